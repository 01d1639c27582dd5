/** Places the teacher's panel beside what it explains, without covering anything clickable. */

export interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

export interface Size {
    width: number;
    height: number;
}

const GAP = 14;
const EDGE = 8;

const right = (box: Box): number => box.left + box.width;
const bottom = (box: Box): number => box.top + box.height;

export function around(boxes: readonly Box[]): Box {
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    return { left, top, width: Math.max(...boxes.map(right)) - left, height: Math.max(...boxes.map(bottom)) - top };
}

export function overlap(a: Box, b: Box): boolean {
    return a.left < right(b) && b.left < right(a) && a.top < bottom(b) && b.top < bottom(a);
}

type Side = "right" | "left" | "below" | "above";
const SIDES: readonly Side[] = ["right", "left", "below", "above"];

/** On one side of a box: in line with its beginning, its middle and its end. */
function places(side: Side, box: Box, { width, height }: Size): Box[] {
    const level = side === "right" || side === "left";
    const [from, length, own] = level ? [box.top, box.height, height] : [box.left, box.width, width];
    const lines = [from, from + (length - own) / 2, from + length - own];
    return lines.map((line) => beyond(side, box, { left: line, top: line, width, height }));
}

/** Moved so far that it stands clear of a box on that side. */
function beyond(side: Side, box: Box, one: Box): Box {
    if (side === "right") return { ...one, left: right(box) + GAP };
    if (side === "left") return { ...one, left: box.left - GAP - one.width };
    return { ...one, top: side === "below" ? bottom(box) + GAP : box.top - GAP - one.height };
}

function within(one: Box, screen: Size): Box {
    const left = Math.min(Math.max(one.left, EDGE), screen.width - one.width - EDGE);
    return { ...one, left, top: Math.min(Math.max(one.top, EDGE), screen.height - one.height - EDGE) };
}

/** The first free place from there on, away from the box; null where the screen ends. */
function slid(side: Side, start: Box, taken: readonly Box[], screen: Size): Box | null {
    let spot = within(start, screen);
    for (let tries = 0; tries <= taken.length; tries += 1) {
        const hit = taken.filter((one) => overlap(spot, one));
        if (hit.length === 0) return spot;
        spot = within(beyond(side, around(hit), spot), screen);
    }
    return null;
}

function apart(a: Box, b: Box): number {
    const x = a.left + a.width / 2 - b.left - b.width / 2;
    const y = a.top + a.height / 2 - b.top - b.height / 2;
    return Math.hypot(x, y);
}

/** The place nearest to the rings that lies over none of them and over nothing that is kept free; null for none. */
export function beside(rings: readonly Box[], size: Size, free: readonly Box[], screen: Size): Box | null {
    if (rings.length === 0 || size.width + 2 * EDGE > screen.width || size.height + 2 * EDGE > screen.height) return null;
    const taken = [...rings, ...free];
    for (const box of [around(rings), ...rings]) {
        const starts = SIDES.flatMap((side) => places(side, box, size).map((start) => ({ side, start })));
        const open = starts.map(({ side, start }) => slid(side, start, taken, screen)).filter((spot) => spot !== null);
        const [nearest] = open.sort((a, b) => apart(a, box) - apart(b, box));
        if (nearest !== undefined) return nearest;
    }
    return null;
}
