/** The pictures: every card has one, every type its own colour, shape and symbol, and all words can be read. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import drawn from "../src/generated/icons.json";
import { fit } from "../src/art/text-size";
import { fly } from "../src/art/flight";
import { ICONS } from "../src/art/icons";
import { OWN } from "../src/art/custom-icons";
import { picture, SHAPES } from "../src/art/pictures";
import { beside } from "../src/art/place";
import { play, SOUNDS } from "../src/art/sound";
import { TOKENS } from "../src/art/types";
import { EDITIONS, factsOf, TYPES, VERBS } from "../src/lib/facts";

const source = join(import.meta.dirname, "../src");
const css = readFileSync(join(source, "art/theme.css"), "utf-8");

function variables(selector: string): Map<string, string> {
    const start = css.indexOf(`${selector} {`);
    const block = css.slice(start, css.indexOf("\n}", start));
    const found = [...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)];
    return new Map(found.map(([, name = "", value = ""]) => [name, value]));
}

/** The colours of the types, each with the name of its type: "noble-ink". */
const ofTypes = [...TYPES, "action", "none"].flatMap((type) =>
    [...variables(`.type-${type}`)].map(([name, value]): [string, string] => [name.replace("type", type), value]),
);
const dark = new Map([...variables(":root"), ...ofTypes]);
const themes: Record<string, Map<string, string>> = {
    dark,
    light: new Map([...dark, ...variables(':root[data-theme="light"]')]),
};

