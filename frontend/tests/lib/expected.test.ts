import { expect, test } from "vitest";
import { expectedLines } from "../../src/lib/expected";
import "../fixtures";

const names = ["Ana", "Bob", "Cleo"];

test("what is expected is told in two sentences, the reader first, then by chances", () => {
    const expected = { win: [0.2, 0.344, 0.456], guesses: [{ seat: 0, character: "bishop", chance: 0.62 }, { seat: 2, character: "king", chance: 0.3 }] };
    expect(expectedLines(expected, names, 1)).toEqual([
        "Chances to win: you 34%, Cleo 46%, Ana 20%.",
        "Most likely: Ana – Bishop (62%), Cleo – King (30%).",
    ]);
    expect(expectedLines(expected, names, null)[0]).toBe("Chances to win: Cleo 46%, Bob 34%, Ana 20%.");
});

test("only what is certain is called certain", () => {
    const guesses = [{ seat: 1, character: "king", chance: 0.999 }, { seat: 2, character: "spy", chance: 1 }];
    expect(expectedLines({ win: [1, 0, 0], guesses }, names, 0)[1]).toBe("Most likely: Bob – King (99%), Cleo – Spy (100%).");
});

test("where nobody hides anything, only the chances are told", () => {
    expect(expectedLines({ win: [0.5, 0.5], guesses: [] }, names, 0)).toEqual(["Chances to win: you 50%, Bob 50%."]);
});
