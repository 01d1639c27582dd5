import { describe, expect, test } from "vitest";
import type { Finished, Incident, Over, Score } from "../src/generated/protocol";
import { apart, byRound, everyRound, path, type Plane, points, scaleX, scaleY, seriesOf, ticks } from "../src/end/chart";
import { concerned, incidentText } from "../src/end/incidents";
import { beats, headlineText, places, ranking, reasonText, resultText, tied, together } from "../src/end/score";
import { factsOf } from "../src/lib/facts";
import "./fixtures";

const plane: Plane = { width: 500, height: 300, left: 40, right: 60, top: 20, bottom: 30 };
const deluxe = factsOf("deluxe");
const NAMES = ["Ana", "Boris", "Chiara", "Dan"];

function over(totals: number[], winners: number[]): Over {
    return { scores: totals.map((total) => ({ total, lines: [] })), winners };
}

describe("the chart", () => {
    test("marks its axis with round numbers that reach the highest value", () => {
        expect(ticks(28)).toEqual([0, 10, 20, 30]);
        expect(ticks(22)).toEqual([0, 5, 10, 15, 20, 25]);
        expect(ticks(3)).toEqual([0, 1, 2, 3]);
        expect(ticks(0)).toEqual([0, 1]);
        for (let top = 1; top < 300; top += 1) {
            const found = ticks(top);
            expect(found.at(-1)).toBeGreaterThanOrEqual(top);
            expect(found.length).toBeLessThanOrEqual(7);
            expect(found.every((mark) => Number.isInteger(mark))).toBe(true);
        }
    });

    test("keeps within its plane", () => {
        expect([scaleX(plane, 5, 0), scaleX(plane, 5, 4)]).toEqual([40, 440]);
        expect(scaleX(plane, 1, 0)).toBe(240);
        expect([scaleY(plane, 30, 0), scaleY(plane, 30, 30), scaleY(plane, 30, 15)]).toEqual([270, 20, 145]);
        const line = points(plane, [1, 2, 3], [0, 15, 30], 30);
        expect(line.map(({ round, value }) => [round, value])).toEqual([[1, 0], [2, 15], [3, 30]]);
        expect(path(line)).toBe("M40 270L240 145L440 20");
        expect(path([])).toBe("");
    });

    test("takes its numbers by seat", () => {
        const rounds = [
            { round: 1, scores: [1, 2], gold: [3, 4], cities: [0, 1], chances: [40, 60] },
            { round: 2, scores: [5, 6], gold: [0, 1], cities: [1, 2], chances: [0, 100] },
        ];
        const game = { players: ["Ana", "Boris"], rounds } as Pick<Finished, "players" | "rounds">;
        expect(seriesOf(game, "scores")).toEqual([[1, 5], [2, 6]]);
        expect(seriesOf(game, "gold")).toEqual([[3, 0], [4, 1]]);
        expect(seriesOf(game, "chances")).toEqual([[40, 0], [60, 100]]);
    });

    test("moves the names of lines apart that end together", () => {
        const found = apart([100, 100, 101, 20], 15, 0, 200);
        const sorted = [...found].sort((a, b) => a - b);
        for (let i = 1; i < sorted.length; i += 1) expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(15);
        expect(apart([195, 196, 197], 15, 0, 200)).toEqual([170, 185, 200]);
        expect(apart([10, 60], 15, 0, 200)).toEqual([10, 60]);
    });

    test("leaves numbers of rounds out that would touch", () => {
        expect(everyRound(10, 500)).toBe(1);
        expect(everyRound(40, 300)).toBe(4);
    });
});

