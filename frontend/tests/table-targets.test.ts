import { describe, expect, test } from "vitest";
import { factsOf } from "../src/lib/facts";
import { type Move, parse } from "../src/lib/lines";
import { advice, arrange, badgeOf, stateOf, usual } from "../src/table/choices";
import { tips } from "../src/table/tips";
import { choiceFor } from "../src/table/keys";
import { rowOf } from "../src/table/people";
import { BUTTON, handSize, listOf, standing, targetsOf, tray } from "../src/table/targets";
import { type Asked, fixtures } from "./fixtures";

const asked: Asked[] = fixtures.games.flatMap((game) => game.asked);
const expected = { win: [], guesses: [] };
const readingOf = ({ view, seat }: Asked) => ({ view, facts: factsOf(view.edition, view.options), names: fixtures.names, seat });

/** Whether the table shows a target in this view. */
function shown(target: string, { view, seat }: Asked, kind: string, moves: readonly Move[]): boolean {
    const [place = "", ...rest] = target.split(":");
    const facts = factsOf(view.edition, view.options);
    const [first = "", second = ""] = rest;
    switch (place) {
        case "hand":
            return listOf(view.players[seat]?.hand ?? []).includes(first);
        case "city":
            return standing(view.players[Number(first)]?.city ?? []).some((item) => item.mark === second);
        case "row":
            return rowOf(view, facts).includes(first);
        case "offer":
            return moves.some((move) => move.character === first);
        case "tray":
            return tray(view, kind, moves).includes(first);
        case "player":
            return view.players[Number(first)] !== undefined && Number(first) !== seat;
        default:
            return place === "button" || place === "bid";
    }
}

describe("where a line is clicked", () => {
    test("every line of real games has a target that is on the table", () => {
        const lost = asked.flatMap((one) => {
            const facts = factsOf(one.view.edition, one.view.options);
            const moves = one.ask.options.map(({ line }) => parse(line));
            return moves
                .filter((move) => !shown(targetsOf(move, one.seat, facts)[0] ?? "", one, one.ask.kind, moves))
                .map((move) => `${one.view.edition} ${one.ask.kind}: ${move.line}`);
        });
        expect(lost).toEqual([]);
        expect(asked.length).toBeGreaterThan(100);
    });

    test.each([
        ["build castle", ["hand:castle"]],
        ["keep castle", ["tray:castle"]],
        ["destroy 2 manor*", ["city:2:manor*"]],
        ["for temple", ["city:1:temple"]],
        ["name king", ["row:king"]],
        ["pick king", ["offer:king", "row:king"]],
        ["swap 3", ["player:3"]],
        ["spy 3 noble", ["player:3"]],
        ["borrow 2 castle", ["hand:castle", "player:2"]],
        ["fortune 2", ["player:2", "hand:fortune-teller"]],
        ["ticket 2 1", ["player:2"]], // a booth that lies there, not one in the hand
        ["cannonball manor", ["city:1:manor", "hand:human-cannonball"]],
        ["strongman", ["button", "hand:strongman"]],
        ["tent", ["button", "hand:big-top"]],
        ["smithy", ["button", "city:1:smithy"]],
        ["armory 2 manor", ["city:2:manor"]],
        ["bid 3", ["bid"]],
        ["gold", ["button"]],
        ["give gold", ["button"]],
        ["give castle", ["hand:castle"]],
        ["give king", ["offer:king", "row:king"]],
    ])("%s", (line, targets) => {
        const move = parse(line);
        expect(targetsOf(move, 1, factsOf(move.verb.owner === "action" ? "circus" : "deluxe"))).toEqual(targets);
    });

    test("what the table shows beside cards can be counted", () => {
        expect(handSize(3)).toBe(3);
        expect(handSize(["castle"])).toBe(1);
        const city = standing(["manor", { district: "manor", beautified: true }, { district: "museum", under: ["castle"] }]);
        expect(city.map(({ mark }) => mark)).toEqual(["manor", "manor*", "museum"]);
        expect(city.map(({ under }) => under)).toEqual([0, 0, 1]);
        expect(standing([{ district: "manor", beautified: true }])[0]?.mark).toBe("manor");
    });
});

