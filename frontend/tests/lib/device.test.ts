import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { engine } from "../../src/lib/engine.svelte";
import { Device, type WorkerLike } from "../../src/lib/offline/client";
import type { FromWorker, ToWorker } from "../../src/lib/offline/messages";

/** An engine whose other end is the test. */
class FakeWorker implements WorkerLike {
    static all: FakeWorker[] = [];
    static get last(): FakeWorker {
        const found = FakeWorker.all.at(-1);
        if (found === undefined) throw new Error("no engine was started");
        return found;
    }

    onmessage: WorkerLike["onmessage"] = null;
    onerror: WorkerLike["onerror"] = null;
    posted: ToWorker[] = [];
    ended = false;

    constructor() {
        FakeWorker.all.push(this);
    }

    postMessage(message: ToWorker): void {
        this.posted.push(message);
    }

    terminate(): void {
        this.ended = true;
    }

    says(message: FromWorker): void {
        this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
    }

    /** The id of the last request. */
    get asked(): number {
        const found = this.posted.findLast((message) => message.kind === "request");
        if (found === undefined) throw new Error("nothing was asked");
        return found.id;
    }
}

/** What the page waits for; each is let go when the engine that holds it is gone. */
let released: (() => void)[];
let device: Device;

beforeEach(() => {
    vi.useFakeTimers();
    FakeWorker.all = [];
    released = [];
    vi.stubGlobal("document", { baseURI: "https://citadels.example/t/0ABCDE", visibilityState: "visible" });
    vi.stubGlobal("navigator", { locks: { request: (_: string, then: () => void) => (released.push(then), Promise.resolve()) } });
    vi.stubGlobal("CloseEvent", class extends Event {
        code: number;
        constructor(type: string, { code }: { code: number }) {
            super(type);
            this.code = code;
        }
    });
    Object.assign(engine, { state: "off", unsaved: "", damaged: [] });
    device = new Device(() => new FakeWorker());
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

const me = (): Promise<unknown> => device.request("GET", "/api/me", { "Accept-Language": "cs" });
const make = (): Promise<unknown> => device.request("POST", "/api/tables", {}, "{}");

describe("the engine", () => {
    test("is started by the first request, and answers it", async () => {
        const answer = me();
        expect(FakeWorker.last.posted.map(({ kind }) => kind)).toEqual(["start", "request"]);
        expect(FakeWorker.last.posted[1]).toMatchObject({ method: "GET", path: "/api/me", language: "cs", body: null });
        FakeWorker.last.says({ kind: "progress", loaded: 5, total: 20 });
        expect([engine.state, engine.loaded, engine.total]).toEqual(["loading", 5, 20]);
        FakeWorker.last.says({ kind: "ready", damaged: [{ key: "table/0ABCDE", reason: "unreadable" }] });
        FakeWorker.last.says({ kind: "answer", id: FakeWorker.last.asked, status: 200, text: "{}" });
        expect(await answer).toEqual({ status: 200, text: "{}" });
        expect([engine.state, engine.damaged.length]).toEqual(["ready", 1]);
    });

    test("that was killed is started again: lines break, questions are asked again, changes are not", async () => {
        const [question, change] = [me(), make()];
        const line = device.open("/api/tables/0ABCDE/socket?seen=0");
        const broken = vi.fn<(code: number) => void>();
        line.onclose = ({ code }) => broken(code);
        const first = FakeWorker.last;
        first.says({ kind: "alive", lock: "alive" });
        first.says({ kind: "ready", damaged: [] });
        released[0]?.();
        await expect(change).rejects.toMatchObject({ code: "engine-restarted" });
        expect(broken).toHaveBeenCalledWith(1006);
        expect(FakeWorker.all.length).toBe(2);
        expect(first.ended).toBe(true);
        expect(FakeWorker.last.posted.map(({ kind }) => kind)).toEqual(["start", "request"]);
        first.says({ kind: "answer", id: FakeWorker.last.asked, status: 200, text: "too late" });
        FakeWorker.last.says({ kind: "answer", id: FakeWorker.last.asked, status: 200, text: "anew" });
        expect(await question).toEqual({ status: 200, text: "anew" });
    });

    test("that hangs is given up, one that answers is not", () => {
        void me();
        FakeWorker.last.says({ kind: "ready", damaged: [] });
        for (let waited = 0; waited < 60; waited += 5) {
            vi.advanceTimersByTime(5_000);
            FakeWorker.last.says({ kind: "pong" });
        }
        expect(FakeWorker.all.length).toBe(1);
        vi.advanceTimersByTime(30_000);
        expect(FakeWorker.all.length).toBe(2);
    });

    test("that dies again and again is left alone until the visitor wants it", async () => {
        const question = me();
        for (let deaths = 0; deaths < 3; deaths += 1) FakeWorker.last.onerror?.(new Event("error") as ErrorEvent);
        await expect(question).rejects.toMatchObject({ code: "engine-broken" });
        expect([engine.state, FakeWorker.all.length]).toEqual(["failed", 3]);
        expect(FakeWorker.all.map(({ posted: [first] }) => first?.kind === "start" && first.anew)).toEqual([false, true, true]);
        await expect(me()).rejects.toMatchObject({ code: "engine-broken" });
        device.start(false);
        expect(FakeWorker.all.length).toBe(4);
    });

    test("in another tab is taken over only when the visitor says so", async () => {
        const question = me();
        FakeWorker.last.says({ kind: "failed", code: "elsewhere", detail: "" });
        await expect(question).rejects.toMatchObject({ code: "engine-elsewhere" });
        expect(FakeWorker.all.length).toBe(1);
        device.start(true);
        expect(FakeWorker.last.posted[0]).toMatchObject({ kind: "start", take: true });
    });

    test("goes on when a change could not be kept, and that is told", () => {
        void me();
        FakeWorker.last.says({ kind: "ready", damaged: [] });
        FakeWorker.last.says({ kind: "failed", code: "full", detail: "" });
        expect([engine.state, engine.unsaved]).toEqual(["ready", "full"]);
    });

    test("speaks over lines as a server does", () => {
        const line = device.open("/api/tables/0ABCDE/socket?seen=7");
        const { posted } = FakeWorker.last;
        const opened = posted.find((message) => message.kind === "open");
        if (opened === undefined) throw new Error("no line was opened");
        expect(opened.path).toBe("/api/tables/0ABCDE/socket?seen=7");
        const heard = vi.fn<(text: string) => void>();
        line.onmessage = ({ data }) => heard(data);
        FakeWorker.last.says({ kind: "message", id: opened.id, text: "hello" });
        line.send("gold");
        line.close();
        FakeWorker.last.says({ kind: "message", id: opened.id, text: "unheard" });
        expect(heard.mock.calls).toEqual([["hello"]]);
        expect(posted.slice(-2)).toEqual([{ kind: "send", id: opened.id, text: "gold" }, { kind: "close", id: opened.id }]);
    });
});
