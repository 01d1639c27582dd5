/** The rules of an edition in the order of reading: topics, cards, what holds besides, rulings. */
import { type Facts, factsOf, PREFIXES, RULES } from "../../lib/facts";

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

/** The edition that a rule belongs to; "" for a ruling and for what is none. */
export function editionOf(rule: string): string {
    const [prefix] = rule.split("-");
    return Object.entries(PREFIXES).find(([, known]) => known === prefix)?.[0] ?? "";
}

/** Whether all words that are looked for are in a text. */
export function matches(query: string, ...texts: string[]): boolean {
    const text = texts.join(" ").toLowerCase();
    return query
        .toLowerCase()
        .split(/\s+/)
        .every((word) => text.includes(word));
}

/** A text cut at what is looked for: pieces, those that match marked. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
    const words = query.split(/\s+/).filter((word) => word.length > 1);
    if (words.length === 0) return [{ text, hit: false }];
    const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return text
        .split(new RegExp(`(${escaped.join("|")})`, "gi"))
        .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
        .filter((piece) => piece.text !== "");
}
