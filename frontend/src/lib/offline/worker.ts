/** The engine in the browser: Python, the tables and their bots. It answers as the server does. */
/// <reference lib="webworker" />
import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { readAll, remove, save, StorageFault, summarize } from "./documents";
import { loadPython } from "./loading";
import type { Damaged, Failure, FromWorker, ToWorker } from "./messages";

declare const self: DedicatedWorkerGlobalScope;

const LOCK = "citadels-engine";
const LETS_GO = 2_000; // milliseconds
const SUMMARY_AFTER = 500; // milliseconds after the last change

/** citadels.offline.server.OfflineServer, as it is seen from here. */
interface OfflineServer {
    request: (method: string, path: string, language: string, body: string | null) => Promise<Converted<[status: number, text: string]>>;
    connect: (path: string, send: (text: string) => void, closed: (code: number) => void) => OfflineSocket;
    damaged: Converted<Damaged[]>;
}
type Boot = (save: typeof keep, remove: typeof forget, documents: Record<string, string>) => OfflineServer;
/** A value of Python's, and what it is here. */
interface Converted<T> {
    toJs: (how?: object) => T;
}
interface OfflineSocket extends PyProxy {
    receive: (text: string) => void;
    close: () => void;
}

let server: OfflineServer | null = null;
const sockets = new Map<number, OfflineSocket>();
/** What came before the engine was ready. */
const waiting: ToWorker[] = [];

function tell(message: FromWorker): void {
    self.postMessage(message);
}

function fail(code: Failure, cause: unknown): void {
    const detail = cause instanceof Error ? cause.message : String(cause);
    if (code === "broken" || code === "files") console.error(cause);
    tell({ kind: "failed", code, detail: detail.slice(-2000) });
}

// -- one tab runs the engine -------------------------------------------------------------------------------------------
/**
 * Whether this tab may run it; it may until the tab is closed, or another takes over. A page that was just left, or that
 * is loaded again, lets go of it in a moment.
 */
function admitted(take: boolean): Promise<boolean> {
    // Without encryption there are no locks; then two tabs are the visitor's own affair.
    if (!("locks" in navigator)) return Promise.resolve(true);
    return new Promise((answer) => {
        let held = false;
        const hold = (): Promise<never> => {
            held = true;
            answer(true);
            return new Promise<never>(() => undefined);
        };
        const manner: LockOptions = take ? { steal: true } : { signal: AbortSignal.timeout(LETS_GO) };
        navigator.locks.request(LOCK, manner, hold).catch(() => {
            if (!held) {
                answer(false);
                return;
            }
            server = null;
            tell({ kind: "failed", code: "taken", detail: "" });
            self.close();
        });
    });
}

/** The page waits for this lock: it gets it when this worker is gone, however that came about. */
function showAlive(): void {
    if (!("locks" in navigator)) return;
    const name = `citadels-alive-${crypto.randomUUID()}`;
    void navigator.locks.request(name, () => {
        tell({ kind: "alive", lock: name });
        return new Promise<never>(() => undefined);
    });
}

// -- starting ----------------------------------------------------------------------------------------------------------
async function start({ files, kept, take, anew }: Extract<ToWorker, { kind: "start" }>): Promise<void> {
    showAlive();
    if (!(await admitted(take))) {
        tell({ kind: "failed", code: "elsewhere", detail: "" });
        return;
    }
    let python: PyodideAPI;
    let documents: Record<string, string>;
    try {
        const reading = readAll();
        reading.catch(() => undefined); // told below, when the rest is there
        python = await loadPython(files, kept, anew, (loaded, total) => tell({ kind: "progress", loaded, total }));
        documents = await reading;
    } catch (cause) {
        fail(cause instanceof StorageFault ? cause.code : "files", cause);
        return;
    }
    try {
        const { boot } = python.pyimport("citadels.offline.start") as { boot: Boot };
        server = boot(keep, forget, documents);
        const damaged = server.damaged.toJs({ dict_converter: Object.fromEntries });
        await summarize("damaged", damaged);
        tell({ kind: "ready", damaged });
        listGames();
        for (const message of waiting.splice(0)) receive(message);
    } catch (cause) {
        fail(cause instanceof StorageFault ? cause.code : "broken", cause);
    }
}

// -- keeping -----------------------------------------------------------------------------------------------------------
/** What was acknowledged is kept; what could not be kept is told, and was not played. */
async function kept(act: Promise<void>): Promise<void> {
    try {
        await act;
    } catch (cause) {
        if (cause instanceof StorageFault) tell({ kind: "failed", code: cause.code, detail: cause.message });
        throw cause;
    }
    listGames();
}

const keep = (key: string, text: string): Promise<void> => kept(save(key, text));
const forget = (key: string): Promise<void> => kept(remove(key));

let listing: ReturnType<typeof setTimeout> | undefined;

/** The pages list games without the engine; from what it said last. */
function listGames(): void {
    clearTimeout(listing);
    listing = setTimeout(() => {
        void server?.request("GET", "/api/me/games", "en", null).then(async (found) => {
            const [status, text] = found.toJs();
            if (status === 200) await summarize("games", JSON.parse(text)).catch(() => undefined); // the next change tries again
        });
    }, SUMMARY_AFTER);
}

// -- talking -----------------------------------------------------------------------------------------------------------
function answer(id: number, asked: Promise<[status: number, text: string]>): void {
    asked.then(
        ([status, text]) => tell({ kind: "answer", id, status, text }),
        (cause: unknown) => {
            console.error(cause);
            tell({ kind: "answer", id, status: 500, text: '{"code":"internal"}' });
        },
    );
}

function receive(message: ToWorker): void {
    if (message.kind === "ping") tell({ kind: "pong" });
    else if (message.kind === "start") void start(message);
    else if (server === null) waiting.push(message);
    else act(server, message);
}

function act(at: OfflineServer, message: ToWorker): void {
    switch (message.kind) {
        case "request":
            answer(message.id, at.request(message.method, message.path, message.language, message.body).then((found) => found.toJs()));
            break;
        case "open": {
            const { id } = message;
            const send = (text: string): void => tell({ kind: "message", id, text });
            const closed = (code: number): void => {
                sockets.get(id)?.destroy();
                sockets.delete(id);
                tell({ kind: "closed", id, code });
            };
            sockets.set(id, at.connect(message.path, send, closed));
            break;
        }
        case "send":
            sockets.get(message.id)?.receive(message.text);
            break;
        case "close": {
            const socket = sockets.get(message.id);
            sockets.delete(message.id);
            socket?.close();
            socket?.destroy();
            break;
        }
    }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => receive(data);
