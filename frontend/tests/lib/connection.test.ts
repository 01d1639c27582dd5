import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { VERSION, type BrowserMessage, type ServerMessage } from "../../src/generated/protocol";
import { Connection, type Status } from "../../src/lib/connection";

/** A line whose other end is the test. */
class FakeSocket {
    static all: FakeSocket[] = [];
    static get last(): FakeSocket {
        const found = FakeSocket.all.at(-1);
        if (found === undefined) throw new Error("no line was opened");
        return found;
    }

    sent: BrowserMessage[] = [];
    closed = false;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;

    constructor(readonly url: URL) {
        FakeSocket.all.push(this);
    }

    send(data: string): void {
        this.sent.push(JSON.parse(data) as BrowserMessage);
    }

    close(): void {
        this.closed = true;
    }

    says(message: unknown): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }

    breaks(code = 1006): void {
        this.onclose?.({ code });
    }
}

const welcome = { type: "welcome", version: VERSION, chat: [], now: 0 };
const move: BrowserMessage = { type: "move", seat: 0, ask: 1, lines: ["gold"], stage: true };
const page = { visibilityState: "visible" };
const world = new EventTarget();
let line: Connection;
let heard: ServerMessage[];
let statuses: Status[];
let turnedAway: string[];
let events: number;

beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(1);
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", new URL("https://citadels.example/t/ABCD"));
    vi.stubGlobal("document", page);
    vi.stubGlobal("addEventListener", world.addEventListener.bind(world));
    vi.stubGlobal("removeEventListener", world.removeEventListener.bind(world));
    heard = [];
    statuses = [];
    turnedAway = [];
    events = 0;
    line = new Connection("AB CD", {
        onmessage: (message) => heard.push(message),
        onstatus: (status) => statuses.push(status),
        onturnedaway: ({ code }) => turnedAway.push(code),
        seen: () => events,
    });
});

afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
});

const happens = (event: string): boolean => world.dispatchEvent(new Event(event));

