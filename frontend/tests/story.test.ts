/** Everything that happens is easy to follow: the last act, the round in short, who may hurry the bots. */
import { describe, expect, test } from "vitest";
import type { Event, Seat, Table } from "../src/generated/protocol";
import { factsOf } from "../src/lib/facts";
import { EventLog } from "../src/lib/event-log";
import { shownBy, told, untold, worthTelling } from "../src/table/last-act";
import { hasBots, maySkip, notSkipping, otherPace, wishing } from "../src/table/pacing";
import { goldOf, recapOf, roundOf } from "../src/table/recap";
import { fixtures } from "./fixtures";

const NOBODY = { fields: [], seats: [] };
const event = (kind: string, more: Partial<Event> = {}): Event => ({ event: kind, secret: NOBODY, ...more });
const facts = factsOf("deluxe");
const NAMES = ["Zoe", "Ana", "Boris", "Chiara"];
const tell = (events: readonly Event[], seat: number | null = 0) => new EventLog(facts, NAMES, seat).add(events);

const ROUND: Event[] = [
    event("round-began", { round: 1 }),
    event("picked", { seat: 0, character: "king" }),
    event("picked", { seat: 1, character: null }),
    event("gathered", { seat: 0, gold: 2 }), // before anything of the next round
    event("round-began", { round: 2 }),
    event("face-up", { characters: ["magician"] }),
    event("picked", { seat: 0, character: "merchant" }),
    event("revealed", { seat: 1, character: "assassin" }),
    event("killed", { seat: 1, character: "merchant" }),
    event("gathered", { seat: 1, gold: 2 }),
    event("announced", { seat: 1, district: "temple" }),
    event("paid", { seat: 1, gold: 1 }),
    event("built", { seat: 1, district: "temple" }),
    event("turn-ended", { seat: 1 }),
    event("revealed", { seat: 2, character: "thief" }),
    event("marked", { seat: 2, character: "warlord" }),
    event("called", { character: "magician" }),
    event("called", { character: "king" }),
    event("revealed", { seat: 3, character: "warlord" }),
    event("robbed", { seat: 3, player: 2, gold: 4 }),
    event("destroyed", { seat: 1, player: 3, district: "temple" }),
    event("round-began", { round: 3 }),
];

describe("the last act", () => {
    const build = [event("announced", { seat: 2, district: "laboratory" }), event("paid", { seat: 2, gold: 5 }), event("built", { seat: 2, district: "laboratory" })];

    test("is told with the card that it is about", () => {
        const act = tell(build);
        expect(told(act).map((entry) => entry.text)).toEqual(["Boris builds Laboratory for 5 gold."]);
        expect(shownBy(act, facts)).toEqual({ card: "laboratory" });
    });

    test("leaves out what only goes on in the background, if there is more to tell", () => {
        const act = tell([event("called", { character: "king" }), event("revealed", { seat: 1, character: "bishop" })]);
        expect(act.length).toBe(2);
        expect(told(act).map((entry) => entry.event)).toEqual(["revealed"]);
        expect(shownBy(act, facts)).toEqual({ character: "bishop" });
        const alone = tell([event("picked", { seat: 1, character: null })]);
        expect(told(alone).length).toBe(1);
    });

    test("of several cards none is singled out", () => {
        expect(shownBy(tell([event("drew", { seat: 0, count: 2, cards: ["temple", "castle"] })]), facts)).toEqual({ seat: 0 });
    });

    test("does not stand in the box of news as well, as long as it stands large", () => {
        const entries = tell([event("robbed", { seat: 0, player: 1, gold: 3 }), ...build]);
        const [robbed] = entries;
        if (robbed === undefined) throw new Error("nothing is told");
        expect(untold([robbed], { act: entries, asked: false })).toEqual([]);
        expect(untold([robbed], { act: entries.slice(1), asked: false })).toEqual([robbed]);
        expect(untold([robbed], { act: entries, asked: true })).toEqual([robbed]);
    });

    test("what was skipped is told without what the reader did", () => {
        const entries = tell([event("gathered", { seat: 0, gold: 2 }), ...build, event("robbed", { seat: 0, player: 1, gold: 3 })]);
        expect(worthTelling(entries, 0).map((entry) => entry.event)).toEqual(["built", "robbed"]);
    });
});

