/** A finished game that is looked at: its moments, where one is, from whose seat. */
import type { Finished, Step, Table, View } from "../../generated/protocol";
import { api } from "../../lib/api";
import { type Facts, factsOf } from "../../lib/facts";
import { calledGame } from "../../lib/guests";
import { parse } from "../../lib/lines";
import type { Entry } from "../../lib/entry";
import { Teller } from "../../lib/teller";
import { has, say } from "../../lib/words";
import type { Source } from "../../table/desk.svelte";
import { LEVELS } from "../setup/setup";
import { heardBy, seenFrom } from "./mask";
import { CHUNK, gapless, type Mark, moved, nextChunk, roundsIn, SHOWN, type Speed, within, type Key } from "./stepping";

/** Moves of which the log tells only what follows them. */
const UNTOLD = ["end"];

/** What has been told up to each moment. */
interface Told {
    looker: number | null;
    teller: Teller;
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
    /** The seat from which the table is seen; null for all cards open. */
    looker = $state<number | null>(null);
    playing = $state(false);
    speed = $state<Speed>("normal");
    failed = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #closed = false;
    #told: Told | null = null;

    constructor(
        readonly archived: Finished,
        first: number,
    ) {
        const game = archived;
        this.last = game.steps;
        this.at = within(first, this.last);
        this.steps = Array<Step | undefined>(this.last + 1).fill(undefined);
        void this.fetch();
    }

    // -- what is shown ------------------------------------------------------------------------------------------------
    readonly view: View | null = $derived.by(() => {
        const step = this.steps[this.at];
        return step === undefined ? null : seenFrom(step.view, this.looker);
    });
    readonly facts: Facts | null = $derived(this.view === null ? null : factsOf(this.view.edition, this.view.options));
    readonly rounds: Mark[] = $derived(roundsIn(this.steps));
    readonly entries: readonly Entry[] = $derived.by(() => this.#tell());

    /** With everybody's name in the reader's language. */
    readonly game: Finished = $derived.by(() => calledGame(this.archived));

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
        if (step?.line == null || step.seat === null) return say("page-replay-start");
        const words = this.#toldHere(step);
        const { key } = parse(step.line);
        if (words.length > 0 && !UNTOLD.includes(key)) return words.join(" ");
        const player = this.names[step.seat] ?? "";
        const did = `page-replay-did-${key}`;
        const move = has(did) ? say(did, { player }) : say("page-replay-move", { player, move: step.line });
        return [move, ...words].join(" ");
    }

    /** What the log tells of a moment. Before everything up to there has come, its own events must do. */
    #toldHere(step: Step): string[] {
        const { entries } = this;
        const from = this.#told?.upTo[this.at - 1];
        const known = this.#told?.upTo[this.at] !== undefined && from !== undefined;
        const alone = new Teller(this.printed, this.archived.players, this.looker);
        const told = known ? entries.slice(from) : alone.add(step.events.map((event) => heardBy(event, this.looker)));
        return told.filter((entry) => entry.opens !== "round").map((entry) => entry.text);
    }

    #tell(): readonly Entry[] {
        const facts = this.printed;
        const known = gapless(this.steps);
        if (this.#told?.looker !== this.looker) this.#told = null;
        const told = (this.#told ??= {
            looker: this.looker,
            teller: new Teller(facts, this.archived.players, this.looker),
            entries: [],
            upTo: [],
        });
        for (let number = told.upTo.length; number <= known; number += 1) {
            const events = this.steps[number]?.events ?? [];
            told.entries.push(...told.teller.add(events.map((event) => heardBy(event, told.looker))));
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

    /** What is looked at first, then all the rest, piece by piece. */
    async fetch(): Promise<void> {
        if (this.#fetching) return;
        this.#fetching = true;
        this.failed = false;
        try {
            for (;;) {
                const first = nextChunk(this.at, this.last, (step) => this.steps[step] !== undefined);
                if (first === null || this.#closed) break;
                const found = await api.steps(this.game.code, first, CHUNK);
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
