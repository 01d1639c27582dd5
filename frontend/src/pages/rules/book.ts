/** The rules of an edition in the order of reading: topics, cards, what holds besides, rulings. */
import { EDITIONS, type Facts, factsOf, PREFIXES, type Rulebook, TAKES_AFTER, type Topic } from "../../lib/facts";
import { type Wanted, matches } from "../../lib/text-match";

export interface Entry {
    card: string;
    rules: string[];
}

interface Others {
    /** By edition: the topics that hold where this one says nothing else. */
    others: { edition: string; topics: Topic[] }[];
}

export interface Book extends Rulebook, Others {
    characters: Entry[];
    uniques: Entry[];
    actions: Entry[];
    /** Districts on which nothing is printed. */
    basics: string[];
}

export function bookOf(edition: string): Book {
    const facts = factsOf(edition);
    const entry = (card: string): Entry => ({ card, rules: facts.cardRules(card) });
    const districts = Object.keys(facts.districts);
    const unique = (card: string): boolean => facts.districts[card]?.type === "unique";
    return {
        ...facts.book,
        others: (TAKES_AFTER[edition] ?? []).slice(1).map((other) => ({ edition: other, topics: factsOf(other).book.topics })),
        characters: sorted(Object.keys(facts.ranks), facts).map(entry),
        uniques: districts.filter(unique).map(entry),
        actions: Object.keys(facts.actions).map(entry),
        basics: districts.filter((card) => !unique(card)),
    };
}

function sorted(characters: string[], facts: Facts): string[] {
    return characters.sort((a, b) => (facts.ranks[a] ?? 0) - (facts.ranks[b] ?? 0));
}

/** The edition that a rule belongs to; "" for a ruling for all, and for what is no rule. */
export function editionOf(rule: string): string {
    const [ruled, ...more] = EDITIONS.filter((edition) => factsOf(edition).book.rulings.includes(rule));
    if (ruled !== undefined && more.length === 0) return ruled;
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
export interface Found extends Rulebook, Others {
    /** The few cards that are what is looked for, by their name or in short; they stand before everything else. */
    best: Entry[];
    groups: { id: "characters" | "uniques" | "actions"; entries: Entry[] }[];
    basics: string[];
    /** In how many places: rules and cards. */
    hits: number;
}

/** What a card is called, and what stands on it. */
type CardWords = (card: string) => string;
/** What a topic is called. */
type TopicWords = (topic: Topic) => string;

export function search(
    book: Book, query: string | Wanted, texts: ReadonlyMap<string, string>, words: CardWords, titled: TopicWords = () => "",
    tiers: readonly CardWords[] = [],
): Found {
    const hit = (rule: string): boolean => matches(query, rule, texts.get(rule) ?? "");
    const within = (topics: readonly Topic[]): Topic[] =>
        topics
            .map((topic) => (matches(query, titled(topic)) ? topic : { ...topic, rules: topic.rules.filter(hit) }))
            .filter((topic) => topic.rules.length > 0);
    const cards = (entries: readonly Entry[]): Entry[] =>
        entries.filter(({ card, rules }) => matches(query, card, words(card)) || rules.some(hit));
    const topics = within(book.topics);
    const all = [...book.characters, ...book.uniques, ...book.actions];
    const best = query.length === 0 ? [] : foremost(tiers.map((said) => all.filter(({ card }) => matches(query, said(card)))));
    const groups = (["characters", "uniques", "actions"] as const)
        .map((id) => ({ id, entries: cards(book[id]).filter((entry) => !best.includes(entry)) }))
        .filter((group) => group.entries.length > 0);
    const basics = book.basics.filter((card) => matches(query, card, words(card)));
    const others = book.others
        .map(({ edition, topics: all }) => ({ edition, topics: within(all) }))
        .filter((other) => other.topics.length > 0);
    const rulings = book.rulings.filter(hit);
    const count = (some: readonly Topic[]): number => some.reduce((sum, topic) => sum + topic.rules.length, 0);
    const hits =
        best.length + count(topics) + count(others.flatMap((other) => other.topics)) + rulings.length + basics.length
        + groups.reduce((sum, group) => sum + group.entries.length, 0);
    return { best, topics, groups, basics, others, rulings, hits };
}

const FEW = 3;

/** The first of several lists that has something; where that is much, nothing in it is what was meant. */
function foremost(tiers: readonly (readonly Entry[])[]): Entry[] {
    const found = tiers.find((tier) => tier.length > 0) ?? [];
    return found.length > FEW ? [] : [...found];
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
