/** The rules of an edition in the order of reading: topics, cards, what holds besides, rulings. */
import { EDITIONS, type Facts, factsOf, PREFIXES, RULES } from "../../lib/facts";
import { matches } from "../../lib/finding";

export const TOPICS = ["SETUP", "DECK", "DRAFT", "CALL", "TURN", "ACTION", "AUCTION", "CITY", "PASS", "MARK", "BANK", "END"];
/** Whose rules hold where an edition has none of its own. */
export const BASED_ON: Readonly<Record<string, readonly string[]>> = {
    classic: ["deluxe"],
    circus: ["classic", "deluxe"],
    "common-city": ["classic", "deluxe"],
};
/** The rulings from this number on are for one edition alone. */
const RULINGS: Readonly<Record<string, readonly [number, number]>> = {
    deluxe: [10, 29],
    classic: [30, 39],
    circus: [40, 49],
    "common-city": [50, 59],
};
const FOR_ALL = 9;

export interface Topic {
    /** How its rules begin: DX-TURN. */
    id: string;
    /** Its text: topic-turn. */
    text: string;
    rules: string[];
}

export interface Entry {
    card: string;
    rules: string[];
}

export interface Book {
    topics: Topic[];
    characters: Entry[];
    uniques: Entry[];
    actions: Entry[];
    /** Districts on which nothing is printed. */
    basics: string[];
    /** By edition: the topics that hold where this one says nothing else. */
    others: { edition: string; topics: Topic[] }[];
    rulings: string[];
}

export function topicsOf(edition: string): Topic[] {
    const prefix = PREFIXES[edition] ?? "";
    return TOPICS.flatMap((topic) => {
        const id = `${prefix}-${topic}`;
        const rules = RULES.filter((rule) => new RegExp(`^${id}-\\d+$`).test(rule));
        return rules.length > 0 ? [{ id, text: `topic-${topic.toLowerCase()}`, rules }] : [];
    });
}

function rulingsOf(edition: string, named: ReadonlySet<string>): string[] {
    const [low, high] = RULINGS[edition] ?? [0, -1];
    return RULES.filter((rule) => {
        const number = Number(/^RU-(\d+)$/.exec(rule)?.[1] ?? -1);
        return (number >= 0 && number <= FOR_ALL) || (number >= low && number <= high) || (number >= 0 && named.has(rule));
    });
}

export function bookOf(edition: string): Book {
    const facts = factsOf(edition);
    const entry = (card: string): Entry => ({ card, rules: facts.cardRules(card) });
    const characters = sorted(Object.keys(facts.ranks), facts).map(entry);
    const districts = Object.keys(facts.districts);
    const uniques = districts.filter((card) => facts.districts[card]?.type === "unique").map(entry);
    const actions = Object.keys(facts.actions).map(entry);
    const basics = districts.filter((card) => facts.districts[card]?.type !== "unique");
    const named = new Set([...characters, ...uniques, ...actions].flatMap((one) => one.rules));
    return {
        topics: topicsOf(edition),
        characters,
        uniques,
        actions,
        basics,
        others: (BASED_ON[edition] ?? []).map((other) => ({ edition: other, topics: topicsOf(other) })),
        rulings: rulingsOf(edition, named),
    };
}

function sorted(characters: string[], facts: Facts): string[] {
    return characters.sort((a, b) => (facts.ranks[a] ?? 0) - (facts.ranks[b] ?? 0));
}

/** The edition that a rule belongs to; "" for a ruling for all, and for what is no rule. */
export function editionOf(rule: string): string {
    const number = Number(/^RU-(\d+)$/.exec(rule)?.[1] ?? -1);
    const ruled = Object.entries(RULINGS).find(([, [low, high]]) => number >= low && number <= high);
    if (ruled !== undefined) return ruled[0];
    const [prefix] = rule.split("-");
    return Object.entries(PREFIXES).find(([, known]) => known === prefix)?.[0] ?? "";
}

/** The edition in whose book a rule is read: the one that is played if the rule holds there, else its own. */
export function editionFor(edition: string, rule: string): string {
    const own = editionOf(rule) || (EDITIONS[0] ?? "");
    if (!EDITIONS.includes(edition)) return own;
    return rule === "" || places(edition).has(rule) ? edition : own;
}

const known = new Map<string, Map<string, string>>();

function places(edition: string): Map<string, string> {
    let found = known.get(edition);
    if (found === undefined) known.set(edition, (found = placesOf(bookOf(edition))));
    return found;
}

/** Where a rule stands, as a lasting address. */
export function addressOf(rule: string, edition: string): string {
    return `/rules/${editionFor(edition, rule)}#${rule}`;
}

/** Where a card stands. */
export function cardAddress(card: string, edition: string): string {
    return `/rules/${edition}#card-${card}`;
}

/** A book as far as it speaks of what is looked for; all of it for an empty query. */
export interface Found {
    topics: Topic[];
    groups: { id: "characters" | "uniques" | "actions"; entries: Entry[] }[];
    basics: string[];
    others: { edition: string; topics: Topic[] }[];
    rulings: string[];
    /** In how many places: rules and cards. */
    hits: number;
}

/** What a card is called, and what stands on it. */
export type CardWords = (card: string) => string;

export function search(book: Book, query: string, texts: ReadonlyMap<string, string>, words: CardWords): Found {
    const hit = (rule: string): boolean => matches(query, rule, texts.get(rule) ?? "");
    const within = (topics: readonly Topic[]): Topic[] =>
        topics.map((topic) => ({ ...topic, rules: topic.rules.filter(hit) })).filter((topic) => topic.rules.length > 0);
    const cards = (entries: readonly Entry[]): Entry[] =>
        entries.filter(({ card, rules }) => matches(query, card, words(card)) || rules.some(hit));
    const topics = within(book.topics);
    const groups = (["characters", "uniques", "actions"] as const)
        .map((id) => ({ id, entries: cards(book[id]) }))
        .filter((group) => group.entries.length > 0);
    const basics = book.basics.filter((card) => matches(query, card, words(card)));
    const others = book.others
        .map(({ edition, topics: all }) => ({ edition, topics: within(all) }))
        .filter((other) => other.topics.length > 0);
    const rulings = book.rulings.filter(hit);
    const count = (all: readonly Topic[]): number => all.reduce((sum, topic) => sum + topic.rules.length, 0);
    const hits =
        count(topics) + count(others.flatMap((other) => other.topics)) + rulings.length + basics.length
        + groups.reduce((sum, group) => sum + group.entries.length, 0);
    return { topics, groups, basics, others, rulings, hits };
}

/** Where each rule of a book stands first, as an address can be there only once: rule to topic, card or "RU". */
export function placesOf(book: Book): Map<string, string> {
    const found = new Map<string, string>();
    const add = (place: string, rules: readonly string[]): void => {
        for (const rule of rules) if (!found.has(rule)) found.set(rule, place);
    };
    for (const topic of book.topics) add(topic.id, topic.rules);
    for (const entry of [...book.characters, ...book.uniques, ...book.actions]) add(entry.card, entry.rules);
    add("RU", book.rulings);
    for (const other of book.others) for (const topic of other.topics) add(topic.id, topic.rules);
    return found;
}
