import { describe, expect, test } from "vitest";
import cards from "../src/numbers/cards.json";
import models from "../src/numbers/casts.json";
import { edgeRange, type Forecast, forecast, forecastOf, type Model, modelOf, third } from "../src/numbers/casts";
import { numbersOf, wins } from "../src/numbers/cards";
import { castsOf } from "../src/pages/setup/outlook";
import { factsIn, freshDraft, ownFrom } from "../src/pages/setup/setup";
import kept from "./cast-samples.json";

const samples = kept as { table: string; characters: string[]; uniques: string[]; said: Forecast }[];

const PART = { error: 0.01, blind: 0.05, thirds: [0.2, 0.3] as [number, number] };
const MODEL: Model = {
    casts: 9,
    upsets: { ...PART, usual: 0.4, cards: { king: 0.1, keep: -0.05 } },
    rounds: { ...PART, usual: 10, cards: { king: 1 } },
    minutes: { ...PART, usual: 30, cards: { keep: 2 } },
    edge: { ...PART, base: 0.001, slope: 2, strengths: { king: 0.03, thief: -0.01 } },
};

describe("what a cast is likely to be like", () => {
    test("the browser computes what Python does", () => {
        expect(new Set(samples.map((sample) => sample.table))).toEqual(new Set(Object.keys(models)));
        for (const { table, characters, uniques, said } of samples) {
            const [edition = "", players = ""] = table.split(" ");
            const model = modelOf(edition, Number(players));
            expect(model).toBeDefined();
            if (model === undefined) continue;
            const found = forecast(model, { characters, uniques });
            for (const figure of ["upsets", "rounds", "minutes", "edge"] as const) expect(found[figure], `${table} ${figure}`).toBeCloseTo(said[figure], 9);
        }
    });

    test("a sum over the cards, each once, and the spread of the strengths", () => {
        const found = forecast(MODEL, { characters: ["king", "thief"], uniques: ["keep", "keep", "unheard-of"] });
        expect(found.upsets).toBeCloseTo(0.45);
        expect(found.rounds).toBeCloseTo(11);
        expect(found.minutes).toBeCloseTo(32);
        expect(found.edge).toBeCloseTo(0.001 + 2 * 0.02 ** 2);
        const none = forecast(MODEL, { characters: ["king", "king"], uniques: [] });
        expect(forecastOf(MODEL, [{ characters: ["king", "thief"], uniques: [] }, { characters: ["king", "king"], uniques: [] }]).edge).toBeCloseTo((found.edge + none.edge) / 2);
    });

    test("it is compared with other casts only where the model knows more than their mean", () => {
        expect([0.1, 0.25, 0.4].map((value) => third(PART, value))).toEqual(["low", "mid", "high"]);
        expect(third({ ...PART, error: 0.049 }, 0.1)).toBe("unknown");
    });

    test("the error of the square becomes a range of the edge", () => {
        expect(edgeRange({ ...PART, error: 0.0003 }, 0.0006).map((one) => Math.round(one * 100) / 100)).toEqual([1.73, 3]);
        expect(edgeRange(PART, 0)[0]).toBe(0);
    });

    test("presets and casts of one's own are known, what chance decides is not", () => {
        const draft = { ...freshDraft("deluxe"), seats: 5 };
        const [found, ...more] = castsOf({ ...draft, cast: "preset" });
        expect(more).toEqual([]);
        expect(found?.characters.length).toBe(8);
        expect(found?.uniques.length).toBe(14);
        expect(castsOf({ ...draft, cast: "random" })).toEqual([]);
        const own = { ...draft, cast: "own" as const, ...ownFrom(factsIn(draft), draft.preset, 5) };
        expect(castsOf(own)).toEqual([{ characters: own.characters, uniques: Object.keys(own.uniques) }]);
        expect(castsOf({ ...own, characters: own.characters.slice(1) })).toEqual([]);
        const [eight] = castsOf({ ...draft, cast: "preset", seats: 8 });
        expect(eight?.characters.length).toBe(9);
    });
});

describe("figures of a card", () => {
    test("each edition has its own, and wins are of a hundred games", () => {
        expect([...numbersOf("deluxe").keys()]).toEqual(Object.keys(cards.deluxe));
        expect(numbersOf("common-city").size).toBe(0);
        expect([0.0314, -0.0271, 0.0001].map(wins)).toEqual(["+3.1", "−2.7", "0.0"]);
    });
});