describe("choices", () => {
    test("nothing that may be played is lost", () => {
        for (const one of asked) {
            const arranged = arrange(one.ask, readingOf(one));
            const lines = one.ask.options.map(({ line }) => line).sort();
            expect(arranged.open.map(({ line }) => line).sort()).toEqual(lines);
            const reachable = new Set([...arranged.at.values()].flat().map(({ line }) => line));
            expect(lines.filter((line) => !reachable.has(line))).toEqual([]);
            for (const choice of arranged.open) expect(choice.label).not.toBe("");
        }
    });

    test("what is barred says so, and what is used up is not asked about", () => {
        const one = asked.find(({ ask }) => ask.kind === "act");
        if (one === undefined) throw new Error("no such question");
        const ask = { ...one.ask, options: [{ line: "end" }], barred: [{ line: "name king", rule: "DX-TURN-5" }] };
        const { barred, at } = arrange(ask, readingOf(one));
        expect(barred.map(({ line }) => line)).toEqual(["name king"]);
        expect(stateOf(at.get("row:king") ?? [])).toBe("barred");
        expect(stateOf(at.get("row:queen") ?? [])).toBe("idle");
        const used = asked.flatMap(({ ask, view, seat }) =>
            ask.barred.filter(({ line }) => {
                const { word } = parse(line).verb;
                const times = view.turn?.seat === seat ? view.turn.used.filter((used) => used === word).length : 0;
                return times >= (word === "beautify" ? 2 : 1);
            }),
        );
        expect(used.map(({ line }) => line)).toEqual([]);
    });

    const one = asked.find(({ ask, view }) => ask.kind === "act" && view.edition === "deluxe");
    if (one === undefined) throw new Error("no such question");
    const choices = (...options: Asked["ask"]["options"]) => {
        return arrange({ number: 1, kind: "act", options, barred: [] }, readingOf(one));
    };

    test("what it costs stands on the target", () => {
        const { at } = choices(
            { line: "build castle", gold: -4, known: true },
            { line: "build manor", unpaid: true, known: true },
            { line: "destroy 2 temple", known: true },
            { line: "swap 2", cards: -2, known: true },
            { line: "spy 3 noble" },
            { line: "spy 3 trade" },
        );
        expect(badgeOf(at.get("hand:castle") ?? [], 5)).toBe("−4 → 1");
        expect(badgeOf(at.get("hand:castle") ?? [], 5, true)).toBe("−4");
        expect(badgeOf(at.get("hand:manor") ?? [], 5)).toBe("…");
        expect(badgeOf(at.get("city:2:temple") ?? [], 5)).toBe("free");
        expect(badgeOf(at.get("player:2") ?? [], 5)).toBe("−2 cards");
        expect(badgeOf(at.get("player:3") ?? [], 5)).toBe("");
        expect(at.get("player:3")?.length).toBe(2);
    });

    test("the usual next thing is never what would be asked about, nor a gain that can still grow", () => {
        const next = (...options: Asked["ask"]["options"]) => {
            const arranged = choices(...options);
            return usual(arranged, ({ option }) => option?.doubt !== undefined)?.line ?? null;
        };
        expect(next({ line: "gold" }, { line: "cards" })).toBeNull();
        expect(next({ line: "gold" }, { line: "cards" }, { line: "income", gold: 2, known: true })).toBeNull();
        expect(next({ line: "income", gold: 1, grown: 2, known: true }, { line: "build castle" }, { line: "end", doubt: "end-build" })).toBeNull();
        expect(next({ line: "income", gold: 1, known: true }, { line: "build castle" }, { line: "end", doubt: "end-build" })).toBe("income");
        expect(next({ line: "build castle" }, { line: "end", doubt: "end-build" })).toBeNull();
        expect(next({ line: "smithy" }, { line: "end" })).toBe("end");
        expect(next({ line: "for temple" })).toBe("for temple");
        expect(next({ line: "bid 1" }, { line: "pass" })).toBeNull();
    });

    test("what a card of the hand is for is told in one sentence", () => {
        const told = (...lines: string[]) => tips(choices(...lines.map((line) => ({ line }))).open, "");
        expect(told("build castle", "sell castle", "auction castle", "end")).toEqual(["Click a card in your hand to build, sell or auction it."]);
        expect(told("sell castle", "auction castle")).toEqual(["Click a card in your hand to sell or auction it."]);
        expect(told("build castle")).toEqual(["Click a card in your hand to build it."]);
        expect(told("swap 2", "look 1")).toEqual([]); // the buttons at the players say it
    });

    test("keys mean buttons", () => {
        const { buttons } = choices({ line: "gold" }, { line: "cards" }, { line: "end" });
        expect(buttons.every(({ targets }) => targets[0] === BUTTON)).toBe(true);
        expect(choiceFor("1", buttons)?.line).toBe("gold");
        expect(choiceFor("D", buttons)?.line).toBe("cards");
        expect(choiceFor("e", buttons)?.line).toBe("end");
        expect(choiceFor("9", buttons)).toBeUndefined();
        expect(choiceFor("x", buttons)).toBeUndefined();
    });

    test("a hint points at choices, the best first", () => {
        const thoughts = [
            { line: "cards", share: 0.7, win: 0.3, games: 70 },
            { line: "gone", share: 0.2, win: 0.2, games: 2 },
            { line: "gold", share: 0.1, win: 0.9, games: 1 },
        ];
        const found = advice({ type: "hint", seat: 0, ask: 1, thoughts, expected }, choices({ line: "gold" }, { line: "cards" }));
        expect(found.map(({ choice, best }) => [choice.line, best])).toEqual([["cards", true], ["gold", false]]);
        expect(found.map(({ win }) => win)).toEqual([0.3, null]); // one game says nothing
        expect(advice(null, choices({ line: "gold" }))).toEqual([]);
    });

    test("a hint does not contradict itself: one number sorts the options and draws the bars", () => {
        const thoughts = [
            { line: "cards", share: 0.6, win: 0.21, games: 240 },
            { line: "swap 1", share: 0.2, win: 0.1, games: 80 },
            { line: "gold", share: 0.15, win: 0.22, games: 60 }, // better, but less sure
            { line: "end", share: 0.01, win: 0.5, games: 3 },
            { line: "redraw", share: 0.04, win: 0.16, games: 16 },
        ];
        const found = advice({ type: "hint", seat: 0, ask: 1, thoughts, expected }, choices(...thoughts));
        expect(found.map(({ choice }) => choice.line)).toEqual(["cards", "gold", "redraw", "swap 1", "end"]);
        expect(found.map(({ win }) => win)).toEqual([0.21, 0.21, 0.16, 0.1, null]);
        expect(found.map(({ equal }) => equal)).toEqual([false, true, false, false, false]);
        const bars = found.map(({ bar }) => bar);
        expect(bars[0]).toBe(1);
        expect(bars).toEqual(bars.toSorted((a, b) => b - a));
    });

    test("where nothing is known about winning, a hint tells where the bot looked", () => {
        const thoughts = [{ line: "cards", share: 0.6, win: null, games: 0 }, { line: "gold", share: 0.3, win: null, games: 0 }];
        const found = advice({ type: "hint", seat: 0, ask: 1, thoughts, expected }, choices(...thoughts));
        expect(found.map(({ bar }) => bar)).toEqual([1, 0.5]);
        expect(found.some(({ equal }) => equal)).toBe(false);
    });
});
