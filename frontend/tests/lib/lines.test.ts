import { describe, expect, test } from "vitest";
import { question, questionParts } from "../../src/lib/asking";
import { VERBS } from "../../src/lib/facts";
import { effectNote, label, ordered, parse, shortLabel } from "../../src/lib/lines";
import { contextOf, fixtures } from "../fixtures";

/** The terminal writes cost and type of a card with signs that its table explains: "Manor 3N". */
const signed = (told: string): string =>
    told.replace(/ \((Noble|Religious|Trade|Military|Unique), (\d)\)/g, (_, type: string, cost: string) => ` ${cost}${type.charAt(0)}`);

const asked = fixtures.games.flatMap((game) => game.asked);

describe("every line is called as in the terminal", () => {
    test.each(fixtures.lines)("$edition", ({ view, labels }) => {
        const ctx = contextOf(view, 0);
        expect(labels.length).toBeGreaterThan(1000);
        expect(labels.map(([line]) => [line, signed(label(line, ctx))])).toEqual(labels);
    });
});

describe("every decision is put as in the terminal", () => {
    test.each(fixtures.games.map((game) => ({ name: `${game.edition} ${game.players}`, game })))("$name", ({ game }) => {
        for (const { seat, view, ask, question: wanted, labels } of game.asked) {
            const ctx = contextOf(view, seat);
            expect(question(ask, view, fixtures.names, ctx.facts)).toBe(wanted);
            const found = ordered(ask.options).map((option) => [option.line, signed(label(option.line, ctx, option))]);
            expect(found).toEqual(labels);
        }
    });

    test("of every kind there was one", () => {
        const kinds = new Set(asked.map(({ ask }) => ask.kind));
        expect(fixtures.kinds.filter((kind) => !kinds.has(kind))).toEqual([]);
    });
});

describe("lines taken apart", () => {
    test("name what they speak of", () => {
        expect(parse("build castle")).toMatchObject({ key: "build", card: "castle", seat: null });
        expect(parse("destroy 2 manor*")).toMatchObject({ key: "destroy", seat: 2, card: "manor*" });
        expect(parse("name king")).toMatchObject({ key: "name", character: "king", card: null });
        expect(parse("spy 6 noble")).toMatchObject({ key: "spy", seat: 6, type: "noble" });
        expect(parse("income 3")).toMatchObject({ key: "income-n", number: 3, seat: null });
        expect(parse("ticket 1 2")).toMatchObject({ key: "ticket-n", seat: 1, number: 2 });
        expect(parse("swap 0")).toMatchObject({ key: "swap", seat: 0 });
        expect(parse("take gold")).toMatchObject({ key: "take-gold", card: null });
        expect(parse("give king")).toMatchObject({ key: "give-character", character: "king" });
        expect(parse("give keep")).toMatchObject({ key: "give", card: "keep" });
        expect(() => parse("dance 2")).toThrow("dance 2");
    });

    test("all verbs are found", () => {
        const found = new Set(fixtures.lines.flatMap(({ labels }) => labels.map(([line]) => parse(line).verb)));
        expect(VERBS.filter((verb) => !found.has(verb)).map(({ key }) => key)).toEqual([]);
    });
});

describe("words in pieces", () => {
    test("a question says the same as in one piece", () => {
        let pieces = 0;
        for (const { seat, view, ask } of asked) {
            const { facts } = contextOf(view, seat);
            const parts = questionParts(ask, view, fixtures.names, facts);
            expect(parts.map((part) => part.text).join("")).toBe(question(ask, view, fixtures.names, facts));
            pieces += parts.filter((part) => part.kind !== "text").length;
        }
        expect(pieces).toBeGreaterThan(100);
    });

    test("the short label is the label without its note", () => {
        for (const { seat, view, ask } of asked) {
            const ctx = contextOf(view, seat);
            for (const option of ask.options) {
                const whole = label(option.line, ctx, option);
                const short = shortLabel(option.line, ctx, option);
                const note = effectNote(option);
                expect(whole === short || whole.startsWith(`${short} (`)).toBe(true);
                if (note) expect([`${short} (${note})`, short]).toContain(whole.replace(/lies face (up|down)/, note));
            }
        }
    });
});
