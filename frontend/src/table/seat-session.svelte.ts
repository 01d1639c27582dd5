/** The game as one seat on this device, or a spectator, sees it. */
import type {
    AnswerBack, Ask, Back, BrowserMessage, ClockFace, Event, Hint, Over, Refused, Staged, TakeBack, Update, View,
} from "../generated/protocol";
import type { Entry } from "../lib/entry";
import type { EventLog } from "../lib/event-log";
import { Notes } from "./notes";

/** Whether the message was sent. */
export type Send = (message: BrowserMessage) => boolean;

/** The codes that refuse an answer to a closed question. */
const CLOSED = ["stale", "not-playing"];

/** What an update brought. */
export interface News {
    seat: number | null;
    /** The view before it, null for the first. */
    before: View | null;
    events: readonly Event[];
    entries: readonly Entry[];
    /** What a bot decided for this seat, and where the log tells of it. */
    decided: readonly Entry[];
    /** A question came where there was none. */
    asked: boolean;
}

export class SeatSession {
    readonly seat: number | null;
    readonly #log: EventLog;
    readonly #send: Send;
    readonly #notes: Notes;
    #heard = 0;
    /** How many entries were shown; null before the first. */
    #read: number | null = null;

    #view = $state.raw<View | null>(null);
    #ask = $state.raw<Ask | null>(null);
    clock = $state.raw<ClockFace | null>(null);
    over = $state.raw<Over | null>(null);
    /** What can be taken back, and who asks for it. */
    back = $state.raw<Back | null>(null);
    entries = $state.raw<readonly Entry[]>([]);
    /** The entries of the last update that had any. */
    act = $state.raw<readonly Entry[]>([]);
    /** All events received. */
    events = $state.raw<readonly Event[]>([]);
    /** How many entries there were when this seat last decided something. */
    decided = $state(0);
    /** The steps of an act that is not played yet; each holds all lines up to it. */
    steps = $state.raw<readonly Staged[]>([]);
    /** The move that was sent and not answered yet; kept when the connection is lost. */
    sending = $state.raw<readonly string[] | null>(null);
    /** The number of the question that was answered; its update is yet to come. */
    #answered = $state<number | null>(null);
    refused = $state.raw<Refused | null>(null);
    hint = $state.raw<Hint | null>(null);
    hinting = $state(false);
    /** The connection was lost, and no update has come since. */
    #unsure = false;
    /** The last question for which something was sent once more. */
    #repeated: number | null = null;
    /** The request to take something back, or the answer to one, until its result shows; and the events received before. */
    #wish: TakeBack | AnswerBack | null = null;
    #wishedAt = 0;

    /** `since`: how many events this device showed in an earlier session. */
    constructor(seat: number | null, log: EventLog, send: Send, since = 0) {
        this.seat = seat;
        this.#log = log;
        this.#notes = new Notes(seat, since);
        this.#send = send;
    }

    /** Returns the entries that came while another seat was shown, and marks them as read. */
    catchUp(): Entry[] {
        const missed = this.#read === null ? [] : this.entries.slice(this.#read);
        this.#read = this.entries.length;
        return missed;
    }

    /** How many events were received so far. */
    get heard(): number {
        return this.#heard;
    }

    /** The table without the steps of an unfinished act. */
    get real(): View | null {
        return this.#view;
    }

    /** The table after the steps taken so far. */
    get view(): View | null {
        return this.steps.at(-1)?.view ?? this.#view;
    }

    /** What is to be decided now, if anything. */
    get ask(): Ask | null {
        if (this.#ask === null || this.#ask.number === this.#answered) return null;
        return this.steps.at(-1)?.next ?? this.#ask;
    }

    /** Whether this seat has a decision to make. */
    get asked(): boolean {
        return this.ask !== null;
    }

    /** An answer was accepted, but no update has come since: others may have to decide first. */
    get pending(): boolean {
        return this.#ask !== null && this.#ask.number === this.#answered;
    }

    /** The lines of the act so far. */
    get lines(): readonly string[] {
        return this.steps.at(-1)?.lines ?? [];
    }

    /** Answer with this line; an act of several steps is collected first. */
    play(line: string): void {
        if (this.ask === null || this.sending !== null) return;
        this.sending = [...this.lines, line];
        this.#wish = null; // playing on withdraws the request
        this.refused = null;
        this.#sendMove();
    }

    /** Undo the last step of an act that is not played yet. */
    undo(): void {
        if (this.sending === null) this.steps = this.steps.slice(0, -1);
    }

    /** Take back what was played last, or ask the others to. */
    takeBack(): void {
        const { seat, back } = this;
        if (seat === null || back?.offered == null || this.sending !== null) return;
        this.refused = null;
        this.#wishFor({ type: "take-back", seat, event: back.event ?? 0 });
    }

    /** Agree or refuse that somebody takes something back, or withdraw an own request. */
    answerBack(agree: boolean): void {
        const { seat, back } = this;
        if (seat === null || back?.request == null) return;
        this.#wishFor({ type: "answer-back", seat, event: back.request.event, agree });
    }

    #wishFor(wish: TakeBack | AnswerBack): void {
        this.#wish = wish;
        this.#wishedAt = this.#heard;
        this.#sendWish();
    }

