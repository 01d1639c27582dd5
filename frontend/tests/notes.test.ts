import { describe, expect, test } from "vitest";
import type { Event, Note, Update } from "../src/generated/protocol";
import { factsOf } from "../src/lib/facts";
import { EventLog } from "../src/lib/event-log";
import { speak } from "../src/lib/words";
import { PHRASES, wordsOf } from "../src/table/chatting";
import { Notes } from "../src/table/notes";
import { freshDraft, restoredDraft } from "../src/pages/setup/setup";

await speak("en");

const OPEN = { fields: [], seats: [] };
const NAMES = ["Ana", "Bob", "Cleo"];
const note = (kind: Note["kind"], seat: number, event: number, at = 1): Note => ({ kind, seat, event, at });
const gathers = (seat: number): Event => ({ event: "gathered", seat, gold: 2, secret: OPEN });

/** What a reader is told of updates, each with its events and notes. */
function story(seat: number | null, updates: [Event[], Note[]][], since = 0): { lines: string[]; decided: number[] } {
    const log = new EventLog(factsOf("deluxe"), NAMES, seat);
    const notes = new Notes(seat, since);
    const lines: string[] = [];
    const decided: number[] = [];
    let heard = 0;
    for (const [events, about] of updates) {
        const told = notes.tell({ notes: about } as Update, events, heard, log);
        heard += events.length;
        lines.push(...told.entries.map((entry) => entry.text));
        decided.push(told.decided.length);
    }
    return { lines, decided };
}

describe("what a bot did for a person", () => {
    test("is told to them with what it was, and to the others before it", () => {
        const events: [Event[], Note[]][] = [[[gathers(0), gathers(1)], [note("clock", 1, 1)]]];
        expect(story(1, events).lines).toEqual([
            "Ana takes 2 gold from the bank.",
            "Your time was up: a bot decided for you. You take 2 gold from the bank.",
        ]);
        expect(story(0, events).lines[1]).toBe("Time is up: a bot decides for Bob.");
    });

    test("while they were away is counted, and said once to the others", () => {
        const notes = [note("away", 1, 0), note("bot", 1, 0), note("bot", 1, 1), note("bot", 1, 2)];
        const events: [Event[], Note[]][] = [[[gathers(1), gathers(1), gathers(1)], notes]];
        expect(story(1, events).decided).toEqual([3]);
        expect(story(1, events, 2).decided).toEqual([1]); // the rest was read here before
        expect(story(0, events).lines.filter((line) => line.includes("Bob"))).toEqual([
            "Bob is away.", "A bot is playing for Bob.", ...Array<string>(3).fill("Bob takes 2 gold from the bank."),
        ]);
    });
});

test("a note that comes again is told once, and nobody is told where they are themselves", () => {
    const away = note("away", 1, 1, 5);
    const updates: [Event[], Note[]][] = [[[gathers(0)], []], [[], [away]], [[gathers(0)], [away, note("back", 1, 1, 9)]]];
    expect(story(0, updates).lines.filter((line) => line.includes("Bob"))).toEqual(["Bob is away.", "Bob is back."]);
    expect(story(1, updates).lines.filter((line) => line.includes("You"))).toEqual([]);
});

test("that somebody asked for a hint is told, to themselves too", () => {
    expect(story(0, [[[], [note("hint", 1, 0)]]]).lines).toEqual(["Bob asked for a hint."]);
    expect(story(1, [[[], [note("hint", 1, 0)]]]).lines).toEqual(["You asked for a hint; the others can see that."]);
});

test("that somebody took back a move is told to everybody, each time", () => {
    const notes = [note("took-back", 1, 0, 5), note("took-back", 1, 0, 9), note("refused-back", 0, 0)];
    expect(story(0, [[[], notes]]).lines).toEqual([
        "Bob takes back a move.", "Bob takes back a move.", "You don't want a move to be taken back.",
    ]);
    expect(story(1, [[[], notes]]).lines[0]).toBe("You took back a move.");
});

describe("the chat", () => {
    const said = (name: string, text: string, phrase: (typeof PHRASES)[number] | null = null) => ({ seat: 0, name, text, at: 0, phrase });

    test("phrases are said in the reader's language", () => {
        expect(wordsOf(said("Ana", "", "played"))).toBe("Well played!");
        expect(wordsOf(said("Ana", "hello there"))).toBe("hello there");
        expect(PHRASES.map((phrase) => wordsOf(said("Ana", "", phrase))).every((words) => words.length > 1)).toBe(true);
    });
});

test("hints among people are chosen for one table only", () => {
    const kept = (hints: boolean | null): boolean | null => restoredDraft(JSON.stringify({ ...freshDraft(), seats: 3, hints })).hints;
    expect([kept(true), kept(null), kept(false)]).toEqual([null, null, false]);
    expect(restoredDraft(JSON.stringify({ ...freshDraft(), grace: 45, hints: true })).grace).toBe(45);
});
