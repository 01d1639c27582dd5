/** What a verb means stands in one place, src/citadels/engine/verbs.py: nobody else keeps lists of verbs. */
import { expect, test } from "vitest";
import { CHARACTERS, EDITIONS, VERBS, factsOf } from "../src/lib/facts";
import { type Node, type Source, isNode, sourceOf, sources, walk, where } from "./sources";

const MANY = 3;
const verbs = new Set(VERBS.flatMap(({ key, word }) => [key, word]));
const cards = new Set([
    ...CHARACTERS,
    ...EDITIONS.map((edition) => factsOf(edition)).flatMap(({ districts, actions }) => [...Object.keys(districts), ...Object.keys(actions)]),
]);

const LITERALS = ["ArrayExpression", "ObjectExpression", "Literal"];
/** What stands around a literal that is still a list: ..."gold cards".split(" "). */
const AROUND = ["SpreadElement", "TSAsExpression", "CallExpression", "MemberExpression"];
const nodes = (value: unknown): Node[] => (value as unknown[]).filter(isNode);

/** The verbs that a literal lists, however deep; "gold cards end" is a list as well. */
function listed(node: unknown): string[] {
    if (!isNode(node)) return [];
    if (AROUND.includes(node.type)) return listed(node.argument ?? node.expression ?? node.callee ?? node.object);
    if (node.type === "ArrayExpression") return nodes(node.elements).flatMap(listed);
    if (node.type === "ObjectExpression") return nodes(node.properties).flatMap(entry);
    if (node.type !== "Literal" || typeof node.value !== "string") return [];
    const words = verbs.has(node.value) ? [node.value] : node.value.split(" ");
    return words.every((word) => verbs.has(word)) ? words : [];
}

/** The name of a part counts if what it stands for is written there too: { gold: sum(all) } lists nothing. */
function entry(property: Node): string[] {
    if (property.type !== "Property") return listed(property);
    const { key, value } = property as unknown as { key: { name?: string; value?: unknown }; value: Node };
    const name = String(key.name ?? key.value);
    const own = property.computed !== true && LITERALS.includes(value.type) && verbs.has(name) ? [name] : [];
    return [...own, ...listed(value)];
}

/** The lists of verbs in a source: where, and which. */
function lists(source: Source): string[] {
    const found: string[] = [];
    const within = new Set<Node>();
    for (const [node, above] of walk(source.tree)) {
        if (!LITERALS.includes(node.type) || above.some((one) => within.has(one))) continue;
        const words = [...new Set(listed(node))];
        if (words.length < MANY || words.every((word) => cards.has(word))) continue; // a list of cards is none of verbs
        within.add(node);
        found.push(`${where(source, node).replace(/:\d+$/, "")}: ${words.join(" ")}`);
    }
    return found;
}

test("no file but that of the pictures lists verbs", () => {
    const all = sources().filter(({ path }) => path !== "src/art/icons.ts");
    // These words are no verbs where they stand.
    expect(all.flatMap(lists)).toEqual([
        "src/art/sound.ts: build destroy gold crown end", // sounds
        "src/art/sound.ts: build destroy gold crown end",
        "src/art/types.ts: warrant flower crown", // tokens
        "src/end/chart.ts: destroy exchange swap bell-tower", // pictures of events
        "src/pages/rules/InShort.svelte: crown gold build", // pictures of sentences
        "src/table/banners.svelte.ts: destroy swap exchange crown", // pictures of events
        "src/table/keys.ts: gold cards income end", // texts about keys
    ]);
});

test.each([
    'const usual = [\n    "done", // it is over\n    "pay",\n    "end",\n];',
    'const powers: Record<string, string[]> = { name: ["assassin"],\n sign: ["magistrate"],\n "give-gold": [] };',
    'const order = [..."gold cards".split(" "), "", "hold"];',
    'const order = "gold cards income".split(" ");',
    'const seen = new Set<string>(["destroy", "seize", "take gold"] as const);',
    'const pairs = [["gold", 1], ["cards", 2], ["end", 3]];',
])("such a list is seen: %s", (text) => {
    expect(lists(sourceOf("sample.ts", text))).toHaveLength(1);
});

test.each([
    'const few = ["gold", "cards"];',
    'const args = { gold: 2, cards: sum(hand), crown: seat === mine, end };',
    'const uniques = ["smithy", "laboratory", "museum", "keep"];',
    'const sentence = "whoever is named must pay gold at the end";',
])("such a one is none: %s", (text) => {
    expect(lists(sourceOf("sample.ts", text))).toEqual([]);
});
