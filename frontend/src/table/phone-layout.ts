/** Divides the height of a phone between the player's own city, above the hand, and the others, above that. */
import { readableWidth } from "../art/text-size";
import { type Cities, type Fit, PANEL, type Shape, WITHIN, fitting, labelHolds, tall } from "./city-layout";

interface Own {
    count: number;
    names: readonly string[];
    /** Its districts can be clicked, so each is as large as a thumb. */
    aimed: boolean;
    /** Prices stand on them. */
    priced: boolean;
}

export interface Others extends Cities {
    /** Their districts can be clicked: labels are too thin for that, strips open the city with large cards. */
    aimed: boolean;
}

/** The space for the cities, in pixels. */
interface Rooms {
    /** The width of the others' panels, and of the own city. */
    width: number;
    own: number;
    /** Whether strips of the others fit where the own city is so high. */
    bare: (own: number) => boolean;
    /** What the panels of the others have where the own city is so high. */
    others: (own: number) => number;
}

interface Shared {
    own: Shape;
    /** The panels of the others; null: they are strips. */
    others: Fit | null;
}

const USUAL = 6; // a city that grows should not be drawn in another way with every district
const PANEL_USUAL = 7;
const TILE: Shape = { form: "tile", width: 30, height: 40 };
const CARDS = { largest: 140, least: 80, step: 5 }; // heights without fractions: what is measured adds up
const HEIGHTS = [34, 31, 28, 25];
const THUMB = 40;
const NARROW = 112; // a label
const COLUMNS = 2; // at least: a single label as wide as the page looks empty
const ROW_GAP = 3;

/** Both as large as possible, the smaller first; a tile, which shows no name, only where there is no room for more. */
export function share(own: Own, others: Others, rooms: Rooms): Shared {
    for (const count of new Set([Math.max(USUAL, own.count), own.count])) {
        let best: { shared: Shared; worth: readonly [number, number] } | null = null;
        for (const { shape, height } of shapes(own, count, rooms.own)) {
            const found = fitting(others, { width: rooms.width, height: rooms.others(height) }, { ...PANEL, usual: PANEL_USUAL, own: shape });
            const panels = found?.form === "label" && others.aimed ? null : found;
            if (panels === null && !rooms.bare(height)) continue;
            const worth = [panels === null ? 0 : size(panels), size(shape)] as const;
            if (best === null || worth[0] > best.worth[0] || (worth[0] === best.worth[0] && worth[1] > best.worth[1])) {
                best = { shared: { own: shape, others: panels }, worth };
            }
        }
        if (best !== null) return best.shared;
    }
    return { own: TILE, others: null };
}

/** Any card is more than any label. */
const size = ({ form, width, height }: Shape): number => (form === "card" ? 1e6 : 0) + height * 1000 + width;

/** The layouts of the own city with readable names, and the height of each. */
function* shapes(own: Own, count: number, width: number): Generator<{ shape: Shape; height: number }> {
    const beside = (size: number): number => Math.floor((width + WITHIN) / (size + WITHIN));
    const below = (columns: number, high: number, gap: number): number => Math.ceil(count / columns) * (high + gap) - gap;
    for (let card = CARDS.largest; card >= Math.max(CARDS.least, readableWidth(own.names)); card -= CARDS.step) {
        yield { shape: { form: "card", width: card, height: tall(card) }, height: below(beside(card), tall(card), WITHIN) };
    }
    for (let columns = COLUMNS; columns <= beside(NARROW); columns += 1) {
        const wide = Math.floor((width - WITHIN * (columns - 1)) / columns);
        for (const high of own.aimed ? [THUMB] : HEIGHTS) {
            if (!own.names.every((name) => labelHolds(name, wide, high, own.priced))) continue;
            yield { shape: { form: "label", width: wide, height: high }, height: below(columns, high, ROW_GAP) };
        }
    }
}
