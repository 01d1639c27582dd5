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
