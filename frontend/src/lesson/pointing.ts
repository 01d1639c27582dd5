/** Where on the page the thing is of which the teacher speaks. */
import type { LessonBeat } from "../generated/protocol";

const PARTS = ["row", "tray"];

/** The selector of what a script points at: a part of the table, a player, or an anchor. */
export function selectorOf(at: string): string {
    const seat = /^seat-(\d)$/.exec(at)?.[1];
    if (seat !== undefined) return `[data-seat="${seat}"]`;
    return PARTS.includes(at) ? `[data-part="${at}"]` : `[data-anchor="${at}"]`;
}

/** The selectors of what plays a line, the best first: on a phone a district is found in the city of its player. */
export function selectorsOfLine(line: string): string[] {
    const found = [`[data-line="${line}"]:not([role=option])`];
    const seat = /^\w+ (\d)\b/.exec(line)?.[1];
    return seat === undefined ? found : [...found, selectorOf(`seat-${seat}`)];
}

const LEAST = 12; // pixels: what is smaller is an empty place, such as a city without districts on a phone

/** The thing itself or, where it is too small to be seen, what is around it. */
export function noticeable(element: Element): Element {
    const { width, height } = element.getBoundingClientRect();
    const around = element.parentElement;
    return around === null || Math.min(width, height) >= LEAST ? element : noticeable(around);
}

const visible = (element: Element): boolean => element.getClientRects().length > 0;

function first(root: ParentNode, selectors: readonly string[]): Element[] {
    for (const selector of selectors) {
        const found = [...root.querySelectorAll(selector)].filter(visible);
        if (found.length > 0) return found;
    }
    return [];
}

/** What a beat points at: what it names or, where the reader is to play, whatever plays the lines that go on. */
export function pointedAt(root: ParentNode, beat: LessonBeat | null): Element[] {
    if (beat === null) return [];
    const wanted = beat.at.length > 0 ? beat.at.map((at) => [selectorOf(at)]) : beat.lines.map(selectorsOfLine);
    return [...new Set(wanted.flatMap((selectors) => first(root, selectors)))];
}
