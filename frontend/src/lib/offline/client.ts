/** The page's side of the engine's worker. A dead worker is restarted, and its connections are closed. */
import { app, keepEngine } from "../app.svelte";
import { engine } from "../engine.svelte";
import { ENGINE_FILES } from "../build-info";
import { Unavailable, type Answer, type SocketLike, type Transport } from "../transport";
import type { Failure, FromWorker, ToWorker } from "./messages";

/** The part of Worker that is used. */
export interface WorkerLike {
    onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
    onerror: ((event: ErrorEvent) => void) | null;
    postMessage: (message: ToWorker) => void;
    terminate: () => void;
}

interface Pending {
    message: ToWorker & { id: number };
    /** May be asked again: it changes nothing. */
    safe: boolean;
    done: (answer: Answer) => void;
    failed: (fault: Unavailable) => void;
}

const SILENT = 20_000; // milliseconds without an answer to a ping, after which the worker is considered hung
const ASKED_EVERY = 5_000;
const BROKEN = 1006; // the close code of a lost connection
const RESTARTS = 3; // in a row, without being ready in between

const SENTENCES: Record<Failure, string> = {
    elsewhere: "engine-elsewhere", taken: "engine-elsewhere", storage: "engine-storage", full: "engine-full",
    files: "engine-files", broken: "engine-broken",
};

class Line implements SocketLike {
    onmessage: SocketLike["onmessage"] = null;
    onclose: SocketLike["onclose"] = null;
    send: SocketLike["send"];
    close: SocketLike["close"];

    constructor(send: (text: string) => void, close: () => void) {
        this.send = send;
        this.close = close;
    }
}

export class Device implements Transport {
    readonly #make: () => WorkerLike;
    #worker: WorkerLike | null = null;
    #last = 0;
    #starts = 0;
    /** The last one did not do: what it had left for the next start is not used. */
    #anew = false;
    #heardAt = 0;
    #watch: ReturnType<typeof setInterval> | undefined;
    readonly #pending = new Map<number, Pending>();
    readonly #lines = new Map<number, Line>();

    constructor(make: () => WorkerLike) {
        this.#make = make;
    }

    // -- what is asked -----------------------------------------------------------------------------------------------
    request(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
        const language = headers["Accept-Language"] ?? "en";
        return this.#ask({ kind: "request", id: ++this.#last, method, path, language, body: body ?? null }, method === "GET");
    }

    open(path: string): SocketLike {
        const id = ++this.#last;
        const close = (): void => {
            if (this.#lines.delete(id)) this.#post({ kind: "close", id });
        };
        const line = new Line((text) => this.#post({ kind: "send", id, text }), close);
        this.#lines.set(id, line);
        if (engine.state === "failed") queueMicrotask(() => this.#break(id, BROKEN));
        else this.#wanted().postMessage({ kind: "open", id, path });
        return line;
    }

    #ask(message: Pending["message"], safe: boolean): Promise<Answer> {
        return new Promise((done, failed) => {
            if (engine.state === "failed") {
                failed(new Unavailable(SENTENCES[engine.failure]));
                return;
            }
            const worker = this.#wanted();
            this.#pending.set(message.id, { message, safe, done, failed });
            worker.postMessage(message);
        });
    }

    #post(message: ToWorker): void {
        this.#worker?.postMessage(message);
    }

    // -- its life ----------------------------------------------------------------------------------------------------
    #wanted(): WorkerLike {
        return this.#worker ?? this.#begin(false);
    }

    /** Start it again, after it failed or was taken over. */
    start(take: boolean): void {
        this.#starts = 0;
        this.#begin(take);
    }

    /** The page is left: another may need the engine at once. If this one comes back, so does the engine. */
    rest(): void {
        if (this.#worker !== null) this.#died(this.#worker, false);
    }

    #begin(take: boolean): WorkerLike {
        this.#worker?.terminate();
        const worker = this.#make();
        this.#worker = worker;
        this.#starts += 1;
        this.#heardAt = Date.now();
        Object.assign(engine, { state: "loading", loaded: 0, total: 0 });
        worker.onmessage = ({ data }) => {
            if (this.#worker === worker) this.#receive(data, worker);
        };
        worker.onerror = (event) => {
            event.preventDefault();
            this.#died(worker);
        };
        const files = new URL(ENGINE_FILES, document.baseURI).href;
        worker.postMessage({ kind: "start", files, kept: app.kept === "yes", take, anew: this.#anew });
        clearInterval(this.#watch);
        this.#watch = setInterval(() => this.#look(worker), ASKED_EVERY);
        // What was asked of the last one is asked again, if that can do no harm.
        for (const { message } of this.#pending.values()) worker.postMessage(message);
        return worker;
    }

    /** One that hangs is asked whether it is there, and given up if it says nothing. */
    #look(worker: WorkerLike): void {
        if (this.#worker !== worker || engine.state !== "ready") return;
        if (Date.now() - this.#heardAt > SILENT && document.visibilityState !== "hidden") this.#died(worker);
        else worker.postMessage({ kind: "ping" });
    }

    #died(worker: WorkerLike, again = true): void {
        if (this.#worker !== worker) return;
        worker.terminate();
        this.#worker = null;
        this.#anew = again;
        for (const [id, { safe, failed }] of this.#pending) {
            if (safe) continue;
            this.#pending.delete(id);
            failed(new Unavailable("engine-restarted"));
        }
        if (again && this.#starts >= RESTARTS) this.#fail("broken");
        else if (again && (this.#pending.size > 0 || this.#lines.size > 0)) this.#begin(false);
        else engine.state = "off";
        for (const id of [...this.#lines.keys()]) this.#break(id, BROKEN);
    }

    #fail(code: Failure): void {
        this.#worker?.terminate();
        this.#worker = null;
        clearInterval(this.#watch);
        this.#anew ||= code === "broken";
        Object.assign(engine, { state: "failed", failure: code });
        for (const { failed } of this.#pending.values()) failed(new Unavailable(SENTENCES[code]));
        this.#pending.clear();
        for (const id of [...this.#lines.keys()]) this.#break(id, BROKEN);
    }

    #break(id: number, code: number): void {
        const line = this.#lines.get(id);
        this.#lines.delete(id);
        line?.onclose?.(new CloseEvent("close", { code }));
    }

    // -- what it says ------------------------------------------------------------------------------------------------
    #receive(message: FromWorker, worker: WorkerLike): void {
        this.#heardAt = Date.now();
        switch (message.kind) {
            case "answer": {
                const asked = this.#pending.get(message.id);
                this.#pending.delete(message.id);
                asked?.done({ status: message.status, text: message.text });
                break;
            }
            case "message":
                this.#lines.get(message.id)?.onmessage?.(new MessageEvent("message", { data: message.text }));
                break;
            case "closed":
                this.#break(message.id, message.code);
                break;
            case "progress":
                Object.assign(engine, { loaded: message.loaded, total: message.total });
                break;
            case "ready":
                this.#starts = 0;
                this.#anew = false;
                Object.assign(engine, { state: "ready", damaged: message.damaged, unsaved: "" });
                void keepEngine(); // it is all here already, and stays for the time without a network
                break;
            case "failed":
                // A change that could not be kept: the engine itself goes on.
                if (engine.state === "ready" && (message.code === "full" || message.code === "storage")) engine.unsaved = message.code;
                else this.#fail(message.code);
                break;
            case "alive":
                // The worker holds this lock while it lives, so we get it once the worker is gone.
                void navigator.locks.request(message.lock, () => this.#died(worker));
                break;
            case "pong":
                break;
        }
    }
}
