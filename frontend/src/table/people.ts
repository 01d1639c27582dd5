/** What can be said of the players as they sit around the table. */
import type { View } from "../generated/protocol";
import type { Facts } from "../lib/facts";
import { laidDown } from "../lib/lines";
import { standing } from "./targets";

/** All seats but the reader's own, clockwise from the reader; all of them for a spectator. */
export function others(view: View): number[] {
    const count = view.players.length;
    const seat = view.seat;
    if (seat === null) return view.players.map((_, i) => i);
    return Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count);
}

/** How many districts a city counts for when it is completed. */
export function built(view: View, facts: Facts, seat: number): number {
    const city = standing(view.players[seat]?.city ?? []);
    return city.reduce((sum, item) => sum + facts.size(item.card), 0);
}

export function goal(view: View, facts: Facts): number {
    return facts.goal(view.players.length, view.rung ?? false);
}

export function complete(view: View, facts: Facts, seat: number): boolean {
    return !facts.laps && built(view, facts, seat) >= goal(view, facts);
}

/** Whether somebody has completed a city, so that this round is the last. */
export const lastRound = (view: View): boolean =>
    view.first_complete !== null && !(Array.isArray(view.first_complete) && view.first_complete.length === 0);

export function wasFirst(view: View, seat: number): boolean {
    const first = view.first_complete;
    return Array.isArray(first) ? first.includes(seat) : first === seat;
}

/** The characters that are known of a player, and how many are not. */
export function charactersOf(view: View, seat: number): { known: string[]; hidden: number } {
    const all = view.players[seat]?.characters ?? [];
    const known = all.filter((character) => character !== null);
    return { known, hidden: all.length - known.length };
}

/** What a hidden character of a player may be, as far as the reader can tell; null if it may be any. */
export function candidates(view: View, seat: number): string[] | null {
    const held = view.known?.held[seat] ?? [];
    const found = new Set<string>();
    for (const group of held) {
        if (group === null) return null;
        for (const character of group) found.add(character);
    }
    return found.size === 0 ? null : [...found];
}

/** The cards of another hand that the reader has seen there. */
export function seenIn(view: View, seat: number): string[] {
    if (seat === view.seat) return [];
    return (view.known?.hands[seat] ?? []).filter((card) => typeof card === "string");
}

/** Who may have a hidden character; null where we know nothing worth telling. */
export function mayHold(view: View, character: string): number[] | null {
    const held = view.known?.held ?? [];
    const hidden = held.map((groups, seat) => ({ groups, seat })).filter(({ groups, seat }) => seat !== view.seat && groups.length > 0);
    if (hidden.length === 0 || view.face_up.includes(character)) return null;
    const found = hidden.filter(({ groups }) => groups.some((group) => group === null || group.includes(character)));
    return found.length === 0 || found.length === hidden.length ? null : found.map(({ seat }) => seat);
}

/** Characters that may still be called, from now on. */
export function toCome(view: View, facts: Facts): string[] {
    if (view.phase !== "turns" || facts.laps) return [];
    const gone = laidDown(view);
    return view.characters
        .filter((character) => (facts.ranks[character] ?? 0) > view.rank)
        .filter((character) => !view.face_up.includes(character) && !gone.has(character))
        .sort((a, b) => (facts.ranks[a] ?? 0) - (facts.ranks[b] ?? 0));
}

/** Who chooses after the one who chooses now, in this pass around the table. */
export function toChoose(view: View): number[] {
    if (view.phase !== "selection" || typeof view.waiting !== "number") return [];
    const count = view.players.length;
    const found: number[] = [];
    for (let seat = (view.waiting + 1) % count; seat !== view.crown; seat = (seat + 1) % count) found.push(seat);
    return found;
}

/** Whose turn it is: of the selection, or of a character; null between. */
export function onTurn(view: View): number | null {
    if (view.phase === "turns" && view.turn !== null) return view.turn.seat;
    return view.phase === "selection" && typeof view.waiting === "number" ? view.waiting : null;
}

/** The characters in the order of the row; in the common city first the called ones. */
export function rowOf(view: View, facts: Facts): string[] {
    if (facts.laps) {
        const called = view.called ?? [];
        return [...called, ...Object.keys(facts.ranks).filter((character) => !called.includes(character))];
    }
    return [...view.characters].sort((a, b) => (facts.ranks[a] ?? 0) - (facts.ranks[b] ?? 0));
}

/** Whether a character was already called, is playing, or is still to come. */
export function calledOf(view: View, facts: Facts, character: string): "later" | "now" | "over" {
    if (view.turn?.character === character && view.phase === "turns") return "now";
    if (facts.laps) return (view.called ?? []).includes(character) ? "over" : "later";
    if (view.phase !== "turns") return "later";
    const rank = facts.ranks[character] ?? 0;
    return rank < view.rank || view.revealed.includes(character) ? "over" : "later";
}
