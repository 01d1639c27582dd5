import { beforeEach, describe, expect, test } from "vitest";
import type { Event } from "../src/generated/protocol";
import { Banners } from "../src/table/banners.svelte";
import { NOBODY, ask, destroyed, game, hear, lines, news, tableOf, update, view, welcome } from "./table-game";

describe("taking back", () => {
    const gathered: Event = { event: "gathered", seat: 0, gold: 2, secret: NOBODY };

    test("is asked for as it was offered", () => {
        hear(welcome(tableOf([0])), update(0, { ask: ask(3, "gold") }));
        game.side?.takeBack(); // nothing was offered
        hear(update(0, { ask: ask(4, "end"), back: { offered: "now", event: 7 } }));
        game.side?.takeBack();
        hear(update(0, { back: { request: { seat: 1, event: 9, agreed: [], missing: [0] } } }));
        game.side?.answerBack(true);
        expect(lines[0]?.sent).toEqual([
            { type: "take-back", seat: 0, event: 7 },
            { type: "answer-back", seat: 0, event: 9, agree: true },
        ]);
    });

    test("replaces what was heard, and what was missed meanwhile is heard again from the beginning", () => {
        hear(welcome(tableOf([0])), update(0, { events: [gathered, gathered] }));
        expect(game.side?.heard).toBe(2);
        hear(update(0, { events: [gathered], ask: ask(5, "gold"), back: { count: 1 } }));
        expect(game.side?.heard).toBe(1);
        expect(game.side?.ask?.number).toBe(5);
        expect(lines.length).toBe(1);
        hear(update(0, { first: 1, back: { count: 2 } })); // we do not know which events are others now
        expect(lines.length).toBe(2);
    });
});

describe("one seat", () => {
    test("is shown with what it is asked, and answers under the number of the question", () => {
        hear(welcome(tableOf([0])), update(0, { ask: ask(3, "gold", "cards") }));
        expect(game.shown).toBe(0);
        expect(game.curtain).toBeNull();
        expect(game.asked).toEqual([0]);
        expect(game.ahead).toBeGreaterThan(4000);
        game.side?.play("gold");
        expect(lines[0]?.sent).toEqual([{ type: "move", seat: 0, ask: 3, lines: ["gold"], stage: true }]);
        expect(game.side?.sending).toEqual(["gold"]);
        game.side?.play("cards"); // a second click while the first is on its way
        expect(lines[0]?.sent.length).toBe(1);
    });

    test("waits for what the others do after its answer is taken", () => {
        hear(welcome(tableOf([0])), update(0, { ask: ask(3, "gold") }));
        game.side?.play("gold");
        hear({ type: "accepted", seat: 0, ask: 3 });
        expect(game.side?.asked).toBe(false);
        expect(game.side?.pending).toBe(true);
        hear(update(0, { ask: ask(4, "end") }));
        expect(game.side?.pending).toBe(false);
        expect(game.side?.ask?.number).toBe(4);
    });

    test("puts an act of several steps together, and takes steps back", () => {
        hear(welcome(tableOf([0])), update(0, { ask: ask(3, "redraw", "gold") }));
        game.side?.play("redraw");
        hear({ type: "staged", seat: 0, ask: 3, lines: ["redraw"], view: { ...view(0), aside: [] }, next: ask(3, "put temple", "done") });
        expect(game.side?.ask?.options.map(({ line }) => line)).toEqual(["put temple", "done"]);
        game.side?.play("put temple");
        expect(lines[0]?.sent.at(-1)).toEqual({ type: "move", seat: 0, ask: 3, lines: ["redraw", "put temple"], stage: true });
        hear({
            type: "staged", seat: 0, ask: 3, lines: ["redraw", "put temple"],
            view: { ...view(0), aside: ["temple"] }, next: ask(3, "done"),
        });
        expect(game.view?.aside).toEqual(["temple"]);
        expect(game.side?.lines).toEqual(["redraw", "put temple"]);
        game.side?.undo();
        expect(game.view?.aside).toEqual([]);
        expect(game.side?.ask?.options.length).toBe(2);
        game.side?.undo();
        expect(game.side?.lines).toEqual([]);
        expect(game.side?.ask?.options.map(({ line }) => line)).toEqual(["redraw", "gold"]);
        game.side?.play("redraw");
        hear({ type: "accepted", seat: 0, ask: 3 });
        expect(game.side?.steps).toEqual([]);
    });

    test("a refusal changes nothing, and is kept to be told", () => {
        hear(welcome(tableOf([0])), update(0, { ask: ask(3, "gold") }));
        game.side?.play("gold");
        hear({ type: "refused", code: "illegal", seat: 0, ask: 3, rule: "DX-TURN-1" });
        expect(game.side?.sending).toBeNull();
        expect(game.side?.refused?.code).toBe("illegal");
        expect(game.side?.asked).toBe(true);
    });

    test("what comes for an older question is not taken for the present one", () => {
        hear(welcome(tableOf([0])), update(0, { ask: ask(3, "gold") }));
        hear({ type: "accepted", seat: 0, ask: 2 });
        hear({ type: "staged", seat: 0, ask: 2, lines: ["redraw"], view: view(0), next: ask(2, "done") });
        hear({ type: "hint", seat: 0, ask: 2, thoughts: [], expected: { win: [], guesses: [] } });
        expect(game.side?.asked).toBe(true);
        expect(game.side?.steps).toEqual([]);
        expect(game.side?.hint).toBeNull();
    });

    test("a hint is asked for once", () => {
        hear(welcome(tableOf([0])), update(0, { ask: ask(3, "gold") }));
        game.side?.askHint();
        game.side?.askHint();
        expect(lines[0]?.sent).toEqual([{ type: "hint", seat: 0, ask: 3 }]);
        hear({ type: "hint", seat: 0, ask: 3, thoughts: [{ line: "gold", share: 1, win: null, games: 4 }], expected: { win: [], guesses: [] } });
        expect(game.side?.hinting).toBe(false);
        expect(game.side?.hint?.thoughts.length).toBe(1);
    });

    test("what is not wanted, as by a teacher, leaves the question as it was", () => {
        hear(welcome(tableOf([0])), update(0, { ask: ask(3, "gold") }));
        if (lines[0]) lines[0].open = false;
        game.side?.play("gold");
        game.side?.askHint();
        expect(game.side?.sending).toBeNull();
        expect(game.side?.hinting).toBe(false);
        game.typed = "hello";
        game.say();
        expect(game.typed).toBe("hello");
        expect(game.phrase("thanks")).toBe(false);
    });
});