describe("the line", () => {
    test("goes to the table, secured as the page is, and is open when the server has said welcome", () => {
        expect(String(FakeSocket.last.url)).toBe("wss://citadels.example/api/tables/AB%20CD/socket?seen=0");
        expect(line.status).toBe("connecting");
        FakeSocket.last.says(welcome);
        expect(statuses).toEqual(["open"]);
        expect(heard).toEqual([welcome]);
    });

    test("comes back where it broke off, ever more slowly, and at once when the server is there again", () => {
        FakeSocket.last.says(welcome);
        events = 17;
        FakeSocket.last.breaks();
        expect(statuses).toEqual(["open", "lost"]);
        const pauses = [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000];
        for (const pause of pauses) {
            const before = FakeSocket.all.length;
            vi.advanceTimersByTime(pause - 1);
            expect(FakeSocket.all.length).toBe(before);
            vi.advanceTimersByTime(1);
            expect(FakeSocket.all.length).toBe(before + 1);
            FakeSocket.last.breaks();
        }
        vi.advanceTimersByTime(15_000);
        expect(FakeSocket.last.url.searchParams.get("seen")).toBe("17");
        FakeSocket.last.says(welcome);
        FakeSocket.last.breaks();
        vi.advanceTimersByTime(400);
        expect(FakeSocket.all.length).toBe(pauses.length + 3);
        expect(statuses).toEqual(["open", "lost", "open", "lost"]);
    });

    test("does not come back all at once with the others", () => {
        vi.spyOn(Math, "random").mockReturnValue(0);
        FakeSocket.last.says(welcome);
        FakeSocket.last.breaks();
        vi.advanceTimersByTime(200);
        expect(FakeSocket.all.length).toBe(2);
    });

    test("does not wait when the network is back or somebody is at the page", () => {
        FakeSocket.last.breaks();
        happens("online");
        expect(FakeSocket.all.length).toBe(2);
        FakeSocket.last.breaks();
        page.visibilityState = "hidden";
        happens("visibilitychange");
        expect(FakeSocket.all.length).toBe(2);
        page.visibilityState = "visible";
        happens("visibilitychange");
        expect(FakeSocket.all.length).toBe(3);
        happens("pointerdown");
        expect(FakeSocket.all.length).toBe(3); // it is being opened already
        FakeSocket.last.breaks();
        happens("pointerdown");
        expect(FakeSocket.all.length).toBe(4);
    });

    test.each(["online", "visibilitychange", "pointerdown", "keydown"])("that looks open is tried on %s", (event) => {
        FakeSocket.last.says(welcome);
        happens(event);
        expect(FakeSocket.last.sent).toEqual([]); // it was heard from just now
        vi.advanceTimersByTime(1_001);
        happens(event);
        happens(event);
        expect(FakeSocket.last.sent).toEqual([{ type: "ping" }]);
        vi.advanceTimersByTime(5_000);
        expect(line.status).toBe("lost");
    });

    test("asks now and then whether anybody is there, and takes silence for a break", () => {
        const first = FakeSocket.last;
        first.says(welcome);
        vi.advanceTimersByTime(15_000);
        expect(first.sent).toEqual([{ type: "ping" }]);
        vi.advanceTimersByTime(4_999);
        first.says({ type: "pong", now: 1 });
        vi.advanceTimersByTime(15_000);
        expect(first.sent.length).toBe(2);
        vi.advanceTimersByTime(5_000);
        expect(line.status).toBe("lost");
        expect(first.closed).toBe(true);
        vi.advanceTimersByTime(400);
        expect(FakeSocket.all.length).toBe(2);
        first.says({ type: "pong", now: 2 });
        expect(heard.length).toBe(2); // nothing more is heard from the old line
    });

    test("that never opens is tried again, ever more patiently", () => {
        let pause = 400;
        for (const patience of [5_000, 5_000, 10_000, 15_000, 15_000]) {
            const before = FakeSocket.all.length;
            vi.advanceTimersByTime(patience - 1);
            expect(FakeSocket.last.closed).toBe(false);
            vi.advanceTimersByTime(1);
            expect(FakeSocket.last.closed).toBe(true);
            expect(line.status).toBe("lost");
            vi.advanceTimersByTime(pause);
            expect(FakeSocket.all.length).toBe(before + 1);
            pause *= 2;
        }
    });

    test("is given up where there is no such table", () => {
        FakeSocket.last.says({ type: "refused", code: "no-table" });
        expect(statuses).toEqual(["gone"]);
        vi.advanceTimersByTime(60_000);
        expect(FakeSocket.all.length).toBe(1);
    });

    test("is tried again where there is no room just now, and it is said why", () => {
        FakeSocket.last.says({ type: "refused", code: "crowded-table" });
        expect(statuses).toEqual([]);
        expect(turnedAway).toEqual(["crowded-table"]);
        FakeSocket.last.breaks();
        expect(statuses).toEqual(["lost"]);
        vi.advanceTimersByTime(400);
        expect(FakeSocket.all.length).toBe(2);
        FakeSocket.last.says(welcome);
        expect(statuses).toEqual(["lost", "open"]);
    });

    test("is given up where the server speaks another version", () => {
        FakeSocket.last.says({ ...welcome, version: VERSION + 1 });
        expect(statuses).toEqual(["outdated"]);
        expect(heard).toEqual([]);
    });

    test.each([[4409, "unplayable"], [4401, "signed-out"]] as const)("is not tried again after %d", (code, status) => {
        FakeSocket.last.says(code === 4409 ? { type: "refused", code: "unplayable" } : welcome);
        FakeSocket.last.breaks(code);
        expect(statuses.at(-1)).toBe(status);
        happens("online");
        vi.advanceTimersByTime(60_000);
        expect(FakeSocket.all.length).toBe(1);
    });

    test("stays closed", () => {
        FakeSocket.last.says(welcome);
        line.close();
        expect(FakeSocket.last.closed).toBe(true);
        happens("online");
        vi.advanceTimersByTime(100_000);
        expect(FakeSocket.all.length).toBe(1);
        expect(statuses).toEqual(["open", "closed"]);
    });
});

