/** What is printed on the cards of an edition: ranks, costs and types, as these options have them. */
import generated from "../generated/facts.json";

export interface District {
    cost: number;
    type: DistrictType;
    copies: number;
    /** How many districts it counts for when a city is completed. */
    size: number;
}

export interface Choice {
    default: number;
    low: number;
    high: number;
    /** Yes or no. */
    truth: boolean;
}

interface Preset {
    characters: string[];
    uniques: string[];
}

/** A kind of move, as the engine describes it: src/citadels/engine/verbs.py tells what each part means. */
export interface Verb {
    /** Of its texts. */
    key: string;
    word: string;
    /** What follows the word. */
    parts?: readonly ("seat" | "number" | "card" | "character" | "type")[];
    owner: "course" | "sale" | "character" | "district" | "action";
    aim: "button" | "hand" | "tray" | "own-city" | "city" | "player" | "row" | "offer" | "bid";
    order: number;
    usual?: "choice" | "gain" | "closes";
    missed?: "income" | "power" | "build";
    said?: boolean;
    priced?: boolean;
    alwaysPriced?: boolean;
    cardsTold?: boolean;
    lent?: boolean;
    /** Asked for outright. */
    answers?: boolean;
    /** It ends the turn. */
    ends?: boolean;
    picture?: string;
    letter?: string;
}

export interface Topic {
    /** How its rules begin: DX-TURN. */
    id: string;
    /** Its text: topic-turn. */
    text: string;
    rules: string[];
}

/** The rules of an edition that belong to no card. */
export interface Rulebook {
    topics: Topic[];
    rulings: string[];
}

export type DistrictType = "noble" | "religious" | "trade" | "military" | "unique";
export type Options = Record<string, boolean | number>;

/** What may change with the options of an edition. */
interface Dependent {
    districts: Record<string, District>;
    actions: Record<string, number>;
    goals: Record<string, number[]>;
}

interface Variant extends Partial<Dependent> {
    option: string;
    value: number;
}

interface Printed extends Dependent {
    seats: number[];
    laps: boolean;
    openPile: boolean;
    ranks: Record<string, number>;
    needs: Record<string, number>;
    taxHolders: string[];
    gains: Record<string, string>;
    presets: Record<string, Preset>;
    baseUniques: string[];
    uniquesNeeded: number;
    baseWanted: number[];
    defaultPreset: string;
    options: Record<string, Choice>;
    variants: Variant[];
    mayHaveNinth: number[];
    ninthNeeded: number[];
    cardRules: Record<string, string[]>;
    owners: Record<string, string[]>;
    book: Rulebook;
}

// The generated file is as `scripts/client_facts.py` writes it; a test holds the two together.
const printed = generated.editions as unknown as Record<string, Printed>;

export const EDITIONS: readonly string[] = Object.keys(printed);
export const TYPES: readonly DistrictType[] = ["noble", "religious", "trade", "military", "unique"];
export const VERBS = generated.verbs.map((verb) => ({ key: verb.word, ...verb })) as readonly Verb[];
/** The characters of all editions. */
export const CHARACTERS: ReadonlySet<string> = new Set(Object.values(printed).flatMap(({ ranks }) => Object.keys(ranks)));
/** The rank that only some games have. */
export const LAST_RANK = generated.lastRank;
/** Questions in which the abilities of the character matter. */
export const BY_ROLE: readonly string[] = generated.byRole;
/** The ids of all rules, in the order of reading. */
export const RULES: readonly string[] = generated.rules;
/** Whose card texts hold in an edition, its own first. */
export const TAKES_AFTER: Readonly<Record<string, string[]>> = generated.takesAfter;
/** How the rule ids of an edition begin. */
export const PREFIXES: Readonly<Record<string, string>> = generated.prefixes;

export class Facts {
    readonly name: string;
    /** The options that there are. */
    readonly options: Readonly<Record<string, Choice>>;
    /** What is chosen for each. */
    readonly values: Readonly<Record<string, number>>;
    readonly ranks: Readonly<Record<string, number>>;
    /** The fewest players for whom a character can be chosen, if not all. */
    readonly needs: Readonly<Record<string, number>>;
    /** The characters on which the tax lies. */
    readonly taxHolders: readonly string[];
    /** The type of district that a character gains for. */
    readonly gains: Readonly<Record<string, DistrictType>>;
    readonly districts: Readonly<Record<string, District>>;
    /** Action cards, and how many of each. */
    readonly actions: Readonly<Record<string, number>>;
    readonly seats: readonly [number, number];
    /** Characters are turned up one by one; ranks mean nothing, no city is complete. */
    readonly laps: boolean;
    readonly openPile: boolean;
    readonly presets: Readonly<Record<string, Preset>>;
    readonly defaultPreset: string;
    /** Unique districts that are in the deck whatever the preset. */
    readonly baseUniques: readonly string[];
    /** How many unique districts an own selection has; 0 if that is free. */
    readonly uniquesNeeded: number;
    /** How many cards of the base deck there are, by the number of other unique districts. */
    readonly baseWanted: readonly number[];
    /** The cards to which a verb belongs, by its key. */
    readonly owners: Readonly<Record<string, readonly string[]>>;
    readonly book: Rulebook;
    readonly #printed: Printed;
    readonly #goals: Readonly<Record<string, number[]>>;

