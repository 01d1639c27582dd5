/** Which chapters are done, and where the reader was in the others: remembered on this device. */
import { store, stored } from "../lib/storage";
import type { Mark } from "./course.svelte";

const KEY = "citadels-lessons";

interface Kept {
    done: string[];
    marks: Record<string, Mark>;
}

const isMark = (found: unknown): found is Mark => {
    const { lines, at } = (found ?? {}) as Partial<Mark>;
    return Array.isArray(lines) && lines.every((line) => typeof line === "string") && Number.isInteger(at) && Number(at) >= 0;
};

/** What was kept, as far as it is sound. */
export function restored(text: string | null): Kept {
    try {
        const found = JSON.parse(text ?? "{}") as Partial<Kept> | null;
        const done = Array.isArray(found?.done) ? found.done.filter((name) => typeof name === "string") : [];
        const marks = Object.entries(found?.marks ?? {}).filter(([, mark]) => isMark(mark));
        return { done, marks: Object.fromEntries(marks) };
    } catch {
        return { done: [], marks: {} };
    }
}

let kept = $state.raw<Kept>(restored(stored(KEY)));

function keep(next: Kept): void {
    kept = next;
    store(KEY, JSON.stringify(next));
}

export const progress = {
    get done(): readonly string[] {
        return kept.done;
    },
    markOf: (chapter: string): Mark | null => kept.marks[chapter] ?? null,
    mark(chapter: string, mark: Mark): void {
        keep({ ...kept, marks: { ...kept.marks, [chapter]: mark } });
    },
    /** A chapter is through: the next time it begins from its beginning. */
    finish(chapter: string): void {
        const { [chapter]: _, ...marks } = kept.marks;
        keep({ done: kept.done.includes(chapter) ? kept.done : [...kept.done, chapter], marks });
    },
    forget(chapter: string): void {
        const { [chapter]: _, ...marks } = kept.marks;
        keep({ ...kept, marks });
    },
};

/** The chapter to go on with: one that was begun, else the first that is not done; the first when all are. */
export function nextChapter(chapters: readonly string[]): string {
    const open = chapters.filter((name) => !kept.done.includes(name));
    return open.find((name) => kept.marks[name] !== undefined) ?? open[0] ?? chapters[0] ?? "";
}
