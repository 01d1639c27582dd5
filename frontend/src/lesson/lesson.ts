/** What the parts of a lesson share. */
import { getContext, setContext } from "svelte";
import type { Course } from "./course.svelte";

/** What the texts are told of how the game is played here: in a terminal some things are done in another way. */
export const FACE = { face: "browser" };

interface Teaching {
    readonly course: Course;
    readonly chapter: string;
    readonly chapters: readonly string[];
    /** The chapter from its beginning. */
    again: () => void;
    /** The chapter after this one; after the last, the end of the lessons. */
    onward: () => void;
}

const KEY = Symbol("lesson");

export function provideTeaching(teaching: Teaching): void {
    setContext(KEY, teaching);
}

export function useTeaching(): Teaching {
    return getContext<Teaching>(KEY);
}
