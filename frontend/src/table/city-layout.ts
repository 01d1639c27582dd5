/** How many players fit side by side, and how large the districts of their cities may be. */
import { READABLE, plainWidth, readableWidth } from "../art/text-size";

/** card: a small card with its name; label: name, cost and type in one line; tile: cost and type only. */
export type Form = "card" | "label" | "tile";

export interface Fit {
    columns: number;
    rows: number;
    form: Form;
    /** The size of a district in pixels. */
    width: number;
    height: number;
    /** How many fit side by side in the narrowest panel. */
    beside: number;
    /** Labels fill the panel; where that made them larger than the own ones, they are no wider than this. */
    widest: number;
}

/** How a district is drawn. */
export interface Shape {
    form: Form;
    width: number;
    height: number;
}

export interface Room {
    width: number;
    height: number;
}

export const GAP = 6; // between panels
export const WITHIN = 4; // between districts
const LINES_APART = 3; // between labels below each other
const EDGE = 18; // what a panel takes left and right
const LARGEST = 168;
const SMALLEST = 58;

export const tall = (width: number): number => Math.ceil(width * 1.4);

/** Labels from the best to the smallest that can be read; where names can be read on cards, cards are better. */
const LABELS: readonly Shape[] = [
    ...[34, 31, 28, 25].flatMap((height) => [150, 136, 124, 112].map((width): Shape => ({ form: "label", width, height }))),
    ...[25, 22].flatMap((height) => [124, 112, 100].map((width): Shape => ({ form: "label", width, height }))),
    ...[100, 88, 76].map((width): Shape => ({ form: "label", width, height: 20 })),
];
const LEAST: Shape = { form: "label", width: 76, height: 18 };
/** How the places of the others look. */
export interface Panel {
    /** What stands above the city. */
    head: number;
    /** How narrow a panel may be. */
    narrowest: number;
    /** On a card that is narrower than this a name can just be read: wide labels are better. */
    easy: number;
    /** Cities grow, and should not shrink with every district: there is always room for so many. */
    usual: number;
    /** Prices stand on the districts. */
    priced: boolean;
    /** How the own city is drawn: no other is drawn larger. */
    own: Shape | null;
}
/** Another player: name, gold and the number of cards are in one line above the city. */
export const PANEL: Panel = { head: 38, narrowest: 236, easy: 76, usual: 6, priced: false, own: null };
const ROOMY: readonly Shape[] = LABELS.filter(({ width, height }) => width >= 136 && height >= 31);
const WIDE = 190; // a label that is wider has room for another beside it
const AROUND_NAME = 43; // what a label has beside the name: cost, type, edges
const PRICE = { beside: 150, wide: 34, instead: -6 }; // a narrow label shows the price instead of cost and type
const TWO_LINES = 22; // from this height on

/** What the others have built: how many districts each, and all their names. */
export interface Cities {
    counts: readonly number[];
    names: readonly string[];
}

/** The best way to lay these cities out in so much room, so that every name can be read; null if there is none. */
export function fitting(cities: Cities, room: Room, panel: Panel = PANEL): Fit | null {
    const { counts, names } = cities;
    const grown = counts.map(() => Math.max(panel.usual, ...counts));
    const readable = Math.max(SMALLEST, readableWidth(names));
    return firstOf(shapes(readable, panel.easy), grown, names, room, panel) ?? firstOf(LABELS, counts, names, room, panel);
}

/** Like `fitting`; if not all names fit, labels for the current districts; else the smallest size. */
export function fit(cities: Cities, room: Room, panel: Panel = PANEL): Fit {
    const { counts } = cities;
    const found = fitting(cities, room, panel) ?? firstOf(LABELS, counts, [], room, panel);
    if (found !== null) return found;
    const columns = Math.max(1, Math.min(counts.length, Math.floor(room.width / panel.narrowest)));
    const rows = Math.ceil(counts.length / columns);
    return { columns: Math.ceil(counts.length / rows), rows, ...LEAST, widest: widest(LEAST, panel.own), beside: Math.max(1, abreast(LEAST.width, room.width / columns - EDGE)) };
}

/** Cards, as long as a name can be read on them, then labels. */
function* shapes(readable: number, easy: number): Generator<Shape> {
    let width = LARGEST;
    for (; width >= Math.max(readable, easy); width -= 4) yield { form: "card", width, height: tall(width) };
    yield* ROOMY;
    for (; width >= readable; width -= 4) yield { form: "card", width, height: tall(width) };
    yield* LABELS;
}

