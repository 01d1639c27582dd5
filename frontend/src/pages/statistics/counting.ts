/** What many games say together. Everything is counted here, so that it can be chosen from at once, and without a server. */
import type { CharacterPlayed, GameSummary } from "../../generated/protocol";

export type Game = Required<Omit<GameSummary, "preset" | "left_out">> & { preset: string | null };

/** With so few games nothing is said about shares. */
export const TOO_FEW = 5;
/** So many games make up the moving average. */
export const WINDOW = 10;

/** The games that count, the latest first. */
export function counted(summaries: readonly GameSummary[]): Game[] {
    return summaries.filter((game) => game.left_out == null).map((game) => ({
        preset: null, players: 0, rivals: [], place: 0, won: false, points: 0, score: {}, rounds: 0, took: 0,
        decisions: 0, aided: 0, first: false, characters: {}, built: {}, lost: {}, city: [], ...game,
    }));
}

export type Reason = NonNullable<GameSummary["left_out"]>;

/** How many games do not count, by the reason. */
export function leftOut(summaries: readonly GameSummary[]): [Reason, number][] {
    return tally(summaries.flatMap((game) => (game.left_out == null ? [] : [game.left_out])));
}

export interface Choice {
    edition: string;
    players: number;
    against: "" | "people" | "bots";
}

export const EVERYTHING: Choice = { edition: "", players: 0, against: "" };

export function chosen(games: readonly Game[], { edition, players, against }: Choice): Game[] {
    return games.filter(
        (game) =>
            (edition === "" || game.edition === edition) &&
            (players === 0 || game.players === players) &&
            (against === "" || game.rivals.some(({ bot }) => bot === null) === (against === "people")),
    );
}

// -- shares ------------------------------------------------------------------------------------------------------------
/** How many of how many, and how many there would be by chance. */
export interface Share {
    won: number;
    n: number;
    expected: number;
}

export function shareOf(games: readonly Game[]): Share {
    return { won: games.filter((game) => game.won).length, n: games.length, expected: sum(games.map((game) => 1 / game.players)) };
}

/** Between what the true share lies with 95 percent confidence (Wilson's interval). */
export function interval(won: number, n: number): [low: number, high: number] {
    if (n === 0) return [0, 1];
    const z = 1.96;
    const p = won / n;
    const middle = p + (z * z) / (2 * n);
    const wide = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
    const whole = 1 + (z * z) / n;
    return [Math.max(0, (middle - wide) / whole), Math.min(1, (middle + wide) / whole)];
}

// -- parts -------------------------------------------------------------------------------------------------------------
interface Group {
    key: string;
    games: Game[];
}

/** The games by something that each has, the largest groups first. */
export function grouped(games: readonly Game[], keysOf: (game: Game) => readonly string[]): Group[] {
    const found = new Map<string, Game[]>();
    for (const game of games) {
        for (const key of new Set(keysOf(game))) found.set(key, [...(found.get(key) ?? []), game]);
    }
    return [...found].map(([key, all]) => ({ key, games: all })).sort((a, b) => b.games.length - a.games.length || (a.key < b.key ? -1 : 1));
}

export interface CharacterFigures extends Share {
    card: string;
    held: number;
    killed: number;
    bewitched: number;
    robbed: number;
    deeds: Record<string, number>;
}

/** By character, what was held most first. `n` are the games in which it was held. */
export function characters(games: readonly Game[]): CharacterFigures[] {
    return grouped(games, (game) => Object.keys(game.characters))
        .map(({ key, games: all }) => {
            const played = all.map((game) => game.characters[key] ?? {});
            const deeds: Record<string, number> = {};
            for (const one of played) for (const [deed, times] of Object.entries(one.deeds ?? {})) deeds[deed] = (deeds[deed] ?? 0) + times;
            const total = (part: keyof Omit<CharacterPlayed, "deeds">): number => sum(played.map((one) => one[part] ?? 0));
            const holding = all.filter((game) => (game.characters[key]?.held ?? 0) > 0);
            return { card: key, ...shareOf(holding), held: total("held"), killed: total("killed"), bewitched: total("bewitched"), robbed: total("robbed"), deeds };
        })
        .sort((a, b) => b.held - a.held || (a.card < b.card ? -1 : 1));
}

export interface DistrictFigures extends Share {
    card: string;
    built: number;
    lost: number;
}

/** By district, what was built most first. `n` are the games in which it stood in the city at the end. */
export function districts(games: readonly Game[]): DistrictFigures[] {
    return grouped(games, (game) => [...Object.keys(game.built), ...Object.keys(game.lost), ...game.city])
        .map(({ key, games: all }) => ({
            card: key,
            ...shareOf(all.filter((game) => game.city.includes(key))),
            built: sum(all.map((game) => game.built[key] ?? 0)),
            lost: sum(all.map((game) => game.lost[key] ?? 0)),
        }))
        .sort((a, b) => b.built - a.built || (a.card < b.card ? -1 : 1));
}

