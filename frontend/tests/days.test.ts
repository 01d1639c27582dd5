import { beforeEach, describe, expect, test } from "vitest";
import type { Choices, Played } from "../src/generated/protocol";
import { isByDays } from "../src/lib/days";
import { clockWords, holidayDays, leftWords, lengthWords, untilWords } from "../src/lib/deadlines";
import { LANGUAGES, pageTexts, speak } from "../src/lib/words";
import { turnWords } from "../src/pages/home/games";
import { draftOf, freshDraft, restoredDraft, setupOf } from "../src/pages/setup/setup";
import { subjectWords, willHappen } from "../src/table/days/plan";

const HOUR = 3_600_000;
const CHOICES: Choices = {
    round: 2,
    picks: ["king", "merchant"],
    gather: ["gold", "cards"],
    answers: { strongman: ["pass", "strongman"], answer: ["bribe", "refuse"], bid: ["pass"] },
    cards: { strongman: "strongman", answer: "blackmailer", bid: "" },
    secret: { strongman: "pass" },
    end: true,
};

beforeEach(async () => {
    await speak("en");
    await pageTexts("page-days");
});

describe("a game over days", () => {
    test("says how long a decision may take", () => {
        expect([8 * 3600, 86_400, 3 * 86_400].map(lengthWords)).toEqual(["8 hours", "1 day", "3 days"]);
        expect(clockWords({ kind: "days", seconds: 172_800 })).toBe("Over days: 2 days per decision");
        expect(clockWords({ kind: "bank", seconds: 604_800, turn: 43_200 })).toBe("Over days: 7 days per game, plus 12 hours per turn");
        expect(clockWords({ kind: "decision", seconds: 60 })).toBe("60 seconds per decision");
        expect([undefined, { kind: "budget" as const }, { kind: "bank" as const }].map(isByDays)).toEqual([false, false, true]);
    });

    test("tells a deadline in words that never promise too much", () => {
        expect([1, 119, 121, 47 * 60, 49 * 60].map((minutes) => leftWords(minutes * 60_000, 0))).toEqual([
            "in 1 minute", "in 119 minutes", "in 2 hours", "in 47 hours", "in 2 days",
        ]);
        expect([3 * 24 * 60 - 1, 3 * 24 * 60 - 120].map((minutes) => leftWords(minutes * 60_000, 0))).toEqual(["in 3 days", "in 2 days"]);
        expect(untilWords(50 * HOUR, 0)).toMatch(/^until \w{3},? .*, in 2 days$/);
    });

    test("stands still on the days of a holiday, the last one too", () => {
        const days = (first: Date, count: number): string => holidayDays(first.getTime(), first.getTime() + count * 24 * HOUR);
        expect(days(new Date(2030, 10, 18), 7)).toBe("November 18 to November 24");
        expect(days(new Date(2030, 10, 18, 15, 30), 7)).toBe("November 18 to November 24"); // begun at once
        expect(days(new Date(2030, 10, 18), 1)).toBe("November 18");
        // Weeks in which clocks are put forward or back, wherever this runs.
        expect([2, 9].map((month) => days(new Date(2030, month, 25), 7))).toEqual(["March 25 to March 31", "October 25 to October 31"]);
    });

    test("says in a list whose turn it is and until when, unless it is mine", async () => {
        const live = { players: ["Ana", "Ben", "", ""], guests: [2], mine: [0] } as unknown as Played;
        const game = { ...live, asked: 1, deadline: 50 * HOUR };
        expect(turnWords(game, 0)).toMatch(/^Ben's turn, until \w{3},? .*\d:\d\d/);
        expect(turnWords({ ...game, asked: 2, deadline: 20 * 24 * HOUR }, 0)).toMatch(/^Guest's turn, until .*Jan.*\d:\d\d/);
        for (const asked of [0, 3, null]) expect(turnWords({ ...game, asked }, 0)).toBe("");
        expect(turnWords(live, 0)).toBe("");
        for (const lang of LANGUAGES) {
            await speak(lang);
            expect(turnWords({ ...game, players: ["Ana", "Anna"] }, 0)).toMatch(/Anna.*, .*\d:\d\d/);
        }
        await speak("it");
        expect(turnWords({ ...game, players: ["Ana", "Anna"] }, 0)).toMatch(/^Tocca ad Anna, entro/);
    });

    test("is kept in the set-up", () => {
        const draft = { ...freshDraft(), clock: { kind: "bank" as const, seconds: 604_800, turn: 43_200 } };
        expect(setupOf(draft).clock).toEqual(draft.clock);
        expect(draftOf(setupOf(draft), draft.bots).clock).toEqual(draft.clock);
        expect(restoredDraft(JSON.stringify(draft)).clock).toEqual(draft.clock);
    });
});

describe("what is decided in advance", () => {
    test("is said before it is saved", () => {
        expect(willHappen({}, { ...CHOICES, picks: [], answers: {}, secret: {} })).toEqual(["You are asked every time."]);
        const said = willHappen({ picks: ["merchant", "king"], gather: "gold", end: true, answers: { answer: "refuse" } }, CHOICES);
        expect(said).toEqual([
            "In the next selection, you take the first of these you are offered: Merchant, King. If you are offered none of them, you are asked.",
            "In each turn, you take gold without being asked.",
            "Your turn ends by itself when nothing else is possible.",
            "Strongman: Pass.",
            "Blackmailer: Refuse.",
        ]);
    });

    test("has words in every language", async () => {
        for (const lang of LANGUAGES) {
            await speak(lang);
            const said = willHappen({ picks: ["king"], gather: "cards", answers: { strongman: "strongman", bid: "pass" } }, CHOICES);
            expect(said.length).toBe(4);
            expect(said.join()).not.toMatch(/prepared-|option-/);
            expect(subjectWords("bid", CHOICES)).not.toBe("");
        }
    });
});
