import { describe, expect, test } from "vitest";
import { say } from "../src/lib/words";
import { reasonWords, whyRefused } from "../src/table/why.svelte";
import { fixtures } from "./fixtures";

const asked = fixtures.games.flatMap((game) => game.asked);

describe("the plain reason", () => {
    test("is put into the words of the engine, in every question of the games", () => {
        const reasons = new Set<string>();
        for (const { ask, reasons: wanted } of asked) {
            expect(ask.barred.map((barred) => [barred.line, reasonWords(barred)])).toEqual(wanted);
            for (const { reason } of ask.barred) if (reason !== undefined) reasons.add(reason);
        }
        expect([...reasons]).toEqual(
            expect.arrayContaining(["reason-cost", "reason-gather-first", "reason-limit", "reason-no-district", "reason-stands"]),
        );
    });

    test("names what it speaks of", () => {
        const words = (reason: string, values: Record<string, string | number>): string =>
            reasonWords({ reason, values });
        expect(words("reason-cost", { cost: 5, gold: 4 })).toBe("It costs 5 gold, and you have 4.");
        expect(words("reason-not-held", { card: "castle" })).toBe("You have no Castle in your hand.");
        expect(words("reason-no-district", { type: "noble" })).toBe("You have no noble districts.");
        expect(words("reason-no-income", { character: "thief" })).toBe("The Thief collects no income.");
    });

    test("is told of an answer that was refused, like the rest of what the server says", () => {
        const refused = { type: "refused" as const, code: "illegal", rule: "DX-TURN-3", reason: "reason-cost", values: { cost: 5, gold: 4 } };
        expect(whyRefused(refused)).toBe("It costs 5 gold, and you have 4.");
        expect(whyRefused({ ...refused, reason: "" })).toBe(say("refused-illegal"));
        expect(whyRefused({ type: "refused", code: "stale" })).toBe(say("refused-stale"));
    });

    test("is left out where the rule says it all", () => {
        expect(reasonWords({})).toBe("");
    });
});
