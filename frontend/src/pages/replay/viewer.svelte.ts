/** A replay: the moments of a finished game, the current one, and from whose seat it is seen. */
import type { Finished, Step, Table, View } from "../../generated/protocol";
import { api } from "../../lib/api";
import { type Facts, factsOf } from "../../lib/facts";
import { calledGame } from "../../lib/guests";
import { parse } from "../../lib/lines";
import type { Entry } from "../../lib/entry";
import { EventLog } from "../../lib/event-log";
import { has, say } from "../../lib/words";
import type { Source } from "../../table/table-ui.svelte";
import { LEVELS } from "../setup/setup";
import { CHUNK, gapless, type Mark, moved, nextChunk, roundsIn, SHOWN, type Speed, within, type Key } from "./stepping";

/** What has been told up to each moment. */
interface Told {
    log: EventLog;
    entries: Entry[];
    /** By moment: how many entries had been told. */
    upTo: number[];
}

export class Viewer implements Source {
    readonly side = null;
    readonly ahead = 0;
    readonly last: number;
    steps = $state.raw<readonly (Step | undefined)[]>([]);
    at = $state(0);
    playing = $state(false);
    speed = $state<Speed>("normal");
    failed = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #closed = false;
    #told: Told | null = null;

    constructor(
        readonly archived: Finished,
        first: number,
        /** The seat whose view is shown, which also numbers the moments; null for all cards open. */
        readonly looker: number | null = null,
    ) {
        const game = archived;
        this.last = game.steps;
        this.at = within(first, this.last);
        this.steps = Array<Step | undefined>(this.last + 1).fill(undefined);
        void this.fetch();
    }

    // -- what is shown ------------------------------------------------------------------------------------------------
    readonly view: View | null = $derived(this.steps[this.at]?.view ?? null);
    readonly facts: Facts | null = $derived(this.view === null ? null : factsOf(this.view.edition, this.view.options));
    readonly rounds: Mark[] = $derived(roundsIn(this.steps));
    readonly entries: readonly Entry[] = $derived.by(() => this.#tell());

    /** With everybody's name in the reader's language. */
    readonly game: Finished = $derived.by(() => calledGame(this.archived));

    /** The seat that is told of as "you": a stranger who opens a link looks over somebody's shoulder. */
    get self(): number | null {
        return this.looker !== null && this.archived.mine.includes(this.looker) ? this.looker : null;
    }

    get names(): string[] {
        return this.game.players;
    }

    /** The printed side of the cards, also before the first moment is there. */
    get printed(): Facts {
        return this.facts ?? factsOf(this.game.edition);
    }

    /** As the parts of the table want to have it. */
    readonly table: Table = $derived.by(() => ({
        code: this.game.code,
        setup: { edition: this.game.edition, preset: this.game.preset },
        state: "over" as const,
        seats: this.game.players.map((name, seat) => {
            const level = LEVELS.find((one) => one === this.game.bots[seat]) ?? null;
            const kind = this.game.bots[seat] == null ? ("person" as const) : ("bot" as const);
            return { seat, kind, name, level, present: true, mine: this.game.mine.includes(seat) };
        }),
    }));

    /** What the move that led here has brought, told as in the log; the move itself where the log does not tell it. */
    get happened(): string {
        const step = this.steps[this.at];
        if (step === undefined || step.seat === null) return say("page-replay-start");
        const words = this.#toldHere(step);
        const played = step.line === null ? null : parse(step.line);
        // Of the end of a turn, the log tells only what follows.
        if (words.length > 0 && played?.verb.ends !== true) return words.join(" ");
        const player = this.names[step.seat] ?? "";
        // What others do in secret is not told, but that they have done it.
        if (played === null) return say("share-decided", { player });
        const did = `page-replay-did-${played.key}`;
        const move = has(did) ? say(did, { player }) : say("page-replay-move", { player, move: played.line });
        return [move, ...words].join(" ");
    }

    /** What the log tells of a moment. Before everything up to there has come, its own events must do. */
    #toldHere(step: Step): string[] {
        const { entries } = this;
        const from = this.#told?.upTo[this.at - 1];
        const known = this.#told?.upTo[this.at] !== undefined && from !== undefined;
        const alone = new EventLog(this.printed, this.archived.players, this.self);
        const told = known ? entries.slice(from) : alone.add(step.events);
        return told.filter((entry) => entry.opens !== "round").map((entry) => entry.text);
    }

    #tell(): readonly Entry[] {
        const facts = this.printed;
        const known = gapless(this.steps);
        const told = (this.#told ??= {
            log: new EventLog(facts, this.archived.players, this.self),
            entries: [],
            upTo: [],
        });
        for (let number = told.upTo.length; number <= known; number += 1) {
            told.entries.push(...told.log.add(this.steps[number]?.events ?? []));
            // A seat's view numbers moments differently, and has no number for what was taken back.
            for (const { after, seat } of this.looker === null ? (this.archived.taken_back ?? []) : []) {
                if (after === number) told.entries.push(...told.log.note({ kind: "took-back", seat, event: 0, at: 0 }));
            }
            told.upTo.push(told.entries.length);
        }
        return told.entries.slice(0, told.upTo[this.at] ?? told.entries.length);
    }

    // -- going through it ---------------------------------------------------------------------------------------------
    go(to: number): void {
        this.at = within(to, this.last);
        void this.fetch();
    }

    press(key: Key): void {
        if (key === "play") {
            this.toggle();
            return;
        }
        this.pause();
        this.go(moved(key, this.at, this.last));
    }

    toggle(): void {
        if (this.playing) {
            this.pause();
            return;
        }
        if (this.at === this.last) this.go(0);
        this.playing = true;
        this.#tick();
    }

    pause(): void {
        this.playing = false;
        clearTimeout(this.#timer);
    }

    #tick(): void {
        this.#timer = setTimeout(() => {
            // A moment that is not there yet is waited for.
            if (this.steps[this.at + 1] !== undefined) this.go(this.at + 1);
            if (this.at >= this.last) this.pause();
            else if (this.playing) this.#tick();
        }, SHOWN[this.speed]);
    }

    // -- fetching -----------------------------------------------------------------------------------------------------
    #fetching = false;

    /** Fetches the current moment first, then all the others in chunks. */
    async fetch(): Promise<void> {
        if (this.#fetching) return;
        this.#fetching = true;
        this.failed = false;
        try {
            for (;;) {
                const first = nextChunk(this.at, this.last, (step) => this.steps[step] !== undefined);
                if (first === null || this.#closed) break;
                const { code } = this.archived;
                const found = await (this.looker === null ? api.steps(code, first, CHUNK) : api.seenSteps(code, this.looker, first, CHUNK));
                if (found.length === 0) break;
                const next = [...this.steps];
                for (const step of found) next[step.number] = step;
                this.steps = next;
            }
        } catch {
            this.failed = true;
        }
        this.#fetching = false;
    }

    close(): void {
        this.#closed = true;
        this.pause();
    }
}