    constructor(name: string, options: Options = {}) {
        const edition = printed[name];
        if (edition === undefined) throw new RangeError(`no edition ${name}`);
        this.#printed = edition;
        this.name = name;
        const found = Object.entries(edition.options).map(([option, choice]): [string, number] => [
            option,
            Number(options[option] ?? choice.default),
        ]);
        this.values = Object.fromEntries(found);
        const changes = edition.variants.filter((variant) => this.values[variant.option] === variant.value);
        const dependent: Dependent = Object.assign({}, edition, ...changes) as Dependent;
        this.districts = changes.reduce((all, variant) => ({ ...all, ...variant.districts }), edition.districts);
        this.actions = dependent.actions;
        this.#goals = dependent.goals;
        this.ranks = edition.ranks;
        this.needs = edition.needs;
        this.taxHolders = edition.taxHolders;
        this.gains = edition.gains as Record<string, DistrictType>;
        this.seats = [edition.seats[0] ?? 2, edition.seats[1] ?? 8];
        this.laps = edition.laps;
        this.openPile = edition.openPile;
        this.presets = edition.presets;
        this.defaultPreset = edition.defaultPreset;
        this.baseUniques = edition.baseUniques;
        this.uniquesNeeded = edition.uniquesNeeded;
        this.baseWanted = edition.baseWanted;
        this.options = edition.options;
        this.owners = edition.owners;
        this.book = edition.book;
    }

    /** How many districts a card in a city counts for. */
    size(card: string): number {
        return this.districts[card]?.size ?? 1;
    }

    /** What a district in a city is worth. */
    worth(card: string, beautified: boolean): number {
        return (this.districts[card]?.cost ?? 0) + (beautified ? 1 : 0);
    }

    /** What colours a card: the type of a district, or "action". */
    kind(card: string): DistrictType | "action" {
        return this.districts[card]?.type ?? "action";
    }

    /** How many districts complete a city; in the common city, how many names or, with the bell, districts. */
    goal(seats: number, rung = false): number {
        const goals = this.#goals[seats];
        if (goals === undefined) throw new RangeError(`${this.name} is not for ${seats}`);
        return goals[rung ? 1 : 0] ?? 0;
    }

    /** The preset with these unique districts besides those of the base game. */
    preset(uniques: readonly string[]): string | null {
        const others = new Set(uniques.filter((card) => !this.baseUniques.includes(card)));
        for (const [name, preset] of Object.entries(this.presets)) {
            if (preset.uniques.length === others.size && preset.uniques.every((card) => others.has(card))) return name;
        }
        return null;
    }

    /** The options that are not as the edition has them. */
    changed(): Record<string, number> {
        const found = Object.entries(this.values).filter(([name, value]) => value !== this.options[name]?.default);
        return Object.fromEntries(found);
    }

    /** Whether a character may be chosen for so many players. */
    fits(character: string, seats: number): boolean {
        return seats >= (this.needs[character] ?? 0);
    }

    /** The characters of rank 9 that may be chosen for so many players. */
    ninth(seats: number): string[] {
        return Object.keys(this.ranks).filter((character) => this.ranks[character] === LAST_RANK && this.fits(character, seats));
    }

    /** Whether so many players may do with or without rank 9. */
    mayHaveNinth(seats: number): boolean {
        return this.#printed.mayHaveNinth.includes(seats);
    }

    needsNinth(seats: number): boolean {
        return this.#printed.ninthNeeded.includes(seats);
    }

    /** The verb by which a card is played; what it allows afterwards comes later. */
    firstVerb(card: string): string | undefined {
        return Object.keys(this.owners).find((verb) => this.owners[verb]?.includes(card));
    }

    /** The ids of the rules that belong to a card. */
    cardRules(card: string): string[] {
        return this.#printed.cardRules[card] ?? [];
    }
}

const known = new Map<string, Facts>();

export function factsOf(edition: string, options: Options = {}): Facts {
    const key = JSON.stringify([edition, Object.entries(options).sort()]);
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = new Facts(edition, options)));
    return found;
}
