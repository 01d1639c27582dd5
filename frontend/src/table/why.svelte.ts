/** The words of rules, fetched when first asked for. */
import { SvelteMap } from "svelte/reactivity";
import { ruleText, say } from "../lib/words";

const told = new SvelteMap<string, string>();
const asked = new Set<string>();

/** The rule in one sentence with its id; only the id until the words have come. */
export function why(rule: string): string {
    if (!asked.has(rule)) {
        asked.add(rule);
        ruleText(rule)
            .then((text) => told.set(rule, text))
            .catch(() => asked.delete(rule)); // the line was down: ask again the next time
    }
    const text = told.get(rule);
    return text === undefined || text === "" ? say("table-why-rule", { rule }) : say("table-why", { rule, text });
}
