import { describe, expect, test } from "vitest";
import { EDITIONS, factsOf } from "../src/lib/facts";
import { codeIn, wishIn } from "../src/pages/home/query";
import {
    baseCount, byRank, type Draft, draftOf, faultsOf, freshDraft, hasChoice, mayChooseNinth, ownFrom, presetsOf,
    restoredDraft, setupOf, uniquesCount, whyNot, wishOf, withCharacter, withEdition, withSeats, withUnique,
} from "../src/pages/setup/setup";
import "./fixtures";

const deluxe = factsOf("deluxe");
const classic = factsOf("classic");

/** A draft with an own selection that begins with a preset. */
function own(edition: string, seats: number, preset?: string): Draft {
    const facts = factsOf(edition);
    const draft = withSeats(withEdition(freshDraft(), edition), seats);
    return { ...draft, cast: "own", ...ownFrom(facts, preset ?? facts.defaultPreset, seats) };
}

const faults = (draft: Draft): string[] => faultsOf(draft).map((fault) => fault.id);

describe("a new table", () => {
    test("is a game against three normal bots at first", () => {
        expect(wishOf(freshDraft(), "Ana", true)).toEqual({
            setup: {
                edition: "deluxe", seats: 4, preset: "first-game", rank9: false, options: {}, listed: false, chat: true,
                hints: null, clock: { kind: "none" }, pace: "normal", grace: 90, take_back: "own",
            },
            bots: [null, "normal", "normal", "normal"],
            name: "Ana",
            start: true,
        });
    });

    test("keeps within the players of the edition", () => {
        expect(withSeats(freshDraft("circus"), 9).seats).toBe(7);
        expect(withEdition(withSeats(freshDraft("common-city"), 9), "deluxe").seats).toBe(8);
        expect(withSeats(freshDraft(), 1).seats).toBe(2);
    });

    test("gives new seats to bots like the last one", () => {
        const draft = { ...freshDraft(), bots: [null, "easy", null, "hard"] as Draft["bots"] };
        expect(withSeats(draft, 6).bots).toEqual([null, "easy", null, "hard", "hard", "hard"]);
        expect(withSeats({ ...draft, bots: [null, null, null, null] }, 5).bots[4]).toBe("normal");
        expect(withSeats(draft, 3).bots).toEqual([null, "easy", null]);
    });

    test("is only looked at if bots have all seats", () => {
        const wish = wishOf({ ...freshDraft(), bots: ["easy", "easy", "easy", "easy"] }, "Ana", true);
        expect(wish.watch).toBe(true);
        expect(wish.name).toBeUndefined();
    });

    test("asks for no cards where there is no choice", () => {
        for (const edition of ["circus", "common-city"]) {
            expect(hasChoice(factsOf(edition))).toBe(false);
            const setup = setupOf({ ...freshDraft(edition), cast: "random" });
            expect([setup.preset, setup.characters, setup.rank9]).toEqual([undefined, undefined, undefined]);
        }
    });

    test("names options only where they are changed, each as its kind wants it", () => {
        const draft = freshDraft("circus");
        expect(setupOf(draft).options).toEqual({});
        const options = { ...draft.options, action_cards: 0, smithy_pay: 2 };
        expect(setupOf({ ...draft, options }).options).toEqual({ action_cards: false, smithy_pay: 2 });
    });

    test("forgets a ninth character that does not fit", () => {
        const draft = { ...withSeats(freshDraft(), 6), ninth: "queen" };
        expect(setupOf(draft).rank9).toBe("queen");
        expect(withSeats(draft, 4).ninth).toBe("");
        expect(withEdition({ ...draft, ninth: "tax-collector" }, "classic").ninth).toBe("");
        expect(mayChooseNinth(deluxe, 2)).toBe(false);
        expect(mayChooseNinth(deluxe, 3)).toBe(true);
    });

    test("can be read back from a table", () => {
        const drafts = [freshDraft(), { ...freshDraft("classic"), cast: "random" as const }, own("classic", 6, "dark-arts")];
        for (const draft of drafts) expect(setupOf(draftOf(setupOf(draft), draft.bots))).toEqual(setupOf(draft));
    });
});

