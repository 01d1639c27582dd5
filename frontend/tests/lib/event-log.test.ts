import { describe, expect, test } from "vitest";
import type { Event } from "../../src/generated/protocol";
import { factsOf } from "../../src/lib/facts";
import type { Entry } from "../../src/lib/entry";
import { EventLog } from "../../src/lib/event-log";
import { type Told, fixtures } from "../fixtures";

const SECRET = { fields: [], seats: [] };

/**
 * The terminal and the browser say the same, but where the browser says more on purpose:
 * - headings of rounds are entries of their own, and each turn begins with one that says who is who: in the terminal
 *   these stand beside the lines;
 * - that somebody chose a character unseen, and which ones the reader looked at: a selection of eight is long, and who
 *   comes back to it wants to see how far it is;
 * - every bid of an auction, which the terminal shows on its table only;
 * - "keeps 1 card": in the terminal "keeps 1" follows "draws 2 cards" in the same sentence.
 */
function asInTheTerminal(entries: Entry[]): { text: string; tone: string; heading: string }[] {
    const found: { text: string; tone: string; heading: string }[] = [];
    let heading = "";
    for (const entry of entries) {
        const { event, text, kind, opens } = entry;
        if (event === "game-over") {
            found.push({ text, tone: kind, heading: "" });
        } else if (opens === "round") {
            heading = text;
        } else if (event === "revealed" && opens === "turn") {
            continue;
        } else if (event === "turned-up" || event === "offered" || event === "put-up" || event === "bid") {
            continue;
        } else if (/^(.* (chooses? a character|sets? a character aside, face down)\.)$/.test(text)) {
            continue;
        } else {
            const tone = opens === "turn" ? "" : kind;
            found.push({ text: text.replace(/(keeps?) (\d+) cards?\.$/, "$1 $2."), tone, heading });
            heading = "";
        }
    }
    if (heading) found.push({ text: "", tone: "", heading });
    return found;
}

const bare = (told: Told[]): { text: string; tone: string; heading: string }[] =>
    told.map(({ text, tone, heading }) => ({ text, tone, heading }));

describe("whole games are told as in the terminal", () => {
    const stories = fixtures.games.flatMap(({ edition, options, players, heard }) =>
        heard.map((story) => ({ name: `${edition} ${players} to ${story.seat ?? "a spectator"}`, edition, options, players, story })),
    );

    test.each(stories)("$name", ({ edition, options, players, story }) => {
        const log = new EventLog(factsOf(edition, options), fixtures.names.slice(0, players), story.seat);
        let auction = false;
        story.events.forEach((event, i) => {
            if (event.event === "put-up") auction = true;
            if (event.event === "auctioned") auction = false;
            const entries = log.add([event]);
            if (auction && event.event === "let-pass") return; // a bid that is not made, as above
            expect(asInTheTerminal(entries), JSON.stringify(event)).toEqual(bare(story.told[i] ?? []));
        });
    });

    test.each(stories)("$name, all at once or bit by bit", ({ edition, options, players, story }) => {
        const made = (): EventLog => new EventLog(factsOf(edition, options), fixtures.names.slice(0, players), story.seat);
        const once = made().add(story.events);
        const log = made();
        const bits = story.events.flatMap((event) => log.add([event]));
        // Only ranks that nobody answers for are put together when they come together.
        const rest = (entries: Entry[]): string[] => entries.filter((entry) => entry.event !== "called").map((entry) => entry.text);
        expect(rest(once)).toEqual(rest(bits));
        expect(new Set(once.map((entry) => entry.id)).size).toBe(once.length);
    });
});

describe("every kind of event is told as in the terminal", () => {
    test.each(Object.entries(fixtures.events))("%s", (edition, events) => {
        for (const { seat, before, event, told } of events) {
            const log = new EventLog(factsOf(edition), fixtures.names.slice(0, 4), seat);
            log.add(before);
            expect(asInTheTerminal(log.add([event])), JSON.stringify({ seat, event })).toEqual(bare(told));
        }
        expect(events.length).toBeGreaterThan(1000);
    });
});

