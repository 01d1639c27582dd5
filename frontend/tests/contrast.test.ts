/** What is written can be read, and what stands out is seen, in the light of candles and of the day. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const SHEET = readFileSync(join(import.meta.dirname, "..", "src", "art", "theme.css"), "utf-8");

/** The colours of a theme, by their names; what a theme does not name is as in the other. */
function colours(selector: string): Map<string, string> {
    const from = SHEET.indexOf(`${selector} {`);
    const block = SHEET.slice(from, SHEET.indexOf("\n}", from));
    return new Map([...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [name, value]));
}

/** How bright a colour is, as WCAG has it. */
function brightness(colour: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
        const part = parseInt(colour.slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
    const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
}

const DARK = colours(":root");
const THEMES = { dark: DARK, light: new Map([...DARK, ...colours(':root[data-theme="light"]')]) };
const GROUNDS = ["ground", "ground-2", "stone", "stone-2", "stone-3"];

/** Text, and the grounds on which it is written. */
const READ: readonly (readonly [text: string, grounds: readonly string[]])[] = [
    ["text", GROUNDS],
    ["muted", GROUNDS],
    ["ink", ["parchment", "parchment-2"]],
    ["gold-ink", ["gold"]],
    ["danger", ["ground", "stone", "stone-2"]],
    ["good", ["ground", "stone", "stone-2"]],
    ["noble-text", ["stone", "stone-2"]],
];
/** What is no text but must be seen: the edge of whose turn it is, the line under a tab, the colours of players. */
const SEEN: readonly (readonly [mark: string, grounds: readonly string[]])[] = [
    ["edge", GROUNDS],
    ["focus", GROUNDS],
    ["line-2", ["ground", "stone", "stone-2"]],
    ["crown", ["stone", "stone-2"]],
    ["gold", ["stone", "stone-2"]],
    ...Array.from({ length: 9 }, (_, seat) => [`seat-${seat}`, ["stone", "stone-2"]] as const),
];

describe.each(Object.entries(THEMES))("in the %s theme", (_, theme) => {
    const colour = (name: string): string => {
        const found = theme.get(name);
        if (found === undefined) throw new Error(`no colour ${name}`);
        return found;
    };

    test.each(READ)("%s can be read", (text, grounds) => {
        for (const ground of grounds) expect(contrast(colour(text), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
    });

    test.each(SEEN)("%s is seen", (mark, grounds) => {
        for (const ground of grounds) expect(contrast(colour(mark), colour(ground)), ground).toBeGreaterThanOrEqual(3);
    });
});

test.each(["noble", "religious", "trade", "military", "unique", "action", "none"])("what is written on the color of %s can be read", (type) => {
    const named = colours(`.type-${type}`);
    expect(contrast(named.get("type-ink") ?? "", named.get("type") ?? "")).toBeGreaterThanOrEqual(4.5);
});
