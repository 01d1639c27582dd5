/** Log entries about players rather than moves: a bot decided for them, they left or returned, they asked for a hint. */
import type { Event, Note, Update } from "../generated/protocol";
import type { Entry, Place } from "../lib/entry";
import type { EventLog } from "../lib/event-log";
import { store, stored } from "../lib/storage";

export interface Story {
    entries: Entry[];
    /** The entries about decisions that a bot made for the reader. */
    decided: Entry[];
}

/** The notes that one seat has received; null is a spectator. */
export class Notes {
    readonly #known = new Set<string>();
    /** Seats for which a bot plays, as an entry has already said. */
    readonly #standing = new Set<number>();
    #begun = false;

    /** `since`: how many events the reader saw in an earlier session. */
    constructor(
        readonly seat: number | null,
        readonly since = 0,
    ) {}

    /** The entries for the events of an update from number `first` on, with the notes in their places. */
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

    /** The entries for a note. What a bot did when the reader's time was up moves from `done` into the note. */
    #told(note: Note, place: Place, done: Entry[], log: EventLog, story: Story): Entry[] {
        const did = done.find((entry) => entry.actor === note.seat && entry.opens === "") ?? null;
        const joined = did !== null && note.kind === "clock" && this.#isMine(note);
        if (joined) done.splice(done.indexOf(did), 1);
        const told = this.#isTold(note) ? log.note(note, place, joined ? did : null) : [];
        const line = told[0] ?? did;
        // A present player has just seen that their time was up; an absent one learns it on return.
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

    /** That a bot plays for somebody is written once; a reader's own comings and goings are not written. */
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
        const found: unknown = JSON.parse(stored(KEY) ?? "[]");
        return Array.isArray(found) ? (found as Heard) : [];
    } catch {
        return [];
    }
}

/** How many events of a table this device has shown before, by its code and seat. */
export function heardBefore(table: string): number {
    const found = all().find(([name]) => name === table);
    return typeof found?.[1] === "number" ? found[1] : 0;
}

export function keepHeard(table: string, events: number): void {
    const others = all().filter(([name]) => name !== table);
    store(KEY, JSON.stringify([...others, [table, events]].slice(-MOST)));
}
