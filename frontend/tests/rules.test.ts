import { describe, expect, test } from "vitest";
import { EDITIONS, RULES, factsOf } from "../src/lib/facts";
import { fold, marked, matches } from "../src/lib/text-match";
import { fromRule, ruleOf } from "../src/lib/rulebook.svelte";
import { cardName, ruleText, speak } from "../src/lib/words";
import { addressOf, bookOf, cardAddress, placesOf, search } from "../src/pages/rules/book";

await speak("en");
const texts = new Map(await Promise.all(RULES.map(async (rule): Promise<[string, string]> => [rule, await ruleText(rule)])));
const look = (edition: string, query: string): ReturnType<typeof search> => search(bookOf(edition), query, texts, cardName);

describe("looking for words", () => {
    test("passes over capitals and marks, but й is not и", () => {
        expect([fold("Žoldnéř"), fold("ЁЖ"), fold("Șarlatan"), fold("Città")]).toEqual(["zoldner", "еж", "sarlatan", "citta"]);
        expect(fold("Йод")).toBe("йод");
        expect(fold("и\u0306")).toBe("й"); // written as two signs it is the same letter
        expect(matches("zoldner", "Žoldnéř")).toBe(true);
        expect(matches("ученый", "Учёный")).toBe(true);
        expect(matches("мои", "мой")).toBe(false);
    });

    test("wants all of them", () => {
        expect(matches("gold KING", "The King gains gold")).toBe(true);
        expect(matches("gold queen", "The King gains gold")).toBe(false);
        expect(matches("", "x")).toBe(true);
    });

    test("finds a long word in all its cases", () => {
        expect(matches("корона", "Король забирает корону")).toBe(true);
        expect(matches("districte", "un district nobil")).toBe(true);
        expect(matches("crown", "crow")).toBe(false);
        expect(matches("king", "the kin")).toBe(false);
        expect(marked("берёт корону.", "корона")).toEqual([
            { text: "берёт ", hit: false }, { text: "корону", hit: true }, { text: ".", hit: false },
        ]);
    });

    test("marks them as they stand there", () => {
        expect(marked("The King", "king")).toEqual([{ text: "The ", hit: false }, { text: "King", hit: true }]);
        expect(marked("a.b", ".b")).toEqual([{ text: "a", hit: false }, { text: ".b", hit: true }]);
        expect(marked("Учёный пьёт", "ученый")).toEqual([{ text: "Учёный", hit: true }, { text: " пьёт", hit: false }]);
        expect(marked("Kněžka", "nez")).toEqual([
            { text: "K", hit: false }, { text: "něž", hit: true }, { text: "ka", hit: false },
        ]);
        expect(marked("a", "")).toEqual([{ text: "a", hit: false }]);
        expect(marked("", "a")).toEqual([]);
    });

    test("text that is marked is still the same text", () => {
        for (const text of texts.values()) expect(marked(text, "gold the").map((piece) => piece.text).join("")).toBe(text);
    });
});

describe("the book is searched", () => {
    test("by the id of a rule, also written apart", () => {
        expect(look("deluxe", "dx-turn-4").topics.flatMap((topic) => topic.rules)).toEqual(["DX-TURN-4"]);
        expect(look("deluxe", "DX TURN 4").topics.flatMap((topic) => topic.rules)).toContain("DX-TURN-4");
    });

    test("by the name of a card, with its rules", () => {
        const { groups, hits } = look("classic", "wizard");
        expect(groups.find((group) => group.id === "characters")?.entries.map((entry) => entry.card)).toContain("wizard");
        expect(hits).toBeGreaterThan(1);
    });

    test("in the rules that hold besides, too", () => {
        expect(look("classic", "build limit").others.map((other) => other.edition)).toEqual(["deluxe"]);
    });

    test("without a word it is whole, without a hit it is empty", () => {
        const whole = look("circus", "");
        expect(whole.topics).toEqual(bookOf("circus").topics);
        expect(whole.others).toEqual(bookOf("circus").others);
        expect(look("circus", "xylophone")).toEqual({ best: [], topics: [], groups: [], basics: [], others: [], rulings: [], hits: 0 });
    });
});

describe("every rule and every card has its address", () => {
    test("in a book that has it, once", () => {
        const books = new Map(EDITIONS.map((edition) => [edition, placesOf(bookOf(edition))]));
        for (const edition of EDITIONS) {
            for (const rule of RULES) {
                const [, there = "", id] = /^\/rules\/([a-z-]+)#(.+)$/.exec(addressOf(rule, edition)) ?? [];
                expect(id).toBe(rule);
                expect(books.get(there)?.has(rule), `${rule} in ${there}`).toBe(true);
            }
        }
    });

    test("a rule that the edition played does not know is read where it belongs", () => {
        expect(addressOf("CL-KING-1", "classic")).toBe("/rules/classic#CL-KING-1");
        expect(addressOf("DX-CALL-1", "classic")).toBe("/rules/classic#DX-CALL-1");
        expect(addressOf("CL-KING-1", "deluxe")).toBe("/rules/classic#CL-KING-1");
        expect(addressOf("RU-33", "")).toBe("/rules/classic#RU-33");
        expect(addressOf("RU-1", "circus")).toBe("/rules/circus#RU-1");
        expect(cardAddress("king", "deluxe")).toBe("/rules/deluxe#card-king");
    });

    test("cards of an edition stand in its book", () => {
        for (const edition of EDITIONS) {
            const { characters, uniques, actions, basics } = bookOf(edition);
            const facts = factsOf(edition);
            const there = [...[...characters, ...uniques, ...actions].map((entry) => entry.card), ...basics].sort();
            expect(there).toEqual([...Object.keys(facts.ranks), ...Object.keys(facts.districts), ...Object.keys(facts.actions)].sort());
        }
    });
});

test("a sentence that says why not leads to its rule without naming it", () => {
    expect(fromRule("No two of a name", "DX-TURN-4")).toBe("No two of a name");
    expect(ruleOf("No two of a name")).toBe("DX-TURN-4");
    expect(ruleOf("Build Manor · 3")).toBe("");
});
