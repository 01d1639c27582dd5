/** Looking for words as people type them: capitals and marks on letters make no difference, й is a letter of its own. */

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
function stem(word: string): string {
    const found = word.replace(/[aeiouyаеиоуыэюяйъь]{1,2}$/u, "");
    return found.length >= SHORTEST_STEM ? found : word;
}

const SHORTEST_STEM = 4;

function wordsOf(query: string): string[] {
    return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether all words that are looked for stand in the texts. */
export function matches(query: string, ...texts: string[]): boolean {
    const text = fold(texts.join(" "));
    return wordsOf(query).every((word) => text.includes(stem(word)));
}

export interface Piece {
    text: string;
    hit: boolean;
}

/** A text cut at what is looked for: pieces, those that match marked. */
export function marked(text: string, query: string): Piece[] {
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
    for (const word of wordsOf(query).filter((one) => one.length > 1)) {
        const begins = stem(word);
        // What was cut off is marked with the rest of its word.
        const ending = begins === word ? /^/u : /^\p{L}*/u;
        for (let at = whole.indexOf(begins); at >= 0; at = whole.indexOf(begins, at + begins.length)) {
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