describe("an own selection", () => {
    test("can be played as it begins, for every preset and number of players", () => {
        let tried = 0;
        for (const edition of EDITIONS.filter((name) => hasChoice(factsOf(name)))) {
            const facts = factsOf(edition);
            for (const preset of presetsOf(facts)) {
                for (let seats = facts.seats[0]; seats <= facts.seats[1]; seats += 1) {
                    expect(faults(own(edition, seats, preset)), `${preset} ${seats}`).toEqual([]);
                    tried += 1;
                }
            }
        }
        expect(tried).toBeGreaterThan(80);
    });

    test("has one character for each rank", () => {
        const draft = own("deluxe", 5);
        const witch = withCharacter(deluxe, draft.characters, "witch");
        expect(witch).toContain("witch");
        expect(witch).not.toContain("assassin");
        expect(witch).toHaveLength(8);
        expect(faults({ ...draft, characters: witch.filter((one) => one !== "king") })).toEqual(["page-fault-rank"]);
        expect(byRank(deluxe).map(([rank]) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    test("may leave out rank 9 and no other rank", () => {
        const five = own("deluxe", 5);
        const artist = withCharacter(deluxe, five.characters, "artist");
        expect(faults({ ...five, characters: artist })).toEqual([]);
        expect(withCharacter(deluxe, artist, "artist")).toEqual(five.characters);
        expect(withCharacter(deluxe, five.characters, "king")).toEqual(five.characters);
    });

    test("needs rank 9 with 3 or 8 players, and never has it with 2", () => {
        const without = (seats: number): string[] => {
            const draft = own("deluxe", seats);
            return faults({ ...draft, characters: draft.characters.filter((one) => deluxe.ranks[one] !== 9) });
        };
        expect([2, 3, 4, 7, 8].map(without)).toEqual([[], ["page-fault-ninth"], [], [], ["page-fault-ninth"]]);
        const two = own("deluxe", 2);
        expect(faults({ ...two, characters: [...two.characters, "artist"] })).toEqual(["page-fault-needs"]);
    });

    test("says which character does not fit the number of players", () => {
        expect(whyNot(deluxe, "emperor", 2)?.args).toEqual({ character: "emperor", seats: 2, needs: 3 });
        expect(whyNot(deluxe, "queen", 4)?.args).toEqual({ character: "queen", seats: 4, needs: 5 });
        expect(whyNot(deluxe, "artist", 2)?.args).toEqual({ character: "artist", seats: 2, needs: 3 });
        expect(whyNot(deluxe, "queen", 5)).toBeNull();
        expect(whyNot(deluxe, "king", 2)).toBeNull();
    });

    test("has 14 unique districts in the deluxe edition", () => {
        const draft = own("deluxe", 4);
        expect(uniquesCount(deluxe, draft.uniques)).toEqual({ count: 14, wanted: 14 });
        const fewer = withUnique(deluxe, draft.uniques, "keep");
        expect(faultsOf({ ...draft, uniques: fewer })[0]).toMatchObject({ id: "page-fault-uniques-few", args: { off: 1, wanted: 14 } });
        const more = withUnique(deluxe, draft.uniques, "park");
        expect(faultsOf({ ...draft, uniques: more })[0]).toMatchObject({ id: "page-fault-uniques-many", args: { off: 1 } });
    });

    test("pushes a card of the base deck out for each bonus district after the third", () => {
        const draft = own("classic", 4, "base");
        expect(baseCount(classic, draft.uniques)).toEqual({ base: 12, wanted: 12, bonus: 0 });
        const bonus = ["museum", "park", "quarry", "hospital"];
        const four = bonus.reduce((all, card) => withUnique(classic, all, card), draft.uniques);
        expect(faultsOf({ ...draft, uniques: four })[0]).toMatchObject({ id: "page-fault-base-many", args: { off: 1, bonus: 4 } });
        expect(faults({ ...draft, uniques: { ...four, smithy: 0 } })).toEqual([]);
        expect(faults({ ...draft, uniques: { ...draft.uniques, smithy: 0 } })).toEqual(["page-fault-base-few"]);
    });

    test("counts the cards of which there are two", () => {
        const draft = own("classic", 4, "base");
        expect(draft.uniques.keep).toBe(2);
        expect(withUnique(classic, draft.uniques, "keep").keep).toBe(0);
        expect(withUnique(classic, { keep: 1 }, "keep").keep).toBe(2);
        expect(setupOf(draft).uniques?.filter((card) => card === "keep")).toHaveLength(2);
    });
});

describe("what is remembered", () => {
    test("comes back as it was", () => {
        const draft = { ...own("classic", 5, "dark-arts"), options: { short_game: 1 }, listed: true };
        expect(restoredDraft(JSON.stringify(draft))).toEqual(draft);
    });

    test("is forgotten where it makes no sense", () => {
        const bad = [null, "", "no", "[]", "{}", "7", '{"edition":"x"}'];
        for (const text of bad) expect(restoredDraft(text)).toEqual(freshDraft());
        const spoilt = { ...freshDraft(), bots: ["clever"] };
        expect(restoredDraft(JSON.stringify(spoilt))).toEqual(freshDraft());
        expect(restoredDraft(JSON.stringify({ ...freshDraft(), edition: "chess" }))).toEqual(freshDraft());
    });
});

describe("a game by an address", () => {
    const wish = (query: string, name = ""): ReturnType<typeof wishIn> => wishIn(new URLSearchParams(query), name);

    test("is the usual one without more words", () => {
        expect(wish("")).toEqual({
            setup: { edition: "deluxe", seats: 4, preset: "first-game", options: {} },
            bots: [null, "normal", "normal", "normal"],
            start: true,
        });
        expect(wish("", "Ana").name).toBe("Ana");
        expect(wish("name=Mira", "Ana").name).toBe("Mira");
    });

    test("says edition, players, cards, options and bots", () => {
        const found = wish("edition=classic&players=5&preset=dark-arts&rank9=artist&bots=hard,easy&option=short-game=yes");
        expect(found.setup).toEqual({
            edition: "classic", seats: 5, preset: "dark-arts", rank9: "artist", options: { short_game: true },
        });
        expect(found.bots).toEqual([null, "hard", "easy", "easy", "easy"]);
        expect(wish("players=4&bots=master").bots).toEqual([null, "master", "master", "master"]);
        expect(wish("rank9").setup?.rank9).toBe(true);
        expect(wish("edition=circus&option=smithy_pay=2&option=action_cards=no").setup?.options).toEqual({
            smithy_pay: 2, action_cards: false,
        });
        expect(wish("characters=king,thief&uniques=keep").setup).toMatchObject({ characters: ["king", "thief"], uniques: ["keep"] });
    });

    test("leaves what cannot be to the server", () => {
        expect(wish("edition=chess&players=12").setup).toMatchObject({ edition: "chess", seats: 12 });
        expect(wish("players=12").bots).toEqual([]);
    });
});

test("a code is found in whatever was typed or pasted", () => {
    for (const typed of ["hkm4t", " HKM-4T ", "https://citadels.example/t/HKM4T", "http://x:1/g/hkm4t?step=3", "/t/HKM4T#a"]) {
        expect(codeIn(typed)).toBe("HKM4T");
    }
    expect(codeIn("  ")).toBe("");
});
