import { describe, expect, test } from "vitest";
import { EDITIONS, PREFIXES, factsOf } from "../../src/lib/facts";
import { fixtures } from "../fixtures";

describe("the facts of an edition", () => {
    test("are those of the cards", () => {
        const facts = factsOf("deluxe");
        expect(EDITIONS).toEqual(["deluxe", "classic", "circus", "common-city"]);
        expect(facts.districts.castle).toEqual({ cost: 4, type: "noble", copies: 4, size: 1 });
        expect(facts.size("monument")).toBe(2);
        expect(facts.gains.abbot).toBe("religious");
        expect(Object.values(facts.districts).reduce((sum, { copies }) => sum + copies, 0)).toBe(84);
        expect([facts.goal(3), facts.goal(4)]).toEqual([8, 7]);
        expect(facts.seats).toEqual([2, 8]);
        expect(facts.ninth(4)).toEqual(["artist", "tax-collector"]);
        expect(facts.ninth(5)).toContain("queen");
        expect(facts.kind("castle")).toBe("noble");
        expect(facts.defaultPreset).toBe("first-game");
        expect(facts.cardRules("tax-collector").slice(0, 2)).toEqual(["DX-TAX-1", "DX-TAX-2"]);
        expect(facts.cardRules("manor")).toEqual([]);
        expect(PREFIXES.deluxe).toBe("DX");
    });

    test("follow edition and options", () => {
        const classic = factsOf("classic");
        expect([classic.goal(4), classic.goal(4, true)]).toEqual([8, 7]);
        expect(factsOf("classic", { short_game: true }).goal(4)).toBe(7);
        expect(factsOf("classic", { short_game: true }).changed()).toEqual({ short_game: 1 });
        expect([2, 3, 4, 5, 6, 7, 8].filter((seats) => classic.mayHaveNinth(seats))).toEqual([3, 4, 5, 6, 7]);
        expect(Object.keys(factsOf("circus", { action_cards: false }).actions)).toEqual([]);
        expect(factsOf("circus").kind("acrobat")).toBe("action");
        expect(factsOf("common-city").districts.fortress?.type).toBe("noble");
        expect(factsOf("common-city", { printed_types: true }).districts.fortress?.type).toBe("military");
        expect(factsOf("common-city", { printed_types: true }).districts.castle?.type).toBe("noble");
        expect([factsOf("common-city").goal(4), factsOf("common-city").goal(4, true)]).toEqual([42, 30]);
    });

    test.each(EDITIONS)("%s: a preset is known by its unique districts", (edition) => {
        const facts = factsOf(edition);
        for (const [name, { uniques }] of Object.entries(facts.presets)) {
            expect(facts.preset([...facts.baseUniques, ...uniques])).toBe(name);
        }
        expect(facts.preset([...facts.baseUniques, "dragon"])).toBeNull();
    });

    test.each(fixtures.facts)("are those of the engine: $edition $options", ({ edition, options, types, actions, goals }) => {
        const facts = factsOf(edition, options);
        expect(Object.fromEntries(Object.entries(facts.districts).map(([card, { type }]) => [card, type]))).toEqual(types);
        expect(facts.actions).toEqual(actions);
        const [low, high] = facts.seats;
        const seats = Array.from({ length: high - low + 1 }, (_, i) => low + i);
        expect(seats.map((n) => [facts.goal(n), facts.goal(n, true)])).toEqual(goals);
    });

    test("are made once", () => {
        expect(factsOf("circus", { action_cards: false, smithy_pay: 2 })).toBe(
            factsOf("circus", { smithy_pay: 2, action_cards: false }),
        );
        expect(() => factsOf("chess")).toThrow("chess");
        expect(() => factsOf("deluxe").goal(40)).toThrow("40");
    });
});
