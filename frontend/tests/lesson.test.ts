import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Lesson, LessonBeat, LessonLines, Update, View } from "../src/generated/protocol";
import { Course, type Mark, type Dependencies } from "../src/lesson/course.svelte";
import { noticeable, pointedAt, selectorOf, selectorsOfLine } from "../src/lesson/pointing";
import { nextChapter, progress, restored } from "../src/lesson/progress.svelte";
import { laidTable } from "../src/lesson/table";
import { pageTexts, speak } from "../src/lib/language.svelte";

/** A chapter: read, play a, watch two moves, read, play b or c. */
const SCRIPT: readonly (readonly string[])[] = [["told"], ["asked", "a"], ["shown"], ["shown"], ["told"], ["asked", "b", "c"], ["done"]];

function beatOf([kind = "", ...lines]: readonly string[], step: number): LessonBeat {
    const events = [{ event: `event-${step}`, secret: { fields: [], seats: [] } }];
    const update: Update = { type: "update", seat: 0, first: step, events, view: {} as View, ask: null };
    const astray: Record<string, string> = kind === "asked" ? { z: "lesson-x-else" } : {};
    return { kind: kind as LessonBeat["kind"], text: kind === "shown" ? "" : `text-${step}`, at: [], lines: [...lines], astray, step, update };
}

/** As the server does it: the stretch after so many lines. */
function lessonOf({ lines = [], whole = false }: LessonLines): Lesson {
    const beats = SCRIPT.map(beatOf);
    const ends = beats.flatMap((beat, i) => (beat.kind === "asked" || beat.kind === "done" ? [i + 1] : []));
    const end = ends[lines.length] ?? 0;
    return { chapter: "x", steps: beats.length - 1, beats: beats.slice(whole || lines.length === 0 ? 0 : (ends[lines.length - 1] ?? 0), end) };
}

let shown: [step: number, events: number, anew: boolean][] = [];
let marks: Mark[] = [];
let faults: unknown[] = [];
let load = vi.fn<Dependencies["load"]>();

function courseFrom(mark: Mark | null = null): { course: Course; begun: Promise<void> } {
    const course: Course = new Course("x", {
        load,
        show: (update, anew) => shown.push([course.beat?.step ?? -1, update.events.length, anew]),
        pause: () => 100,
        onmark: (made) => marks.push(made),
        onfault: (fault) => faults.push(fault),
    });
    return { course, begun: course.begin(mark) };
}

async function begun(mark: Mark | null = null): Promise<Course> {
    const { course, begun: ready } = courseFrom(mark);
    await ready;
    return course;
}

const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

beforeEach(() => {
    vi.useFakeTimers();
    [shown, marks, faults] = [[], [], []];
    load = vi.fn((_: string, played: LessonLines) => Promise.resolve(lessonOf(played)));
});

describe("a chapter", () => {
    test("goes from words to moves to words, and waits for the reader", async () => {
        const course = await begun();
        expect([course.beat?.kind, course.first, course.progress]).toEqual(["told", true, 0]);
        course.next();
        expect(course.beat?.lines).toEqual(["a"]);
        course.next(); // a question is not skipped
        expect(course.beat?.kind).toBe("asked");
        expect(course.play("a")).toBe(true);
        expect(course.busy).toBe(true);
        await settle();
        expect([course.beat?.kind, course.words?.text]).toEqual(["shown", "text-1"]);
        await vi.advanceTimersByTimeAsync(100);
        expect(course.beat?.step).toBe(3);
        course.next(); // who does not want to wait
        expect([course.beat?.text, course.words?.text]).toEqual(["text-4", "text-4"]);
        await vi.advanceTimersByTimeAsync(1000);
        expect(course.beat?.kind).toBe("told");
        course.next();
        expect(course.play("c")).toBe(true);
        await settle();
        expect([course.beat?.kind, course.progress]).toEqual(["done", 1]);
        // Nothing was shown twice, and only the beginning anew.
        expect(shown).toEqual([[0, 1, true], ...[1, 2, 3, 4, 5, 6].map((step) => [step, 1, false])]);
    });

    test("has a word for who strays, and nothing happens", async () => {
        const course = await begun();
        expect(course.play("a")).toBe(false); // nothing is asked yet
        course.next();
        expect([course.play("z"), course.astray]).toEqual([false, "lesson-x-else"]);
        expect([course.play("unheard of"), course.astray]).toEqual([false, "lesson-else"]);
        expect([course.beat?.step, load.mock.calls.length]).toEqual([1, 1]);
        course.play("a");
        expect(course.astray).toBe("");
    });

    test("goes back to what was said or asked before, with all that had happened", async () => {
        const course = await begun();
        course.back();
        expect(course.beat?.step).toBe(0);
        course.next();
        course.play("a");
        await settle();
        await vi.advanceTimersByTimeAsync(200);
        expect(course.beat?.step).toBe(4);
        course.back(); // over the moves of the others to the question
        expect([course.beat?.step, shown.at(-1)]).toEqual([1, [1, 2, true]]);
        expect(marks.at(-1)).toEqual({ lines: [], at: 1 });
        course.back();
        expect(shown.at(-1)).toEqual([0, 1, true]);
        course.next();
        course.play("a");
        await settle();
        expect(load.mock.calls.at(-1)?.[1]).toEqual({ lines: ["a"] });
        course.back(); // while others move, too
        expect(course.beat?.step).toBe(1);
        await vi.advanceTimersByTimeAsync(500);
        expect(course.beat?.step).toBe(1);
    });

    test("is taken up where it was left", async () => {
        const course = await begun({ lines: ["a"], at: 4 });
        expect(load.mock.calls[0]?.[1]).toEqual({ lines: ["a"], whole: true });
        expect([course.beat?.step, shown]).toEqual([4, [[4, 5, true]]]);
        course.next();
        course.play("b");
        await settle();
        expect(load.mock.calls.at(-1)?.[1]).toEqual({ lines: ["a", "b"] });
        const far = await begun({ lines: [], at: 99 });
        expect(far.beat?.step).toBe(1);
    });

    test("begins anew where what was kept no longer fits, and complains only if that fails", async () => {
        load.mockRejectedValueOnce(new Error("illegal"));
        const course = await begun({ lines: ["old"], at: 3 });
        expect([course.beat?.step, faults]).toEqual([0, []]);
        load.mockRejectedValue(new Error("offline"));
        const none = await begun();
        expect([none.beat, none.busy, faults.length]).toEqual([null, false, 1]);
    });

    test("asks again when the answer did not come through", async () => {
        const course = await begun();
        course.next();
        load.mockRejectedValueOnce(new Error("offline"));
        course.play("a");
        await settle();
        expect([course.beat?.step, course.busy, faults.length, shown.at(-1)]).toEqual([1, false, 1, [1, 2, true]]);
        course.play("a");
        await settle();
        expect(course.beat?.step).toBe(2);
    });

    test("stops when it is left", async () => {
        const course = await begun();
        course.next();
        course.play("a");
        await settle();
        course.close();
        await vi.advanceTimersByTimeAsync(1000);
        expect(course.beat?.step).toBe(2);
    });
});