    askHint(): void {
        if (this.ask === null || this.hinting) return;
        this.hint = null;
        this.hinting = true;
        this.#sendHint();
    }

    #sendMove(): void {
        const { seat, sending } = this;
        if (seat === null || this.#ask === null || sending === null || this.#unsure) return;
        const sent = this.#send({ type: "move", seat, ask: this.#ask.number, lines: [...sending], stage: true });
        if (!sent) this.sending = null;
    }

    #sendHint(): void {
        if (this.seat === null || this.#ask === null || !this.hinting || this.#unsure) return;
        this.hinting = this.#send({ type: "hint", seat: this.seat, ask: this.#ask.number });
    }

    #sendWish(): void {
        if (this.#wish !== null && !this.#unsure && !this.#send(this.#wish)) this.#wish = null;
    }

    // -- when the connection is lost ----------------------------------------------------------------------------------
    /** Messages that were sent may not have arrived: the next update shows it. */
    connectionLost(): void {
        this.#unsure = true;
        if (this.#repeated === this.#ask?.number) this.hinting = false; // hints are expensive, so repeat them only once
    }

    /** Repeat what is still unanswered. The number of the question keeps an answer from being played twice. */
    #sendAgain(): void {
        this.#unsure = false;
        if (this.sending !== null || this.hinting) this.#repeated = this.#ask?.number ?? null;
        this.#sendMove();
        this.#sendHint();
        if (this.#wish?.type === "take-back" && !this.#isOffered(this.#wish)) {
            this.#wish = null;
            this.refused = { type: "refused", code: "stale" };
        }
        this.#sendWish();
    }

    /** Whether nothing has happened since the request. Its number of events keeps it from taking back more. */
    #isOffered({ event }: TakeBack): boolean {
        return this.back?.offered != null && this.back.event === event && this.#wishedAt === this.#heard;
    }

    /** Whether the server knows of the request; once something is taken back, a new session replaces this one. */
    #isHeard(wish: TakeBack | AnswerBack): boolean {
        const request = this.back?.request;
        if (wish.type === "take-back") return request?.seat === this.seat;
        return request?.event !== wish.event || (wish.agree && !request.missing.includes(wish.seat));
    }

    // -- what the server says -----------------------------------------------------------------------------------------
    /** Whether something was taken back, so that the events received are no longer valid. */
    isOutdated(update: Update): boolean {
        return this.#view !== null && (update.back?.count ?? 0) !== (this.back?.count ?? 0);
    }

    /** Whether events were missed, so that all must be loaded again. */
    gap(update: Update): boolean {
        return update.first > this.#heard;
    }

    take(update: Update): News {
        const before = this.#view;
        const asked = this.asked;
        const events = update.events.slice(Math.max(0, this.#heard - update.first));
        const { entries, decided } = this.#notes.tell(update, events, this.#heard, this.#log);
        this.#heard += events.length;
        if (events.length > 0) this.events = [...this.events, ...events];
        if (entries.length > 0) {
            this.entries = [...this.entries, ...entries];
            if (entries.some((entry) => entry.opens !== "round")) this.act = entries; // the start of a round is not an act
        }
        if (before === null) this.decided = this.entries.length;
        this.#read ??= this.entries.length; // entries of the first update are not news
        if (update.ask?.number !== this.#ask?.number) this.#forget();
        this.#view = update.view;
        this.#ask = update.ask;
        this.clock = update.clock ?? null;
        this.over = update.over ?? null;
        this.back = update.back ?? null;
        if (this.#wish !== null && this.#isHeard(this.#wish)) this.#wish = null;
        if (this.#unsure) this.#sendAgain();
        return { seat: this.seat, before, events, entries, decided, asked: this.asked && !asked };
    }

    staged(message: Staged): void {
        if (message.ask !== this.#ask?.number) return;
        this.sending = null;
        this.hint = null;
        this.steps = [...this.steps.filter((step) => step.lines.length < message.lines.length), message];
    }

    accepted(ask: number): void {
        if (ask !== this.#ask?.number) return;
        this.#forget();
        this.#answered = ask;
        this.decided = this.entries.length;
    }

    refuse(message: Refused): void {
        if (message.ask != null && message.ask === this.#repeated && CLOSED.includes(message.code)) {
            this.accepted(message.ask); // the first copy had arrived after all
            return;
        }
        this.sending = null;
        this.hinting = false;
        this.#wish = null;
        this.refused = message;
    }

    hinted(message: Hint): void {
        if (message.ask !== this.#ask?.number) return;
        this.hinting = false;
        this.hint = message;
    }

    #forget(): void {
        this.steps = [];
        this.sending = null;
        this.refused = null;
        this.hint = null;
        this.hinting = false;
        this.#answered = null;
    }
}
