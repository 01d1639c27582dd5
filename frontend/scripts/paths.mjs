// Makes the path of an icon shorter: whole numbers on its grid are finer than any screen shows it.

const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** The commands of a path, one set of numbers each: [letter, ...numbers]. */
function* commands(path) {
    for (const [, letter, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
        const count = COUNTS[letter.toUpperCase()];
        const numbers = numbersOf(rest, letter.toUpperCase() === "A");
        if (count === 0) yield [letter];
        for (let i = 0; count && i < numbers.length; i += count) {
            // What follows the first pair of a move is a line.
            const next = i && letter === "M" ? "L" : i && letter === "m" ? "l" : letter;
            yield [next, ...numbers.slice(i, i + count)];
        }
    }
}

/** The flags of an arc may stand without a space between them. */
function numbersOf(text, arc) {
    const found = [];
    const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gy;
    const flag = /[\s,]*([01])/gy;
    for (;;) {
        const place = found.length % 7;
        const pattern = arc && (place === 3 || place === 4) ? flag : number;
        const at = number.lastIndex;
        pattern.lastIndex = at;
        const match = pattern.exec(text);
        if (!match) return found;
        found.push(Number(match[1]));
        number.lastIndex = pattern.lastIndex;
    }
}

function joined(numbers) {
    return numbers.map((n, i) => (i && n >= 0 ? ` ${n}` : `${n}`)).join("");
}

/** The same path with whole numbers. Each point is rounded where it is, so that errors do not add up. */
export function rounded(path) {
    let out = "";
    let last = "";
    let [x, y, startX, startY] = [0, 0, 0, 0];     // where the pen is
    let [rx, ry, rsx, rsy] = [0, 0, 0, 0];         // where the rounded pen is
    for (const [letter, ...numbers] of commands(path)) {
        const kind = letter.toUpperCase();
        const relative = letter !== kind;
        let values = [];
        if (kind === "Z") {
            [x, y, rx, ry] = [startX, startY, rsx, rsy];
        } else if (kind === "H" || kind === "V") {
            const to = numbers[0] + (relative ? (kind === "H" ? x : y) : 0);
            const whole = Math.round(to);
            values = [whole - (kind === "H" ? rx : ry)];
            if (kind === "H") [x, rx] = [to, whole];
            else [y, ry] = [to, whole];
            if (values[0] === 0) continue;
        } else {
            const arc = kind === "A" ? numbers.slice(0, 5) : [];
            const points = numbers.slice(arc.length).map((n, i) => n + (relative ? (i % 2 ? y : x) : 0));
            values = [
                ...arc.map((n, i) => (i < 2 ? Math.max(Math.round(n * 2) / 2, 0.5) : Math.round(n))),
                ...points.map((n, i) => Math.round(n) - (i % 2 ? ry : rx)),
            ];
            [x, y] = points.slice(-2);
            [rx, ry] = [Math.round(x), Math.round(y)];
            if (kind === "M") [startX, startY, rsx, rsy] = [x, y, rx, ry];
            else if (values.every((n) => n === 0)) continue;
        }
        const written = kind.toLowerCase();
        const text = joined(values);
        const same = written === last && kind !== "M" && kind !== "Z";
        out += same ? (text.startsWith("-") ? text : ` ${text}`) : written + text;
        last = written;
    }
    return out;
}
