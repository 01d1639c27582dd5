/** Why something is not allowed: the plain reason where there is one, and the rule in words. */
import type { Barred, Refused } from "../generated/protocol";
import { refusalText } from "../lib/api";
import { plain } from "../lib/marked-text";
import { fromRule, ruleWords } from "../lib/rulebook.svelte";
import { cardWord, say, sentence, tell, typeWord } from "../lib/words";

/** Why an answer was refused: the plain reason, like that of a line that is dimmed, or what the server's code says. */
export function whyRefused(refused: Refused): string {
    return reasonWords(refused) || refusalText(refused.code, refused);
}

/** The rule in words, after the plain reason; only one of them until the words have come. */
export function why(barred: Barred): string {
    const { rule } = barred;
    const text = ruleWords(rule);
    const reason = reasonWords(barred);
    if (text === "") return fromRule(reason || say("table-why-rule"), rule);
    return fromRule(reason === "" ? text : say("reason-note", { reason, text }), rule);
}

/** The plain reason, with the names of what it speaks of; "" where the rule says it all. */
export function reasonWords({ reason = "", values = {} }: Pick<Barred, "reason" | "values">): string {
    if (reason === "") return "";
    const words = Object.entries(values).map(([name, value]): [string, string | number] => {
        if (typeof value === "number") return [name, value];
        return [name, name === "type" ? typeWord(value) : cardWord(value)];
    });
    return plain(sentence(tell(reason, Object.fromEntries(words))));
}
