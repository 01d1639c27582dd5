import { describe, expect, test } from "vitest";
import type { Event, View } from "../src/generated/protocol";
import { factsOf } from "../src/lib/facts";
import { parse } from "../src/lib/lines";
import { EventLog } from "../src/lib/event-log";
import { leftOf, timeWords } from "../src/table/clock";
import { PANEL, type Cities, type Shape, fit, fitMine, fitting, ownShare } from "../src/table/city-layout";
import { flightsOf, soundOf } from "../src/table/motion";
import { paragraphs } from "../src/table/paragraphs";
import { calledOf, candidates, mayHold, others, rowOf, toChoose, toCome } from "../src/table/people";
import { playerWords, priceWords } from "../src/table/spoken";
import { share } from "../src/table/phone-layout";
import { standing } from "../src/table/targets";
import { murdered, tokensOn } from "../src/table/tokens";
import { fixtures } from "./fixtures";

const NOBODY = { fields: [], seats: [] };
const event = (kind: string, more: Partial<Event> = {}): Event => ({ event: kind, secret: NOBODY, ...more });
const all = fixtures.games.flatMap((game) => game.asked);
const sample = all.find(({ view }) => view.edition === "deluxe" && view.players.length === 4)?.view ?? all[0]?.view;
if (sample === undefined) throw new Error("no such view");
const facts = factsOf("deluxe");
const FIRST_GAME = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"];
const known = sample.known ?? null;
if (known === null) throw new Error("a seat knows something");
const turn = { seat: 1, character: "king", gathered: false, built: 0, paid: 0, used: [], building: null, owed: [], tokens: 0 };
const turns: View = {
    ...sample, characters: FIRST_GAME, phase: "turns", rank: 4, round: 2, face_up: ["bishop"], revealed: ["thief", "king"], crown: 1, seat: 0,
    killed: "merchant", robbed: "warlord", bewitched: null, warrants: null, threats: null, tax: 0, first_complete: null, rung: false,
    players: [
        { gold: 1, hand: ["castle"], city: ["great-wall", "temple"], characters: ["merchant"] },
        { gold: 5, hand: 3, city: ["keep", "manor", { district: "prison", beautified: true }], characters: ["king"] },
        { gold: 0, hand: 0, city: [], characters: ["thief"] },
        { gold: 0, hand: 2, city: [], characters: [null] },
    ],
    turn,
    waiting: 1,
    known: { ...known, held: [[], [], [], [["magician", "warlord"]]], down: [["architect"]] },
};

