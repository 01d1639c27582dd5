/** Matches typed words with texts, ignoring case and diacritics; й is a letter of its own. */

/** One letter as it is compared: č is c and ё is е, but й is not и. */
function folded(letter: string): string {
    const lower = letter.toLowerCase().normalize("NFD");
    return lower.startsWith("и\u0306") ? "й" : lower.replace(/\p{M}/gu, "");
}

/** A text as it is compared. */
export function fold(text: string): string {
    return Array.from(text.normalize("NFC")).map(folded).join("");
}

/** What a long word begins with in all its cases: корона, короны, корону. */
export function stem(word: string): string {
    const found = word.replace(/[aeiouyаеиоуыэюяйъь]{1,2}$/u, "");
    return found.length >= SHORTEST_STEM ? found : word;
}

const SHORTEST_STEM = 4;

export function wordsOf(query: string): string[] {
    return fold(query).split(/\s+/).filter(Boolean);
}

/** One way in which a word may stand in a text. */
export interface Way {
    begins: string;
    /** The rest of its word belongs to it, whatever that is. */
    open: boolean;
    /** Only at the beginning of a word. */
    first: boolean;
}

/** What is looked for: for each word the ways that will do. */
export type Wanted = readonly (readonly Way[])[];

/** Words as they were typed. */
function asTyped(query: string): Wanted {
    return wordsOf(query).map((word) => [{ begins: stem(word), open: stem(word) !== word, first: false }]);
}

/** Where a word stands next in a folded text; -1 for nowhere. */
function next(text: string, { begins, first }: Way, from: number): number {
    let at = text.indexOf(begins, from);
    while (first && at > 0 && /\p{L}/u.test(text[at - 1] ?? "")) at = text.indexOf(begins, at + 1);
    return at;
}

/** Whether all words that are looked for stand in the texts. */
export function matches(query: string | Wanted, ...texts: string[]): boolean {
    const text = fold(texts.join(" "));
    const wanted = typeof query === "string" ? asTyped(query) : query;
    return wanted.every((ways) => ways.some((way) => next(text, way, 0) >= 0));
}

interface Piece {
    text: string;
    hit: boolean;
}

/** A text cut at what is looked for: pieces, those that match marked. */
export function marked(text: string, query: string | Wanted): Piece[] {
    const letters = Array.from(text.normalize("NFC"));
    const plain: string[] = [];
    /** For each letter of the plain text, where it comes from. */
    const from: number[] = [];
    letters.forEach((letter, at) => {
        for (const one of folded(letter)) {
            plain.push(one);
            from.push(at);
        }
    });
    const hits = new Array<boolean>(letters.length).fill(false);
    const whole = plain.join("");
    // A single letter would be marked everywhere.
    const ways = (typeof query === "string" ? asTyped(query) : query).flat();
    for (const way of ways.filter(({ begins }) => begins.length > 1)) {
        const { begins } = way;
        // What was cut off is marked with the rest of its word.
        const ending = way.open ? /^\p{L}*/u : /^/u;
        for (let at = next(whole, way, 0); at >= 0; at = next(whole, way, at + begins.length)) {
            const end = at + begins.length + (ending.exec(whole.slice(at + begins.length))?.[0].length ?? 0);
            const [first, last] = [spot(whole, at), spot(whole, end) - 1];
            for (let i = from[first] ?? 0; i <= (from[last] ?? 0); i += 1) hits[i] = true;
        }
    }
    return joined(letters, hits);
}

/** How many letters stand before a place of a string. */
function spot(text: string, at: number): number {
    return Array.from(text.slice(0, at)).length;
}

function joined(letters: readonly string[], hits: readonly boolean[]): Piece[] {
    const found: Piece[] = [];
    letters.forEach((letter, at) => {
        const hit = hits[at] ?? false;
        const last = found.at(-1);
        if (last === undefined || last.hit !== hit) found.push({ text: letter, hit });
        else last.text += letter;
    });
    return found;
}
