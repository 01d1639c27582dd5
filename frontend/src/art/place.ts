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

/**
 * Beside a thing that stands in a row with others one may want next: clear of the whole row and of what is kept free;
 * where there is no room for that, beside the thing alone, and only then over what is kept free.
 */
export function clearOf(thing: Box, row: Box, kept: readonly Box[], size: Size, page: Size): { left: number; top: number } {
    const free = (spot: { left: number; top: number }, taken: readonly Box[]): boolean => !taken.some((one) => overlap({ ...spot, ...size }, one));
    const sides = [...placesBeside(thing, row, size, page), ...placesBeside(thing, thing, size, page)].filter((place) => place.spare >= 0);
    const found = sides.find((spot) => free(spot, [row, ...kept])) ?? sides.find((spot) => free(spot, [thing, ...kept]));
    return found === undefined ? beside(thing, size, page) : { left: found.left, top: found.top };
}

/** Above, below, right and left of a row, as near to the thing as can be. */
function placesBeside(thing: Box, row: Box, size: Size, page: Size): { spare: number; left: number; top: number }[] {
    const middleX = within(thing.left + thing.width / 2 - size.width / 2, size.width, page.width);
    const middleY = within(thing.top + thing.height / 2 - size.height / 2, size.height, page.height);
    const [right, bottom] = [row.left + row.width + GAP, row.top + row.height + GAP];
    return [
        { spare: row.top - GAP - EDGE - size.height, left: middleX, top: row.top - GAP - size.height },
        { spare: page.height - EDGE - bottom - size.height, left: middleX, top: bottom },
        { spare: page.width - EDGE - right - size.width, left: right, top: middleY },
        { spare: row.left - GAP - EDGE - size.width, left: row.left - GAP - size.width, top: middleY },
    ];
}

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
