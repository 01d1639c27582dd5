/** Going through a game: which moments there are, where one is, what is still to be fetched. */
import type { Step } from "../../generated/protocol";

export const CHUNK = 50; // moves that are fetched at once
export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];
/** Milliseconds that a moment is shown. */
export const SHOWN: Readonly<Record<Speed, number>> = { slow: 2400, normal: 1200, fast: 450 };

export interface Mark {
    round: number;
    step: number;
}

/** A number of a moment from an address or a slider, within what there is. */
export function within(wanted: unknown, last: number): number {
    const number = Math.round(Number(wanted));
    return Number.isFinite(number) ? Math.min(last, Math.max(0, number)) : 0;
}

/** Where a chunk begins that is to be fetched next: the one that is looked at, then from the beginning on; null for none. */
export function nextChunk(at: number, last: number, have: (step: number) => boolean): number | null {
    const begin = at - (at % CHUNK);
    if (!have(at)) return begin;
    for (let first = 0; first <= last; first += CHUNK) {
        if (!have(first)) return first;
    }
    return null;
}

/** Up to which moment everything is there from the beginning; -1 for nothing. */
export function gapless(steps: readonly (Step | undefined)[]): number {
    const gap = steps.findIndex((step) => step === undefined);
    return (gap < 0 ? steps.length : gap) - 1;
}

/** The moment with which each round begins, as far as the moments are known. */
export function roundsIn(steps: readonly (Step | undefined)[]): Mark[] {
    const found: Mark[] = [];
    for (const step of steps) {
        if (step !== undefined && found.at(-1)?.round !== step.view.round) found.push({ round: step.view.round, step: step.number });
    }
    return found;
}

export type Key = "first" | "back" | "forward" | "last" | "play";
const KEYS: Readonly<Record<string, Key>> = {
    Home: "first",
    ArrowLeft: "back",
    ArrowRight: "forward",
    End: "last",
    " ": "play",
};

/** What a key means, unless something else on the page wants it. */
export function keyOf(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">): Key | null {
    if (event.ctrlKey || event.metaKey || event.altKey) return null;
    const { target } = event;
    const busy = target instanceof Element && target.closest("input, select, textarea, dialog, [role=log]") !== null;
    const pressed = target instanceof Element && event.key === " " && target.closest("button, a, summary") !== null;
    return busy || pressed ? null : (KEYS[event.key] ?? null);
}

export function moved(key: Exclude<Key, "play">, at: number, last: number): number {
    const to = { first: 0, back: at - 1, forward: at + 1, last }[key];
    return within(to, last);
}
