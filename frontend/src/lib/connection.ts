/** The line to a table. When it dies, that is noticed; it is opened again, and goes on where it broke off. */
import { type BrowserMessage, type ServerMessage, VERSION } from "../generated/protocol";
import { transport } from "./request-target";
import type { SocketLike } from "./transport";

/**
 * connecting: for the first time; open; lost: it broke, and is tried again; closed: no longer wanted; gone: the server
 * does not have this table; outdated: the server speaks another version, and the page must be loaded again; unplayable:
 * the moves of the game cannot be replayed any more; signed-out: this device was ended; banned: the host does not let
 * this visitor in.
 */
export type Status = "connecting" | "open" | "lost" | "closed" | Final;
type Final = "gone" | "outdated" | "unplayable" | "signed-out" | "banned";

/** The codes after which there is nothing to wait for. */
const LAST_CODES = new Map<number, Final>([[4401, "signed-out"], [4403, "banned"], [4409, "unplayable"]]);

export interface Wiring {
    onmessage: (message: ServerMessage) => void;
    onstatus?: (status: Status) => void;
    /** There is no room just now, and why: a text `refused-CODE`. It is tried again. */
    onturnedaway?: (refused: Extract<ServerMessage, { type: "refused" }>) => void;
    /** How many events the client has; asked at each opening, so that only later ones are sent. */
    seen?: () => number;
}

/** What the server owes us: a welcome when we come, an answer to a move, a pong to a ping. */
type Owed = "welcome" | "answer" | "pong";

const PAID_BY: Partial<Record<ServerMessage["type"], Owed>> = {
    welcome: "welcome", accepted: "answer", staged: "answer", refused: "answer", pong: "pong",
};

const PATIENCE = 5_000; // for what the server answers at once; then the line is dead, even if it looks open
const QUIET = 15_000; // after so long without a word, ask whether anybody is there
const FRESH = 1_000; // a line on which something was heard so lately need not be asked
const FIRST_PAUSE = 400; // before a line is opened again
const LONGEST = 15_000; // wait for anything

/** The network is back, or somebody is at the page. */
const SIGNS_OF_LIFE = ["online", "visibilitychange", "pointerdown", "keydown"];

export class Connection {
    status: Status = "connecting";
    readonly #wiring: Wiring;
    #socket: SocketLike | null = null;
    #failures = 0;
    #retry: Timer | undefined;
    #quiet: Timer | undefined;
    /** Each with its own time limit: what we hear meanwhile does not show that what we say arrives. */
    readonly #owed = new Map<Owed, Timer>();
    #heardAt = 0;
    /** Something was said after the ping whose pong is owed. */
    #asksAgain = false;

    constructor(
        readonly code: string,
        wiring: Wiring,
    ) {
        this.#wiring = wiring;
        for (const sign of SIGNS_OF_LIFE) addEventListener(sign, this.#hurry);
        this.#open();
    }

    /**
     * Whether the message was handed over, which does not mean that it arrives. Nothing is kept for later: after the
     * line broke, the next update shows whether it must be sent again.
     */
    send(message: BrowserMessage): boolean {
        if (this.status !== "open") return false;
        this.#socket?.send(JSON.stringify(message));
        if (message.type === "move") this.#expect("answer", PATIENCE);
        else if (message.type === "ping") this.#expect("pong", PATIENCE);
        else if (this.#owed.has("pong")) this.#asksAgain = true; // that pong does not show that this has arrived
        else this.#probe(); // a hint takes its time, and what is said to the table is not answered
        return true;
    }

    close(): void {
        this.#end("closed");
    }

    // -- opening -----------------------------------------------------------------------------------------------------
    #open(): void {
        clearTimeout(this.#retry);
        const seen = this.#wiring.seen?.() ?? 0;
        const socket = transport.open(`/api/tables/${encodeURIComponent(this.code)}/socket?seen=${seen}`);
        this.#socket = socket;
        socket.onmessage = ({ data }: MessageEvent<string>) => {
            if (this.#socket === socket) this.#heard(data);
        };
        socket.onclose = ({ code }: CloseEvent) => {
            if (this.#socket !== socket) return;
            const last = LAST_CODES.get(code);
            if (last === undefined) this.#broke();
            else this.#end(last);
        };
        // Given up early, as the network may be back meanwhile; later with more patience, as it may just be slow.
        this.#expect("welcome", Math.min(LONGEST, PATIENCE * Math.max(1, this.#failures)));
    }

    readonly #broke = (): void => {
        this.#drop();
        this.#become("lost");
        const pause = Math.min(LONGEST, FIRST_PAUSE * 2 ** this.#failures);
        this.#failures += 1;
        // Not all at once: after a restart of the server everybody comes back.
        this.#retry = setTimeout(() => this.#open(), pause * (0.5 + Math.random() / 2));
    };

    /** The network is back, or somebody is at the page: why wait. */
    readonly #hurry = (): void => {
        if (document.visibilityState === "hidden") return;
        if (this.status === "lost" && this.#socket === null) this.#open();
        else if (Date.now() - this.#heardAt > FRESH) this.#probe();
    };

    #drop(): void {
        clearTimeout(this.#quiet);
        clearTimeout(this.#retry);
        for (const limit of this.#owed.values()) clearTimeout(limit);
        this.#owed.clear();
        this.#asksAgain = false;
        const socket = this.#socket;
        this.#socket = null;
        if (socket !== null) {
            socket.onmessage = socket.onclose = null;
            socket.close();
        }
    }

    #end(status: "closed" | Final): void {
        for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, this.#hurry);
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
            if (message.type === "refused" && message.code === "no-table") this.#end("gone");
            else if (message.type === "refused") this.#wiring.onturnedaway?.(message);
            return;
        } else if (message.type === "refused" && message.code === "banned") {
            this.#wiring.onturnedaway?.(message);
        }
        this.#heardAt = Date.now();
        clearTimeout(this.#quiet);
        this.#quiet = setTimeout(() => this.#probe(), QUIET);
        const paid = PAID_BY[message.type];
        if (paid !== undefined) this.#settle(paid);
        if (paid === "pong" && this.#asksAgain) {
            this.#asksAgain = false;
            this.#probe();
        }
        this.#wiring.onmessage(message);
        if (message.type === "closed") this.#end("gone");
    }

    #probe(): void {
        if (!this.#owed.has("pong")) this.send({ type: "ping" });
    }

    #expect(what: Owed, time: number): void {
        this.#settle(what);
        this.#owed.set(what, setTimeout(this.#broke, time * (this.#socket?.patience ?? 1)));
    }

    #settle(what: Owed): void {
        clearTimeout(this.#owed.get(what));
        this.#owed.delete(what);
    }
}

type Timer = ReturnType<typeof setTimeout>;