describe("the table", () => {
    test("others sit clockwise from the reader", () => {
        expect(others({ ...turns, seat: 2 })).toEqual([3, 0, 1]);
        expect(others({ ...turns, seat: null })).toEqual([0, 1, 2, 3]);
    });

    test("the row knows who was called, who plays and who is to come", () => {
        expect(rowOf(turns, facts)).toEqual(FIRST_GAME);
        expect(FIRST_GAME.map((character) => calledOf(turns, facts, character))).toEqual(
            ["over", "over", "over", "now", "later", "later", "later", "later"],
        );
        expect(toCome(turns, facts)).toEqual(["merchant", "warlord"]);
        expect(toChoose({ ...turns, phase: "selection", waiting: 2, turn: null })).toEqual([3, 0]);
        expect(toChoose(turns)).toEqual([]);
    });

    test("what may be known of hidden characters", () => {
        expect(candidates(turns, 3)).toEqual(["magician", "warlord"]);
        expect(candidates(turns, 1)).toBeNull();
        const two = { ...turns, known: { ...known, held: [[], [["thief"]], [], [["magician"], null]] } };
        expect(candidates(two, 3)).toBeNull();
        expect(mayHold(two, "king")).toEqual([3]);
        expect(mayHold(two, "bishop")).toBeNull();
    });

    test("tokens lie on their characters", () => {
        expect(tokensOn(turns, "merchant", [], facts)).toEqual([{ kind: "killed" }]);
        expect(tokensOn(turns, "warlord", [], facts)).toEqual([{ kind: "robbed" }]);
        const more: View = {
            ...turns, warrants: { signed: "king", unsigned: ["thief"], used: false }, threats: ["king"], tax: 2,
            robbed: { character: "thief", by: 1 },
        };
        expect(tokensOn(more, "king", [], facts)).toEqual([{ kind: "signed" }, { kind: "threat" }]);
        expect(tokensOn(more, "thief", ["Ana", "Boris"], facts)).toEqual([{ kind: "robbed", by: "Boris" }, { kind: "warrant" }]);
        expect(tokensOn(more, "tax-collector", [], facts)).toEqual([{ kind: "tax", n: 2 }]);
        const laying: View = { ...turns, turn: { ...turn, used: ["flower"], tokens: ["bishop", "architect"] } };
        expect(tokensOn(laying, "bishop", [], facts)).toEqual([{ kind: "flower" }]);
        expect(tokensOn(laying, "architect", [], facts)).toEqual([{ kind: "threat" }]);
    });

    test("only the murdered one knows", () => {
        expect(murdered(turns, 0)).toBe(true);
        expect(murdered(turns, 1)).toBe(false);
        expect(murdered(turns, null)).toBe(false);
    });

    test("what rank 8 would pay", () => {
        const raided: View = { ...turns, players: turns.players.map((player, seat) => ({ ...player, raid: seat === 1 ? [null, 3, 2] : [] })) };
        expect(priceWords(raided, 1, 0)).toBe("Safe from the rank-8 character for now.");
        expect(priceWords(raided, 1, 1)).toBe("The Warlord would pay 3 gold to destroy it.");
        expect(priceWords({ ...raided, characters: ["marshal"] }, 1, 2)).toBe("The Marshal would pay 2 gold to seize it.");
        expect(priceWords(turns, 1, 1)).toBe("");
    });

    test("what rank 8 would pay is what it pays", () => {
        const paid = all.flatMap(({ view, ask, seat }) =>
            ask.options.flatMap(({ line, gold = 0 }) => {
                const { verb, seat: other, card } = parse(line);
                const raid = verb.aim === "city" && verb.priced && other !== null && other !== seat;
                const owner = raid ? view.players[other] : undefined;
                const place = standing(owner?.city ?? []).find(({ mark }) => mark === card)?.place ?? -1;
                return owner === undefined ? [] : [[line, owner.raid?.[place], Math.abs(gold)]];
            }),
        );
        expect(paid.length).toBeGreaterThan(10);
        for (const [line, foreseen, price] of paid) expect(foreseen, String(line)).toBe(price);
    });

    test("a screen reader hears what the eye sees", () => {
        const words = playerWords(turns, facts, ["Me", "Ana", "Boris", "Dan"], 1, null);
        for (const part of ["Ana", "crown", "5 gold", "3 cards", "3 of 7", "King", "playing now"]) expect(words).toContain(part);
    });
});

