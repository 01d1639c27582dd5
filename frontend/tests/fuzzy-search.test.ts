import { afterAll, describe, expect, test } from "vitest";
import { RULES } from "../src/lib/facts";
import { marked } from "../src/lib/text-match";
import { alikeIn, distance, meant, vocabularyOf, wantedIn } from "../src/lib/fuzzy-search";
import { brief, cardName, cardText, ruleText, say, speak } from "../src/lib/words";
import { bookOf, search } from "../src/pages/rules/book";

afterAll(() => speak("en"));

/** As the page of the rules looks for it; which rules it finds. */
async function rulesFor(lang: string, ...queries: string[]): Promise<string[][]> {
    await speak(lang);
    const texts = new Map(await Promise.all(RULES.map(async (rule): Promise<[string, string]> => [rule, await ruleText(rule)])));
    const words = (card: string): string => `${cardName(card)} ${cardText(card, "deluxe")} ${brief(card, "deluxe")}`;
    const book = bookOf("deluxe");
    const cards = [...book.characters, ...book.uniques].map(({ card }) => words(card));
    const titles = book.topics.map((topic) => say(topic.text));
    const alike = alikeIn(say("page-search-alike"), say("page-search-skipped"));
    const vocabulary = vocabularyOf([...texts.values(), ...cards, ...titles]);
    return queries.map((query) => {
        const tiers = [cardName, (card: string): string => brief(card, "deluxe")];
        const found = search(book, wantedIn(query, alike, vocabulary), texts, words, (topic) => say(topic.text), tiers);
        return [...found.best.map(({ card }) => card), ...found.topics.flatMap((topic) => topic.rules), ...found.groups.flatMap((group) => group.entries.map(({ card }) => card))];
    });
}

/** By language: to murder, to steal, twice the same, the end of the game, a card with a slip of the finger. */
const QUERIES: Record<string, [string, string, string, string, string]> = {
    en: ["murdered", "steal", "duplicate", "end of the game", "Assasin"],
    bg: ["убийство", "кражба", "повторение", "край на играта", "Убйец"],
    ru: ["убийство", "украсть", "повтор", "конец игры", "Асасин"],
    cs: ["zabít", "ukrást", "duplicita", "konec hry", "Mordyrř"],
    ro: ["omor", "furt", "dublură", "sfârșitul partidei", "Asassinul"],
    it: ["uccidere", "rubare", "doppione", "fine della partita", "Asassino"],
};

describe("the rules know the words of the game", () => {
    test.each(Object.entries(QUERIES))("in %s", async (lang, queries) => {
        const [murder, steal, twice, end, slip] = await rulesFor(lang, ...queries);
        expect(murder?.[0]).toBe("assassin");
        expect(steal?.[0]).toBe("thief");
        expect(twice).toContain("DX-TURN-4");
        expect(end).toContain("DX-END-1");
        expect(slip).toContain("assassin");
    });

    test("and what stands for a word is marked like the word itself", () => {
        const alike = alikeIn("murder, kill / steal, rob", "the");
        const wanted = wantedIn("the murder", alike, new Set());
        expect(marked("To kill is a murder; no problem.", wanted).filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(["kill", "murder"]);
        expect(marked("no problem", wantedIn("robbed", alike, new Set())).some((piece) => piece.hit)).toBe(false);
    });

    test("nothing is found where nothing is near", async () => {
        expect(await rulesFor("en", "xylophone", "DX-TURN-99")).toEqual([[], []]);
    });

    test("a word that is known is never taken for another", async () => {
        const [crown, crow] = await rulesFor("en", "crown", "DX-TURN-4");
        expect(crown?.length).toBeGreaterThan(0);
        expect(crow).toEqual(["DX-TURN-4"]);
    });
});

describe("slips of the finger", () => {
    test("are counted: a letter more, less, another, or two changed over", () => {
        expect([distance("king", "king"), distance("kng", "king"), distance("kinng", "king"), distance("kong", "king")]).toEqual([0, 1, 1, 1]);
        expect([distance("knig", "king"), distance("assasin", "assassin"), distance("", "abc")]).toEqual([1, 1, 3]);
    });

    test("are forgiven in long words, more in longer ones, and the nearest is meant", () => {
        const known = vocabularyOf(["Architect, Assassin; the King. Bishops bishop"]);
        expect(meant("assasin", known)).toEqual(["assassin"]);
        expect(meant("arhcitekt", known)).toEqual(["architect"]);
        expect(meant("bishpp", known)).toEqual(["bishop"]);
        expect(meant("kinh", known)).toEqual([]);
        expect(meant("turn-99", known)).toEqual([]);
    });
});

test("a short word is not found within others", () => {
    const alike = alikeIn("", "");
    const hits = (query: string, text: string): string[] =>
        marked(text, wantedIn(query, alike, vocabularyOf([text]))).filter(({ hit }) => hit).map((piece) => piece.text);
    expect(hits("tie", "In a tie, abilities do not count.")).toEqual(["tie"]);
    expect(hits("end", "It depends on the end.")).toEqual(["end"]);
});
