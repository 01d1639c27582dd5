import { describe, expect, test } from "vitest";
import type { GameSummary } from "../src/generated/protocol";
import {
    beaten, characters, chosen, counted, course, csv, districts, EVERYTHING, grouped, interval, leftOut, rivals, shareOf, sources,
} from "../src/pages/statistics/counting";

const BASE: GameSummary = {
    code: "AAAAAA", ended: 1_700_000_000_000, edition: "deluxe", players: 4, place: 1, won: true, points: 30, rounds: 9, took: 600_000, decisions: 50,
    rivals: [{ bot: "easy", place: 2 }, { bot: "easy", place: 3 }, { bot: null, place: 4 }], score: { districts: 24, "five-types": 3, "first-complete": 3 },
    characters: { thief: { held: 3, deeds: { robbed: 2, gold: 7 } }, king: { held: 1, killed: 1 } },
    built: { tavern: 1, keep: 1 }, lost: { tavern: 1 }, city: ["keep"], first: true,
};
const LOST: GameSummary = {
    ...BASE, code: "BBBBBB", ended: BASE.ended + 1000, place: 3, won: false, points: 20, players: 3, edition: "classic",
    rivals: [{ bot: "hard", place: 1 }, { bot: "hard", place: 2 }], score: { districts: 20 }, first: false,
    characters: { thief: { held: 1, robbed: 1, bewitched: 1 } }, built: { tavern: 2 }, lost: {}, city: ["tavern", "tavern"],
};
const OUT: GameSummary = { code: "CCCCCC", ended: 5, edition: "deluxe", left_out: "stand-in" };
const games = counted([LOST, BASE, OUT]);

describe("statistics", () => {
    test("games that are left out count nowhere, and are told apart", () => {
        expect(games.map((game) => game.code)).toEqual(["BBBBBB", "AAAAAA"]);
        expect(leftOut([BASE, OUT, { ...OUT, code: "D" }, { ...OUT, left_out: "several" }])).toEqual([["stand-in", 2], ["several", 1]]);
    });

    test("wins are compared with what chance would give", () => {
        expect(shareOf(games)).toEqual({ won: 1, n: 2, expected: 1 / 4 + 1 / 3 });
    });

    test("the interval is Wilson's", () => {
        const rounded = (won: number, n: number): number[] => interval(won, n).map((one) => Math.round(one * 1000) / 1000);
        expect(rounded(5, 10)).toEqual([0.237, 0.763]);
        expect(rounded(0, 10)).toEqual([0, 0.278]);
        expect(rounded(10, 10)).toEqual([0.722, 1]);
        expect(rounded(250, 1000)).toEqual([0.224, 0.278]);
        expect(interval(0, 0)).toEqual([0, 1]);
    });

    test("characters: held, won with, and what happened", () => {
        expect(characters(games)).toEqual([
            { card: "thief", held: 4, n: 2, won: 1, expected: 1 / 3 + 1 / 4, killed: 0, robbed: 1, bewitched: 1, deeds: { robbed: 2, gold: 7 } },
            { card: "king", held: 1, n: 1, won: 1, expected: 1 / 4, killed: 1, robbed: 0, bewitched: 0, deeds: {} },
        ]);
    });

    test("a character that was only played for another is no game with it", () => {
        const [only] = characters(counted([{ ...BASE, characters: { warlord: { deeds: { destroyed: 1 } } } }]));
        expect(only).toMatchObject({ card: "warlord", held: 0, n: 0, won: 0, deeds: { destroyed: 1 } });
    });

    test("districts: built, standing at the end, lost", () => {
        expect(districts(games)).toEqual([
            { card: "tavern", built: 3, n: 1, won: 0, expected: 1 / 3, lost: 1 },
            { card: "keep", built: 1, n: 1, won: 1, expected: 1 / 4, lost: 0 },
        ]);
    });

    test("opponents: how often met, how often beaten", () => {
        expect(rivals(games)).toEqual([
            { bot: "hard", met: 2, ahead: 0, equal: 0 },
            { bot: "easy", met: 2, ahead: 2, equal: 0 },
            { bot: null, met: 1, ahead: 1, equal: 0 },
        ]);
        expect(games.map(beaten)).toEqual([0, 1]);
        expect(counted([{ ...BASE, place: 2 }]).map(beaten)).toEqual([(0.5 + 1 + 1) / 3]);
    });

    test("points by what they are for, per game", () => {
        expect(sources(games)).toEqual([["districts", 22], ["five-types", 1.5], ["first-complete", 1.5]]);
    });

    test("games can be chosen by edition, players and opponents", () => {
        const codes = (choice: Partial<typeof EVERYTHING>): string[] => chosen(games, { ...EVERYTHING, ...choice }).map((game) => game.code);
        expect(codes({})).toEqual(["BBBBBB", "AAAAAA"]);
        expect(codes({ edition: "classic" })).toEqual(["BBBBBB"]);
        expect(codes({ players: 4 })).toEqual(["AAAAAA"]);
        expect(codes({ against: "people" })).toEqual(["AAAAAA"]);
        expect(codes({ against: "bots" })).toEqual(["BBBBBB"]);
        expect(codes({ edition: "classic", players: 4 })).toEqual([]);
        expect(grouped(games, (game) => [game.edition]).map(({ key }) => key)).toEqual(["classic", "deluxe"]);
    });

    test("the moving average begins with the fifth game and covers ten", () => {
        const many = counted(Array.from({ length: 15 }, (_, index) => ({ ...BASE, code: `G${index}`, ended: index, points: index })));
        const found = course([...many].reverse(), "points");
        expect(found.map((one) => one.value)).toEqual(many.map((_, index) => index));
        expect(found.slice(0, 6).map((one) => one.average)).toEqual([null, null, null, null, 2, 2.5]);
        expect(found[14]?.average).toBe(9.5);
        expect(course(many, "beaten")[14]?.average).toBe(1);
    });

    test("a spreadsheet gets one line for each game, and no formula", () => {
        const [heads, first, second, rest] = csv(counted([{ ...BASE, preset: "=1+1, \"x\"" }, LOST])).split("\r\n");
        expect(heads).toBe("code,ended,edition,preset,players,people,bots,place,won,points,first,rounds,minutes,decisions,aided,held,killed,robbed,bewitched,built,city");
        expect(first).toBe("AAAAAA,2023-11-14T22:13:20.000Z,deluxe,\"'=1+1, \"\"x\"\"\",4,2,easy easy,1,1,30,1,9,10,50,0,thief:3 king:1,1,0,0,tavern:1 keep:1,keep");
        expect(second).toContain("BBBBBB");
        expect(rest).toBe("");
    });
});
