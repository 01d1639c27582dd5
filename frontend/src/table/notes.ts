/** What is told of people besides the game: a bot decided for them, they are away or back, they asked for a hint. */
import type { Event, Note, Update } from "../generated/protocol";
import type { Entry, Place } from "../lib/entry";
import type { EventLog } from "../lib/event-log";

export interface Story {
    entries: Entry[];
    /** What a bot decided for the reader, in this story. */
    decided: Entry[];
}

/** What one seat was told of people; null is a spectator. */
export class Notes {
    readonly #known = new Set<string>();
    /** Seats for which a bot plays, and everybody knows. */
    readonly #standing = new Set<number>();
    #begun = false;

    /** `since`: so many events the reader has heard of before, though not from us. */
    constructor(
        readonly seat: number | null,
        readonly since = 0,
    ) {}

    /** The events of an update from a number on, with the notes where they belong. */
    tell(update: Update, events: readonly Event[], first: number, log: EventLog): Story {
        const story: Story = { entries: [], decided: [] };
        const fresh = this.#fresh(update);
        const places = [...new Set(fresh.map(({ event }) => event))].sort((one, other) => one - other);
        const within = (event: number): number => Math.min(events.length, Math.max(0, event - first));
        story.entries.push(...log.add(events.slice(0, within(places[0] ?? Infinity))));
        places.forEach((event, i) => {
            const place = log.place;
            const done = log.add(events.slice(within(event), within(places[i + 1] ?? Infinity)));
            const before = fresh.filter((one) => one.event === event).flatMap((note) => this.#told(note, place, done, log, story));
            story.entries.push(...before, ...done);
        });
        this.#begun = true;
        return story;
    }

    /** The lines for a note; what a bot did when the reader's time was up is told there, and no longer in `done`. */
    #told(note: Note, place: Place, done: Entry[], log: EventLog, story: Story): Entry[] {
        const did = done.find((entry) => entry.actor === note.seat && entry.opens === "") ?? null;
        const joined = did !== null && note.kind === "clock" && this.#isMine(note);
        if (joined) done.splice(done.indexOf(did), 1);
        const told = this.#isTold(note) ? log.note(note, place, joined ? did : null) : [];
        const line = told[0] ?? did;
        // Who is there when their time is up is told so at once; the others when they are back.
        const missed = note.kind === "bot" || (note.kind === "clock" && !this.#begun);
        if (missed && line !== null && this.#isMine(note) && note.event >= this.since) story.decided.push(line);
        return told;
    }

    #fresh(update: Update): Note[] {
        return (update.notes ?? []).filter((note) => {
            const often = note.kind !== "clock" && note.kind !== "bot" && note.kind !== "hint" && note.kind !== "prepared";
            const key = `${note.event}/${note.kind}/${note.seat}${often ? `/${note.at}` : ""}`;
            const known = this.#known.has(key);
            this.#known.add(key);
            return !known;
        });
    }

    #isMine(note: Note): boolean {
        return this.seat !== null && note.seat === this.seat;
    }

    /** Where a bot plays on for somebody, that is said once; nobody needs to be told where they are themselves. */
    #isTold(note: Note): boolean {
        if (note.kind === "bot") {
            const first = !this.#standing.has(note.seat);
            this.#standing.add(note.seat);
            return first;
        }
        if (note.kind === "back") this.#standing.delete(note.seat);
        if (note.kind === "left") this.#standing.add(note.seat);
        return !this.#isMine(note) || note.kind === "clock" || note.kind === "hint" || note.kind === "took-back" || note.kind === "refused-back" || note.kind === "prepared";
    }
}

// -- how far a seat was followed on this device -------------------------------------------------------------------------
const KEY = "citadels-heard";
const MOST = 30;
type Heard = [table: string, events: number][];

function all(): Heard {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
        return Array.isArray(found) ? (found as Heard) : [];
    } catch {
        return [];
    }
}

/** How many events of a table were heard here before, by its code and seat. */
export function heardBefore(table: string): number {
    const found = all().find(([name]) => name === table);
    return typeof found?.[1] === "number" ? found[1] : 0;
}

export function keepHeard(table: string, events: number): void {
    const others = all().filter(([name]) => name !== table);
    try {
        localStorage.setItem(KEY, JSON.stringify([...others, [table, events]].slice(-MOST)));
    } catch {
        // A browser may forbid it; then what is known is told again.
    }
}
