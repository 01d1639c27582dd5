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
