import { beforeEach, describe, expect, test } from "vitest";
import type { Ask, Back, BrowserMessage, Chat, Event, Seat, ServerMessage, Table, Update, View } from "../src/generated/protocol";
import type { Wiring } from "../src/lib/connection";
import { Banners } from "../src/table/banners.svelte";
import { TableGame } from "../src/table/game.svelte";
import type { News } from "../src/table/seat-session.svelte";
import { fixtures } from "./fixtures";

const sample = fixtures.games.flatMap((game) => game.asked).find(({ view }) => view.edition === "deluxe" && view.players.length >= 4);
if (sample === undefined) throw new Error("no such view");
const NOBODY = { fields: [], seats: [] };

const view = (seat: number | null): View => ({ ...sample.view, seat });
const ask = (number: number, ...lines: string[]): Ask => ({
    number, kind: "act", options: lines.map((line) => ({ line })), barred: [],
});
const update = (seat: number | null, more: Partial<Update> = {}): Update => ({
    type: "update", seat, first: 0, events: [], view: view(seat), ask: null, ...more,
});
const destroyed = (seat: number, player: number): Event => ({ event: "destroyed", seat, player, district: "temple", secret: NOBODY });

function tableOf(mine: number[], state: Table["state"] = "playing"): Table {
    const seats = fixtures.names.slice(0, 4).map((name, seat): Seat => ({
        seat, kind: mine.includes(seat) ? "person" : "bot", name, mine: mine.includes(seat), present: true,
    }));
    return { code: "ABCD", setup: { edition: "deluxe", seats: 4 }, state, seats };
}

class Line {
    sent: BrowserMessage[] = [];
    closed = false;
    open = true;
    constructor(readonly wiring: Wiring) {}
    send(message: BrowserMessage): boolean {
        if (this.open) this.sent.push(message);
        return this.open;
    }
    close(): void {
        this.closed = true;
    }
}

let lines: Line[] = [];
let news: News[] = [];
let unsaid = 0;
let game: TableGame;
const hear = (...messages: ServerMessage[]): void => {
    for (const message of messages) lines.at(-1)?.wiring.onmessage(message);
};
const welcome = (table: Table, chat: Chat[] = []): ServerMessage => ({ type: "welcome", version: 1, table, chat, now: Date.now() + 5000 });

beforeEach(() => {
    lines = [];
    news = [];
    unsaid = 0;
    game = new TableGame("ABCD", {
        connect: (_code, wiring) => {
            const line = new Line(wiring);
            lines.push(line);
            return line;
        },
        onnews: (one) => news.push(one),
        onunsaid: () => (unsaid += 1),
    });
});

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