describe("events", () => {
    test("that come twice are heard once, and the number of those heard is told on reconnecting", () => {
        hear(welcome(tableOf([0])), update(0, { events: [destroyed(1, 2)] }));
        expect(lines[0]?.wiring.seen?.()).toBe(1);
        hear(update(0, { first: 0, events: [destroyed(1, 2), destroyed(2, 1)] }));
        expect(game.side?.entries.length).toBe(2);
        expect(lines[0]?.wiring.seen?.()).toBe(2);
        expect(news.map(({ events }) => events.length)).toEqual([1]);
    });

    test("that were missed are heard again from the beginning", () => {
        hear(welcome(tableOf([0])), update(0, { events: [destroyed(1, 2)] }));
        hear(update(0, { first: 5, events: [destroyed(2, 1)] }));
        expect(lines.length).toBe(2);
        expect(lines[0]?.closed).toBe(true);
        expect(lines[1]?.wiring.seen?.()).toBe(0);
    });

    test("what happened to the reader becomes a banner, once", () => {
        const banners = new Banners();
        hear(welcome(tableOf([0])), update(0, { events: [destroyed(0, 2)] }));
        banners.add(game.side?.catchUp() ?? []);
        expect(banners.shown).toEqual([]); // it was there when we came
        hear(update(0, { first: 1, events: [destroyed(0, 1), destroyed(2, 1)] }));
        banners.add(game.side?.catchUp() ?? []);
        expect(banners.shown.length).toBe(1);
        expect(banners.shown[0]?.kind).toBe("hurt");
        expect(game.side?.catchUp()).toEqual([]);
        banners.clear();
        expect(banners.shown).toEqual([]);
    });

    test("the last act is kept until the next; what was told before a decision belongs to the time before it", () => {
        hear(welcome(tableOf([0])), update(0, { events: [destroyed(1, 2)] }));
        expect(game.side?.act.length).toBe(1);
        hear(update(0, { first: 1, events: [], ask: ask(1, "gold") }));
        expect(game.side?.act.length).toBe(1);
        hear(update(0, { first: 1, events: [destroyed(0, 1), { event: "round-began", round: 2, secret: NOBODY }] }));
        hear(update(0, { first: 3, events: [{ event: "round-began", round: 3, secret: NOBODY }], ask: ask(1, "gold") }));
        expect(game.side?.act.map((entry) => entry.event)).toEqual(["destroyed", "round-began"]);
        expect(game.side?.decided).toBe(1);
        game.side?.play("gold");
        hear({ type: "accepted", seat: 0, ask: 1 });
        expect(game.side?.decided).toBe(4);
        expect(game.side?.events.length).toBe(4);
    });

    test("who does not want to wait says so", () => {
        hear(welcome(tableOf([0])), update(0));
        game.skip();
        expect(lines[0]?.sent.at(-1)).toEqual({ type: "skip" });
        expect(game.skipping).toBe(false);
        const table = tableOf([0]);
        hear({ type: "table", table: { ...table, seats: table.seats.map((seat) => ({ ...seat, skips: seat.seat === 0 })) } });
        expect(game.skipping).toBe(true);
    });
});

