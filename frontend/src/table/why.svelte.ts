/** Why something is not allowed: the rule in words, with its id. */
import { ruleWords } from "../lib/rulebook.svelte";
import { say } from "../lib/words";

/** The rule in one sentence with its id; only the id until the words have come. */
export function why(rule: string): string {
    const text = ruleWords(rule);
    return text === "" ? say("table-why-rule", { rule }) : say("table-why", { rule, text });
}
