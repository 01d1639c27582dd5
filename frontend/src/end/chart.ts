/** The chart of a game: numbers turned into places on a plane. */
import type { Finished, Incident } from "../generated/protocol";

export type Measure = "scores" | "gold" | "cities" | "chances";
export const MEASURES: readonly Measure[] = ["scores", "gold", "cities", "chances"];

export interface Plane {
    width: number;
    height: number;
    left: number;
    right: number;
    top: number;
    bottom: number;
}

interface Point {
    x: number;
    y: number;
    round: number;
    value: number;
}

/** By seat, what it had at the end of each round. */
export function seriesOf(finished: Pick<Finished, "rounds" | "players">, measure: Measure): number[][] {
    return finished.players.map((_, seat) => finished.rounds.map((round) => round[measure][seat] ?? 0));
}

/** Round numbers for the marks of an axis from 0 on, the last not below the highest value. */
export function ticks(highest: number, wanted = 5): number[] {
    const top = Math.max(1, highest);
    const raw = top / wanted;
    const power = 10 ** Math.floor(Math.log10(raw));
    const step = Math.max(1, ([1, 2, 5, 10].find((n) => n * power >= raw) ?? 10) * power);
    const found: number[] = [];
    for (let value = 0; ; value += step) {
        found.push(Math.round(value));
        if (value >= top) return found;
    }
}

export function scaleX(plane: Plane, count: number, index: number): number {
    const inner = plane.width - plane.left - plane.right;
    return plane.left + (count < 2 ? inner / 2 : (inner * index) / (count - 1));
}

export function scaleY(plane: Plane, highest: number, value: number): number {
    const inner = plane.height - plane.top - plane.bottom;
    return plane.top + inner * (1 - value / Math.max(1, highest));
}

/** Which of so many places along the chart the pointer is nearest to, on a page drawn `zoom` times as large. */
export function nearest(plane: Plane, count: number, event: PointerEvent & { currentTarget: SVGElement }, zoom: number): number {
    const inner = plane.width - plane.left - plane.right;
    const share = ((event.clientX - event.currentTarget.getBoundingClientRect().left) / zoom - plane.left) / Math.max(1, inner);
    return Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));
}

export function points(plane: Plane, rounds: readonly number[], values: readonly number[], highest: number): Point[] {
    return values.map((value, index) => ({
        x: scaleX(plane, values.length, index),
        y: scaleY(plane, highest, value),
        round: rounds[index] ?? index + 1,
        value,
    }));
}

export function path(along: readonly Point[]): string {
    return along.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

function round(value: number): number {
    return Math.round(value * 10) / 10;
}

/** Labels at the ends of lines, pushed apart so that none lies on another. */
export function apart(wanted: readonly number[], gap: number, low: number, high: number): number[] {
    const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
    const placed = [...wanted];
    let last = -Infinity;
    for (const index of order) {
        last = Math.max(wanted[index] ?? 0, last + gap, low);
        placed[index] = last;
    }
    // What was pushed out at the end comes back, and pushes the others the other way.
    let limit = high;
    for (const index of order.reverse()) {
        placed[index] = Math.min(placed[index] ?? 0, limit);
        limit = (placed[index] ?? 0) - gap;
    }
    return placed;
}

/** Every so manyth round gets a number, so that they do not touch. */
export function everyRound(count: number, width: number, room = 26): number {
    return Math.max(1, Math.ceil((count * room) / Math.max(1, width)));
}

/** What is marked, and with which picture. */
export const MARKS: Readonly<Record<string, string>> = {
    killed: "token-killed",
    robbed: "token-robbed",
    bewitched: "token-bewitched",
    destroyed: "destroy",
    exchanged: "exchange",
    seized: "exchange",
    confiscated: "token-signed",
    swapped: "swap",
    "lost-turn": "token-killed",
    completed: "winner",
    rang: "bell-tower",
};

/** The incidents by round, in the order they happened. */
export function byRound(incidents: readonly Incident[]): Map<number, Incident[]> {
    const found = new Map<number, Incident[]>();
    for (const incident of incidents) {
        found.set(incident.round, [...(found.get(incident.round) ?? []), incident]);
    }
    return found;
}