function linear(colour: string): [number, number, number] {
    const part = (at: number): number => {
        const value = parseInt(colour.slice(at, at + 2), 16) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return [part(1), part(3), part(5)];
}

function light(colour: string): number {
    const [r, g, b] = linear(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
    const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
}

type Matrix = [number, number, number, number, number, number, number, number, number];
// How colours look without one kind of cones (Machado, Oliveira and Fernandes 2009).
const SIGHTS: Record<string, Matrix> = {
    all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
    deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
    tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** CIELAB, of a colour as such eyes see it. */
function seen(colour: string, m: Matrix): [number, number, number] {
    const [r, g, b] = linear(colour);
    const clamp = (value: number): number => Math.max(0, Math.min(1, value));
    const [x, y, z] = [
        clamp(m[0] * r + m[1] * g + m[2] * b),
        clamp(m[3] * r + m[4] * g + m[5] * b),
        clamp(m[6] * r + m[7] * g + m[8] * b),
    ];
    const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
    const fx = f((0.4124 * x + 0.3576 * y + 0.1805 * z) / 0.95047);
    const fy = f(0.2126 * x + 0.7152 * y + 0.0722 * z);
    const fz = f((0.0193 * x + 0.1192 * y + 0.9505 * z) / 1.08883);
    return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

describe("icons", () => {
    const cards = new Set(
        EDITIONS.flatMap((name) => {
            const facts = factsOf(name);
            return [...Object.keys(facts.ranks), ...Object.keys(facts.districts), ...Object.keys(facts.actions)];
        }),
    );

    it("show every card of every edition", () => {
        expect(cards.size).toBeGreaterThan(80);
        for (const card of cards) expect(picture(card), card).toMatch(/^m/i);
    });

    it("are all in the set", () => {
        for (const [key, name] of Object.entries(ICONS)) expect(drawn, key).toHaveProperty(name);
    });

    it("show types and tokens", () => {
        for (const type of [...TYPES, "action"]) expect(picture(`type-${type}`), type).toMatch(/^m/i);
        for (const kind of TOKENS) expect(picture(`token-${kind}`), kind).toMatch(/^m/i);
    });

    it("show the verbs on buttons", () => {
        const pictured = VERBS.filter((verb) => verb.picture !== undefined);
        expect(pictured.length).toBeGreaterThan(20);
        for (const verb of pictured) {
            expect(verb.aim, verb.key).toBe("button");
            expect(picture(verb.picture ?? ""), verb.key).toMatch(/^m/i);
        }
    });

    it("of one kind are all different", () => {
        for (const edition of EDITIONS) {
            const facts = factsOf(edition);
            for (const kind of [facts.ranks, facts.districts, facts.actions]) {
                const used = Object.keys(kind).map(picture);
                expect(new Set(used).size, edition).toBe(used.length);
            }
        }
    });

    it("are there wherever a page names one", () => {
        const places = ["table", "pages", "end", "shell", "art"].map((name) => join(source, name)).filter(existsSync);
        const files = places.flatMap((place) => readdirSync(place, { recursive: true, withFileTypes: true }));
        const named = files
            .filter((file) => file.isFile() && file.name.endsWith(".svelte"))
            .map((file) => readFileSync(join(file.parentPath, file.name), "utf-8"))
            .flatMap((text) => [...text.matchAll(/<Icon\s+name="([a-z-]+)"/g)].map(([, name = ""]) => name));
        expect(named.length).toBeGreaterThan(5);
        for (const name of named) expect(picture(name), name).not.toBe("");
    });

    it("drawn by ourselves hide none of the set", () => {
        for (const name of Object.keys(OWN)) expect(ICONS, name).not.toHaveProperty(name);
    });
});

describe("types", () => {
    const kinds = [...TYPES, "action"];

    it("have each its own colour, shape and symbol", () => {
        const colours = kinds.map((type) => dark.get(type));
        const shapes = kinds.map((type) => SHAPES[type]);
        const symbols = kinds.map((type) => picture(`type-${type}`));
        for (const found of [colours, shapes, symbols]) {
            expect(found).not.toContain(undefined);
            expect(new Set(found).size).toBe(kinds.length);
        }
    });

    it.each(Object.keys(SIGHTS))("can be told apart by colour with %s", (sight) => {
        const matrix = SIGHTS[sight];
        if (!matrix) throw new Error(sight);
        for (const theme of Object.values(themes)) {
            const found = TYPES.map((type) => seen(theme.get(type) ?? "", matrix));
            found.forEach((a, i) => {
                found.slice(i + 1).forEach((b, j) => {
                    const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
                    expect(distance, `${TYPES[i]} ${TYPES[i + 1 + j]}`).toBeGreaterThan(13);
                });
            });
        }
    });
});

describe.each(Object.entries(themes))("the %s theme", (_, theme) => {
    const on = (front: string, grounds: string[]): [string, string][] => grounds.map((ground) => [front, ground]);
    const grounds = ["ground", "ground-2", "stone", "stone-2", "stone-3"];
    const words = [
        ...on("text", grounds),
        ...on("muted", grounds),
        ...on("danger", ["ground", "stone", "stone-2"]),
        ...on("good", ["ground", "stone", "stone-2"]),
        ...on("noble-text", grounds),
        ...on("ink", ["parchment", "parchment-2"]),
        ...on("gold-ink", ["gold"]),
        ...["noble", "religious", "trade", "military", "unique", "action", "none"].flatMap((type) => on(`${type}-ink`, [type])),
    ];

    it.each(words)("has readable %s on %s", (front, ground) => {
        expect(contrast(theme.get(front) ?? "", theme.get(ground) ?? "")).toBeGreaterThanOrEqual(4.5);
    });

    it("shows the focus and what may be clicked", () => {
        for (const ground of ["ground", "stone", "stone-2"]) {
            const behind = theme.get(ground) ?? "";
            expect(contrast(theme.get("focus") ?? "", behind)).toBeGreaterThanOrEqual(3);
            const edges = ["gold", "gold-2"].map((name) => contrast(theme.get(name) ?? "", behind));
            expect(Math.max(...edges)).toBeGreaterThanOrEqual(3);
        }
    });

    it("tells the players apart from the background", () => {
        for (let seat = 0; seat < 9; seat++) {
            expect(contrast(theme.get(`seat-${seat}`) ?? "", theme.get("stone") ?? "")).toBeGreaterThanOrEqual(3);
        }
    });
});

describe("names", () => {
    it("are written large where there is room", () => {
        expect(fit("King", 4.4)).toBe(1);
        expect(fit("Dragon Gate", 4.4)).toBe(1);
    });

    it("shrink where they are long, but not below what can be read", () => {
        const long = fit("Beobachtungsturm", 4.4);
        expect(long).toBeLessThan(0.8);
        expect(long).toBeGreaterThanOrEqual(0.55);
        expect(fit("x".repeat(80), 4.4)).toBe(0.55);
    });

    it("take no more lines than they may", () => {
        expect(fit("Императорская сокровищница", 4.4, 2)).toBeLessThan(fit("Императорская сокровищница", 4.4, 4) + 0.01);
        expect(fit("one two three four", 4.4, 1)).toBeLessThan(fit("one two three four", 4.4, 2));
    });
});

describe("motion and sound", () => {
    it("do nothing, and nothing wrong, where there is no page", async () => {
        for (const sound of SOUNDS) expect(() => play(sound)).not.toThrow();
        await expect(fly(null, null, { kind: "gold", n: 3 })).resolves.toBeUndefined();
    });
});

describe("a detail", () => {
    const page = { width: 1000, height: 700 };
    const size = { width: 300, height: 200 };

    it.each([
        [{ left: 0, top: 0, width: 100, height: 140 }],
        [{ left: 900, top: 560, width: 100, height: 140 }],
        [{ left: 400, top: 300, width: 100, height: 140 }],
        [{ left: 50, top: 20, width: 900, height: 60 }],
    ])("covers nothing of what it explains: %o", (thing) => {
        const at = beside(thing, size, page);
        const apart =
            at.left >= thing.left + thing.width ||
            at.left + size.width <= thing.left ||
            at.top >= thing.top + thing.height ||
            at.top + size.height <= thing.top;
        expect(apart).toBe(true);
        expect(at.left).toBeGreaterThanOrEqual(0);
        expect(at.left + size.width).toBeLessThanOrEqual(page.width);
        expect(at.top + size.height).toBeLessThanOrEqual(page.height);
    });

    it("stays on the page where there is no room at all", () => {
        const at = beside({ left: 100, top: 100, width: 800, height: 500 }, size, page);
        expect(at.left).toBeGreaterThanOrEqual(0);
        expect(at.top + size.height).toBeLessThanOrEqual(page.height);
    });
});