interface RivalFigures {
    /** The level of bots, null for people. */
    bot: string | null;
    met: number;
    ahead: number;
    equal: number;
}

/** Against whom, and how often the player came out ahead of them. */
export function rivals(games: readonly Game[]): RivalFigures[] {
    const found = new Map<string | null, RivalFigures>();
    for (const game of games) {
        for (const { bot, place } of game.rivals) {
            const one = found.get(bot) ?? { bot, met: 0, ahead: 0, equal: 0 };
            found.set(bot, { bot, met: one.met + 1, ahead: one.ahead + Number(place > game.place), equal: one.equal + Number(place === game.place) });
        }
    }
    return [...found.values()].sort((a, b) => b.met - a.met);
}

/** Points by what they are for, per game, most first. */
export function sources(games: readonly Game[]): [reason: string, mean: number][] {
    const found = new Map<string, number>();
    for (const game of games) for (const [reason, points] of Object.entries(game.score)) found.set(reason, (found.get(reason) ?? 0) + points);
    return [...found].map(([reason, total]): [string, number] => [reason, total / games.length]).sort((a, b) => b[1] - a[1]);
}

// -- over time ---------------------------------------------------------------------------------------------------------
export type Measure = "beaten" | "points";

/** Which part of the others a player has beaten; those who came as far count half. By chance it is one half. */
export function beaten({ rivals: others, place }: Game): number {
    return others.length === 0 ? 0 : sum(others.map((rival) => (rival.place > place ? 1 : rival.place === place ? 0.5 : 0))) / others.length;
}

export interface Moment {
    game: Game;
    value: number;
    /** Of this game and those before it; null until there are enough. */
    average: number | null;
}

/** Game by game, the earliest first. */
export function course(games: readonly Game[], measure: Measure): Moment[] {
    const order = [...games].sort((a, b) => a.ended - b.ended);
    const values = order.map((game) => (measure === "beaten" ? beaten(game) : game.points));
    return order.map((game, index) => {
        const last = values.slice(Math.max(0, index + 1 - WINDOW), index + 1);
        return { game, value: values[index] ?? 0, average: last.length < TOO_FEW ? null : sum(last) / last.length };
    });
}

// -- as a file ---------------------------------------------------------------------------------------------------------
const COLUMNS: [string, (game: Game) => string | number][] = [
    ["code", (game) => game.code],
    ["ended", (game) => new Date(game.ended).toISOString()],
    ["edition", (game) => game.edition],
    ["preset", (game) => game.preset ?? ""],
    ["players", (game) => game.players],
    ["people", (game) => 1 + game.rivals.filter(({ bot }) => bot === null).length],
    ["bots", (game) => game.rivals.flatMap(({ bot }) => (bot === null ? [] : [bot])).join(" ")],
    ["place", (game) => game.place],
    ["won", (game) => Number(game.won)],
    ["points", (game) => game.points],
    ["first", (game) => Number(game.first)],
    ["rounds", (game) => game.rounds],
    ["minutes", (game) => Math.round(game.took / 6000) / 10],
    ["decisions", (game) => game.decisions],
    ["aided", (game) => game.aided],
    ["held", (game) => written(Object.fromEntries(Object.entries(game.characters).map(([card, one]) => [card, one.held ?? 0])))],
    ["killed", (game) => sum(Object.values(game.characters).map((one) => one.killed ?? 0))],
    ["robbed", (game) => sum(Object.values(game.characters).map((one) => one.robbed ?? 0))],
    ["bewitched", (game) => sum(Object.values(game.characters).map((one) => one.bewitched ?? 0))],
    ["built", (game) => written(game.built)],
    ["city", (game) => game.city.join(" ")],
];

const written = (times: Record<string, number>): string => Object.entries(times).map(([card, n]) => `${card}:${n}`).join(" ");

/** One line for each game, for a spreadsheet. */
export function csv(games: readonly Game[]): string {
    const rows = [COLUMNS.map(([name]) => name), ...games.map((game) => COLUMNS.map(([, value]) => quoted(String(value(game)))))];
    return rows.map((row) => `${row.join(",")}\r\n`).join("");
}

/** Nothing that a spreadsheet would take for a formula, and commas within quotes. */
function quoted(text: string): string {
    const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function tally<Key>(keys: readonly Key[]): [Key, number][] {
    const found = new Map<Key, number>();
    for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
    return [...found];
}

export function sum(numbers: readonly number[]): number {
    return numbers.reduce((total, n) => total + n, 0);
}
