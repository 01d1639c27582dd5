/** What a verb means stands in one place, src/citadels/engine/verbs.py: nobody else keeps lists of verbs. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CHARACTERS, EDITIONS, VERBS, factsOf } from "../src/lib/facts";

const root = join(import.meta.dirname, "..");
const MANY = 3;
const verbs = new Set(VERBS.flatMap(({ key, word }) => [key, word]));
/** A list of smithy, laboratory and museum is one of cards. */
const cards = new Set([
    ...CHARACTERS,
    ...EDITIONS.map((edition) => factsOf(edition)).flatMap(({ districts, actions }) => [...Object.keys(districts), ...Object.keys(actions)]),
]);
const read = (path: string): string => readFileSync(join(root, path), "utf-8");
/** The gold and cards of an option, the crown of a view: parts of something, not verbs. */
const fields = new Set([...read("src/generated/protocol.ts").matchAll(/^(\w+)\??:/gm)].map(([, field]) => field));

const COMMENTS = /\/\*[^]*?\*\/|<!--[^]*?-->|<style>[^]*?<\/style>|(?<=^|\s)\/\/ .*$/gm;
const STRINGS = ['"', "'", "`", "/"].map((mark) => new RegExp(`${mark}([^${mark}\\n]*)${mark}`, "g"));
const KEYS = /[{,]\s*["']?([a-z-]+)["']?(?=\s*(?::|\([^()]*\)\s*\{))/g;

/** The verbs that a string lists: `gold`, `gold cards end`, `^(gold|cards|end)`. */
function listed(text: string): string[] {
    const words = verbs.has(text) ? [text] : text.replace(/\\[bs]|\(\?:|[()^$+*]/g, " ").trim().split(/[ ,|]+/);
    return words.every((word) => verbs.has(word)) ? words : [];
}

/** The verbs that a source mentions, in strings, patterns and the names of parts, except those that are also cards. */
function mentioned(text: string): string[] {
    const code = text.replace(COMMENTS, "");
    const quoted = STRINGS.flatMap((pattern) => [...code.matchAll(pattern)]).flatMap(([, string = ""]) => listed(string));
    const named = [...code.matchAll(KEYS)].map(([, name = ""]) => name).filter((name) => verbs.has(name) && !fields.has(name));
    return [...new Set([...quoted, ...named])].filter((word) => !cards.has(word)).sort();
}

/** Where these words are something else, or are played. */
const MEANT_OTHERWISE: Readonly<Record<string, string>> = {
    "../examples/simple_bot.mjs": "the taste of a bot, which has nothing but the lines",
    "e2e/support/playing.ts": "the taste of a player who wants to get on",
    "src/art/icons.ts": "pictures",
    "src/art/sound.ts": "sounds",
    "src/art/types.ts": "tokens",
    "src/end/chart.ts": "pictures of events",
    "src/lib/asking.ts": "questions",
    "src/lib/event-log.ts": "parts of events",
    "src/lib/facts.ts": "what the engine says about a verb",
    "src/pages/rules/InShort.svelte": "pictures of sentences",
    "src/table/RecapTable.svelte": "pictures of events",
    "src/table/banners.svelte.ts": "pictures of events",
    "src/table/keys.ts": "texts about keys",
    "src/table/motion.ts": "sounds",
    "src/table/tokens.ts": "tokens",
};

test("no file lists verbs", () => {
    const places = { src: /^(?!generated).*\.(ts|svelte)$/, "e2e/support": /\.ts$/, "../examples": /\.mjs$/ };
    const paths = Object.entries(places).flatMap(([place, fitting]) =>
        readdirSync(join(root, place), { recursive: true, encoding: "utf-8" }).filter((path) => fitting.test(path)).map((path) => `${place}/${path}`),
    );
    const found = paths.filter((path) => mentioned(read(path)).length >= MANY);
    expect(found.sort()).toEqual(Object.keys(MEANT_OTHERWISE).sort());
});

test.each([
    'const usual = [\n    "done", // it is over\n    "pay",\n    "end",\n];',
    'const powers: Record<string, string[]> = { destroy: ["warlord"],\n sign: ["magistrate"],\n "give-gold": [] };',
    "const weights = { destroy: WARLORD, seize: weigh(marshal), exchange() { return 1; } };",
    "const more = { redraw: ({ view }) => view.aside,\n    spend: ({ view }) => view.aside,\n    give: give };",
    'const order = [..."gold cards".split(" "), "", "hold"];',
    'const order = "gold cards income".split(" ");',
    'const order = "gold,cards,income".split(",");',
    'const seen = new Set<string>(["destroy", "seize", "take gold"] as const);',
    'const pairs = [["gold", 1], ["cards", 2], ["end", 3]];',
    'const few = ["gold", "cards"];\nconst others = ["pass", "end"];',
    'switch (verb) { case "done":\n case "hold":\n return 1;\n case "end":\n return 2; }',
    'const closes = key === "done" || key === "hold" || key === "end";',
    "const closes = /^(done|hold|end)$/.test(key);",
    'const closes = line.startsWith("done ") || line.startsWith(`hold `) || line === "end";',
])("such a list is seen: %s", (text) => {
    expect(mentioned(text).length).toBeGreaterThanOrEqual(MANY);
});

test.each([
    'const few = ["gold", "cards"];',
    "const args = { gold: 2, cards: sum(hand), crown: seat === mine, end };",
    'const uniques = ["smithy", "laboratory", "museum", "keep"];',
    'const sentence = "whoever is named must pay gold at the end";',
    '/** "gold", "cards" and "end" are lines. */\nconst none = []; // such as "pass"',
])("such a one is none: %s", (text) => {
    expect(mentioned(text).length).toBeLessThan(MANY);
});
