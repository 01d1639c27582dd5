/** The words of the game, from the Fluent files that all its faces share. No sentence stands in code. */
import type { FluentBundle } from "@fluent/bundle";
import { type Facts, TAKES_AFTER, factsOf } from "./facts";
import { mark, plain } from "./marked-text";
import { language, report, rules, words } from "./language.svelte";

export { language, LANGUAGES, pageTexts, speak } from "./language.svelte";

export type Args = Record<string, string | number>;

function format(bundle: FluentBundle, id: string, args?: Args): string {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern == null) {
        report(new Error(`no text ${id}`));
        return "";
    }
    const faults: Error[] = [];
    const said = bundle.formatPattern(pattern, args, faults);
    for (const fault of faults) report(new Error(`text ${id}: ${fault.message}`));
    return said;
}

/** The message in the language that is spoken now, with `args` put in their places. */
export function say(id: string, args?: Args): string {
    return plain(tell(id, args));
}

/** The same with the marks of the names in it, which say what each is. */
export function tell(id: string, args?: Args): string {
    return format(words(), id, args);
}

export function has(id: string): boolean {
    return words().hasMessage(id);
}

/** A number with one digit after the point, as it is written in the language that is spoken. */
export function decimal(value: number): string {
    return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** A, b, c. */
export function chained(list: readonly string[]): string {
    return list.reduce((first, next) => (first ? tell("list-more", { first, next }) : next), "");
}

/** A, b and c. */
export function listed(list: readonly string[]): string {
    const last = list.at(-1);
    if (last === undefined) return say("list-none");
    const first = chained(list.slice(0, -1));
    return first ? tell("list-last", { first, last }) : last;
}

/** The name of a card or a character; `*` is a beautified one. */
export function cardName(card: string): string {
    const bare = card.replace(/\*$/, "");
    return say(`card-${bare}`) + card.slice(bare.length);
}

/** The same with its mark, to be put into a sentence: so it can stand there in the form that the sentence needs. */
export function cardWord(card: string): string {
    return mark("card", card, cardName(card));
}

/** The id of a text that may differ from edition to edition; undefined if there is none, not even a general one. */
export function nearestOf(stem: string, edition: string): string | undefined {
    const ends = (TAKES_AFTER[edition] ?? [edition]).map((name) => `${stem}-${name}`);
    return [...ends, stem].find(has);
}

/** What stands on a card in that edition; "" for a district that is only built. */
export function cardText(card: string, edition: string): string {
    const id = nearestOf(`text-${card}`, edition);
    return id === undefined ? "" : say(id);
}

/** A few words on a card; "" for one that needs none. */
export function brief(card: string, edition: string | Facts): string {
    const facts = typeof edition === "string" ? factsOf(edition) : edition;
    const id = nearestOf(`brief-${card}`, facts.name);
    return id === undefined ? "" : say(id, { ...facts.values });
}

export function typeName(type: string): string {
    return say(`type-${type}`);
}

export function typeWord(type: string): string {
    return mark("type", type, typeName(type));
}

/** A rule in full. The rules are downloaded when the first is asked for. */
export async function ruleText(id: string): Promise<string> {
    return format(await rules(), id);
}

/** With a capital at the beginning; marks of the words are passed over. */
export function sentence(told: string): string {
    const found = /^(?:\ue000[^\ue002]*\ue002)*\p{L}/u.exec(told)?.[0];
    if (found === undefined) return told;
    return found.slice(0, -1) + found.slice(-1).toLocaleUpperCase(language()) + told.slice(found.length);
}