describe("a line that breaks", () => {
    const gold = { type: "move", seat: 0, ask: 3, lines: ["gold"], stage: true };
    const asked = (): ServerMessage[] => [welcome(tableOf([0])), update(0, { ask: ask(3, "gold", "redraw") })];
    const sent = (): BrowserMessage[] => lines[0]?.sent ?? [];
    const breaks = (): void => {
        if (lines[0]) lines[0].open = false;
        lines[0]?.wiring.onstatus?.("lost");
        expect(game.status).toBe("lost");
    };
    const comesBack = (...messages: ServerMessage[]): void => {
        if (lines[0]) lines[0].open = true;
        lines[0]?.wiring.onstatus?.("open");
        hear(...messages);
    };

    beforeEach(() => hear(...asked()));

    test("on the way of a move does not stop it: where the question still stands, it is sent again, once", () => {
        game.side?.play("gold");
        for (const times of [2, 3]) {
            breaks();
            expect(game.side?.sending).toEqual(["gold"]); // and nothing else can be chosen meanwhile
            comesBack(...asked(), update(0, { ask: ask(3, "gold", "redraw") }));
            expect(sent()).toEqual(Array.from({ length: times }, () => gold));
        }
        hear({ type: "accepted", seat: 0, ask: 3 });
        expect(game.side?.sending).toBeNull();
        expect(game.side?.pending).toBe(true);
    });

    test.each([ask(4, "end"), null])("after a move was played does not have it played again", (next) => {
        game.side?.play("gold");
        breaks();
        comesBack(welcome(tableOf([0])), update(0, { ask: next }));
        expect(sent()).toEqual([gold]);
        expect(game.side?.sending).toBeNull();
        expect(game.side?.ask).toEqual(next);
    });

    test.each(["stale", "not-playing"])("lets a move arrive twice, and that the second is refused as %s is no error", (code) => {
        const refused: ServerMessage = { type: "refused", code, seat: 0, ask: 3, line: "gold" };
        game.side?.play("gold");
        breaks();
        comesBack(...asked());
        hear(refused);
        expect(game.side?.refused).toBeNull();
        expect(game.side?.pending).toBe(true); // it was played, and the update is yet to come
        hear(update(0, { ask: ask(4, "end") }), refused);
        expect(game.side?.refused).toBeNull();
        expect(game.side?.asked).toBe(true);
    });

    test("does not hide that a later move is refused", () => {
        game.side?.play("gold");
        breaks();
        comesBack(...asked(), { type: "refused", code: "illegal", seat: 0, ask: 3, line: "gold", rule: "DX-TURN-1" });
        expect(game.side?.refused?.code).toBe("illegal");
        expect(game.side?.sending).toBeNull();
        hear(update(0, { ask: ask(4, "end") }));
        game.side?.play("end");
        hear({ type: "refused", code: "stale", seat: 0, ask: 4, line: "end" });
        expect(game.side?.refused?.code).toBe("stale");
    });

    test("keeps what is decided meanwhile until it is known that the question stands", () => {
        breaks();
        game.side?.play("gold");
        expect(game.side?.sending).toEqual(["gold"]);
        comesBack(welcome(tableOf([0])));
        expect(sent()).toEqual([]);
        hear(update(0, { ask: ask(3, "gold", "redraw") }));
        expect(sent()).toEqual([gold]);
    });

    test("keeps what is decided meanwhile to itself if the question is another one then", () => {
        breaks();
        game.side?.play("gold");
        comesBack(welcome(tableOf([0])), update(0, { ask: ask(4, "end") }));
        expect(sent()).toEqual([]);
        expect(game.side?.sending).toBeNull();
    });

    test("takes nothing from an act that is being put together", () => {
        const staged = (...done: string[]): ServerMessage => ({
            type: "staged", seat: 0, ask: 3, lines: done, view: { ...view(0), aside: [] }, next: ask(3, "put temple", "done"),
        });
        game.side?.play("redraw");
        hear(staged("redraw"));
        breaks();
        comesBack(...asked());
        expect(game.side?.lines).toEqual(["redraw"]);
        expect(sent().length).toBe(1); // nothing was on its way
        game.side?.play("put temple");
        breaks();
        comesBack(...asked());
        expect(sent().slice(1).map((message) => message.type === "move" && message.lines)).toEqual([
            ["redraw", "put temple"], ["redraw", "put temple"],
        ]);
        hear(staged("redraw", "put temple"), staged("redraw", "put temple"));
        expect(game.side?.lines).toEqual(["redraw", "put temple"]);
        expect(game.side?.steps.length).toBe(2);
        breaks();
        comesBack(welcome(tableOf([0])), update(0, { ask: ask(5, "end") }));
        expect(game.side?.lines).toEqual([]); // somebody else has decided
    });

    test("has a hint asked for once more, and then no more", () => {
        game.side?.askHint();
        breaks();
        expect(game.side?.hinting).toBe(true);
        comesBack(...asked());
        expect(sent()).toEqual([{ type: "hint", seat: 0, ask: 3 }, { type: "hint", seat: 0, ask: 3 }]);
        breaks();
        expect(game.side?.hinting).toBe(false);
        comesBack(...asked());
        expect(sent().length).toBe(2);
    });

    describe("on the way of a take-back", () => {
        const stands = (back: Back | null, more: Partial<Update> = {}): Update => update(0, { ask: ask(3, "gold"), back, ...more });
        const offered: Back = { offered: "now", event: 7 };
        const request = (missing: number[]): Back => ({ request: { seat: 1, event: 9, agreed: [], missing } });
        const takeBack: BrowserMessage = { type: "take-back", seat: 0, event: 7 };
        const agree: BrowserMessage = { type: "answer-back", seat: 0, event: 9, agree: true };
        const returns = (...updates: Update[]): void => comesBack(welcome(tableOf([0])), ...updates);

        test("has it sent again while it is still offered, and then no more", () => {
            hear(stands(offered));
            game.side?.takeBack();
            breaks();
            returns(stands(offered), stands(offered));
            expect(sent()).toEqual([takeBack, takeBack]);
            hear({ type: "refused", code: "no-time" });
            breaks();
            returns(stands(offered));
            expect(sent().length).toBe(2);
        });

        test("keeps it until it is known that it is still offered", () => {
            hear(stands(offered));
            breaks();
            game.side?.takeBack();
            expect(sent()).toEqual([]);
            returns(stands(offered));
            expect(sent()).toEqual([takeBack]);
        });

        test("does not send it again after whoever wanted it has played on", () => {
            hear(stands(offered));
            game.side?.takeBack();
            breaks();
            game.side?.play("gold");
            returns(stands(offered));
            expect(sent()).toEqual([takeBack, gold]);
        });

        test("does not take back twice what was taken back", () => {
            hear(stands(offered));
            game.side?.takeBack();
            breaks();
            returns(stands({ ...offered, count: 1 }));
            expect(sent()).toEqual([takeBack]);
            expect(game.side?.refused).toBeNull();
        });

        test("does not ask the others twice", () => {
            hear(stands({ offered: "ask", event: 7 }));
            game.side?.takeBack();
            breaks();
            returns(stands({ request: { seat: 0, event: 7, agreed: [], missing: [1] } }), stands({ offered: "ask", event: 7 }));
            expect(sent()).toEqual([takeBack]);
            expect(game.side?.refused).toBeNull();
        });

        test.each([
            stands(null), stands({ offered: "now", event: 8 }), stands({ offered: "ask", event: 7 }, { events: [destroyed(1, 2)] }),
        ])("says so if the game has moved on meanwhile", (next) => {
            hear(stands(offered));
            game.side?.takeBack();
            breaks();
            returns(next);
            expect(sent()).toEqual([takeBack]);
            expect(game.side?.refused?.code).toBe("stale");
        });

        test("has an answer sent again while it is missing", () => {
            hear(stands(request([0, 2])));
            game.side?.answerBack(true);
            breaks();
            returns(stands(request([0, 2])));
            expect(sent()).toEqual([agree, agree]);
            breaks();
            returns(stands(request([2])));
            expect(sent().length).toBe(2);
            game.side?.answerBack(false);
            breaks();
            returns(stands(null));
            expect(sent().slice(2)).toEqual([{ ...agree, agree: false }]);
            expect(game.side?.refused).toBeNull();
        });
    });

    describe("on the way of what is said", () => {
        const chatOf = (id: number, more: Partial<Chat>): Chat => ({ seat: 0, name: "Ana", text: "", at: 0, id, ...more });

        beforeEach(() => {
            hear({ type: "said", chat: chatOf(1, { text: "Hello, all!" }) });
            game.typed = "Hello,  all!";
            game.say();
            expect(game.typed).toBe("");
        });

        test("gives it back if it did not arrive, before what was written since, and says so", () => {
            breaks();
            game.typed = "Who begins?";
            comesBack(welcome(tableOf([0]), [chatOf(1, { text: "Hello, all!" }), chatOf(2, { seat: 1, text: "Hello, all!" })]));
            expect([game.typed, unsaid]).toEqual(["Hello,  all! Who begins?", 1]);
            expect(sent().length).toBe(1);
            breaks();
            comesBack(welcome(tableOf([0])));
            expect(unsaid).toBe(1);
        });

        test("does not give it back if it did arrive, cleaned as it was", () => {
            breaks();
            comesBack(welcome(tableOf([0]), [chatOf(1, { text: "Hello, all!" }), chatOf(2, { text: "Hello, all!" })]));
            expect([game.typed, unsaid]).toEqual(["", 0]);
        });

        test("does not give it back if it was heard before", () => {
            hear({ type: "said", chat: chatOf(2, { text: "Hello, all!" }) });
            breaks();
            comesBack(welcome(tableOf([0])));
            expect([game.typed, unsaid]).toEqual(["", 0]);
        });

        test("says so for a phrase too", () => {
            hear({ type: "said", chat: chatOf(2, { text: "Hello, all!" }) });
            game.phrase("thanks");
            breaks();
            comesBack(welcome(tableOf([0]), [chatOf(3, { phrase: "hello" })]));
            expect([game.typed, unsaid]).toEqual(["", 1]);
        });

        test("is not needed to have it back: what is refused is too", () => {
            hear({ type: "refused", code: "too-fast" });
            expect([game.typed, unsaid]).toEqual(["Hello,  all!", 0]);
        });
    });

    describe("on the way of the wish that bots hurry", () => {
        beforeEach(() => {
            hear(update(0));
            game.skip();
            breaks();
        });

        test("has it sent again", () => {
            comesBack(welcome(tableOf([0])), update(0));
            expect(sent()).toEqual([{ type: "skip" }, { type: "skip" }]);
            hear(update(0, { ask: ask(4, "end") }));
            breaks();
            comesBack(welcome(tableOf([0])));
            expect(sent().length).toBe(2); // it was only until we are asked
        });

        test("does not if it has arrived", () => {
            const table = tableOf([0]);
            comesBack(welcome({ ...table, seats: table.seats.map((seat) => ({ ...seat, skips: seat.seat === 0 })) }));
            expect(sent().length).toBe(1);
        });
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
        expect(banners.add(game.side?.catchUp() ?? [])).toEqual([]); // it was there when we came
        hear(update(0, { first: 1, events: [destroyed(0, 1), destroyed(2, 1)] }));
        banners.add(game.side?.catchUp() ?? []);
        expect(banners.shown.length).toBe(1);
        expect(banners.shown[0]?.entry.kind).toBe("hurt");
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
        news = [];
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
