/** Expands a search: synonyms, ignored little words, typing errors. */
import { type Wanted, type Way, fold, stem, wordsOf } from "./text-match";

interface Alike {
    /** Words, or beginnings of words, that stand for one another. */
    groups: readonly (readonly string[])[];
    /** Little words that are passed over. */
    skipped: ReadonlySet<string>;
}

/** From texts such as "murder, kill / steal, rob" and "the, of". */
export function alikeIn(groups: string, skipped: string): Alike {
    const words = (text: string): string[] => text.split(",").map((word) => fold(word.trim())).filter(Boolean);
    return { groups: groups.split("/").map(words), skipped: new Set(words(skipped)) };
}

/** All words of some texts, as they are compared. */
export function vocabularyOf(texts: Iterable<string>): ReadonlySet<string> {
    const found = new Set<string>();
    for (const text of texts) for (const word of fold(text).split(/[^\p{L}]+/u)) if (word.length > 2) found.add(word);
    return found;
}

const TYPING = 4; // letters after which one may guess what somebody is typing

/** What would do for each word of a query. */
export function wantedIn(query: string, alike: Alike, vocabulary: ReadonlySet<string>): Wanted {
    const typed = wordsOf(query);
    const relevant = typed.filter((word) => !alike.skipped.has(word));
    return (relevant.length > 0 ? relevant : typed).map((word) => waysTo(word, alike, vocabulary));
}

function waysTo(word: string, alike: Alike, vocabulary: ReadonlySet<string>): Way[] {
    const begins = stem(word);
    const means = (member: string): boolean => word.startsWith(member) || (word.length >= TYPING && member.startsWith(word));
    const others = alike.groups.filter((group) => group.some(means)).flat();
    // A short word stands within many others: "tie" in "abilities".
    const short = word.length < TYPING && /^\p{L}+$/u.test(word);
    const ways: Way[] = [{ begins, open: begins !== word, first: short }];
    ways.push(...others.map((other) => ({ begins: other, open: true, first: true })));
    if (others.length === 0 && ![...vocabulary].some((known) => known.includes(begins))) {
        ways.push(...meant(word, vocabulary).map((known) => ({ begins: known, open: false, first: true })));
    }
    return ways;
}

/** How many slips of the finger are forgiven in a word. */
function slips(word: string): number {
    return word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
}

/** The words nearest to one that nobody knows; none where all are far. */
export function meant(word: string, vocabulary: ReadonlySet<string>): string[] {
    // A number or the id of a rule is not mistyped: it is another one.
    if (/[^\p{L}]/u.test(word)) return [];
    let most = slips(word);
    let found: string[] = [];
    for (const known of vocabulary) {
        if (most === 0 || Math.abs(known.length - word.length) > most) continue;
        const away = distance(word, known);
        if (away > most) continue;
        if (away < most) found = [];
        most = away;
        found.push(known);
    }
    return found;
}

/** Letters to add, to leave out, to change, or to change over with their neighbour. */
export function distance(a: string, b: string): number {
    let before: number[] = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const same = a[i - 1] === b[j - 1] ? 0 : 1;
            let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
            row.push(least);
        }
        before = last;
        last = row;
    }
    return last[b.length] ?? 0;
}
