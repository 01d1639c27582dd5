/** The lines that may be played, taken apart and in words. */
import type { Option, View } from "../generated/protocol";
import { CHARACTERS, type Facts, TYPES, VERBS, type Verb } from "./facts";
import { mark, plain } from "./marked-text";
import { Formatter } from "./formatter";
import { type Args, cardName, chained, tell as say, typeWord } from "./words";

/** A line taken apart: its verb, and what it speaks of. */
export interface Move {
    line: string;
    verb: Verb;
    /** Of its texts. */
    key: string;
    seat: number | null;
    card: string | null;
    character: string | null;
    type: string | null;
    number: number | null;
}

/** For whom a line is put into words. */
export interface Context {
    facts: Facts;
    view: View;
    names: readonly string[];
    /** Who reads; null is a spectator. */
    seat: number | null;
}

/** How each part of a line is written. */
const WRITTEN = {
    seat: "\\d",
    number: "\\d+",
    card: "[a-z-]+\\*?",
    character: [...CHARACTERS].join("|"),
    type: TYPES.join("|"),
};
// The first that fits is meant: the engine has "take gold" before "take CARD", and "give CHARACTER" before "give CARD".
const PATTERNS = VERBS.map((verb) => {
    const parts = (verb.parts ?? []).map((part) => `(?<${part}>${WRITTEN[part]})`);
    return { verb, pattern: new RegExp(`^${[verb.word, ...parts].join(" ")}$`) };
});

export function parse(line: string): Move {
    for (const { verb, pattern } of PATTERNS) {
        const found = pattern.exec(line);
        if (found === null) continue;
        const { seat, card = null, character = null, type = null, number } = found.groups ?? {};
        return { line, verb, key: verb.key, seat: counted(seat), card, character, type, number: counted(number) };
    }
    throw new RangeError(`no verb of ${line}`);
}

const counted = (word: string | undefined): number | null => (word === undefined ? null : Number(word));

/** In the order in which a person reads them; the same order each time. */
export function ordered<T extends { line: string }>(options: readonly T[]): T[] {
    return options
        .map((option) => ({ option, at: parse(option.line).verb.order }))
        .sort((a, b) => a.at - b.at)
        .map(({ option }) => option);
}

/** The characters that the reader knows to lie face down. */
export function laidDown(view: View): Set<string> {
    const down = view.known?.down ?? [];
    return new Set(down.flatMap((candidates) => (candidates?.length === 1 ? candidates : [])));
}

/** An option in full, as one line of words. */
export function label(of: Move | string, ctx: Context, option?: Option): string {
    return plain(labelled(of, ctx, option));
}

function labelled(of: Move | string, ctx: Context, option?: Option): string {
    const found = typeof of === "string" ? parse(of) : of;
    const told = shortLabelled(found, ctx, option);
    const note = goneNote(found, ctx.view) || effectNote(option, found);
    return note ? say("noted", { told, note }) : told;
}

/** What an option means, without what it costs or brings. */
export function shortLabel(of: Move | string, ctx: Context, option?: Option): string {
    const found = typeof of === "string" ? parse(of) : of;
    return plain(shortLabelled(found, ctx, option));
}

function shortLabelled(found: Move, ctx: Context, option?: Option): string {
    const known = option?.known === true ? option : undefined;
    return say(`option-${found.key}`, labelArgs(found, ctx, known));
}

/** Why a character that may be named will not answer: it lies on the table. "" where that is not known. */
function goneNote(found: Move, view: View): string {
    if (found.character === null) return "";
    if (view.face_up.includes(found.character)) return say("effect-face-up");
    return laidDown(view).has(found.character) ? say("effect-face-down") : "";
}

function labelArgs(found: Move, ctx: Context, known?: Option): Args {
    const { facts, view, seat } = ctx;
    const formatter = new Formatter(facts, ctx.names, seat);
    const role = view.turn?.character ?? "";
    const type = found.type ?? facts.gains[role];
    return {
        role,
        player: formatter.player(found.seat),
        target: found.seat !== null && found.seat === seat ? "me" : "other",
        gold: known ? Math.abs(known.gold ?? 0) : (found.number ?? 0),
        cards: known?.drawn || (known?.cards ?? 0),
        kept: known?.kept ?? 0,
        pile: facts.openPile ? "open" : "deck",
        rung: facts.laps ? "laps" : "rounds",
        crown: seat !== null && view.crown === seat ? "mine" : "other",
        type: type === undefined ? "" : formatter.type(type),
        card: found.card === null ? "" : cardWords(found, found.card, formatter),
        character: found.character === null ? "" : formatter.character(found.character),
        number: found.number ?? 0,
    };
}

/** The name of a card; of one from a hand its cost and type too, for nothing else says them. */
function cardWords(found: Move, card: string, formatter: Formatter): string {
    const district = formatter.facts.districts[card];
    const { aim, priced } = found.verb;
    if (district === undefined || priced || (aim !== "hand" && aim !== "tray")) return formatter.card(card);
    const { type, cost } = district;
    return mark("card", card, plain(say("help-card-priced", { card: cardName(card), type: typeWord(type), cost })));
}

/** The effect of an option in a few words; "" where there is none, or where its label already says it. */
export function effectNote(option: Option | undefined, of?: Move): string {
    if (option?.known !== true) return "";
    const { verb } = of ?? parse(option.line);
    const { gold = 0, tax = 0, cards = 0 } = option;
    if (verb.said) return "";
    if (option.unpaid === true && !verb.lent) return verb.alwaysPriced ? say("effect-ways") : "";
    const parts: string[] = [];
    if (gold > 0 && !verb.lent) parts.push(say("effect-gain", { gold }));
    else if (gold !== 0 || verb.alwaysPriced) parts.push(say("effect-cost", { gold: Math.abs(gold) }));
    if (tax) parts.push(say("effect-tax", { gold: tax }));
    if (verb.cardsTold && cards !== 0) parts.push(say(cards > 0 ? "effect-cards" : "effect-fewer", { cards: Math.abs(cards) }));
    return chained(parts);
}
