import { beforeEach, describe, expect, test } from "vitest";
import { EDITIONS, RULES, factsOf } from "../src/lib/facts";
import { FIRST_GAMES, begin, explain, explained, helpFor, helpNow, ruleFor, waitingKind } from "../src/lib/helping";
import { DEFAULTS, prefs, restored } from "../src/lib/prefs.svelte";
import { has, speak } from "../src/lib/words";
import { fixtures } from "./fixtures";

await speak("en");
beforeEach(() => Object.assign(prefs, DEFAULTS, { begun: [], unasked: [] }));

describe("help for a question", () => {
    test("is there for every kind, with a rule of an edition that holds there", () => {
        for (const game of fixtures.games) {
            const facts = factsOf(game.edition, game.options);
            for (const { ask, view } of game.asked) {
                const help = helpNow(ask, view, facts);
                expect(help?.texts.every((text) => text.length > 20), ask.kind).toBe(true);
                expect(RULES, `${ask.kind} in ${game.edition}`).toContain(help?.rule);
            }
        }
        for (const kind of fixtures.kinds) expect(has(`help-${kind}`), kind).toBe(true);
    });

    test("speaks of the character where its powers matter", () => {
        const facts = factsOf("deluxe");
        expect(helpFor("act", facts, "thief").texts).toHaveLength(2);
        expect(helpFor("keep", facts, "thief").texts).toHaveLength(1);
        expect(helpFor("act", facts, "").texts).toHaveLength(1);
        for (const edition of EDITIONS) {
            for (const character of Object.keys(factsOf(edition).ranks)) expect(has(`help-role-${character}`)).toBe(true);
        }
    });

    test("has the rule of the character where several fit", () => {
        const facts = factsOf("deluxe");
        expect([ruleFor("give", facts, "cardinal"), ruleFor("give", facts, "seer"), ruleFor("give", facts)]).toEqual([
            "DX-CARDINAL-2", "DX-SEER-1", "DX-SEER-1",
        ]);
        expect(ruleFor("bid", facts)).toBe("");
    });

    test("is there for waiting too, but not after the end", () => {
        const [game] = fixtures.games;
        const view = game?.asked[0]?.view;
        if (view === undefined) throw new Error("no view");
        expect(waitingKind({ ...view, phase: "selection", waiting: 1 }, false)).toBe("wait-selection");
        expect(waitingKind({ ...view, phase: "turns", waiting: 1 }, false)).toBe("wait-turns");
        expect(waitingKind({ ...view, phase: "turns", waiting: 1 }, true)).toBe("wait-laps");
        expect(waitingKind({ ...view, seat: null }, false)).toBe("wait-watching");
        expect(helpNow(null, { ...view, phase: "over" }, factsOf("deluxe"))).toBeNull();
    });
});

describe("help comes by itself", () => {
    test("in the first games, also when they are opened again", () => {
        const codes = ["A", "B", "C", "D"];
        for (const code of codes) begin(code);
        begin("A");
        expect(prefs.begun).toEqual(codes.slice(0, FIRST_GAMES));
        expect(codes.map(explained)).toEqual([true, true, true, false]);
    });

    test("but not in a lesson, which is none of them", () => {
        begin("");
        expect([explained(""), prefs.begun]).toEqual([false, []]);
    });

    test("and goes and comes as it is wished", () => {
        explain(false);
        begin("A");
        expect([explained("A"), prefs.begun.length]).toEqual([false, 0]);
        explain(true);
        for (const code of ["A", "B", "C", "D"]) begin(code);
        expect(explained("D")).toBe(true);
    });

    test("what is remembered of it is looked at", () => {
        expect(restored('{"explain": "off", "begun": ["A", 3]}')).toMatchObject({ explain: "off", begun: ["A"] });
        expect(restored('{"explain": "loud", "begun": "A"}')).toMatchObject({ explain: "first", begun: [] });
    });
});
