import { describe, expect, test } from "vitest";
import { question, questionParts } from "../../src/lib/asking";
import { factsOf } from "../../src/lib/facts";
import { ORDER, effectNote, groupLabel, label, labelParts, ordered, parse, shortLabel, verbOf } from "../../src/lib/lines";
import { contextOf, fixtures } from "../fixtures";

/** The terminal writes cost and type of a card with signs that its table explains: "Manor 3N". */
const signed = (told: string): string =>
    told.replace(/ \((Noble|Religious|Trade|Military|Unique), (\d)\)/g, (_, type: string, cost: string) => ` ${cost}${type.charAt(0)}`);

const asked = fixtures.games.flatMap((game) => game.asked);

describe("every line is called as in the terminal", () => {
    test.each(fixtures.lines)("$edition", ({ view, labels }) => {
        const ctx = contextOf(view, 0);
        expect(labels.length).toBeGreaterThan(1000);
        expect(labels.map(([line]) => [line, signed(label(line, ctx)), groupLabel(line, ctx)])).toEqual(labels);
    });
});

describe("every decision is put as in the terminal", () => {
    test.each(fixtures.games.map((game) => ({ name: `${game.edition} ${game.players}`, game })))("$name", ({ game }) => {
        for (const { seat, view, ask, question: wanted, labels } of game.asked) {
            const ctx = contextOf(view, seat);
            expect(question(ask, view, fixtures.names, ctx.facts)).toBe(wanted);
            const found = ordered(ask.options, ctx.facts).map((option) => [
                option.line,
                signed(label(option.line, ctx, option)),
                groupLabel(option.line, ctx),
            ]);
            expect(found).toEqual(labels);
        }
    });

    test("of every kind there was one", () => {
        const kinds = new Set(asked.map(({ ask }) => ask.kind));
        // "choose" is for what nobody has thought of.
        expect(fixtures.kinds.filter((kind) => !kinds.has(kind))).toEqual(["choose"]);
    });
});

describe("lines taken apart", () => {
    const facts = factsOf("deluxe");

    test("name what they speak of", () => {
        expect(parse("build castle", facts)).toMatchObject({ key: "build", card: "castle", seat: null });
        expect(parse("destroy 2 manor*", facts)).toMatchObject({ key: "destroy", seat: 2, card: "manor*" });
        expect(parse("name king", facts)).toMatchObject({ key: "name", character: "king", card: null });
        expect(parse("spy 6 noble", facts)).toMatchObject({ key: "spy", seat: 6, type: "noble" });
        expect(parse("income 3", facts)).toMatchObject({ key: "income-n", number: 3, seat: null });
        expect(parse("ticket 1 2", facts)).toMatchObject({ key: "ticket-n", seat: 1, number: 2 });
        expect(parse("swap 0", facts)).toMatchObject({ key: "swap", seat: 0 });
        expect(parse("take gold", facts)).toMatchObject({ key: "take-gold", card: null });
        expect(parse("give king", facts)).toMatchObject({ key: "give-character", character: "king" });
        expect(parse("give keep", facts)).toMatchObject({ key: "give", card: "keep" });
        expect(verbOf("destroy 2 manor")).toBe("destroy");
    });

    test("all verbs of the order are verbs", () => {
        const keys = new Set(fixtures.lines.flatMap(({ labels }) => labels.map(([line]) => parse(line, facts).key)));
        expect(ORDER.filter((key) => key !== "" && !keys.has(key))).toEqual([]);
    });
});

describe("labels in pieces", () => {
    test("say the same as in one piece, and know their cards and players", () => {
        let pieces = 0;
        for (const { seat, view, ask } of asked) {
            const ctx = contextOf(view, seat);
            for (const option of ask.options) {
                const parts = labelParts(option.line, ctx, option);
                expect(parts.map((part) => part.text).join("")).toBe(label(option.line, ctx, option));
                const { card, character, seat: other } = parse(option.line, ctx.facts);
                for (const part of parts) {
                    if (part.kind === "card") expect(part.id).toBe(card);
                    if (part.kind === "character") expect(part.id).toBe(character);
                    if (part.kind === "player" || part.kind === "me") expect(part.seat).toBe(other);
                    pieces += part.kind === "text" ? 0 : 1;
                }
            }
            const parts = questionParts(ask, view, fixtures.names, ctx.facts);
            expect(parts.map((part) => part.text).join("")).toBe(question(ask, view, fixtures.names, ctx.facts));
        }
        expect(pieces).toBeGreaterThan(500);
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
