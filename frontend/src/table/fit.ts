/** How many players fit beside each other, and how large the districts of their cities may be. */

/** card: a small card with its name; label: name, cost and type in one line; tile: cost and type only. */
export type Form = "card" | "label" | "tile";

export interface Fit {
    columns: number;
    rows: number;
    form: Form;
    /** The size of a district in pixels. */
    width: number;
    height: number;
}

interface Shape {
    form: Form;
    width: number;
    height: number;
}

export const GAP = 6; // between panels
const WITHIN = 4; // between districts
const HEAD = 38; // name, gold and hand of a player
const EDGE = 18; // what a panel takes left and right

/** Forms of a district from the best to the smallest that can be read. */
const SHAPES: readonly Shape[] = [
    ...[112, 104, 96, 88, 80, 74, 68, 64].map((width): Shape => ({ form: "card", width, height: Math.ceil(width * 1.4) })),
    ...[28, 25, 22].flatMap((height) => [136, 124].map((width): Shape => ({ form: "label", width, height }))),
    ...[25, 22].flatMap((height) => [112, 100].map((width): Shape => ({ form: "label", width, height }))),
    ...[100, 88, 76].map((width): Shape => ({ form: "label", width, height: 20 })),
];
const LEAST: Shape = { form: "label", width: 76, height: 18 };
const NARROWEST = 236; // of a panel: name, gold, hand and city must stand beside each other

interface Room {
    width: number;
    height: number;
}

/** The best way to lay `panels` out in so much room, where the largest city has `most` districts; null if there is none. */
export function fitting(panels: number, most: number, room: Room): Fit | null {
    const wanted = Math.max(most, 6); // cities grow: they should not shrink with every district
    for (const shape of SHAPES) {
        for (let columns = panels; columns >= 1; columns -= 1) {
            const rows = Math.ceil(panels / columns);
            const panel = (room.width - GAP * (columns - 1)) / columns;
            if (columns > 1 && panel < NARROWEST) continue;
            const width = panel - EDGE;
            const height = (room.height - GAP * (rows - 1)) / rows - HEAD - EDGE / 2;
            const beside = Math.floor((width + WITHIN) / (shape.width + WITHIN));
            const below = Math.floor((height + WITHIN) / (shape.height + WITHIN));
            if (beside * below >= wanted) return { columns: Math.ceil(panels / rows), rows, ...shape };
        }
    }
    return null;
}

/** As `fitting`; where nothing fits, the smallest there is. */
export function fit(panels: number, most: number, room: Room): Fit {
    const found = fitting(panels, most, room);
    if (found !== null) return found;
    const columns = Math.max(1, Math.min(panels, Math.floor(room.width / NARROWEST)));
    const rows = Math.ceil(panels / columns);
    return { columns: Math.ceil(panels / rows), rows, ...LEAST };
}

/** How districts are shown that all stand in one place: as large as fits, as labels if cards would be unreadable. */
export function fitCity(count: number, room: Room): { form: Form; width: number } {
    for (let width = 104; width >= 58; width -= 2) {
        // What a browser says is rounded, so one pixel is left.
        const beside = Math.floor((room.width - 1 + WITHIN) / (width + WITHIN));
        const below = Math.floor((room.height - 1 + WITHIN) / (Math.ceil(width * 1.4) + WITHIN));
        if (beside * below >= Math.max(count, 4)) return { form: "card", width };
    }
    return { form: "label", width: 100 };
}
