/** What a new table is to be like while it is chosen, what is wrong with it, and how the server wants to have it. */
import type { Clock, NewTable, Setup } from "../../generated/protocol";
import { EDITIONS, type Facts, factsOf, LAST_RANK, type Options } from "../../lib/facts";
import { store, stored } from "../../lib/storage";

export type Level = "easy" | "normal" | "hard" | "master";
export type Pace = NonNullable<Setup["pace"]>;
export type TakeBack = NonNullable<Setup["take_back"]>;
export type ClockKind = NonNullable<Clock["kind"]>;
/** Which cards: a ready selection, one's own, or by chance. */
export type Cast = "preset" | "own" | "random";

export const LEVELS: readonly Level[] = ["easy", "normal", "hard", "master"];
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];
const CLOCKS: readonly ClockKind[] = ["none", "decision", "budget", "days", "bank"];
export const TAKE_BACK: readonly TakeBack[] = ["off", "own", "agreed"];
export const RANDOM = "random";

export interface Draft {
    edition: string;
    seats: number;
    cast: Cast;
    preset: string;
    /** Of an own selection: a character for each rank. */
    characters: string[];
    /** Of an own selection: how many cards of each. */
    uniques: Record<string, number>;
    /** Of a preset or by chance: the character of rank 9, "" for none or what the number of players brings. */
    ninth: string;
    options: Record<string, number>;
    /** By seat; null for a person. The first seat is the maker's. */
    bots: (Level | null)[];
    listed: boolean;
    rated: boolean;
    chat: boolean;
    /** null: the default, only for people who play against bots alone. */
    hints: boolean | null;
    clock: { kind: ClockKind; seconds: number; turn: number };
    pace: Pace;
    /** Seconds until a bot takes over for a player who is gone. */
    grace: number;
    /** What may be taken back. */
    takeBack: TakeBack;
}

/** Something that stands in the way: a text `page-fault-…` with what it speaks of. */
export interface Fault {
    id: string;
    args: Record<string, string | number>;
    /** Where it is mended. */
    part: "characters" | "uniques";
}

export function freshDraft(edition = EDITIONS[0] ?? "deluxe"): Draft {
    const facts = factsOf(edition);
    return {
        edition,
        seats: 4,
        cast: "preset",
        preset: facts.defaultPreset,
        characters: [],
        uniques: {},
        ninth: "",
        options: { ...facts.values },
        bots: [null, "normal", "normal", "normal"],
        listed: false,
        rated: false,
        chat: true,
        hints: null,
        clock: { kind: "none", seconds: 60, turn: 20 },
        pace: "normal",
        grace: 90,
        takeBack: "own",
    };
}

/** The facts of what is chosen. */
export function factsIn(draft: Draft): Facts {
    return factsOf(draft.edition, draft.options);
}

/** Another edition: what does not fit it is set back, everything else stays. */
export function withEdition(draft: Draft, edition: string): Draft {
    const facts = factsOf(edition);
    const next: Draft = {
        ...draft,
        edition,
        cast: hasChoice(facts) ? draft.cast : "preset",
        preset: draft.preset in facts.presets ? draft.preset : facts.defaultPreset,
        characters: draft.characters.filter((character) => character in facts.ranks),
        uniques: Object.fromEntries(Object.entries(draft.uniques).filter(([card]) => isUnique(facts, card))),
        options: { ...facts.values },
    };
    if (edition !== draft.edition && next.cast === "own") Object.assign(next, ownFrom(facts, next.preset, next.seats));
    return withSeats(next, next.seats);
}

/** Another number of players, within the bounds of the edition. */
export function withSeats(draft: Draft, wanted: number): Draft {
    const facts = factsOf(draft.edition);
    const [low, high] = facts.seats;
    const seats = Math.min(high, Math.max(low, wanted));
    const bots = Array.from({ length: seats }, (_, seat) =>
        seat < draft.bots.length ? (draft.bots[seat] ?? null) : usualLevel(draft.bots),
    );
    const ninth = mayChooseNinth(facts, seats) && facts.ninth(seats).includes(draft.ninth) ? draft.ninth : "";
    return { ...draft, seats, bots, ninth };
}

