/**
 * Names in the form that a sentence needs: a language with cases gives them as attributes of the name's message, and
 * asks for them with FORM($character, "acc"). Names travel through Fluent inside marks that say what they are.
 */
import { type FluentBundle, type FluentFunction, FluentNumber } from "@fluent/bundle";
import { MARKED, mark, type PartKind } from "./marked-text";

/** The message that a marked word comes from; "" for the name of a person, which has no other forms. */
function messageOf(kind: string, id: string): string {
    if (kind === "card" || kind === "character") return `card-${id.replace(/\*$/, "")}`;
    return kind === "type" ? `type-${id}` : kind === "me" ? "you" : "";
}

/** What the sentences of a language may call. */
export function functions(bundle: () => FluentBundle): Record<string, FluentFunction> {
    /** A form of a message, "" for the message itself; null where it has no such form. */
    const attribute = (message: string, form: string): string | null => {
        const found = bundle().getMessage(message);
        const pattern = form === "" ? found?.value : found?.attributes[form];
        return pattern == null ? null : bundle().formatPattern(pattern);
    };

    /** Every name in another form; what has no such form stays as it is. */
    const form: FluentFunction = ([told, wanted]) =>
        said(told).replace(MARKED, (whole, kind: Exclude<PartKind, "text">, id: string, word: string) => {
            const message = messageOf(kind, id);
            const other = attribute(message, said(wanted));
            if (other === null) return whole;
            // What follows the bare name stays with it: its cost, the star of a beautified district.
            const bare = attribute(message, "") ?? "";
            return mark(kind, id, other + (word.startsWith(bare) ? word.slice(bare.length) : ""));
        });

    /** An attribute of the first name, to choose words by; "" where there is none. */
    const trait: FluentFunction = ([told, wanted]) => {
        const [found] = said(told).matchAll(MARKED);
        return (found && attribute(messageOf(found[1] ?? "", found[2] ?? ""), said(wanted))) ?? "";
    };

    return { FORM: form, TRAIT: trait, BEFORE: before };
}

/** The Italian "a" or "e" as it is before the name of a person: with a d, if that begins with the same vowel. */
const before: FluentFunction = ([word, told]) => {
    const [found] = said(told).matchAll(MARKED);
    const marked = found?.index === 0;
    const name = marked ? (found[1] === "player" ? found[3] : "") : said(told); // a card may still get an article
    return name?.charAt(0).toLowerCase() === said(word) ? `${said(word)}d` : said(word);
};

/** A value as it was given: names are strings, and whatever else is given has no forms. */
function said(value: unknown): string {
    return typeof value === "string" ? value : value instanceof FluentNumber ? String(value.value) : "";
}
