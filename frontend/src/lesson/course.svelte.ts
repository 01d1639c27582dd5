/** A chapter as the reader goes through it: what was shown so far, where they are, and what comes next. */
import type { Lesson, LessonBeat, LessonLines, Update } from "../generated/protocol";

type Load = (chapter: string, played: LessonLines) => Promise<Lesson>;

/** How the table is to show a beat: continuing from the one before, or from scratch. */
export type Show = (update: Update, anew: boolean) => void;

/** Where a reader was: the lines they played, and how many beats they had seen. */
export interface Mark {
    lines: string[];
    at: number;
}

export interface Dependencies {
    load: Load;
    show: Show;
    /** How long to show the move of another player, in milliseconds. */
    pause: () => number;
    onmark?: (mark: Mark) => void;
    onfault?: (fault: unknown) => void;
}

const stops = (beat: LessonBeat): boolean => beat.kind !== "shown";
const ends = (beat: LessonBeat): boolean => beat.kind === "asked" || beat.kind === "done";

export class Course {
    readonly chapter: string;
    readonly #dependencies: Dependencies;
    #lines: string[] = [];
    #timer: ReturnType<typeof setTimeout> | undefined;
    #closed = false;

    #beats = $state.raw<readonly LessonBeat[]>([]);
    #at = $state(-1);
    /** How many steps the chapter has. */
    steps = $state(1);
    /** The text for a reader who has just strayed from the lesson, else "". */
    astray = $state("");
    /** An answer is on its way. */
    busy = $state(false);

    constructor(chapter: string, dependencies: Dependencies) {
        this.chapter = chapter;
        this.#dependencies = dependencies;
    }

    get beat(): LessonBeat | null {
        return this.#beats[this.#at] ?? null;
    }

    /** What is said: while others move, the last words stay. */
    get words(): LessonBeat | null {
        return this.#beats.slice(0, this.#at + 1).findLast(stops) ?? null;
    }

    /** From 0 to 1. */
    get progress(): number {
        const { beat } = this;
        return beat === null ? 0 : beat.step / this.steps;
    }

    get first(): boolean {
        return !this.#beats.slice(0, Math.max(0, this.#at)).some(stops);
    }

    /** Begin the chapter, or continue where the reader was; if that no longer fits, start over. */
    async begin(mark: Mark | null = null): Promise<void> {
        this.busy = true;
        let from = mark ?? { lines: [], at: 0 };
        try {
            const lesson = await this.#load(from.lines).catch((fault: unknown) => {
                if (from.lines.length === 0) throw fault;
                from = { lines: [], at: 0 };
                return this.#load([]);
            });
            this.#lines = [...from.lines];
            this.steps = lesson.steps;
            this.#beats = lesson.beats;
            this.busy = false;
            this.#jump(Math.min(from.at, lesson.beats.length - 1));
        } catch (fault) {
            this.busy = false;
            this.#dependencies.onfault?.(fault);
        }
    }

    /** On to the next beat: the reader has read, or does not want to wait. */
    next(): void {
        const { beat } = this;
        if (beat === null || ends(beat)) return;
        this.#go(this.#at + 1);
    }

    /** Back to what was said or asked before. */
    back(): void {
        const before = this.#beats.slice(0, this.#at).findLastIndex(stops);
        if (before < 0 || this.busy) return;
        const end = this.#beats.findIndex((beat, i) => i >= before && ends(beat));
        this.#beats = this.#beats.slice(0, end + 1);
        this.#lines = this.#lines.slice(0, this.#beats.filter((beat) => beat.kind === "asked").length - 1);
        this.#jump(before);
    }

    /** The reader plays a line; false if the lesson wants another one. */
    play(line: string): boolean {
        const { beat } = this;
        if (beat?.kind !== "asked" || this.busy) return false;
        if (!beat.lines.includes(line)) {
            this.astray = beat.astray[line] ?? "lesson-else";
            return false;
        }
        this.astray = "";
        void this.#on(line);
        return true;
    }

    close(): void {
        this.#closed = true;
        clearTimeout(this.#timer);
    }

    #load(lines: string[]): Promise<Lesson> {
        return this.#dependencies.load(this.chapter, { lines, whole: true });
    }

    async #on(line: string): Promise<void> {
        const lines = [...this.#lines, line];
        this.busy = true;
        try {
            const lesson = await this.#dependencies.load(this.chapter, { lines });
            this.#lines = lines;
            this.#beats = [...this.#beats, ...lesson.beats];
            this.busy = false;
            this.#go(this.#at + 1);
        } catch (fault) {
            this.busy = false;
            this.#jump(this.#at); // the question stands again
            this.#dependencies.onfault?.(fault);
        }
    }

    #go(at: number): void {
        const beat = this.#beats[at];
        if (beat === undefined || this.#closed) return;
        this.#stand(at);
        this.#dependencies.show(beat.update, false);
    }

    /** Show the table as it was at a beat, with all that had happened before. */
    #jump(at: number): void {
        const beat = this.#beats[at];
        if (beat === undefined || this.#closed) return;
        this.#stand(at);
        const events = this.#beats.slice(0, at + 1).flatMap((one) => one.update.events);
        this.#dependencies.show({ ...beat.update, first: 0, events }, true);
    }

    #stand(at: number): void {
        this.#at = at;
        this.astray = "";
        clearTimeout(this.#timer);
        if (this.beat?.kind === "shown") this.#timer = setTimeout(() => this.next(), this.#dependencies.pause());
        this.#dependencies.onmark?.({ lines: this.#lines, at });
    }

    /** Show the current beat again, because the language has changed. */
    again(): void {
        if (this.#at >= 0) this.#jump(this.#at);
    }
}
