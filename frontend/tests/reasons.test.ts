import { describe, expect, test } from "vitest";
import { type Reason, reasonOf, reasonWords } from "../src/lib/reasons";
import { contextOf, fixtures } from "./fixtures";

const asked = fixtures.games.flatMap((game) => game.asked);
/** As the terminal writes one down. */
const row = (reason: Reason | null): (string | number)[] | null =>
    reason && [reason.message, reason.card ?? "", reason.character ?? "", reason.type ?? "", reason.cost ?? 0, reason.gold ?? 0, reason.limit ?? 0];

describe("the plain reason is the terminal's", () => {
    test("in every question of the games", () => {
        const messages = new Set<string>();
        for (const { seat, view, ask, reasons } of asked) {
            const { facts } = contextOf(view, seat);
            for (const [line, wanted] of reasons) {
                const found = reasonOf(line, ask.kind, view, facts);
                expect([line, row(found)]).toEqual([line, wanted]);
                if (found !== null) messages.add(found.message);
            }
        }
        expect([...messages]).toEqual(
            expect.arrayContaining(["reason-cost", "reason-gather-first", "reason-limit", "reason-no-district", "reason-not-held", "reason-not-yours"]),
        );
    });

    test("and none is given to a spectator", () => {
        const [one] = asked.filter(({ ask }) => ask.kind === "act");
        if (one === undefined) throw new Error("no such question");
        const { facts } = contextOf(one.view, null);
        expect(reasonOf("gold", "act", one.view, facts)).not.toBeNull();
        expect(reasonOf("gold", "act", { ...one.view, seat: null }, facts)).toBeNull();
    });
});

test("it is said in words", () => {
    expect(reasonWords({ message: "reason-cost", cost: 5, gold: 4 })).toBe("It costs 5 gold, and you have 4.");
    expect(reasonWords({ message: "reason-not-held", card: "castle" })).toBe("You have no Castle in your hand.");
    expect(reasonWords({ message: "reason-no-district", type: "noble" })).toBe("None of your districts is Noble.");
    expect(reasonWords({ message: "reason-no-income", character: "thief" })).toBe("The Thief collects no income.");
});
