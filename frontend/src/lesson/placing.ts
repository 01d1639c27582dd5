/** Where the teacher's words stand: beside what they speak of, over nothing that can be clicked. */

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

/** Places on all four sides of `outer`, in line with the beginning, the middle and the end of the box inside it. */
function candidates(box: Box, outer: Box, { width, height }: Size, screen: Size): Box[] {
    const rows = [box.top, box.top + (box.height - height) / 2, bottom(box) - height];
    const columns = [box.left, box.left + (box.width - width) / 2, right(box) - width];
    const spots = [
        ...rows.flatMap((top) => [{ left: right(outer) + GAP, top }, { left: outer.left - GAP - width, top }]),
        ...columns.flatMap((left) => [{ left, top: bottom(outer) + GAP }, { left, top: outer.top - GAP - height }]),
    ];
    return spots.map(({ left, top }) => ({
        left: Math.min(Math.max(left, EDGE), screen.width - width - EDGE),
        top: Math.min(Math.max(top, EDGE), screen.height - height - EDGE),
        width,
        height,
    }));
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
        // Where it lies in something that is kept free as a whole, the words stand outside of that.
        const outer = around([box, ...free.filter((one) => overlap(one, box))]);
        const spots = [...candidates(box, box, size, screen), ...candidates(box, outer, size, screen)];
        const open = spots.filter((spot) => !taken.some((one) => overlap(spot, one)));
        const [nearest] = open.sort((a, b) => apart(a, box) - apart(b, box));
        if (nearest !== undefined) return nearest;
    }
    return null;
}
