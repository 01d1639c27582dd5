/** The line of a rating over games, and the band in which it lies almost certainly. */

export const WIDTH = 600;
export const HEIGHT = 180;
const MARGIN = 8;
const STEP = 250; // between lines of the grid

export interface Moment {
    rating: number;
    reach: number;
}

interface Plot {
    line: string;
    band: string;
    last: { x: number; y: number };
    grid: { y: number; value: number }[];
}

/** Every game is as far from the next one; what is above and below leaves room for the whole band. */
export function plotOf(moments: readonly Moment[]): Plot {
    const low = Math.min(...moments.map(({ rating, reach }) => rating - reach));
    const high = Math.max(...moments.map(({ rating, reach }) => rating + reach));
    const y = (value: number): number => round(MARGIN + ((high - value) / Math.max(1, high - low)) * (HEIGHT - 2 * MARGIN));
    const x = (index: number): number => (moments.length < 2 ? WIDTH / 2 : round(MARGIN + (index / (moments.length - 1)) * (WIDTH - 2 * MARGIN)));
    const path = (values: readonly number[]): string => values.map((value, index) => `${x(index)} ${y(value)}`).join(" L");
    const above = path(moments.map(({ rating, reach }) => rating + reach));
    const below = moments.map(({ rating, reach }, index) => `${x(index)} ${y(rating - reach)}`).reverse().join(" L");
    const grid = [];
    for (let value = Math.ceil(low / STEP) * STEP; value <= high; value += STEP) grid.push({ y: y(value), value });
    return {
        line: `M${path(moments.map(({ rating }) => rating))}`,
        band: `M${above} L${below} Z`,
        last: { x: x(moments.length - 1), y: y(moments.at(-1)?.rating ?? low) },
        grid,
    };
}

const round = (value: number): number => Math.round(value * 10) / 10;
