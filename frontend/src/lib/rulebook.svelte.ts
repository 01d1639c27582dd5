/** The words of rules, fetched when first asked for, in the language that is spoken. */
import { SvelteMap } from "svelte/reactivity";
import { RULES } from "./facts";
import { language, ruleText } from "./words";

const told = new SvelteMap<string, string>();
const asked = new Set<string>();

/** The rule in words; "" until they have come. */
export function ruleWords(rule: string): string {
    const key = `${language()} ${rule}`;
    if (!asked.has(key)) {
        asked.add(key);
        ruleText(rule)
            .then((text) => told.set(key, text))
            .catch(() => asked.delete(key)); // the line was down: ask again the next time
    }
    return told.get(key) ?? "";
}

/** The first rule whose id stands in a sentence, "" for none. */
export function ruleIn(sentence: string): string {
    return (sentence.match(/\b[A-Z]{2}(?:-[A-Z0-9]+)*-\d+\b/g) ?? []).find((id) => RULES.includes(id)) ?? "";
}