function firstOf(tried: Iterable<Shape>, counts: readonly number[], names: readonly string[], room: Room, panel: Panel): Fit | null {
    for (const shape of tried) {
        if (!modest(shape, panel.own)) continue;
        for (let rows = 1; rows <= counts.length; rows += 1) {
            const found = arranged(shape, rows, counts, names, room, panel);
            if (found !== null) return found;
        }
    }
    return null;
}

/** Whether a district of another city is drawn no larger than those of the own one; a card is always more than a label. */
function modest(shape: Shape, own: Shape | null): boolean {
    if (own === null) return true;
    return shape.form === own.form ? shape.width <= own.width && shape.height <= own.height : own.form === "card";
}

/** How wide a label may become: as an own label, or until it covers as much as an own card. */
function widest(shape: Shape, own: Shape | null): number {
    if (own === null) return Infinity;
    return own.form === "card" ? Math.floor((own.width * own.height) / shape.height) : own.width;
}

/** The panels in so many rows, if everything fits; the last row may have fewer and wider ones. */
function arranged(shape: Shape, rows: number, counts: readonly number[], names: readonly string[], room: Room, panel: Panel): Fit | null {
    const columns = Math.ceil(counts.length / rows);
    const inside = (panels: number): number => (room.width - GAP * (panels - 1)) / panels - EDGE;
    if (columns > 1 && inside(columns) + EDGE < panel.narrowest) return null;
    const beside = abreast(shape.width, inside(columns));
    if (beside === 0) return null;
    const even = (width: number): number => (width - WITHIN * (beside - 1)) / beside;
    const most = widest(shape, panel.own);
    if (shape.form === "label" && !names.every((name) => labelHolds(name, Math.min(most, even(inside(columns))), shape.height, panel.priced))) return null;
    const gap = shape.form === "label" ? LINES_APART : WITHIN;
    let height = -GAP;
    for (let first = 0; first < counts.length; first += columns) {
        const row = counts.slice(first, first + columns);
        const width = inside(row.length);
        const across = abreast(shape.form === "label" ? Math.max(shape.width, Math.min(WIDE, even(width))) : shape.width, width);
        height += GAP + panel.head + EDGE / 2 + Math.ceil(Math.max(...row) / across) * (shape.height + gap) - gap;
    }
    const stretched = even(inside(counts.length % columns || columns));
    return height <= room.height ? { columns, rows: Math.ceil(counts.length / columns), ...shape, beside, widest: most < stretched ? most : Infinity } : null;
}

const abreast = (size: number, room: number): number => Math.max(0, Math.floor((room + WITHIN) / (size + WITHIN)));

/** Whether a name can be read on a label, in one line or two. */
export function labelHolds(name: string, width: number, height: number, priced: boolean): boolean {
    const price = priced ? (width < PRICE.beside ? PRICE.instead : PRICE.wide) : 0;
    return plainWidth(name, height < TWO_LINES ? 1 : 2) * READABLE <= width - AROUND_NAME - price;
}

// -- characters to choose from -----------------------------------------------------------------------------------------
export interface Offer {
    /** Cards of this width; or a list of lines, where the words on cards could not be read. */
    form: "cards" | "list";
    width: number;
    columns: number;
    /** What is known of the other characters stands beside these, not below. */
    beside: boolean;
}

const WORDS_LEAST = 10; // pixels: the letters on a character's card
const WORDED = 112; // narrower cards have no words at all
const AROUND: Room = { width: 40, height: 58 }; // what the tray itself takes
const KNOWN: Room = { width: 205, height: 66 }; // what is known, where it stands beside or below
const BETWEEN = 10;
const WIDEST = 176;
const LINE = 250; // a line of the list

/** How `count` characters are laid out; `words` is the part of its full size that the longest sentence has on a card. */
export function fitOffer(count: number, words: number, room: Room): Offer {
    const offers: Offer[] = [];
    for (const rows of [1, 2]) {
        for (const beside of [true, false]) {
            const columns = Math.ceil(Math.max(1, count) / rows);
            const across = (room.width - AROUND.width - (beside ? KNOWN.width : 0)) / columns - BETWEEN;
            const down = (room.height - AROUND.height - (beside ? 0 : KNOWN.height)) / rows - BETWEEN;
            offers.push({ form: "cards", width: Math.floor(Math.min(WIDEST, across, down / 1.4)), columns, beside });
        }
    }
    const best = offers.reduce((one, other) => (other.width > one.width ? other : one));
    if (best.width >= WORDED && (best.width / 10) * words >= WORDS_LEAST) return best;
    const columns = Math.min(Math.max(1, Math.floor(room.width / LINE)), count > 3 ? 3 : 1);
    return { form: "list", width: LINE, columns, beside: false };
}

