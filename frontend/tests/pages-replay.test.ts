import { describe, expect, test } from "vitest";
import type { Step, View } from "../src/generated/protocol";
import { EDITIONS, RULES } from "../src/lib/facts";
import { since } from "../src/pages/home/games";
import { CHUNK, gapless, keyOf, moved, nextChunk, roundsIn, within } from "../src/pages/replay/stepping";
import { bookOf, editionOf } from "../src/pages/rules/book";
import "./fixtures"; // which speak English

const step = (number: number, round: number): Step => ({ number, seat: 0, line: "gold", events: [], view: { round } as View });

describe("going through a game", () => {
    test("stays within it", () => {
        expect([within("12", 20), within(99, 20), within(-3, 20), within("x", 20), within(null, 20)]).toEqual([12, 20, 0, 0, 0]);
        expect([moved("first", 5, 9), moved("back", 5, 9), moved("forward", 5, 9), moved("last", 5, 9)]).toEqual([0, 4, 6, 9]);
        expect([moved("back", 0, 9), moved("forward", 9, 9)]).toEqual([0, 9]);
    });

    test("fetches what is looked at first, then all the rest once", () => {
        const have = new Set<number>();
        const order: number[] = [];
        const last = 3 * CHUNK + 7;
        for (;;) {
            const first = nextChunk(2 * CHUNK + 3, last, (at) => have.has(at));
            if (first === null) break;
            order.push(first);
            for (let at = first; at < Math.min(first + CHUNK, last + 1); at += 1) have.add(at);
        }
        expect(order).toEqual([2 * CHUNK, 0, CHUNK, 3 * CHUNK]);
        expect(have.size).toBe(last + 1);
    });

    test("tells only what is known without a gap", () => {
        expect(gapless([])).toBe(-1);
        expect(gapless([undefined, step(1, 1)])).toBe(-1);
        expect(gapless([step(0, 1), step(1, 1), undefined, step(3, 1)])).toBe(1);
        expect(gapless([step(0, 1), step(1, 1)])).toBe(1);
    });

    test("finds where rounds begin", () => {
        const steps = [step(0, 1), step(1, 1), step(2, 2), undefined, step(4, 2), step(5, 3)];
        expect(roundsIn(steps)).toEqual([{ round: 1, step: 0 }, { round: 2, step: 2 }, { round: 3, step: 5 }]);
    });

    test("goes by keys that nothing else wants", () => {
        const press = (key: string, more = {}) => keyOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more });
        class Fake {
            constructor(readonly found: string) {}
            closest(selector: string): Fake | null {
                return selector.includes(this.found) ? this : null;
            }
        }
        Object.assign(globalThis, { Element: Fake });
        expect(["Home", "ArrowLeft", "ArrowRight", "End", " ", "a"].map((key) => press(key))).toEqual([
            "first", "back", "forward", "last", "play", null,
        ]);
        expect(press("ArrowLeft", { altKey: true })).toBeNull();
        expect(press("ArrowLeft", { target: new Fake("select") })).toBeNull();
        expect(press(" ", { target: new Fake("button") })).toBeNull();
        expect(press("ArrowRight", { target: new Fake("button") })).toBe("forward");
    });
});

describe("the book of rules", () => {
    test("has every rule of an edition somewhere", () => {
        for (const edition of EDITIONS) {
            const book = bookOf(edition);
            const entries = [...book.characters, ...book.uniques, ...book.actions];
            const there = new Set([...book.topics.flatMap((topic) => topic.rules), ...entries.flatMap((entry) => entry.rules), ...book.rulings]);
            const wanted = RULES.filter((rule) => editionOf(rule) === edition);
            expect(wanted.length).toBeGreaterThan(20);
            expect(wanted.filter((rule) => !there.has(rule))).toEqual([]);
            expect(book.rulings).toContain("RU-1");
        }
    });

    test("knows whose rule it is", () => {
        expect([editionOf("CL-END-1"), editionOf("RU-3"), editionOf("x")]).toEqual(["classic", "", ""]);
    });
});

test("how long ago something was is said in words", () => {
    const now = 1_700_000_000_000;
    expect(since(now - 5_000, now)).toBe("just now");
    expect(since(now - 120_000, now)).toBe("2 minutes ago");
    expect(since(now - 86_400_000, now)).toBe("yesterday");
    expect(since(now - 30 * 86_400_000, now)).toMatch(/2023/);
});
