/** The state of a table on this device, from the server's messages: for all own seats, or for a spectator. */
import { SvelteMap } from "svelte/reactivity";
import type { BrowserMessage, Chat, Say, SayPhrase, ServerMessage, Table, Update, View } from "../generated/protocol";
import { remember } from "../lib/fairness";
import { factsOf, type Facts } from "../lib/facts";
import { calledChat, calledTable } from "../lib/guests";
import type { Status, Wiring } from "../lib/connection";
import type { Entry } from "../lib/entry";
import { EventLog } from "../lib/event-log";
import { isSaid, type Phrase } from "./chatting";
import { heardBefore, keepHeard } from "./notes";
import { SeatSession, type News } from "./seat-session.svelte";

/** The part of Connection that is used. */
interface Wire {
    send(message: BrowserMessage): boolean;
    close(): void;
}

export interface Dependencies {
    connect: (code: string, wiring: Wiring) => Wire;
    /** News for the seat that is shown, except what came before it was shown. */
    onnews?: (news: News) => void;
    /** What a bot decided for the seat that is shown while nobody was there. */
    onmissed?: (decided: readonly Entry[]) => void;
    /** The connection was lost, and a chat message did not arrive. */
    onunsaid?: () => void;
}

/** A seat as a key; a spectator has none. */
const WATCHING = -1;
const keyOf = (seat: number | null): number => seat ?? WATCHING;

export class TableGame {
    readonly code: string;
    readonly #dependencies: Dependencies;
    #wire: Wire;