describe("room", () => {
    const five = (count: number, ...names: string[]): Cities => ({ counts: Array<number>(5).fill(count), names });
    test.each([
        [3, 7, 1070, 340], [5, 8, 1070, 330], [7, 8, 1070, 330], [7, 9, 1070, 250], [8, 9, 1070, 310], [8, 12, 1500, 600], [1, 8, 1070, 330],
    ])("%i panels of %i districts fit into %i x %i", (panels, most, width, height) => {
        const found = fit({ counts: Array<number>(panels).fill(most), names: [] }, { width, height });
        expect(found.columns * found.rows).toBeGreaterThanOrEqual(panels);
        const beside = Math.floor((width / found.columns - 18) / found.width);
        const below = Math.floor((height / found.rows - 47) / found.height);
        expect(beside * below).toBeGreaterThanOrEqual(most);
    });

    test("more room makes larger districts", () => {
        const small = fit(five(7), { width: 1070, height: 330 });
        const large = fit(five(7), { width: 2000, height: 900 });
        expect(small.form).toBe("label");
        expect(large.form).toBe("card");
    });

    test("where a name could not be read on a card, there are labels", () => {
        const room = { width: 1090, height: 430 };
        expect(fit(five(6), room)).toMatchObject({ form: "card" });
        expect(fit(five(6), room, { ...PANEL, easy: 90 })).toMatchObject({ form: "label", width: 150 });
        expect(fit(five(6, "Императорская сокровищница"), room, { ...PANEL, easy: 0 })).toMatchObject({ form: "label" });
    });

    test("labels are as wide as their names need, or high enough for two lines", () => {
        const room = { width: 1070, height: 340 };
        const seven = (count: number, name: string): Cities => ({ counts: Array<number>(7).fill(count), names: [name] });
        expect(fit(seven(10, "Inn"), room).height).toBeLessThan(22);
        expect(fit(seven(5, "Imperial Treasury"), room).height).toBeGreaterThanOrEqual(22);
        // Only where there is no room at all is a name written smaller.
        expect(fitting(seven(8, "Императорская сокровищница"), { width: 740, height: 330 })).toBeNull();
        expect(fit(seven(8, "Императорская сокровищница"), { width: 740, height: 330 }).form).toBe("label");
    });

    test("where room is short, a row is as high as its own cities", () => {
        const room = { width: 761, height: 380 };
        const names = ["Monastery", "Wishing Well"];
        expect(fitting({ counts: [6, 2, 5, 7, 5, 4, 5], names }, room)).not.toBeNull();
        expect(fitting({ counts: [7, 7, 7, 7, 7, 7, 7], names }, room)).toBeNull();
    });

    test("no city is drawn larger than the own one", () => {
        const room = { width: 1090, height: 430 };
        const own = (form: Shape["form"], width: number, height: number): typeof PANEL => ({ ...PANEL, own: { form, width, height } });
        expect(fit(five(4), { width: 2000, height: 900 }).width).toBeGreaterThan(90);
        expect(fit(five(4), { width: 2000, height: 900 }, own("card", 90, 126))).toMatchObject({ form: "card", width: 88 });
        expect(fit(five(6), room, own("label", 124, 28))).toMatchObject({ form: "label", width: 124, height: 28, widest: 124 });
        // A label grows no larger than a card.
        const narrow = fit(five(3), room, { ...own("card", 60, 84), easy: 90 });
        expect(narrow.form).toBe("label");
        expect(narrow.widest * narrow.height).toBeLessThanOrEqual(60 * 84);
    });

    test("where few play, more of the height is one's own, above all on a high page", () => {
        const [broad, square] = [{ width: 1366, height: 768 }, { width: 1024, height: 768 }];
        expect(ownShare(2, broad)).toBeGreaterThan(ownShare(4, broad));
        expect(ownShare(4, square)).toBeGreaterThan(ownShare(4, broad));
        expect(ownShare(8, square)).toBe(ownShare(7, broad));
    });

    describe("on a phone", () => {
        const mine = { count: 6, names: ["Watchtower"], aimed: false, priced: false };
        const theirs = { counts: [4, 4, 4], names: ["Watchtower"], aimed: false };
        const rooms = (height: number): Parameters<typeof share>[2] => ({
            width: 374, own: 262, bare: (own) => height - own >= 3 * 44, others: (own) => height - own,
        });
        test("the own city shows its names before the others do, and never smaller", () => {
            for (let height = 120; height < 700; height += 10) {
                const { own, others: panels } = share(mine, theirs, rooms(height));
                if (own.form === "tile") expect(panels).toBeNull();
                if (panels?.form !== own.form) continue;
                expect(panels.height).toBeLessThanOrEqual(own.height);
                expect(panels.width).toBeLessThanOrEqual(own.width);
            }
            expect(share(mine, theirs, rooms(150)).own.form).toBe("tile");
            expect(share(mine, theirs, rooms(260))).toMatchObject({ own: { form: "label" }, others: null });
            expect(share(mine, theirs, rooms(420))).toMatchObject({ own: { form: "label" }, others: { form: "label" } });
        });

        test("what can be tapped is as large as a thumb", () => {
            expect(share({ ...mine, aimed: true }, theirs, rooms(420)).own.height).toBeGreaterThanOrEqual(40);
            expect(share(mine, { ...theirs, aimed: true }, rooms(420)).others).toBeNull();
        });
    });

    const OWN = { width: 900, height: 195 };
    test.each([[0, 0], [2, 4], [4, 2], [7, 5], [8, 1], [5, 9], [7, 8], [10, 4]])("my city of %i and my hand of %i stand beside each other", (districts, cards) => {
        const { width, city, hand } = fitMine(districts, cards, OWN, 68);
        expect(width + Math.ceil(cards / hand.rows) * (hand.width + 6)).toBeLessThanOrEqual(OWN.width);
        expect(hand.width).toBeGreaterThan(60);
        expect(hand.rows * Math.ceil(hand.width * 1.4)).toBeLessThan(OWN.height);
        if (city.form === "label") return;
        const beside = Math.floor((width + 4) / (city.width + 4));
        expect(Math.ceil(districts / beside) * (Math.ceil(city.width * 1.4) + 4)).toBeLessThanOrEqual(OWN.height - 18);
        expect(city.width).toBeGreaterThanOrEqual(68);
    });

    test("my city grows into what the hand does not need, and many cards stand in two rows", () => {
        expect(fitMine(6, 0, OWN, 68).city.width).toBeGreaterThan(fitMine(6, 4, OWN, 68).city.width);
        expect(fitMine(6, 2, OWN, 68).hand).toMatchObject({ size: "full", rows: 1 });
        expect(fitMine(7, 9, { width: 960, height: 231 }, 68).hand).toMatchObject({ size: "small", rows: 2 });
        expect(fitMine(40, 30, OWN, 68).city.form).toBe("label");
    });
});

