/** What may be decided now, sorted by where it is clicked. */
import type { State } from "../art/types";
import type { Ask, Barred, Hint, Option, View } from "../generated/protocol";
import type { Facts, Verb } from "../lib/facts";
import { type Move, effectNote, label, ordered, parse, shortLabel } from "../lib/lines";
import { cardName, has, say } from "../lib/words";
import { BID, BUTTON, targetsOf } from "./targets";

/** A line that may be played, or one that may not. */
export interface Choice {
    line: string;
    move: Move;
    /** In full, with what it costs. */
    label: string;
    /** Without what it costs. */
    short: string;
    /** What it costs or brings, in a few words; "" for nothing. */
    note: string;
    option: Option | null;
    /** What forbids it; null if it may be played. */
    barred: Barred | null;
    targets: string[];
}

export interface Arranged {
    kind: string;
    /** What may be played, in the order of reading. */
    open: Choice[];
    barred: Choice[];
    /** Both, by target; what may be played comes first. */
    at: ReadonlyMap<string, Choice[]>;
    /** What has no better place than a button, in the order of reading. */
    buttons: Choice[];
    bids: Choice[];
}

export const NOTHING: Arranged = { kind: "", open: [], barred: [], at: new Map(), buttons: [], bids: [] };

export interface Reading {
    view: View;
    facts: Facts;
    names: readonly string[];
    seat: number;
}

export function arrange(ask: Ask, reading: Reading): Arranged {
    const open = ordered(ask.options).map((option) => choiceOf(option.line, option, null, reading));
    const barred = ordered(ask.barred).map((refused) => choiceOf(refused.line, null, refused, reading));
    const at = new Map<string, Choice[]>();
    for (const choice of [...open, ...barred]) {
        for (const target of choice.targets) at.set(target, [...(at.get(target) ?? []), choice]);
    }
    const buttons = open.filter((choice) => choice.targets[0] === BUTTON);
    const bids = open.filter((choice) => choice.targets[0] === BID).sort((a, b) => (a.move.number ?? 0) - (b.move.number ?? 0));
    return { kind: reading.seat === reading.view.seat ? ask.kind : "", open, barred, at, buttons, bids };
}

function choiceOf(line: string, option: Option | null, barred: Barred | null, reading: Reading): Choice {
    const move = parse(line);
    const known = option ?? undefined;
    return {
        line,
        move,
        label: label(move, reading, known),
        short: shortLabel(move, reading, known),
        note: effectNote(known, move),
        option,
        barred,
        targets: targetsOf(move, reading.seat, reading.facts),
    };
}

export const isOpen = (choice: Choice): boolean => choice.barred === null;

/** How something that may be clicked looks. */
export function stateOf(choices: readonly Choice[]): State {
    if (choices.some(isOpen)) return "can";
    return choices.length > 0 ? "barred" : "idle";
}

/** What stands on a target before it is clicked: "−2 → 1", or only "−2" where there is little room. */
export function badgeOf(choices: readonly Choice[], gold: number, short = false): string {
    const open = choices.filter(isOpen);
    const keys = new Set(open.map((choice) => choice.move.key));
    const [first] = open;
    if (first?.option?.known !== true || (keys.size > 1 && first.move.verb.missed !== "build")) return "";
    if (keys.size === 1 && open.length > 1) return "";
    const { gold: change = 0, cards = 0, unpaid = false } = first.option;
    if (first.move.verb.lent) return "";
    if (unpaid) return say("table-badge-ways");
    if (change < 0) {
        return short ? say("table-badge-price", { gold: -change }) : say("table-badge-cost", { gold: -change, left: gold + change });
    }
    if (change > 0) return say("table-badge-gain", { gold: change });
    if (first.move.verb.alwaysPriced) return say("table-badge-free");
    if (!first.move.verb.cardsTold || cards === 0) return "";
    return cards > 0 ? say("table-badge-more", { cards }) : say("table-badge-fewer", { cards: -cards });
}

/** A choice as a button has it; the name of a character alone says nothing of what becomes of it. */
export function spelled({ short, move: { character } }: Choice): string {
    return character !== null && short === cardName(character) ? say("table-choose") : short;
}

/** What can be done to a player, on a button at their name; several things are opened by it. */
export function atPlayer(open: readonly Choice[]): string {
    const [first] = open;
    const keys = new Set(open.map((choice) => choice.move.verb.word));
    if (first === undefined) return "";
    const told = `table-at-${first.move.verb.word}`;
    if (keys.size > 1 || !has(told)) return open.length === 1 ? first.short : say("table-more");
    return say(told);
}

// -- the usual next thing ---------------------------------------------------------------------------------------------
/**
 * The one button that is largest: what most people do next. Null where that would push: while one of several things
 * must be chosen, where a gain would grow if one waited, and to what is worth a question (`doubted`).
 */
export function usual({ open, buttons, bids }: Arranged, doubted: (choice: Choice) => boolean): Choice | null {
    const [only] = open;
    if (bids.length > 0) return null;
    if (only !== undefined && open.length === 1) return only;
    const at = (wanted: Verb["usual"]): Choice[] => buttons.filter(({ move }) => move.verb.usual === wanted);
    if (at("choice").length > 0) return null;
    const gain = at("gain").find(({ option }) => !option?.grown);
    return gain ?? at("closes").find((choice) => !doubted(choice)) ?? null;
}

// -- what the bot would do --------------------------------------------------------------------------------------------
export interface Advice {
    choice: Choice;
    /** Of the bot's attention. */
    share: number;
    /** The chance to win, never more than with the best: what was tried less is less sure. Null where that is not known. */
    win: number | null;
    best: boolean;
    /** As good as the best, as far as anybody can tell. */
    equal: boolean;
    /** From 0 to 1, by the same number by which they are sorted. */
    bar: number;
}

const FEW = 4; // so few imagined games say nothing about winning
const ALIKE = 0.015; // a chance to win that differs by less is the same

/**
 * The hint, as choices of this question. The first is what the bot would do, which it decides by where it looked most;
 * the others follow by their chances to win, so far as they are known, and the bars are as long as these.
 */
export function advice(hint: Hint | null, arranged: Arranged): Advice[] {
    const found: { choice: Choice; share: number; win: number | null }[] = [];
    for (const { line, share, win, games } of hint?.thoughts ?? []) {
        const choice = arranged.open.find((one) => one.line === line);
        if (choice !== undefined) found.push({ choice, share, win: games < FEW ? null : win });
    }
    const [first, ...rest] = found;
    if (first === undefined) return [];
    const top = first.win;
    const capped = (win: number | null): number | null => (win === null || top === null ? null : Math.min(win, top));
    rest.sort((a, b) => (capped(b.win) ?? -1) - (capped(a.win) ?? -1)); // those alike stay in the order of attention
    const measure = (one: typeof first): number => (top === null ? one.share / (first.share || 1) : (capped(one.win) ?? 0) / (top || 1));
    return [first, ...rest].map((one, i) => {
        const win = capped(one.win);
        const equal = i > 0 && win !== null && top !== null && win > top - ALIKE;
        return { ...one, win, best: i === 0, equal, bar: measure(one) };
    });
}