describe("incidents", () => {
    const incident = (more: Partial<Incident>): Incident => ({
        round: 2, step: 9, event: "killed", seat: 0, player: null, character: null, ...more,
    });

    test("are told in a sentence", () => {
        expect(incidentText(incident({ character: "king", player: 1 }), NAMES)).toBe("Ana kills the King (Boris)");
        expect(incidentText(incident({ character: "king" }), NAMES)).toBe("Ana kills the King, to no effect");
        expect(incidentText(incident({ event: "destroyed", player: 0 }), NAMES)).toBe("Ana destroys a district of their own");
        expect(incidentText(incident({ event: "destroyed", player: 3 }), NAMES)).toBe("Ana destroys one of Dan's districts");
        expect(incidentText(incident({ event: "completed" }), NAMES)).toBe("Ana completes a city");
        expect(incidentText(incident({ event: "sneezed" }), NAMES)).toBe("Ana");
    });

    test("belong to who suffered them", () => {
        expect(concerned(incident({ player: 2 }))).toBe(2);
        expect(concerned(incident({}))).toBeNull();
        expect(concerned(incident({ event: "completed", seat: 3 }))).toBe(3);
    });

    test("stand by their round", () => {
        const all = [incident({ round: 1, step: 1 }), incident({ round: 2 }), incident({ round: 1, step: 2 })];
        expect([...byRound(all)].map(([round, found]) => [round, found.length])).toEqual([[1, 2], [2, 1]]);
    });
});

describe("the result", () => {
    test("puts winners first, then who has more points", () => {
        expect(ranking(over([10, 20, 15, 20], [3]))).toEqual([3, 1, 2, 0]);
        expect(places(over([10, 20, 15, 20], [3]))).toEqual([4, 2, 3, 1]);
        expect(places(over([20, 20, 15, 15], [0, 1]))).toEqual([1, 1, 3, 3]);
    });

    test("says who has won and by what", () => {
        expect(resultText(over([10, 20, 15, 3], [1]), NAMES, null, "deluxe")).toBe("Boris wins with 20 points.");
        expect(resultText(over([10, 20, 15, 3], [1]), NAMES, 1, "deluxe")).toBe("You win with 20 points.");
        expect(tied(over([20, 20], [1]))).toBe(true);
        expect(resultText(over([20, 20], [1]), NAMES, null, "deluxe")).toContain("20 points; the tiebreaker was the highest rank");
        expect(resultText(over([20, 20], [1]), NAMES, null, "house-rules")).toBe("Boris wins with 20 points.");
        expect(resultText(over([20, 20, 4], [0, 1]), NAMES, 0, "classic")).toBe("You and Boris share the win with 20 points.");
    });

    test("is told to who has played: the place, or the win", () => {
        const end = over([10, 20, 15, 3], [1]);
        expect([0, 1, 2, 3].map((seat) => headlineText(end, seat))).toEqual(["You finished 3rd", "You win!", "You finished 2nd", "You finished 4th"]);
        expect(headlineText(over([20, 20, 4], [0, 1]), 1)).toBe("You share the win!");
    });

    test("counts action cards in the hand as one line", () => {
        const circus = factsOf("circus");
        const line = (points: number, reason: string) => ({ points, reason, rule: "CI-END-1" });
        const found = together([line(12, "districts"), line(1, "acrobat"), line(1, "strongman")], circus);
        expect(found).toEqual([line(12, "districts"), line(2, "actions")]);
        expect(found.map(reasonText)).toEqual(["from districts", "action cards in hand"]);
        expect(reasonText(line(2, "dragon-gate"))).toBe("Dragon Gate");
    });
});

describe("the counting", () => {
    const rule = "DX-END-3";
    const score: Score = {
        total: 12,
        lines: [{ points: 9, reason: "districts", rule }, { points: 3, reason: "five-types", rule }],
    };

    test("goes through the districts, then through the lines", () => {
        const found = beats([score], [[4, 5]], deluxe);
        expect(found.map(({ lines, districts, total }) => [lines, districts, total])).toEqual([
            [0, 0, 0], [1, 1, 4], [1, 2, 9], [2, 2, 12],
        ]);
    });

    test("ends every city with its total, whatever stands there", () => {
        const empty: Score = { total: 0, lines: [] };
        const found = beats([score, empty, score], [[4, 4], [], [9]], deluxe);
        const last = new Map(found.map((beat) => [beat.seat, beat.total]));
        expect([...last]).toEqual([[0, 12], [1, 0], [2, 12]]);
    });

    test("knows what a district is worth", () => {
        expect(deluxe.worth("temple", false)).toBe(1);
        expect(deluxe.worth("museum", true)).toBe(5);
    });
});