describe("what happens", () => {
    test("gold and cards fly where they go", () => {
        const flights = flightsOf([
            event("gathered", { seat: 1, gold: 2 }),
            event("paid", { seat: 1, player: null, gold: 3 }),
            event("robbed", { seat: 1, player: 2, gold: 4 }),
            event("drew", { seat: 0, count: 2, cards: ["castle", "temple"] }),
            event("kept", { seat: 0, count: 1, cards: ["castle"] }),
            event("buried", { seat: 0, count: 1, cards: ["temple"] }),
            event("built", { seat: 0, district: "castle" }),
            event("destroyed", { seat: 3, player: 0, district: "temple" }),
            event("crowned", { seat: 2 }),
            event("crowned", { seat: 2 }),
            event("gathered", { seat: 1, gold: 0 }),
        ], false, 1);
        // The last ones: nobody could follow more at once, and what was drawn lies open until it is kept.
        expect(flights.map(({ from, to }) => `${from} ${to}`)).toEqual([
            "gold-1 bank", "gold-1 gold-2", "deck hand-0", "hand-0 city-0", "city-3 deck", "crown-1 crown-2",
        ]);
        expect(flights[2]?.what).toEqual({ kind: "card", card: "castle" });
        expect(flightsOf([event("destroyed", { seat: 3, district: "temple" })], true, 0)[0]?.to).toBe("pile");
        expect(flightsOf([event("gained", { seat: 0, count: 30 })], false, 0).length).toBeLessThan(4);
    });

    test("every event of real games can be shown", () => {
        const kinds = new Set<string>();
        for (const { heard } of fixtures.games) {
            for (const { events } of heard) {
                for (const one of events) kinds.add(one.event);
                flightsOf(events, true, 0);
            }
        }
        expect(kinds.size).toBeGreaterThan(40);
    });

    test("one sound, the one that matters", () => {
        expect(soundOf([event("built", { seat: 1 }), event("killed", { seat: 1 })], 0, true)).toBe("murdered");
        expect(soundOf([event("built", { seat: 1 }), event("robbed", { seat: 0, player: 1 })], 0, false)).toBe("robbed");
        expect(soundOf([event("robbed", { seat: 2, player: 1 })], 0, false)).toBeNull();
        expect(soundOf([event("gathered", { seat: 0, gold: 2 })], 0, false)).toBe("gold");
        expect(soundOf([event("gathered", { seat: 1, gold: 2 })], 0, false)).toBeNull();
    });

    test("the log stands in paragraphs under rounds and turns", () => {
        const story = fixtures.games[0]?.heard[0];
        const game = fixtures.games[0];
        if (story === undefined || game === undefined) throw new Error("no such story");
        const entries = new EventLog(factsOf(game.edition, game.options), fixtures.names, story.seat).add(story.events);
        const blocks = paragraphs(entries);
        const count = blocks.reduce((sum, block) => sum + block.entries.length + (block.heading === null ? 0 : 1), 0);
        expect(count).toBe(entries.length);
        expect(blocks.some(({ opens }) => opens === "round")).toBe(true);
        expect(blocks.some(({ opens, entries: told }) => opens === "turn" && told.length > 1)).toBe(true);
        expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
    });

    test("time runs for the one who decides", () => {
        const face = { left: [60_000, null, 30_000], running: 0, at: 1000 };
        expect(leftOf(face, 0, 11_000)).toBe(50_000);
        expect(leftOf(face, 0, 500)).toBe(60_000);
        expect(leftOf(face, 2, 11_000)).toBe(30_000);
        expect(leftOf(face, 1, 11_000)).toBeNull();
        expect(leftOf(face, 0, 99_999_999)).toBe(0);
        expect(timeWords(65_000)).toBe("1:05");
    });
});