describe("a character that lies face up", () => {
    test("is not said to give no answer", () => {
        const texts = tell(ROUND).map((entry) => entry.text);
        expect(texts.filter((text) => text.includes("Magician")).length).toBe(1); // that it lies there
        expect(texts.some((text) => text.includes("King") && text.startsWith("No answer"))).toBe(true);
    });
});

describe("a round in short", () => {
    const recap = (seat: number | null) => recapOf(ROUND, tell(ROUND, seat), 2, 4, seat);

    test("who was who, as far as the reader knows", () => {
        expect(recap(0).seats.map(({ characters }) => characters)).toEqual([["merchant"], ["assassin"], ["thief"], ["warlord"]]);
        expect(recap(0).seats.map(({ murdered }) => murdered)).toEqual([["merchant"], [], [], []]);
        const heard = ROUND.map((one) => (one.event === "picked" ? { ...one, character: null } : one));
        expect(recapOf(heard, tell(heard, 1), 2, 4, 1).seats[0]?.characters).toEqual([]);
    });

    test("gold and districts that came and went", () => {
        const { seats } = recap(0);
        expect(seats.map(({ gold }) => gold)).toEqual([0, 1, 4, -4]);
        expect(seats[1]).toMatchObject({ won: ["temple"], lost: ["temple"] });
    });

    test("what hurt whom", () => {
        expect(recap(0).harms.map((entry) => entry.event)).toEqual(["killed", "robbed", "destroyed"]);
        expect(recap(0).harms[0]?.kind).toBe("hurt");
    });

    test("nothing of another round", () => {
        expect(roundOf(ROUND, 1).length).toBe(4);
        expect(roundOf(ROUND, 7)).toEqual([]);
        expect(recapOf(ROUND, tell(ROUND), 1, 4, 0).harms).toEqual([]);
    });

    test("the Theater changes what the reader is", () => {
        const swapped = [event("round-began", { round: 1 }), event("picked", { seat: 0, character: "king" }), event("theater", { seat: 1, player: 0, gave: "thief", received: "king" })];
        expect(recapOf(swapped, tell(swapped), 1, 4, 0).seats[0]?.characters).toEqual(["thief"]);
    });

    test("every event of real games can be counted, and gold that passes between players is not lost", () => {
        for (const { heard } of fixtures.games) {
            for (const one of heard.flatMap(({ events }) => events)) {
                const moved = goldOf(one);
                if (one.player != null && moved.length === 2) expect(moved.reduce((sum, [, gold]) => sum + gold, 0)).toBe(0);
            }
        }
    });
});

describe("the pace of the bots", () => {
    const seat = (number: number, more: Partial<Seat>): Seat => ({ seat: number, kind: "bot", name: NAMES[number] ?? "", ...more });
    const table = (seats: Seat[], pace: Table["setup"]["pace"] = "normal"): Table => ({
        code: "ABCDEF", setup: { edition: "deluxe", seats: seats.length, pace }, state: "playing", seats,
    });
    const me = seat(0, { kind: "person", mine: true, present: true });
    const friend = seat(1, { kind: "person", present: true });

    test("one click makes it three times as fast, another takes that back", () => {
        expect([otherPace("normal"), otherPace("fast")]).toEqual(["fast", "normal"]);
        expect([otherPace("slow"), otherPace("instant")]).toEqual(["fast", "normal"]);
    });

    test("where there is nobody to wait for, there is nothing to skip", () => {
        expect(maySkip(table([me, seat(1, {})]))).toBe(true);
        expect(maySkip(table([me, seat(1, {})], "instant"))).toBe(false);
        expect(maySkip(table([me, friend]))).toBe(false);
        expect(hasBots(table([me, { ...friend, away: true }]))).toBe(true);
        expect(maySkip(table([seat(0, {}), seat(1, {})]))).toBe(false); // who only watches has no turn
    });

    test("with several people all of them must want it", () => {
        const both = table([me, friend, seat(2, {})]);
        expect(notSkipping(both).map(({ name }) => name)).toEqual(["Ana"]);
        expect(notSkipping(table([me, { ...friend, skips: true }, seat(2, {})]))).toEqual([]);
        expect(wishing(table([me, { ...friend, skips: true }, seat(2, {})])).map(({ name }) => name)).toEqual(["Ana"]);
    });
});