// -- the own place -----------------------------------------------------------------------------------------------------
export interface Place {
    /** What the city has of the width, in pixels. */
    width: number;
    city: Shape;
    /** full: with the words of the card; cards that are small stand in two rows. */
    hand: { size: "full" | "small"; width: number; rows: number };
}

/** How much of the height is one's own: where many sit around the table their cities need it, where few do there is more. */
export function ownShare(players: number, page: Room): number {
    if (players <= 2) return 0.41;
    if (players <= 4) return page.height >= HIGH || page.width < page.height * BROAD ? 0.35 : 0.29;
    return players === 5 ? 0.27 : players === 6 ? 0.25 : 0.23;
}

const HIGH = 880; // a page with room for two rows of own districts
const BROAD = 1.5; // on one that is less broad than high, city and hand are short of width
const HEADING = 22; // above the own city
export const APART = 14; // between city and hand
const HELD = 6; // between cards of the hand
const LIFT = 12; // a card that can be chosen is a little higher than the others
const FEW = 4; // districts for which there is always room
const WORDS = 118; // from here on a card of the hand shows its words well
const LEGIBLE = 86; // a card of the hand with its picture and name
const PEEKING = 34; // what is seen of one that lies under the next
const SPARED = 5; // two rows may have names that are a little smaller: better than cards over each other
const WORDLESS = 0.8; // cards in two rows have no words: they must be larger to be worth as much
/** An own label: at least and at most; from the easy width on, any name stands in one line. */
const LABEL = { narrow: 108, easy: 150, wide: 220, low: 26, high: 40 };

/** City and hand share the room: both as large as possible, the smaller of the two first. */
export function fitMine(districts: number, cards: number, room: Room, least = SMALLEST): Place {
    let best: { place: Place; worth: readonly [number, number] } | null = null;
    for (const city of cities(Math.max(districts, FEW), room.height - HEADING, least)) {
        const hand = fitHand(cards, { width: room.width - city.width - APART, height: room.height }, least);
        if (hand === null) continue;
        const short = Math.min(city.shape.width / (city.shape.form === "card" ? WORDS : LABEL.easy), (hand.width / WORDS) * (hand.rows > 1 ? WORDLESS : 1));
        const worth = [city.shape.form === "card" ? short : short - 1, city.shape.width + hand.width] as const;
        if (best === null || worth[0] > best.worth[0] || (worth[0] === best.worth[0] && worth[1] > best.worth[1])) {
            best = { place: { width: city.width, city: city.shape, hand }, worth };
        }
    }
    if (best !== null) return best.place;
    // Too many for any room: the cards of the hand lie over each other.
    const most = room.width - LEGIBLE - cards * PEEKING;
    const found = [...cities(Math.max(districts, FEW), room.height - HEADING, least)].find(({ width }) => width <= most);
    const { width, shape } = found ?? { width: room.width / 2, shape: { form: "label" as const, width: LABEL.narrow, height: LABEL.low } };
    return { width, city: shape, hand: { size: "full", width: LEGIBLE, rows: 1 } };
}

/** The ways in which a city can stand, and how wide each is. */
function* cities(count: number, height: number, least: number): Generator<{ width: number; shape: Shape }> {
    for (let width = LARGEST; width >= Math.max(SMALLEST, least); width -= 2) {
        const rows = Math.floor((height + WITHIN) / (tall(width) + WITHIN));
        if (rows > 0) yield { width: Math.ceil(count / rows) * (width + WITHIN) + 1, shape: { form: "card", width, height: tall(width) } };
    }
    for (let columns = 1; columns <= count; columns += 1) {
        const high = Math.min(LABEL.high, Math.floor((height + WITHIN) / Math.ceil(count / columns)) - WITHIN);
        if (high < LABEL.low) continue;
        for (let width = LABEL.wide; width >= LABEL.narrow; width -= 8) {
            yield { width: columns * (width + WITHIN) + 1, shape: { form: "label", width, height: high } };
        }
    }
}

/** Cards beside each other that do not cover each other: in one row, or small ones in two; null where there is no room. */
function fitHand(cards: number, room: Room, least: number): Place["hand"] | null {
    const beside = (count: number): number => Math.floor((room.width - 12) / Math.max(1, count) - HELD);
    const one = Math.min(LARGEST, Math.floor((room.height - LIFT) / 1.4), beside(Math.max(cards, 1)));
    if (one >= LEGIBLE) return { size: "full", width: one, rows: 1 };
    const two = Math.min(Math.floor((room.height - HELD) / 2.8), beside(Math.ceil(cards / 2)));
    return two >= Math.max(SMALLEST, least - SPARED) ? { size: "small", width: two, rows: 2 } : null;
}
