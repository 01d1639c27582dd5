/** What may be decided now, sorted by where it is clicked. */
import type { State } from "../art/types";
import type { Ask, Hint, Option, View } from "../generated/protocol";
import type { Facts } from "../lib/facts";
import { type Move, effectNote, label, ordered, parse, shortLabel } from "../lib/lines";
import { type Reason, reasonOf } from "../lib/reasons";
import { say } from "../lib/words";
import { BID, BUTTON, targetsOf } from "./targets";

/** A line that may be played, or one that may not and why. */
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
    /** The rule that forbids it; null if it may be played. */
    rule: string | null;
    /** What stands in the way, where the view shows it. */
    reason: Reason | null;
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
    const { facts, seat } = reading;
    const open = ordered(ask.options, facts).map((option) => choiceOf(option.line, option, null, reading));
    const barred = ordered(ask.barred, facts)
        .map(({ line, rule }) => ({ ...choiceOf(line, null, rule, reading), reason: plainly(line, ask, reading) }))
        .filter((choice) => thinkable(choice.move, reading));
    const at = new Map<string, Choice[]>();
    for (const choice of [...open, ...barred]) {
        for (const target of choice.targets) at.set(target, [...(at.get(target) ?? []), choice]);
    }
    const buttons = open.filter((choice) => choice.targets[0] === BUTTON);
    const bids = open.filter((choice) => choice.targets[0] === BID).sort((a, b) => (a.move.number ?? 0) - (b.move.number ?? 0));
    return { kind: seat === reading.view.seat ? ask.kind : "", open, barred, at, buttons, bids };
}

/** What the view shows to be in the way; only the own view can tell. */
function plainly(line: string, ask: Ask, { view, facts, seat }: Reading): Reason | null {
    return view.seat === seat ? reasonOf(line, ask.kind, view, facts) : null;
}

/** Powers that only some characters have: nobody else wonders why they may not use them. */
const POWERS: Readonly<Record<string, readonly string[]>> = {
    bonus: ["merchant", "architect", "queen", "tax-collector"],
    study: ["scholar"],
    foresee: ["seer"],
    redraw: ["magician"],
};

/** Whether a line that may not be played is one that a person could think of. */
function thinkable(move: Move, { view, facts, seat }: Reading): boolean {
    const role = view.turn?.character ?? "";
    // A power that was used is gone for this turn, whatever its target.
    const used = view.turn?.seat === seat ? view.turn.used : [];
    if (used.includes(move.key) || (move.key === "redraw" && used.includes("swap"))) return false;
    const whose = POWERS[move.key];
    if (whose !== undefined) return whose.includes(role);
    if (move.key === "income") return role in facts.gains;
    if (move.key === "smithy") return (view.players[seat]?.city ?? []).includes("smithy");
    return true;
}

function choiceOf(line: string, option: Option | null, rule: string | null, reading: Reading): Choice {
    const move = parse(line, reading.facts);
    const known = option ?? undefined;
    return {
        line,
        move,
        label: label(move, reading, known),
        short: shortLabel(move, reading, known),
        note: effectNote(known, move),
        option,
        rule,
        reason: null,
        targets: targetsOf(move, reading.seat),
    };
}

export const isOpen = (choice: Choice): boolean => choice.rule === null;

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
    if (first?.option?.known !== true || (keys.size > 1 && first.move.key !== "build")) return "";
    if (keys.size === 1 && open.length > 1) return "";
    const { gold: change = 0, cards = 0, unpaid = false } = first.option;
    if (first.move.key === "borrow") return "";
    if (unpaid) return say("table-badge-ways");
    if (change < 0) {
        return short ? say("table-badge-price", { gold: -change }) : say("table-badge-cost", { gold: -change, left: gold + change });
    }
    if (change > 0) return say("table-badge-gain", { gold: change });
    if (["build", "destroy", "seize", "for"].includes(first.move.key)) return say("table-badge-free");
    if (first.move.key === "swap" && cards > 0) return say("table-badge-more", { cards });
    if (first.move.key === "swap" && cards < 0) return say("table-badge-fewer", { cards: -cards });
    return "";
}

// -- the usual next thing ---------------------------------------------------------------------------------------------
const USUAL = ["done", "pay", "end", "hold", "pass", "thanks"];
const GATHER = ["gold", "cards"];

/** The one button that is largest: what most people do next. Null where that would push. */
export function usual(arranged: Arranged): Choice | null {
    const { open, buttons, bids } = arranged;
    const [only] = open;
    if (bids.length > 0) return null;
    if (only !== undefined && open.length === 1) return only;
    const income = buttons.find((choice) => ["income", "bonus"].includes(choice.move.key));
    if (income !== undefined) return income;
    if (buttons.some((choice) => GATHER.includes(choice.move.key))) return null;
    return buttons.find((choice) => USUAL.includes(choice.move.key)) ?? null;
}

// -- what the bot would do --------------------------------------------------------------------------------------------
export interface Advice {
    choice: Choice;
    share: number;
    win: number | null;
    best: boolean;
}

const FEW = 12; // so few imagined games say nothing about winning

/** The hint, as choices of this question; the most promising first. */
export function advice(hint: Hint | null, arranged: Arranged): Advice[] {
    const found: Advice[] = [];
    for (const thought of hint?.thoughts ?? []) {
        const choice = arranged.open.find((one) => one.line === thought.line);
        if (choice === undefined) continue;
        const win = thought.games < FEW ? null : thought.win;
        found.push({ choice, share: thought.share, win, best: found.length === 0 });
    }
    return found;
}