describe("what is said", () => {
    beforeEach(() => FakeSocket.last.says(welcome));

    test("is handed over only while the line is open, and not kept for later", () => {
        expect(line.send(move)).toBe(true);
        expect(FakeSocket.last.sent).toEqual([move]);
        FakeSocket.last.breaks();
        expect(line.send(move)).toBe(false);
        vi.advanceTimersByTime(400);
        expect(line.send(move)).toBe(false); // nobody has said welcome yet
        FakeSocket.last.says(welcome);
        expect(FakeSocket.last.sent).toEqual([]);
    });

    test.each([
        { type: "accepted", seat: 0, ask: 1 },
        { type: "staged", seat: 0, ask: 1, lines: ["gold"] },
        { type: "refused", code: "illegal", seat: 0, ask: 1, line: "gold" },
    ])("$type is an answer to a move", (answer) => {
        line.send(move);
        vi.advanceTimersByTime(4_999);
        FakeSocket.last.says(answer);
        vi.advanceTimersByTime(10_000);
        expect(line.status).toBe("open");
        expect(heard.at(-1)).toEqual(answer);
    });

    test("and not answered shows that the line is dead, whatever else is heard", () => {
        line.send(move);
        for (let second = 1; second < 5; second += 1) {
            vi.advanceTimersByTime(1_000);
            FakeSocket.last.says({ type: "said", chat: {} });
        }
        FakeSocket.last.says({ type: "pong", now: 1 });
        vi.advanceTimersByTime(999);
        expect(line.status).toBe("open");
        vi.advanceTimersByTime(1);
        expect(line.status).toBe("lost");
        expect(FakeSocket.last.closed).toBe(true);
        vi.advanceTimersByTime(400);
        expect(FakeSocket.all.length).toBe(2);
        FakeSocket.last.says(welcome);
        vi.advanceTimersByTime(10_000);
        expect(line.status).toBe("open"); // nothing is owed on the new line
    });

    test.each([{ type: "hint", seat: 0, ask: 1 } as const, { type: "say", text: "hello" } as const])(
        "with $type, which nobody answers at once, is followed by a question whether anybody is there",
        (message) => {
            line.send(message);
            expect(FakeSocket.last.sent).toEqual([message, { type: "ping" }]);
            vi.advanceTimersByTime(4_999);
            FakeSocket.last.says({ type: "pong", now: 1 });
            vi.advanceTimersByTime(10_000);
            expect(line.status).toBe("open"); // a hint may take its time
            line.send(message);
            vi.advanceTimersByTime(5_000);
            expect(line.status).toBe("lost");
        },
    );

    test("after that question was asked needs another one, when the first is answered", () => {
        const [said, ping] = [{ type: "say", text: "hello" }, { type: "ping" }] as const;
        for (let i = 0; i < 3; i += 1) line.send(said);
        expect(FakeSocket.last.sent).toEqual([said, ping, said, said]);
        vi.advanceTimersByTime(4_999);
        FakeSocket.last.says({ type: "pong", now: 1 });
        expect(FakeSocket.last.sent).toEqual([said, ping, said, said, ping]); // one for both
        vi.advanceTimersByTime(5_000);
        expect(line.status).toBe("lost"); // within ten seconds after the last message
        vi.advanceTimersByTime(400);
        FakeSocket.last.says(welcome);
        line.send(said);
        FakeSocket.last.says({ type: "pong", now: 2 });
        expect(FakeSocket.last.sent).toEqual([said, ping]); // nothing is left of the old line
    });
});