/** The level that new bots get: that of the last one. */
export function usualLevel(bots: readonly (Level | null)[]): Level {
    return bots.findLast((level) => level !== null) ?? "normal";
}

/** Whether an edition leaves any choice of cards. */
export function hasChoice(facts: Facts): boolean {
    return Object.keys(facts.presets).filter((name) => name !== RANDOM).length > 1;
}

/** The ready selections of an edition. */
export function presetsOf(facts: Facts): string[] {
    return Object.keys(facts.presets).filter((name) => name !== RANDOM);
}

/** Whether a character of rank 9 can be named: because one may join in, or because one must and there are several. */
export function mayChooseNinth(facts: Facts, seats: number): boolean {
    return facts.mayHaveNinth(seats) || (facts.needsNinth(seats) && facts.ninth(seats).length > 1);
}

function isUnique(facts: Facts, card: string): boolean {
    return facts.districts[card]?.type === "unique";
}

/** The unique districts of the base deck, each once. */
export function baseOf(facts: Facts): string[] {
    return [...new Set(facts.baseUniques)];
}

/** The other unique districts of an edition. */
export function bonusOf(facts: Facts): string[] {
    return Object.keys(facts.districts).filter((card) => isUnique(facts, card) && !facts.baseUniques.includes(card));
}

export function copiesOf(facts: Facts, card: string): number {
    return facts.districts[card]?.copies ?? 0;
}

/** The characters of an edition by rank. */
export function byRank(facts: Facts): [number, string[]][] {
    const ranks = new Map<number, string[]>();
    for (const [character, rank] of Object.entries(facts.ranks)) {
        ranks.set(rank, [...(ranks.get(rank) ?? []), character]);
    }
    return [...ranks].sort(([a], [b]) => a - b);
}

// -- an own selection -------------------------------------------------------------------------------------------------
/** A preset as the beginning of an own selection, made to fit the number of players. */
export function ownFrom(facts: Facts, preset: string, seats: number): Pick<Draft, "characters" | "uniques"> {
    const found = facts.presets[preset] ?? facts.presets[facts.defaultPreset];
    const characters = (found?.characters ?? []).filter(
        (character) => facts.fits(character, seats) && (facts.ranks[character] !== LAST_RANK || facts.needsNinth(seats)),
    );
    const uniques: Record<string, number> = {};
    const bonus = found?.uniques ?? [];
    for (const card of baseOf(facts)) uniques[card] = copiesOf(facts, card);
    for (const card of bonus) uniques[card] = 1;
    // Which cards of the base deck make room for bonus districts is the chooser's business afterwards.
    const beyond = facts.baseUniques.length - (facts.baseWanted[bonus.length] ?? 0);
    for (const card of baseOf(facts).reverse().slice(0, Math.max(0, beyond))) uniques[card] = (uniques[card] ?? 1) - 1;
    return { characters: completed(facts, characters, seats), uniques };
}

/** Ranks that nobody fills get the first character that may be there. */
function completed(facts: Facts, characters: readonly string[], seats: number): string[] {
    return byRank(facts).flatMap(([rank, choice]) => {
        const chosen = choice.find((character) => characters.includes(character));
        if (chosen !== undefined) return [chosen];
        if (rank === LAST_RANK && !facts.needsNinth(seats)) return [];
        return choice.filter((character) => facts.fits(character, seats)).slice(0, 1);
    });
}

/** Choose a character: it takes the place of the other of its rank. Rank 9 can also be left out again. */
export function withCharacter(facts: Facts, chosen: readonly string[], character: string): string[] {
    const rank = facts.ranks[character];
    const others = chosen.filter((other) => facts.ranks[other] !== rank);
    if (chosen.includes(character)) return rank === LAST_RANK ? others : [...chosen];
    return [...others, character].sort((a, b) => (facts.ranks[a] ?? 0) - (facts.ranks[b] ?? 0));
}

