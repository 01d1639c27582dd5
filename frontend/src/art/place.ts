/** Where a box finds room beside a thing without covering it. */

interface Size {
    width: number;
    height: number;
}

export interface Box extends Size {
    left: number;
    top: number;
}

const GAP = 10;
const EDGE = 8;

const overlap = (a: Box, b: Box): boolean =>
    a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

interface Spot {
    left: number;
    top: number;
}

/** What a box beside an element must not cover, and what it should avoid. */
interface Around {
    /** The thing and what stands beside it: one may want that next. */
    row: Box;
    /** What is read together with it. */
    kept: readonly Box[];
    /** What can be clicked elsewhere: as little of it as possible is covered. */
    clicked: readonly Box[];
}

/**
 * Beside a thing that stands in a row: clear of the whole row and of what is kept free; where there is no room for that,
 * beside the thing alone, and only then over what is kept free.
 */
export function clearOf(thing: Box, { row, kept, clicked }: Around, size: Size, page: Size): Spot {
    const hits = (spot: Spot, taken: readonly Box[]): number => taken.filter((one) => overlap({ ...spot, ...size }, one)).length;
    const spots = [...placesBeside(thing, row, size, page), ...placesBeside(thing, thing, size, page)];
    for (const taken of [[row, ...kept], [thing, ...kept]]) {
        const [best] = spots.filter((spot) => hits(spot, taken) === 0).sort((a, b) => hits(a, clicked) - hits(b, clicked));
        if (best !== undefined) return best;
    }
    return beside(thing, size, page);
}

/** Above, below, right and left of a row, in line with the thing's middle, beginning or end; as far as there is room. */
function placesBeside(thing: Box, row: Box, size: Size, page: Size): Spot[] {
    const across = lines(thing.left, thing.width, size.width).map((left) => within(left, size.width, page.width));
    const down = lines(thing.top, thing.height, size.height).map((top) => within(top, size.height, page.height));
    const [above, below] = [row.top - GAP - size.height, row.top + row.height + GAP];
    const [before, after] = [row.left - GAP - size.width, row.left + row.width + GAP];
    return [
        ...(above >= EDGE ? across.map((left) => ({ left, top: above })) : []),
        ...(below + size.height <= page.height - EDGE ? across.map((left) => ({ left, top: below })) : []),
        ...(after + size.width <= page.width - EDGE ? down.map((top) => ({ left: after, top })) : []),
        ...(before >= EDGE ? down.map((top) => ({ left: before, top })) : []),
    ];
}

const lines = (from: number, length: number, own: number): number[] => [from + (length - own) / 2, from, from + length - own];

/** The side with room for it: right, left, above, below; where none has, the one with most. */
export function beside(thing: Box, size: Size, page: Size): { left: number; top: number } {
    const right = page.width - EDGE - (thing.left + thing.width + GAP);
    const left = thing.left - GAP - EDGE;
    const above = thing.top - GAP - EDGE;
    const below = page.height - EDGE - (thing.top + thing.height + GAP);
    const middleX = within(thing.left + thing.width / 2 - size.width / 2, size.width, page.width);
    const middleY = within(thing.top + thing.height / 2 - size.height / 2, size.height, page.height);
    const places = [
        { spare: right - size.width, left: thing.left + thing.width + GAP, top: middleY },
        { spare: left - size.width, left: thing.left - GAP - size.width, top: middleY },
        { spare: above - size.height, left: middleX, top: thing.top - GAP - size.height },
        { spare: below - size.height, left: middleX, top: thing.top + thing.height + GAP },
    ];
    const found = places.find((place) => place.spare >= 0) ?? places.reduce((a, b) => (b.spare > a.spare ? b : a));
    return {
        left: within(found.left, size.width, page.width),
        top: within(found.top, size.height, page.height),
    };
}

function within(at: number, size: number, page: number): number {
    return Math.max(EDGE, Math.min(at, page - EDGE - size));
}
