/** What the studies say of a card, as the results have it. Shares of wins are from 0 to 1. */
import { language } from "../lib/words";
import all from "./cards.json";

/** A value, the ends of its 95% interval, and whether it is certain among all comparisons of its study. */
export type Told = [value: number, low: number, high: number, sure: boolean];

export interface CardNumbers {
    /** Taking a character, or having a card in the opening hand. */
    kind: "pick" | "hand";
    games: Record<string, number>;
    /** All numbers of players together, by bot. */
    bots: Record<string, Told>;
    /** What several bots make of it: "same", "apart", "opposite", "unsure". */
    verdict: string;
    /** Of the bot with the most games, by number of players. */
    players: [players: number, ...told: Told][];
}

export const MAIN = "builder";
export const STRONGER = "learned";

export function numbersOf(edition: string): ReadonlyMap<string, CardNumbers> {
    return new Map(Object.entries((all as unknown as Record<string, Record<string, CardNumbers>>)[edition] ?? {}));
}

/** Wins in a hundred games, with their sign. */
export function wins(share: number): string {
    const said = new Intl.NumberFormat(language(), { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(100 * share);
    return said.replace("-", "−");
}