/** Add a copy of a unique district, or when all its copies are in, take them out. */
export function withUnique(facts: Facts, chosen: Readonly<Record<string, number>>, card: string): Record<string, number> {
    const count = chosen[card] ?? 0;
    return { ...chosen, [card]: count >= copiesOf(facts, card) ? 0 : count + 1 };
}

/** Why a character cannot be in a game of this many players, as a fault; null if it can. */
export function whyNot(facts: Facts, character: string, seats: number): Fault | null {
    if (facts.fits(character, seats)) return null;
    return { id: "page-fault-needs", args: { character, seats, needs: facts.needs[character] ?? 0 }, part: "characters" };
}

/** How many unique districts are chosen, and how many there should be; null where any number does. */
export function uniquesCount(facts: Facts, uniques: Readonly<Record<string, number>>): { count: number; wanted: number | null } {
    const count = Object.values(uniques).reduce((sum, n) => sum + n, 0);
    return { count, wanted: facts.uniquesNeeded > 0 ? facts.uniquesNeeded : null };
}

/** Of an edition with a base deck: the cards of it that are in, those that must be, and the bonus districts. */
export function baseCount(facts: Facts, uniques: Readonly<Record<string, number>>): { base: number; wanted: number; bonus: number } {
    const inBase = (card: string): boolean => facts.baseUniques.includes(card);
    const sum = (cards: string[]): number => cards.reduce((total, card) => total + (uniques[card] ?? 0), 0);
    const bonus = sum(Object.keys(uniques).filter((card) => !inBase(card)));
    return { base: sum(baseOf(facts)), wanted: facts.baseWanted[bonus] ?? 0, bonus };
}

/** Everything that is wrong with a selection of one's own. */
export function faultsOf(draft: Draft): Fault[] {
    if (draft.cast !== "own") return [];
    const facts = factsIn(draft);
    return [...castFaults(facts, draft.characters, draft.seats), ...uniquesFaults(facts, draft.uniques)];
}

function castFaults(facts: Facts, characters: readonly string[], seats: number): Fault[] {
    const found: Fault[] = [];
    const ranks = new Set(characters.map((character) => facts.ranks[character]));
    for (const [rank] of byRank(facts)) {
        if (!ranks.has(rank) && rank !== LAST_RANK) found.push({ id: "page-fault-rank", args: { rank }, part: "characters" });
    }
    if (facts.needsNinth(seats) && !ranks.has(LAST_RANK)) {
        found.push({ id: "page-fault-ninth", args: { seats }, part: "characters" });
    }
    for (const character of characters) {
        const fault = whyNot(facts, character, seats);
        if (fault !== null) found.push(fault);
    }
    return found;
}

function uniquesFaults(facts: Facts, uniques: Readonly<Record<string, number>>): Fault[] {
    const part = "uniques";
    if (facts.baseUniques.length === 0) {
        const { count, wanted } = uniquesCount(facts, uniques);
        if (wanted === null || count === wanted) return [];
        const id = count < wanted ? "page-fault-uniques-few" : "page-fault-uniques-many";
        return [{ id, args: { count, wanted, off: Math.abs(count - wanted) }, part }];
    }
    const { base, wanted, bonus } = baseCount(facts, uniques);
    if (base === wanted) return [];
    const id = base < wanted ? "page-fault-base-few" : "page-fault-base-many";
    return [{ id, args: { bonus, off: Math.abs(base - wanted) }, part }];
}

// -- for the server ---------------------------------------------------------------------------------------------------
/** The options that are not as the edition has them, each as its kind wants it. */
function changedOptions(facts: Facts): Options {
    const entries = Object.entries(facts.changed()).map(([name, value]): [string, boolean | number] => [
        name,
        facts.options[name]?.truth === true ? value !== 0 : value,
    ]);
    return Object.fromEntries(entries);
}

