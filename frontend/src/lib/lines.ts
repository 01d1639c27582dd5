/** The lines that may be played, taken apart and in words. */
import type { Option, View } from "../generated/protocol";
import type { Facts } from "./facts";
import { type Part, mark, partsOf, plain } from "./parts";
import { Voice } from "./voice";
import { type Args, cardName, chained, tell as say, typeWord } from "./words";

/** A line taken apart: the key of its texts, and what it speaks of. */
export interface Move {
    line: string;
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

const PAIRS = ["bonus gold", "bonus cards", "take gold", "take card", "give gold"];
const CHARACTER_VERBS = ["pick", "discard", "name", "sign", "warrant", "flower", "threaten"];

/** The options of a turn as a person goes through them; what is not named stands where "" is. */
export const ORDER: readonly string[] = [
    ..."gold cards income income-n bonus bonus-gold bonus-cards".split(" "),
    ..."name sign flower spy swap redraw look foresee crown alms study".split(" "),
    ..."build borrow beautify destroy exchange seize smithy laboratory museum armory".split(" "),
    ..."tent booth ticket ticket-n fortune ringmaster cannonball bell-tower sell auction".split(" "),
    ..."bribe refuse now pay".split(" "),
    "",
    ..."hold done pass end".split(" "),
];
/** What these bring their words already say. */
const SAID = ["gold", "cards", "income-n", "take-gold", "alms"];
/** A price of nothing is told too. */
const ALWAYS_PRICED = ["build", "pay", "now", "destroy", "seize", "for", "bribe"];
const FROM_HAND = ["keep", "take", "give", "put", "spend", "laboratory", "museum", "lighthouse", "auction"];

function move(line: string, key: string, parts: Partial<Move> = {}): Move {
    return { line, key, seat: null, card: null, character: null, type: null, number: null, ...parts };
}

export function parse(line: string, facts: Facts): Move {
    const [verb = "", ...rest] = line.split(" ");
    const [first] = rest;
    const last = rest.at(-1);
    if (PAIRS.includes(line)) return move(line, line.replace(" ", "-"));
    if (first === undefined || last === undefined) return move(line, verb);
    if (verb === "income" || verb === "bid") {
        return move(line, verb === "income" ? "income-n" : verb, { number: Number(last) });
    }
    const seat = /^\d+$/.test(first) ? Number(first) : null;
    if (CHARACTER_VERBS.includes(verb)) return move(line, verb, { character: last });
    if (verb === "give" && last in facts.ranks) return move(line, "give-character", { character: last });
    if (verb === "spy") return move(line, verb, { seat, type: last });
    if (verb === "ticket" && rest.length > 1) return move(line, "ticket-n", { seat, number: Number(last) });
    if (seat !== null && rest.length === 1) return move(line, verb, { seat });
    return move(line, verb, { seat, card: last });
}

export function verbOf(line: string): string {
    return line.split(" ", 1)[0] ?? "";
}

/** In the order in which a person reads them; the same order each time. */
export function ordered<T extends { line: string }>(options: readonly T[], facts: Facts): T[] {
    const middle = ORDER.indexOf("");
    const place = (option: T): number => {
        const found = ORDER.indexOf(parse(option.line, facts).key);
        return found < 0 ? middle : found;
    };
    return options
        .map((option, i) => ({ option, i, at: place(option) }))
        .sort((a, b) => a.at - b.at || a.i - b.i)
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

export function labelParts(of: Move | string, ctx: Context, option?: Option): Part[] {
    return partsOf(labelled(of, ctx, option));
}

function labelled(of: Move | string, ctx: Context, option?: Option): string {
    const found = typeof of === "string" ? parse(of, ctx.facts) : of;
    const told = shortLabelled(found, ctx, option);
    const note = goneNote(found, ctx.view) || effectNote(option, found);
    return note ? say("noted", { told, note }) : told;
}

/** What an option means, without what it costs or brings. */
export function shortLabel(of: Move | string, ctx: Context, option?: Option): string {
    const found = typeof of === "string" ? parse(of, ctx.facts) : of;
    return plain(shortLabelled(found, ctx, option));
}

function shortLabelled(found: Move, ctx: Context, option?: Option): string {
    const known = option?.known === true ? option : undefined;
    const all = found.key === "cards" && known !== undefined && !known.drawn;
    return say(all ? "option-cards-all" : `option-${found.key}`, labelArgs(found, ctx, known));
}

/** Why a character that may be named will not answer: it lies on the table. "" where that is not known. */
function goneNote(found: Move, view: View): string {
    if (found.character === null) return "";
    if (view.face_up.includes(found.character)) return say("effect-face-up");
    return laidDown(view).has(found.character) ? say("effect-face-down") : "";
}

function labelArgs(found: Move, ctx: Context, known?: Option): Args {
    const { facts, view, seat } = ctx;
    const voice = new Voice(facts, ctx.names, seat);
    const role = view.turn?.character ?? "";
    const type = found.type ?? facts.gains[role];
    const gold = known ? (known.gold ?? 0) : (found.number ?? 2);
    return {
        role,
        player: voice.player(found.seat),
        target: found.seat !== null && found.seat === seat ? "me" : "other",
        gold: Math.abs(gold),
        cards: known ? known.drawn || (known.cards ?? 0) : 2,
        kept: known?.kept || 1,
        pile: facts.openPile ? "open" : "deck",
        rung: facts.laps ? "laps" : "rounds",
        crown: seat !== null && view.crown === seat ? "mine" : "other",
        type: type === undefined ? "" : voice.type(type),
        card: found.card === null ? "" : cardWords(found, found.card, voice),
        character: found.character === null ? "" : voice.character(found.character),
        number: found.number ?? 0,
    };
}

/** The name of a card; of one from a hand its cost and type too, for nothing else says them. */
function cardWords(found: Move, card: string, voice: Voice): string {
    const district = voice.facts.districts[card];
    if (district === undefined || !FROM_HAND.includes(found.key)) return voice.card(card);
    const { type, cost } = district;
    return mark("card", card, plain(say("help-card-priced", { card: cardName(card), type: typeWord(type), cost })));
}

/** The effect of an option in a few words; "" where there is none, or where its label already says it. */
export function effectNote(option: Option | undefined, of?: Move): string {
    if (option?.known !== true) return "";
    const key = of?.key ?? keyOf(option.line);
    if (SAID.includes(key)) return "";
    const { gold = 0, tax = 0, cards = 0 } = option;
    if (option.unpaid === true && key !== "borrow") {
        return key === "build" || key === "now" ? say("effect-ways") : "";
    }
    const parts: string[] = [];
    if (key === "borrow") {
        if (gold) parts.push(say("effect-cost", { gold }));
    } else if (gold > 0) {
        parts.push(say("effect-gain", { gold }));
    } else if (gold < 0 || ALWAYS_PRICED.includes(key)) {
        parts.push(say("effect-cost", { gold: Math.abs(gold) }));
    }
    if (tax) parts.push(say("effect-tax", { gold: tax }));
    if (cards > 0 && ["income", "bonus", "bonus-cards", "smithy", "swap"].includes(key)) {
        parts.push(say("effect-cards", { cards }));
    } else if (cards < 0 && key === "swap") {
        parts.push(say("effect-fewer", { cards: -cards }));
    }
    return chained(parts);
}

/** The key of a line, as far as it can be told without knowing the characters. */
function keyOf(line: string): string {
    if (PAIRS.includes(line)) return line.replace(" ", "-");
    const verb = verbOf(line);
    return verb === "income" && line !== verb ? "income-n" : verb;
}

/** The heading under which lines of this kind may stand together; "" if there are never many. */
export function groupLabel(of: Move | string, ctx: Context): string {
    const found = typeof of === "string" ? parse(of, ctx.facts) : of;
    const { seat, card, character, type, number, key } = found;
    const many = [seat, card, character, type, number].some((part) => part !== null);
    return many && key !== "pick" && key !== "give-character" ? plain(say(`group-${key}`, labelArgs(found, ctx))) : "";
}
