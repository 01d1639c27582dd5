/** The line to a table: opened again when it breaks, going on where it broke off. */
import {
    type Accepted,
    type AskHint,
    type BrowserMessage,
    type Hint,
    type Move,
    type Refused,
    type ServerMessage,
    type Staged,
    VERSION,
} from "../generated/protocol";

/**
 * connecting: for the first time; open; lost: it broke, and is tried again; closed: no longer wanted; gone: the server
 * does not have this table; outdated: the server speaks another version, and the page must be loaded again.
 */
export type Status = "connecting" | "open" | "lost" | "closed" | "gone" | "outdated";

/** What a move or a wish for a hint is answered with; null: the line broke before the answer came. */
export type Answer = Accepted | Staged | Hint | Refused | null;

export interface Wiring {
    /** Every message of the server, answers too. */
    onmessage: (message: ServerMessage) => void;
    onstatus?: (status: Status) => void;
    /** How many events the client has; asked at each opening, so that only later ones are sent. */
    seen?: () => number;
}

interface Waiting {
    message: Move | AskHint;
    promise: Promise<Answer>;
    answer: (answer: Answer) => void;
}

const PING = 25_000; // after so long without a word, ask whether anybody is there
const PATIENCE = 10_000; // and so long is waited for one
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;

export class Connection {
    status: Status = "connecting";
    readonly #wiring: Wiring;
    #socket: WebSocket | null = null;
    #failures = 0;
    #retry: Timer | undefined;
    #quiet: Timer | undefined;
    #waiting: Waiting[] = [];

    constructor(
        readonly code: string,
        wiring: Wiring,
    ) {
        this.#wiring = wiring;
        addEventListener("online", this.#hurry);
        document.addEventListener("visibilitychange", this.#hurry);
        this.#open();
    }

    /**
     * Whether the message could be handed over. Nothing is kept for later: who was away a while should look before
     * deciding again.
     */
    send(message: BrowserMessage): boolean {
        if (this.status !== "open" || this.#socket?.readyState !== WebSocket.OPEN) return false;
        this.#socket.send(JSON.stringify(message));
        return true;
    }

    /** Send a move once and wait for its answer. A second one for the same seat waits for the first. */
    move(seat: number, ask: number, lines: readonly string[], stage = false): Promise<Answer> {
        return this.#request({ type: "move", seat, ask, lines: [...lines], stage });
    }

    hint(seat: number, ask: number): Promise<Answer> {
        return this.#request({ type: "hint", seat, ask });
    }

    close(): void {
        this.#end("closed");
    }

    // -- opening -----------------------------------------------------------------------------------------------------
    #open(): void {
        clearTimeout(this.#retry);
        const url = new URL(`/api/tables/${encodeURIComponent(this.code)}/socket`, location.href);
        url.protocol = url.protocol.replace("http", "ws");
        url.searchParams.set("seen", String(this.#wiring.seen?.() ?? 0));
        const socket = new WebSocket(url);
        this.#socket = socket;
        socket.onmessage = ({ data }: MessageEvent<string>) => {
            if (this.#socket === socket) this.#heard(data);
        };
        socket.onclose = () => {
            if (this.#socket === socket) this.#broke();
        };
        this.#listen(PATIENCE);
    }

    #broke(): void {
        this.#drop();
        this.#become("lost");
        const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
        this.#failures += 1;
        // Not all at once: after a restart of the server everybody comes back.
        this.#retry = setTimeout(() => this.#open(), pause * (0.5 + Math.random() / 2));
    }

    /** The network is back, or the page is looked at again: why wait. */
    readonly #hurry = (): void => {
        if (document.visibilityState === "hidden") return;
        if (this.status === "lost" && this.#socket === null) this.#open();
        else if (this.status === "open") this.#probe();
    };

    /** Let go of the socket; who waits for an answer is told that there will be none. */
    #drop(): void {
        clearTimeout(this.#quiet);
        clearTimeout(this.#retry);
        const socket = this.#socket;
        this.#socket = null;
        if (socket !== null) {
            socket.onmessage = socket.onclose = null;
            socket.close();
        }
        const waiting = this.#waiting;
        this.#waiting = [];
        for (const one of waiting) one.answer(null);
    }

    #end(status: "closed" | "gone" | "outdated"): void {
        removeEventListener("online", this.#hurry);
        document.removeEventListener("visibilitychange", this.#hurry);
        this.#drop();
        this.#become(status);
    }

    #become(status: Status): void {
        if (this.status === status) return;
        this.status = status;
        this.#wiring.onstatus?.(status);
    }

    // -- hearing -----------------------------------------------------------------------------------------------------
    #heard(data: string): void {
        const message = JSON.parse(data) as ServerMessage;
        if (message.type === "welcome") {
            if (message.version !== VERSION) {
                this.#end("outdated");
                return;
            }
            this.#failures = 0;
            this.#become("open");
        } else if (this.status !== "open") {
            if (message.type === "refused") this.#end("gone");
            return;
        }
        this.#listen(PING);
        this.#answered(message);
        this.#wiring.onmessage(message);
    }

    /** Hear a word within this time, or ask for one; a line that stays silent is dead. */
    #listen(time: number): void {
        clearTimeout(this.#quiet);
        this.#quiet = setTimeout(() => (time === PING ? this.#probe() : this.#broke()), time);
    }

    #probe(): void {
        if (this.send({ type: "ping" })) this.#listen(PATIENCE);
        else this.#broke();
    }

    // -- asking ------------------------------------------------------------------------------------------------------
    #request(message: Move | AskHint): Promise<Answer> {
        const before = this.#waiting.find((one) => one.message.type === message.type && one.message.seat === message.seat);
        if (before !== undefined) return before.promise;
        if (!this.send(message)) return Promise.resolve(null);
        if (message.type === "move") this.#listen(PATIENCE);
        let answer: (answer: Answer) => void = () => undefined;
        const promise = new Promise<Answer>((resolve) => {
            answer = resolve;
        });
        this.#waiting.push({ message, promise, answer });
        return promise;
    }

    #answered(message: ServerMessage): void {
        const { type } = message;
        if (type !== "accepted" && type !== "staged" && type !== "hint" && type !== "refused") return;
        const fitting = this.#waiting.filter((one) => answers(message, one.message));
        // A refusal that names no line may be for a move or for a hint: a hint is the likelier one.
        const hint = type === "refused" ? fitting.find((one) => one.message.type === "hint") : undefined;
        const found = hint ?? fitting[0];
        this.#waiting = this.#waiting.filter((one) => one !== found);
        found?.answer(message);
    }
}

type Timer = ReturnType<typeof setTimeout>;

function answers(answer: Accepted | Staged | Hint | Refused, message: Move | AskHint): boolean {
    if (answer.type === "refused") {
        const named = answer.seat != null;
        return (!named || answer.seat === message.seat) && (answer.line == null || message.type === "move");
    }
    const same = answer.seat === message.seat && answer.ask === message.ask;
    return same && (answer.type === "hint") === (message.type === "hint");
}