describe("several people at one device", () => {
    beforeEach(() => {
        hear(welcome(tableOf([0, 2])), update(0), update(2, { ask: ask(1, "pick king") }));
    });

    test("the curtain is down until the one who is asked has the device", () => {
        expect(game.curtain).toBe(2);
        expect(game.side).toBeNull();
        expect(game.view).toBeNull();
        game.lift();
        expect(game.curtain).toBeNull();
        expect(game.view?.seat).toBe(2);
    });

    test("it falls when another is asked, not while the same one goes on", () => {
        game.lift();
        game.side?.play("pick king");
        hear({ type: "accepted", seat: 2, ask: 1 }, update(2, { ask: ask(2, "gold") }));
        expect(game.shown).toBe(2);
        hear(update(2, { ask: null }));
        expect(game.shown).toBe(2); // nobody is asked: who has the device looks on
        hear(update(0, { ask: ask(1, "pick bishop") }));
        expect(game.curtain).toBe(0);
        expect(game.view).toBeNull();
    });

    test("it goes to another one when the question does", () => {
        hear(update(2, { ask: null }), update(0, { ask: ask(1, "gold") }));
        expect(game.curtain).toBe(0);
    });

    test("a look by choice goes through the curtain too", () => {
        game.lift();
        hear(update(2, { ask: null }));
        game.pass(0);
        expect(game.curtain).toBe(0);
        expect(game.view).toBeNull();
        game.pass(1); // not at this device
        expect(game.curtain).toBe(0);
    });

    test("news of who is not shown is kept for the moment they are", () => {
        game.lift();
        news.length = 0;
        hear(update(0, { first: 0, events: [destroyed(0, 1)] }));
        expect(news).toEqual([]);
        hear(update(2, { ask: null }));
        game.pass(0);
        game.lift();
        expect(game.side?.catchUp().length).toBe(1);
    });

    test("after the end nothing is secret", () => {
        const over = { scores: [], winners: [0] };
        hear({ type: "table", table: tableOf([0, 2], "over") }, update(0, { over }), update(2, { over }));
        expect(game.curtain).toBeNull();
        expect(game.view).not.toBeNull();
        expect(game.over).toEqual(over);
    });

    test("who leaves takes their side along, and who is left must come to the device", () => {
        game.lift();
        hear({ type: "table", table: tableOf([0]) });
        expect(game.curtain).toBe(0);
        game.lift();
        expect(game.view?.seat).toBe(0);
        expect(game.asked).toEqual([]);
    });
});

describe("a spectator", () => {
    test("sees what everybody may, and decides nothing", () => {
        hear(welcome(tableOf([])), update(null));
        expect(game.watching).toBe(true);
        expect(game.view?.seat).toBeNull();
        game.side?.play("gold");
        game.side?.askHint();
        expect(lines[0]?.sent).toEqual([]);
    });

    test("who sits down is a spectator no more", () => {
        hear(welcome(tableOf([])), update(null));
        hear({ type: "table", table: tableOf([1]) }, update(1));
        expect(game.shown).toBe(1);
        expect(game.view?.seat).toBe(1);
    });

    test("chat is heard and said", () => {
        hear(welcome(tableOf([])), { type: "said", chat: { seat: null, name: "Ana", text: "<b>hi</b>", at: 0 } });
        expect(game.chat.map(({ text }) => text)).toEqual(["<b>hi</b>"]);
        game.typed = "  ";
        game.say();
        game.typed = " hello ";
        game.say();
        expect(lines[0]?.sent).toEqual([{ type: "say", text: "hello" }]);
        expect(game.typed).toBe("");
    });

    test("in the lobby no curtain falls", () => {
        hear(welcome(tableOf([0, 1], "open")));
        expect(game.curtain).toBeNull();
        expect(game.shown).toBeNull();
    });
});
