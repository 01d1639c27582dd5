/** Why something is not allowed: the plain reason where there is one, and the rule in words with its id. */
import { type Reason, reasonWords } from "../lib/reasons";
import { ruleWords } from "../lib/rulebook.svelte";
import { say } from "../lib/words";

/** The rule in one sentence with its id, after the plain reason; only one of them until the words have come. */
export function why(rule: string, reason: Reason | null = null): string {
    const text = ruleWords(rule);
    const plain = reason === null ? "" : reasonWords(reason);
    if (text === "") return plain || say("table-why-rule", { rule });
    return plain === "" ? say("table-why", { rule, text }) : say("reason-note", { reason: plain, rule, text });
}