describe("an entry", () => {
    const facts = factsOf("deluxe");
    const told = (events: Partial<Event>[], seat: number | null = 0): Entry[] =>
        new EventLog(facts, fixtures.names, seat).add(events.map((event) => ({ event: "", secret: SECRET, ...event })));

    test("knows what happened to the reader", () => {
        const events = [
            { event: "revealed", seat: 2, character: "warlord" },
            { event: "gathered", seat: 2, gold: 2 },
            { event: "destroyed", seat: 0, player: 2, district: "manor" },
        ];
        const entry = told(events).at(-1);
        expect(entry).toMatchObject({ kind: "hurt", mine: true, actor: 2, about: [2], character: "warlord" });
        expect(entry?.text).toBe("Boris, the Warlord, destroys your Manor.");
        expect(told(events, 3).at(-1)).toMatchObject({ kind: "", mine: false, actor: 2, about: [2, 0] });
    });

    test("says once by which card it happened", () => {
        const destroyed = (seat: number, source: string): Partial<Event>[] => [
            { event: "revealed", seat: 2, character: "warlord" },
            { event: "destroyed", seat, player: 2, district: "manor", source },
        ];
        const last = (events: Partial<Event>[]): string | undefined => told(events).at(-1)?.text;
        expect(last(destroyed(1, "warlord"))).toBe("Boris destroys Ana's Manor as the Warlord.");
        expect(last(destroyed(0, "warlord"))).toBe("Boris, the Warlord, destroys your Manor.");
        expect(last(destroyed(0, "armory"))).toBe("Boris, the Warlord, destroys your Manor with the Armory.");
        expect(last([{ event: "robbed", seat: 2, player: 1, gold: 3, source: "thief" }])).toBe("Ana robs Boris of all 3 gold (Thief).");
    });

    test("has pieces that can be shown as what they are", () => {
        const [, , entry] = told([
            { event: "revealed", seat: 1, character: "thief" },
            { event: "gathered", seat: 1, gold: 2 },
            { event: "marked", seat: 1, character: "king" },
        ]);
        expect(entry?.parts).toEqual([
            { kind: "player", text: "Ana", id: "", seat: 1 },
            { kind: "text", text: " plans to rob the ", id: "", seat: null },
            { kind: "character", text: "King", id: "king", seat: null },
            { kind: "text", text: ".", id: "", seat: null },
        ]);
    });

    test("belongs to a round and a turn", () => {
        const entries = told([
            { event: "round-began", round: 4 },
            { event: "revealed", seat: 1, character: "thief" },
            { event: "gathered", seat: 1, gold: 2 },
            { event: "turn-ended", seat: 1 },
            { event: "called", character: "magician" },
            { event: "called", character: "king" },
            { event: "revealed", seat: 0, character: "bishop" },
            { event: "gathered", seat: 0, gold: 2 },
        ]);
        expect(entries.map(({ text, opens, round }) => [text, opens, round])).toEqual([
            ["Round 4", "round", 4],
            ["Ana is the Thief.", "turn", 4],
            ["Ana takes 2 gold from the bank.", "", 4],
            ["No answer: Magician and King.", "", 4],
            ["You are the Bishop.", "turn", 4],
            ["You take 2 gold from the bank.", "", 4],
        ]);
        const turns = entries.map((entry) => entry.turn);
        expect([turns[1] === turns[2], turns[4] === turns[5], turns[2] === turns[4]]).toEqual([true, true, false]);
    });

    test("a name with odd signs stays what it is", () => {
        const log = new EventLog(facts, ["<b>&{ $who }", "Ana"], 1);
        const [entry] = log.add([{ event: "gathered", seat: 0, gold: 2, secret: SECRET }]);
        expect(entry?.text).toBe("<b>&{ $who } takes 2 gold from the bank.");
    });
});