    #table = $state.raw<Table | null>(null);
    #chat = $state.raw<readonly Chat[]>([]);
    /** With everybody's name in the reader's language. */
    readonly table: Table | null = $derived(calledTable(this.#table));
    readonly chat: readonly Chat[] = $derived(calledChat(this.#chat, this.names));
    status = $state<Status>("connecting");
    /** Why there is no room at the table just now, a text `refused-CODE`; null if there is, or may be. */
    turnedAway = $state.raw<Extract<ServerMessage, { type: "refused" }> | null>(null);
    /** The host of the server does not let us write. */
    silenced = $state.raw<Extract<ServerMessage, { type: "refused" }> | null>(null);
    /** The host has closed the table for good. */
    closed = $state(false);
    /** What is being written to the table. */
    typed = $state("");
    /** Chat messages that were sent and have not come back yet. */
    #saying: (Say | SayPhrase)[] = [];
    /** The bots were told to hurry, until the table shows it. */
    #hurries = false;
    /** How far the server's clock is ahead of ours, in milliseconds. */
    ahead = $state(0);
    /** The own seat that is shown; null for a spectator, and while the curtain is down. */
    #shown = $state<number | null>(null);
    /** To whom the device is to be passed; null while the curtain is up. */
    #curtain = $state<number | null>(null);
    readonly #sides = new SvelteMap<number, SeatSession>();

    constructor(code: string, dependencies: Dependencies) {
        this.code = code;
        this.#dependencies = dependencies;
        this.#wire = this.#connect();
    }

    // -- what is shown ------------------------------------------------------------------------------------------------
    get facts(): Facts | null {
        const edition = this.table?.setup.edition;
        const options = this.view?.options ?? this.table?.setup.options;
        return edition === undefined ? null : factsOf(edition, options);
    }

    get names(): string[] {
        return this.table?.seats.map((seat) => seat.name ?? "") ?? [];
    }

    /** The own seats; several people may share a device. */
    get own(): number[] {
        return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
    }

    get watching(): boolean {
        return this.own.length === 0;
    }

    get curtain(): number | null {
        return this.#curtain;
    }

    get shown(): number | null {
        return this.#shown;
    }

    /** The session of the seat that is shown; null while the curtain is down. */
    get side(): SeatSession | null {
        if (this.#curtain !== null) return null;
        return this.#sides.get(keyOf(this.#shown)) ?? null;
    }

    get view(): View | null {
        return this.side?.view ?? null;
    }

    /** The own seats that are to decide. */
    get asked(): number[] {
        return this.own.filter((seat) => this.#sides.get(seat)?.asked ?? false);
    }

    /** The result, once there is one; it is the same for every seat. */
    get over(): Update["over"] {
        for (const side of this.#sides.values()) if (side.over) return side.over;
        return null;
    }

    /** The bots hurry for this device, or will as soon as the others want it too. */
    get skipping(): boolean {
        return this.table?.seats.some((seat) => seat.mine && seat.skips) ?? false;
    }

    // -- the curtain --------------------------------------------------------------------------------------------------
    /** The player named on the curtain has the device now. */
    lift(): void {
        if (this.#curtain === null) return;
        this.#shown = this.#curtain;
        this.#curtain = null;
        this.typed = ""; // what somebody else was writing
    }

    /** Lower the curtain, to pass the device to another own seat. */
    pass(seat: number): void {
        if (!this.own.includes(seat) || (seat === this.#shown && this.#curtain === null)) return;
        this.#curtain = seat;
        this.#shown = null;
    }

    #settle(): void {
        const { own, asked } = this;
        if (own.length === 0 || this.table?.state === "open") {
            this.#shown = this.#curtain = null;
        } else if (this.over) {
            // Nothing is secret any more.
            this.#shown ??= this.#curtain ?? own[0] ?? null;
            this.#curtain = null;
        } else if (own.length === 1) {
            this.#settleAlone(own[0] ?? 0);
        } else {
            this.#settleTogether(own, asked);
        }
    }

    #settleAlone(seat: number): void {
        // The last player on a shared device may not be the one who holds it.
        if (this.#shown === null && this.#curtain === null) this.#shown = seat;
        else if (this.#shown !== seat) this.pass(seat);
    }

    #settleTogether(own: number[], asked: number[]): void {
        const [first] = asked;
        if (this.#curtain !== null) {
            if (!own.includes(this.#curtain) || (first !== undefined && !asked.includes(this.#curtain))) {
                this.#curtain = first ?? own[0] ?? null;
            }
            return;
        }
        if (this.#shown !== null && own.includes(this.#shown)) {
            if (first === undefined || asked.includes(this.#shown)) return;
            this.pass(first);
        } else {
            this.#shown = null;
            this.#curtain = first ?? own[0] ?? null;
        }
    }

    // -- what this device says ----------------------------------------------------------------------------------------
    phrase(phrase: Phrase): boolean {
        return this.#say({ type: "phrase", phrase });
    }

    /** Say what was written. */
    say(): void {
        const text = this.typed.trim();
        if (text !== "" && this.#say({ type: "say", text })) this.typed = "";
    }

    #say(message: Say | SayPhrase): boolean {
        const sent = this.#wire.send(message);
        if (sent) this.#saying.push(message);
        return sent;
    }

    /** Our own messages among these have arrived. */
    #heardSaid(...chat: readonly Chat[]): void {
        const mine = chat.filter(({ seat }) => (seat === null ? this.watching : this.own.includes(seat)));
        this.#saying = this.#saying.filter((said) => !mine.some((line) => isSaid(line, said)));
    }

    /** Offer unsent messages for sending again. They are not repeated automatically, because a late one would appear twice. */
    #giveBack(): void {
        if (this.#saying.length === 0) return;
        const texts = this.#saying.flatMap((said) => (said.type === "say" ? [said.text] : []));
        this.#saying = [];
        this.typed = [...texts, this.typed].join(" ").trim();
    }

    /** Bots play without pauses until we are asked. */
    skip(): void {
        this.#hurries = true;
        this.#wire.send({ type: "skip" });
    }

    close(): void {
        this.#wire.close();
    }

    /**
     * The table as returned by a request outside the connection. A first-time player gets a cookie with it that the open
     * connection does not have, so it is opened again.
     */
    answered(table: Table): void {
        const stranger = this.watching;
        this.#setTable(table);
        if (stranger && !this.watching) this.restart();
    }

    // -- what the server says -----------------------------------------------------------------------------------------
    receive(message: ServerMessage): void {
        switch (message.type) {
            case "welcome":
                this.ahead = message.now - Date.now();
                this.#setTable(message.table);
                this.#resume(message.chat);
                break;
            case "table":
                this.#setTable(message.table);
                break;
            case "update":
                this.#update(message);
                break;
            case "accepted":
                this.#sides.get(message.seat)?.accepted(message.ask);
                this.#settle();
                break;
            case "staged":
                this.#sides.get(message.seat)?.staged(message);
                break;
            case "refused":
                if (message.ask == null) this.#giveBack();
                if (message.code === "silenced") this.silenced = message;
                else this.#refused(message);
                break;
            case "hint":
                this.#sides.get(message.seat)?.hinted(message);
                break;
            case "said":
                this.#chat = [...this.#chat, message.chat];
                this.#heardSaid(message.chat);
                break;
            case "talk":
                this.#chat = message.chat;
                break;
            case "closed":
                this.closed = true;
                break;
            case "pong":
                this.ahead = message.now - Date.now();
        }
    }

    /** After (re)connecting, the chat shows which of our messages arrived. */
    #resume(chat: readonly Chat[]): void {
        const last = this.#chat.at(-1)?.id ?? 0;
        this.#chat = chat;
        this.#heardSaid(...chat.filter(({ id = 0 }) => id > last));
        if (this.#saying.length > 0) {
            this.#giveBack();
            this.#dependencies.onunsaid?.();
        }
        if (this.#hurries && this.#table?.state === "playing") this.skip();
    }

    #setTable(table: Table): void {
        this.#table = table;
        if (this.skipping) this.#hurries = false;
        if (table.state !== "over") remember(table.code, table.commitment ?? "");
        const own = this.own;
        for (const key of this.#sides.keys()) {
            const kept = key === WATCHING ? own.length === 0 : own.includes(key);
            if (!kept) this.#sides.delete(key);
        }
        this.#settle();
    }

    #update(update: Update): void {
        const key = keyOf(update.seat);
        const known = this.#sides.get(key);
        const outdated = known?.isOutdated(update) ?? false;
        const side = known === undefined || outdated ? this.#newSide(update) : known;
        if (side.gap(update)) {
            this.restart();
            return;
        }
        this.#sides.set(key, side);
        const news = side.take(update);
        if (side.asked) this.#hurries = false;
        this.#settle();
        if (update.seat !== null) keepHeard(this.#name(update.seat), side.heard);
        if (this.side === side && news.decided.length > 0) this.#dependencies.onmissed?.(news.decided);
        if (this.side === side && news.before !== null) this.#dependencies.onnews?.(news);
    }

    #newSide(update: Update): SeatSession {
        const facts = factsOf(update.view.edition, update.view.options);
        const log = new EventLog(facts, this.#table?.seats.map((seat) => seat.name ?? "") ?? [], update.seat);
        const since = update.seat === null ? 0 : heardBefore(this.#name(update.seat));
        return new SeatSession(update.seat, log, (message) => this.#wire.send(message), since);
    }

    #name(seat: number): string {
        return `${this.code}/${seat}`;
    }

    #refused(message: Extract<ServerMessage, { type: "refused" }>): void {
        const seat = message.seat ?? this.#shown;
        if (seat !== null) this.#sides.get(seat)?.refuse(message);
        else this.side?.refuse(message);
    }

    // -- the connection -----------------------------------------------------------------------------------------------
    #connect(): Wire {
        return this.#dependencies.connect(this.code, {
            onmessage: (message) => this.receive(message),
            onstatus: (status) => {
                this.status = status;
                if (status === "open") this.turnedAway = null;
                if (status === "lost") for (const side of this.#sides.values()) side.connectionLost();
            },
            onturnedaway: (refused) => {
                this.turnedAway = refused;
            },
            seen: () => this.#seen(),
        });
    }

    /** How many events every session has; a session that has more skips duplicates. */
    #seen(): number {
        const heard = [...this.#sides.values()].map((side) => side.heard);
        return heard.length === 0 ? 0 : Math.min(...heard);
    }

    /** Drop everything received, and load the game again from its first event. */
    restart(): void {
        this.#wire.close();
        this.#sides.clear();
        this.#wire = this.#connect();
    }
}