describe("what is pointed at", () => {
    test("is found by its anchor, its part or its line", () => {
        expect([selectorOf("gold-1"), selectorOf("row"), selectorOf("seat-2")]).toEqual(['[data-anchor="gold-1"]', '[data-part="row"]', '[data-seat="2"]']);
        expect(selectorsOfLine("gold")).toHaveLength(1);
        expect(selectorsOfLine("destroy 3 tavern").at(-1)).toBe('[data-seat="3"]');
    });

    test("is what is named or, where something is asked, what plays it; what cannot be seen is passed over", () => {
        const thing = (seen: number): Element => ({ getClientRects: () => ({ length: seen }) }) as unknown as Element;
        const page: Record<string, Element[]> = {
            '[data-seat="3"]': [thing(1)], '[data-line="destroy 3 tavern"]:not([role=option])': [thing(0)],
            '[data-line="gold"]:not([role=option])': [thing(1), thing(0)], '[data-part="row"]': [thing(1)],
        };
        const root = { querySelectorAll: (selector: string) => page[selector] ?? [] } as unknown as ParentNode;
        const found = (at: string[], ...lines: string[]): (Element | undefined)[] => pointedAt(root, { ...beatOf(["asked", ...lines], 0), at });
        const [gold] = page['[data-line="gold"]:not([role=option])'] ?? [];
        const [marta] = page['[data-seat="3"]'] ?? [];
        expect(found([], "gold", "destroy 3 tavern")).toEqual([gold, marta]);
        expect(found(["row"], "gold")).toEqual(page['[data-part="row"]']);
        expect(found(["deck"])).toEqual([]);
        expect(pointedAt(root, null)).toEqual([]);
    });
});

test("a ring is drawn around what is there to be seen", () => {
    const box = (width: number, height: number, parentElement: Element | null): Element =>
        ({ getBoundingClientRect: () => ({ width, height }), parentElement }) as unknown as Element;
    const page = box(0, 0, null);
    const line = box(300, 40, page);
    const empty = box(0, 24, line);
    const full = box(80, 24, line);
    expect([noticeable(empty), noticeable(full), noticeable(box(5, 5, empty))]).toEqual([line, full, line]);
    expect(noticeable(page)).toBe(page);
});

describe("progress", () => {
    test("is kept as far as it is sound", () => {
        expect(restored(null)).toEqual({ done: [], marks: {} });
        expect(restored("{")).toEqual({ done: [], marks: {} });
        const kept = { done: ["king", 3], marks: { thief: { lines: ["a"], at: 2 }, bad: { lines: "a", at: 2 }, odd: { lines: [1], at: 0 } } };
        expect(restored(JSON.stringify(kept))).toEqual({ done: ["king"], marks: { thief: { lines: ["a"], at: 2 } } });
    });

    test("tells the chapter to go on with", () => {
        const chapters = ["king", "merchant", "thief"];
        expect(nextChapter(chapters)).toBe("king");
        progress.finish("king");
        expect([nextChapter(chapters), progress.done]).toEqual(["merchant", ["king"]]);
        progress.mark("thief", { lines: ["a"], at: 1 });
        expect(nextChapter(chapters)).toBe("thief");
        progress.forget("thief");
        expect(nextChapter(chapters)).toBe("merchant");
        for (const chapter of chapters) progress.finish(chapter);
        expect([nextChapter(chapters), progress.markOf("thief")]).toEqual(["king", null]);
    });
});

test("the table has the reader's seat and three with names", async () => {
    vi.useRealTimers();
    await speak("en");
    await pageTexts("lessons");
    const { seats } = laidTable(4);
    expect(seats.map((seat) => [seat.name, seat.mine])).toEqual([["You", true], ["Ines", false], ["Otto", false], ["Marta", false]]);
});