export function setupOf(draft: Draft): Setup {
    const facts = factsIn(draft);
    const setup: Setup = {
        edition: draft.edition,
        seats: draft.seats,
        options: changedOptions(facts),
        listed: draft.listed,
        ...(draft.rated ? { rated: true } : {}),
        chat: draft.chat,
        hints: draft.rated ? false : draft.hints,
        clock: draft.clock.kind === "none" ? { kind: "none" } : { ...draft.clock },
        pace: draft.pace,
        grace: draft.grace,
        take_back: draft.takeBack,
    };
    if (!hasChoice(facts)) return setup;
    if (draft.cast === "own") {
        const uniques = Object.entries(draft.uniques).flatMap(([card, count]) => Array<string>(count).fill(card));
        return { ...setup, characters: draft.characters, uniques };
    }
    const preset = draft.cast === "random" ? RANDOM : draft.preset;
    return { ...setup, preset, rank9: draft.ninth === "" ? false : draft.ninth };
}

export function wishOf(draft: Draft, name: string, start: boolean): NewTable {
    const wish: NewTable = { setup: setupOf(draft), bots: draft.bots, start };
    if (draft.bots.every((level) => level !== null)) wish.watch = true;
    else if (name.trim()) wish.name = name.trim();
    return wish;
}

/** A draft with the set-up of a table, to change it. */
export function draftOf(setup: Setup, bots: (Level | null)[]): Draft {
    const draft = freshDraft(setup.edition ?? EDITIONS[0]);
    const facts = factsOf(draft.edition, setup.options ?? {});
    const own = setup.characters != null || setup.uniques != null;
    const preset = setup.preset ?? facts.defaultPreset;
    const begun = ownFrom(facts, preset, setup.seats ?? draft.seats);
    const uniques: Record<string, number> = {};
    for (const card of setup.uniques ?? []) uniques[card] = (uniques[card] ?? 0) + 1;
    return {
        ...draft,
        seats: setup.seats ?? draft.seats,
        cast: own ? "own" : preset === RANDOM ? "random" : "preset",
        preset: preset === RANDOM ? facts.defaultPreset : preset,
        characters: setup.characters ?? (own ? begun.characters : []),
        uniques: setup.uniques == null ? (own ? begun.uniques : {}) : uniques,
        ninth: typeof setup.rank9 === "string" ? setup.rank9 : "",
        options: { ...facts.values },
        bots,
        listed: setup.listed ?? draft.listed,
        rated: setup.rated ?? false,
        chat: setup.chat ?? draft.chat,
        hints: setup.hints ?? draft.hints,
        clock: { ...draft.clock, ...setup.clock },
        pace: setup.pace ?? draft.pace,
        grace: setup.grace ?? draft.grace,
        takeBack: setup.take_back ?? draft.takeBack,
    };
}

// -- remembered -------------------------------------------------------------------------------------------------------
const KEY = "citadels-setup";

export function remember(draft: Draft): void {
    store(KEY, JSON.stringify(draft));
}

/** The last set-up, as far as it still makes sense. */
export function remembered(): Draft {
    try {
        return restoredDraft(stored(KEY));
    } catch {
        return freshDraft();
    }
}

export function restoredDraft(text: string | null): Draft {
    const fresh = freshDraft();
    let kept: unknown;
    try {
        kept = JSON.parse(text ?? "null");
    } catch {
        return fresh;
    }
    if (typeof kept !== "object" || kept === null) return fresh;
    // That hints are allowed among people is chosen for one table, not for all that follow.
    const found: Record<string, unknown> = { takeBack: fresh.takeBack, ...kept, hints: null };
    if ("hints" in kept && kept.hints === false) fresh.hints = found.hints = false;
    const same = Object.entries(fresh).every(
        ([name, value]) => typeof found[name] === typeof value && Array.isArray(found[name]) === Array.isArray(value),
    );
    if (!same) return fresh;
    const draft = found as unknown as Draft;
    if (!EDITIONS.includes(draft.edition)) return fresh;
    if (!draft.bots.every((level) => level === null || LEVELS.includes(level))) return fresh;
    if (!TAKE_BACK.includes(draft.takeBack)) return fresh;
    if (!PACES.includes(draft.pace) || !CLOCKS.includes(draft.clock.kind)) return fresh;
    const options = { ...factsOf(draft.edition).values, ...draft.options };
    return { ...withEdition(draft, draft.edition), options, characters: draft.characters, uniques: draft.uniques };
}
