/** The last act, shown large in the middle, and the card that it is about. */
import type { Facts } from "../lib/facts";
import type { Entry } from "../lib/entry";

const MOST = 3; // sentences that can be read before the next act

/** The sentences of an act, without background events if there are others. */
export function told(act: readonly Entry[]): readonly Entry[] {
    const aloud = act.filter((entry) => entry.kind !== "quiet" && entry.opens !== "round");
    return (aloud.length > 0 ? aloud : act).slice(-MOST);
}

/** What to show beside an act: its only district, else its only character, else the player who acts. */
export function shownBy(act: readonly Entry[], facts: Facts): { card?: string; character?: string; seat?: number } {
    for (const entry of told(act).toReversed()) {
        const cards = entry.parts.filter((part) => part.kind === "card").map((part) => part.id.replace(/\*$/, ""));
        const [card] = cards;
        if (cards.length === 1 && card !== undefined && card in facts.districts) return { card };
    }
    for (const entry of told(act).toReversed()) {
        const characters = entry.parts.filter((part) => part.kind === "character");
        const [found] = characters;
        if (characters.length === 1 && found !== undefined) return { character: found.id };
    }
    const seat = told(act).at(-1)?.actor ?? null;
    return seat === null ? {} : { seat };
}

/** The entries that are not already shown large, as the last act is while the reader waits. */
export function untold(entries: readonly Entry[], side: { act: readonly Entry[]; asked: boolean } | null): readonly Entry[] {
    const large = side === null || side.asked ? [] : told(side.act);
    return entries.filter((entry) => !large.includes(entry));
}

/** The entries worth showing to a reader: not background events, nor what they did themselves. */
export function worthTelling(entries: readonly Entry[], me: number | null): readonly Entry[] {
    return entries.filter((entry) => {
        if (entry.kind === "quiet" || entry.opens === "round") return false;
        return entry.actor !== me || me === null || entry.kind === "hurt" || entry.mine;
    });
}
