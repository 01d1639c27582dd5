import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { VERSION, type BrowserMessage, type ServerMessage } from "../../src/generated/protocol";
import { type Answer, Connection, type Status } from "../../src/lib/net";

/** A line whose other end is the test. */
class FakeSocket {
    static readonly OPEN = 1;
    static all: FakeSocket[] = [];
    static get last(): FakeSocket {
        const found = FakeSocket.all.at(-1);
        if (found === undefined) throw new Error("no line was opened");
        return found;
    }

    readyState = 0;
    sent: BrowserMessage[] = [];
    closed = false;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;

    constructor(readonly url: URL) {
        FakeSocket.all.push(this);
    }

    send(data: string): void {
        this.sent.push(JSON.parse(data) as BrowserMessage);
    }

    close(): void {
        this.closed = true;
        this.readyState = 3;
    }

    says(message: unknown): void {
        this.readyState = FakeSocket.OPEN;
        this.onmessage?.({ data: JSON.stringify(message) });
    }

    breaks(): void {
        this.readyState = 3;
        this.onclose?.();
    }
}

const welcome = { type: "welcome", version: VERSION, chat: [], now: 0 };
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const world = new EventTarget();
let line: Connection;
let heard: ServerMessage[];
let statuses: Status[];
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
    events = 0;
    line = new Connection("AB CD", {
        onmessage: (message) => heard.push(message),
        onstatus: (status) => statuses.push(status),
        seen: () => events,
    });
});

afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
});

/** How a promise stands, without waiting for it. */
async function settled(promise: Promise<Answer>): Promise<Answer | "waiting"> {
    return Promise.race([promise, Promise.resolve().then(() => Promise.resolve("waiting" as const))]);
}

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

    test("does not wait when the network is back or the page is looked at", () => {
        FakeSocket.last.breaks();
        world.dispatchEvent(new Event("online"));
        expect(FakeSocket.all.length).toBe(2);
        FakeSocket.last.breaks();
        page.visibilityState = "hidden";
        page.dispatchEvent(new Event("visibilitychange"));
        expect(FakeSocket.all.length).toBe(2);
        page.visibilityState = "visible";
        page.dispatchEvent(new Event("visibilitychange"));
        expect(FakeSocket.all.length).toBe(3);
        world.dispatchEvent(new Event("online"));
        expect(FakeSocket.all.length).toBe(3); // it is being opened already
    });

    test("asks now and then whether anybody is there, and takes silence for a break", () => {
        const first = FakeSocket.last;
        first.says(welcome);
        vi.advanceTimersByTime(25_000);
        expect(first.sent).toEqual([{ type: "ping" }]);
        vi.advanceTimersByTime(9_999);
        first.says({ type: "pong", now: 1 });
        vi.advanceTimersByTime(25_000);
        expect(first.sent.length).toBe(2);
        vi.advanceTimersByTime(10_000);
        expect(line.status).toBe("lost");
        expect(first.closed).toBe(true);
        vi.advanceTimersByTime(400);
        expect(FakeSocket.all.length).toBe(2);
        first.says({ type: "pong", now: 2 });
        expect(heard.length).toBe(2); // nothing more is heard from the old line
    });

    test("that never opens is tried again", () => {
        vi.advanceTimersByTime(10_000);
        expect(line.status).toBe("lost");
        vi.advanceTimersByTime(400);
        expect(FakeSocket.all.length).toBe(2);
    });

    test("is given up where there is no such table", () => {
        FakeSocket.last.says({ type: "refused", code: "no-table" });
        expect(statuses).toEqual(["gone"]);
        vi.advanceTimersByTime(60_000);
        expect(FakeSocket.all.length).toBe(1);
    });

    test("is given up where the server speaks another version", () => {
        FakeSocket.last.says({ ...welcome, version: VERSION + 1 });
        expect(statuses).toEqual(["outdated"]);
        expect(heard).toEqual([]);
    });

    test("stays closed", () => {
        FakeSocket.last.says(welcome);
        line.close();
        expect(FakeSocket.last.closed).toBe(true);
        world.dispatchEvent(new Event("online"));
        vi.advanceTimersByTime(100_000);
        expect(FakeSocket.all.length).toBe(1);
        expect(statuses).toEqual(["open", "closed"]);
    });
});

describe("a move", () => {
    test("is sent once, and its answer is the server's", async () => {
        FakeSocket.last.says(welcome);
        const answer = line.move(2, 5, ["build castle"], true);
        const again = line.move(2, 5, ["gold"]);
        expect(again).toBe(answer);
        expect(FakeSocket.last.sent).toEqual([{ type: "move", seat: 2, ask: 5, lines: ["build castle"], stage: true }]);
        expect(await settled(answer)).toBe("waiting");
        FakeSocket.last.says({ type: "accepted", seat: 2, ask: 4 });
        FakeSocket.last.says({ type: "accepted", seat: 1, ask: 5 });
        FakeSocket.last.says({ type: "hint", seat: 2, ask: 5, thoughts: [] });
        expect(await settled(answer)).toBe("waiting");
        FakeSocket.last.says({ type: "accepted", seat: 2, ask: 5 });
        expect(await settled(answer)).toEqual({ type: "accepted", seat: 2, ask: 5 });
        expect(heard.length).toBe(5);
        void line.move(2, 6, ["gold"]);
        expect(FakeSocket.last.sent.length).toBe(2);
    });

    test("is not kept for later: nothing is sent while the line is broken", async () => {
        expect(await line.move(0, 1, ["gold"])).toBeNull();
        FakeSocket.last.says(welcome);
        FakeSocket.last.breaks();
        expect(line.send({ type: "say", text: "hello" })).toBe(false);
        vi.advanceTimersByTime(400);
        FakeSocket.last.says(welcome);
        expect(FakeSocket.all.flatMap((socket) => socket.sent)).toEqual([]);
    });

    test("whose line breaks is answered with nothing, and not sent again", async () => {
        FakeSocket.last.says(welcome);
        const answer = line.move(0, 1, ["gold"]);
        FakeSocket.last.breaks();
        expect(await settled(answer)).toBeNull();
        vi.advanceTimersByTime(400);
        FakeSocket.last.says(welcome);
        expect(FakeSocket.last.sent).toEqual([]);
    });

    test("that nobody answers shows that the line is dead", async () => {
        FakeSocket.last.says(welcome);
        const answer = line.move(0, 1, ["gold"]);
        vi.advanceTimersByTime(10_000);
        expect(line.status).toBe("lost");
        expect(await settled(answer)).toBeNull();
    });

    test("and a hint are refused apart", async () => {
        FakeSocket.last.says(welcome);
        const [move, hint] = [line.move(0, 1, ["gold"]), line.hint(0, 1)];
        const refusedHint = { type: "refused", code: "too-fast", seat: 0, ask: 1, line: null, rule: null };
        FakeSocket.last.says(refusedHint);
        expect(await settled(hint)).toEqual(refusedHint);
        expect(await settled(move)).toBe("waiting");
        const refused = { type: "refused", code: "illegal", seat: 0, ask: 1, line: "gold", rule: "DX-TURN-1" };
        FakeSocket.last.says(refused);
        expect(await settled(move)).toEqual(refused);
    });

    test("may be refused without a word on whose it was", async () => {
        FakeSocket.last.says(welcome);
        const move = line.move(0, 1, ["gold"]);
        FakeSocket.last.says({ type: "refused", code: "too-fast", seat: null, ask: null, line: null, rule: null });
        expect(await settled(move)).toMatchObject({ code: "too-fast" });
    });
});
