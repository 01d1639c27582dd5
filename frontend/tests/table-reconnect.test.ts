/** The connection to a table breaks: what was on its way is sent again if it still applies, and never twice. */
import { beforeEach, describe, expect, test } from "vitest";
import type { Back, BrowserMessage, Chat, ServerMessage, Update } from "../src/generated/protocol";
import { ask, destroyed, game, hear, lines, tableOf, unsaid, update, view, welcome } from "./table-game";

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
