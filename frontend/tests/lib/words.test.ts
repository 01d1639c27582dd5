import { describe, expect, test, vi } from "vitest";
import { EDITIONS, RULES, TYPES, factsOf } from "../../src/lib/facts";
import { LANGUAGES, nearest } from "../../src/lib/language.svelte";
import { mark, partsOf, plain } from "../../src/lib/marked-text";
import { brief, cardName, cardText, chained, has, listed, ruleText, say, sentence, typeName } from "../../src/lib/words";
import { fixtures } from "../fixtures";

describe("words", () => {
    test("take their values and follow the grammar", () => {
        expect(say("effect-cards", { cards: 1 })).toBe("+1 card");
        expect(say("effect-cards", { cards: 3 })).toBe("+3 cards");
        expect(typeName("noble")).toBe("Noble");
        expect(cardName("thieves-den")).toBe("Thieves' Den");
        expect(cardName("manor*")).toBe("Manor*");
    });

    test("lists", () => {
        expect(listed([])).toBe("nothing");
        expect(listed(["a"])).toBe("a");
        expect(listed(["a", "b", "c"])).toBe("a, b and c");
        expect(chained(["a", "b", "c"])).toBe("a, b, c");
        expect(chained([])).toBe("");
    });

    test("a fault is loud while the program is made, and never half a sentence", () => {
        expect(() => say("no-such-text")).toThrow("no-such-text");
        expect(() => say("effect-gain")).toThrow("effect-gain");
        expect(has("no-such-text")).toBe(false);
    });

    test("a player gets no half-filled sentence in silence", () => {
        vi.stubEnv("DEV", false);
        const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
        expect(say("no-such-text")).toBe("");
        say("effect-gain");
        expect(complaint).toHaveBeenCalledTimes(2);
        vi.unstubAllEnvs();
        complaint.mockRestore();
    });

    test("a sentence begins with a capital, behind whatever marks", () => {
        expect(sentence("ana goes")).toBe("Ana goes");
        expect(plain(sentence(`${mark("player", 1, "ana")} goes`))).toBe("Ana goes");
        expect(sentence("«ana» goes")).toBe("«ana» goes");
        expect(sentence("")).toBe("");
    });

    test("marked pieces are found again", () => {
        const told = `a ${mark("card", "castle", "Castle")}${mark("me", 0, "you")} z`;
        expect(plain(told)).toBe("a Castleyou z");
        expect(partsOf(told).map(({ kind, text }) => [kind, text])).toEqual([
            ["text", "a "],
            ["card", "Castle"],
            ["me", "you"],
            ["text", " z"],
        ]);
        expect(partsOf("")).toEqual([]);
    });
});

describe("texts of cards", () => {
    test.each(EDITIONS)("%s: a few words on each card are those of the terminal", (edition) => {
        const wanted = fixtures.briefs[edition] ?? {};
        const facts = factsOf(edition);
        expect(Object.fromEntries(Object.keys(wanted).map((card) => [card, brief(card, facts)]))).toEqual(wanted);
    });

    test("are those of the edition", () => {
        expect(cardText("laboratory", "deluxe")).toContain("gain 2 gold");
        expect(cardText("laboratory", "circus")).toBe(cardText("laboratory", "classic"));
        expect(cardText("manor", "deluxe")).toBe("");
    });

    test.each(EDITIONS)("%s: everything on the table has a name", (edition) => {
        const { ranks, districts, actions, presets, options } = factsOf(edition);
        for (const card of Object.keys({ ...ranks, ...districts, ...actions })) expect(cardName(card)).toMatch(/\p{L}/u);
        for (const preset of Object.keys(presets)) expect(say(`preset-${preset}`)).toMatch(/\p{L}/u);
        for (const option of Object.keys(options)) expect(say(`option-${option.replaceAll("_", "-")}`)).toMatch(/\p{L}/u);
        for (const type of TYPES) expect(typeName(type)).toMatch(/\p{L}/u);
    });
});

describe("rules", () => {
    test("are there, all of them, when they are asked for", async () => {
        expect(RULES.length).toBe(332);
        const found = await Promise.all(RULES.map(ruleText));
        expect(found.every((text) => /^\p{Lu}.*\.$/u.test(text))).toBe(true);
        await expect(ruleText("DX-NONE-1")).rejects.toThrow("DX-NONE-1");
    });
});

describe("languages", () => {
    test("are the folders of the texts", () => {
        expect(LANGUAGES).toContain("en");
        expect(nearest(["xx-YY", "en-GB"])).toBe("en");
        expect(nearest([])).toBe("en");
    });
});
