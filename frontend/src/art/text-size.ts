/** Computes the font size at which a text fits, from estimated letter widths. */

/**
 * The part of its full size at which a text fits into the height of so many lines, each `room` times as wide as the
 * letters are high: smaller letters have more lines.
 * What is too long even at the least size is broken by the browser, never cut.
 */
export function fit(text: string, room: number, lines = 2, least = 0.55): number {
    for (let percent = 100; percent > least * 100; percent -= 4) {
        if (linesOf(text, (room * 100) / percent) <= Math.floor((lines * 100) / percent + 0.01)) return percent / 100;
    }
    return least;
}

/**
 * On a small card the name has the whole width, in letters of so many tenths of it; `room` is how many of these letters
 * stand beside each other. DistrictCard writes it so, and whoever lays cards out asks how large it would be.
 */
const SMALL = { letter: 1.75, room: 5.1 };
/** What can be read without effort, in pixels. */
export const READABLE = 11;

/** The part of its full size that a name has on a small card. */
export function fitSmall(name: string): number {
    return fit(name, SMALL.room);
}

/** The width of the smallest card on which all of these names can be read. */
export function readableWidth(names: Iterable<string>): number {
    let least = 0;
    for (const name of names) least = Math.max(least, (READABLE * 10) / (SMALL.letter * fitSmall(name)));
    return Math.ceil(least);
}

/** The part of its full size, a tenth of the card's width, that the sentence on a character's card has. */
export function fitWords(text: string): number {
    return fit(text, 8.1, 3, 0.6);
}

/** How many lines the words take; a word that is too wide for any makes it infinite. */
function linesOf(text: string, room: number): number {
    let lines = 1;
    let used = 0;
    for (const word of text.split(/\s+/)) {
        const wide = width(word);
        if (wide > room) return Infinity;
        if (used > 0 && used + SPACE + wide > room) {
            lines += 1;
            used = wide;
        } else {
            used += (used > 0 ? SPACE : 0) + wide;
        }
    }
    return lines;
}

/** How wide a text is in the plain letters of labels, in parts of their height; on two lines, where they break best. */
export function plainWidth(text: string, lines: 1 | 2): number {
    const words = text.split(/\s+/).map(width);
    const line = (from: number, to: number): number => words.slice(from, to).reduce((sum, word) => sum + word + SPACE, -SPACE);
    const breaks = lines === 1 ? [words.length] : words.map((_, at) => at + 1);
    return (/\p{sc=Cyrillic}/u.test(text) ? PLAIN.cyrillic : PLAIN.latin) * Math.min(...breaks.map((at) => Math.max(line(0, at), line(at, words.length))));
}

const SPACE = 0.19;
const PLAIN = { latin: 1.16, cyrillic: 1.24 }; // Inter is so much wider than Alegreya, measured on the longest names of all six languages
// How wide the letters of Alegreya are, in parts of their height.
const WIDTHS: readonly [letters: RegExp, wide: number][] = [
    [/[ijl;:.,'’!î]/, 0.28],
    [/[ftJI1ț-]/, 0.35],
    [/[rscz3579гзсč]/, 0.43],
    [/[ЖЮЩШЫW]/, 1],
    [/[mwшщжюM]/, 0.8],
    [/\p{Lu}/u, 0.65],
    [/[мыфш]/, 0.69],
    [/./u, 0.52],
];

function width(word: string): number {
    let sum = 0;
    for (const letter of word) sum += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.52;
    return sum;
}
