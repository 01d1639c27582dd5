/** The words of rules, fetched when first asked for, in the language that is spoken. */
import { SvelteMap } from "svelte/reactivity";
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

/** By sentence: the id of its rule, for links to the rulebook. */
const sources = new Map<string, string>();

/** A sentence that comes from a rule, as it is. */
export function fromRule(sentence: string, rule: string): string {
    sources.set(sentence, rule);
    return sentence;
}

/** The rule that a sentence comes from, "" for none. */
export function ruleOf(sentence: string): string {
    return sources.get(sentence) ?? "";
}
