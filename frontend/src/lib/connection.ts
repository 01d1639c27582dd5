/** The connection to a table. It notices when it is dead, reconnects, and resumes after the last event received. */
import { type BrowserMessage, type ServerMessage, VERSION } from "../generated/protocol";
import { transport } from "./request-target";
import type { SocketLike } from "./transport";

/**
 * connecting: for the first time; open; lost: reconnecting; closed: no longer needed; gone: the server
 * does not have this table; outdated: the server speaks another version, and the page must be loaded again; unplayable:
 * the moves of the game cannot be replayed any more; signed-out: this device was ended; banned: the host does not let
 * this visitor in.
 */
export type Status = "connecting" | "open" | "lost" | "closed" | Final;
type Final = "gone" | "outdated" | "unplayable" | "signed-out" | "banned";

/** The close codes after which reconnecting is useless. */
const LAST_CODES = new Map<number, Final>([[4401, "signed-out"], [4403, "banned"], [4409, "unplayable"]]);

export interface Wiring {
    onmessage: (message: ServerMessage) => void;
    onstatus?: (status: Status) => void;
    /** The server has no room now, for the reason `refused-CODE`; the connection tries again. */
    onturnedaway?: (refused: Extract<ServerMessage, { type: "refused" }>) => void;
    /** How many events the client has, so that the server sends only later ones. */
    seen?: () => number;
}

/** The replies that we wait for: a welcome after connecting, an answer to a move, a pong to a ping. */
type Owed = "welcome" | "answer" | "pong";

const PAID_BY: Partial<Record<ServerMessage["type"], Owed>> = {
    welcome: "welcome", accepted: "answer", staged: "answer", refused: "answer", pong: "pong",
};

const PATIENCE = 5_000; // for replies that the server sends at once; after that the connection is dead, even if it looks open
const QUIET = 15_000; // without a message; then send a ping
const FRESH = 1_000; // after the last message, during which no ping is needed
const FIRST_PAUSE = 400; // before reconnecting
const LONGEST = 15_000; // limit for any wait

/** Events that mean that the network is back, or that somebody uses the page. */
const SIGNS_OF_LIFE = ["online", "visibilitychange", "pointerdown", "keydown"];

export class Connection {
    status: Status = "connecting";
    readonly #wiring: Wiring;
    #socket: SocketLike | null = null;
    #failures = 0;
    #retry: Timer | undefined;
    #quiet: Timer | undefined;
    /** Each with its own timer: other messages from the server do not prove that ours arrive. */
    readonly #owed = new Map<Owed, Timer>();
    #heardAt = 0;
    /** A message was sent after the ping whose pong we wait for. */
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
     * Whether the message was sent, which does not mean that it arrives. Nothing is queued: after reconnecting, the next
     * update shows whether it must be sent again.
     */
    send(message: BrowserMessage): boolean {
        if (this.status !== "open") return false;
        this.#socket?.send(JSON.stringify(message));
        if (message.type === "move") this.#expect("answer", PATIENCE);
        else if (message.type === "ping") this.#expect("pong", PATIENCE);
        else if (this.#owed.has("pong")) this.#asksAgain = true; // that pong does not prove that this message arrived
        else this.#probe(); // hints take long, and chat gets no answer
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
        // Give up early at first, because the network may be back; wait longer later, because it may just be slow.
        this.#expect("welcome", Math.min(LONGEST, PATIENCE * Math.max(1, this.#failures)));
    }

    readonly #broke = (): void => {
        this.#drop();
        this.#become("lost");
        const pause = Math.min(LONGEST, FIRST_PAUSE * 2 ** this.#failures);
        this.#failures += 1;
        // A random delay, because everybody reconnects after the server restarts.
        this.#retry = setTimeout(() => this.#open(), pause * (0.5 + Math.random() / 2));
    };

    /** The network is back, or somebody uses the page: reconnect now. */
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

    // -- receiving ---------------------------------------------------------------------------------------------------
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
