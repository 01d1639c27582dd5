/** The own city is the largest: no district of another city is drawn larger than mine, on any screen. */
import { expect, inject, test } from "vitest";
import { scrollable } from "./support/geometry";
import { useBrowser } from "./support/stage";
import type { Visitor } from "./support/visitor";

const stage = useBrowser();
const { cookie, shown } = inject("prepared");
const TABLES = ["two", "three", "four", "five", "seven", "eight"] as const;
const SCREENS = [[1024, 768], [1366, 768], [1440, 900], [2560, 1440]] as const;
const PHONES = [[390, 844], [320, 640], [768, 1024]] as const;

interface Measured {
    /** 0: a tile without its name; 1: a label; 2: a card. */
    form: number;
    width: number;
    height: number;
}

function measured(me: Visitor, selector: string): Promise<Measured[]> {
    return me.page.evaluate((wanted) =>
        [...document.querySelectorAll(wanted)].map((one) => {
            const { width, height } = one.getBoundingClientRect();
            return { form: one.classList.contains("tile") ? 0 : one.classList.contains("label") ? 1 : 2, width, height };
        }), selector);
}

/** Where mine are smaller: in a lesser form, or in the same form narrower or lower, or with less area than a wide label. */
async function smaller(me: Visitor): Promise<string[]> {
    const mine = await measured(me, ".mine [data-district] > button");
    const theirs = await measured(me, "section.player [data-district] > button, .strip .city .district");
    expect(mine.length).toBeGreaterThan(0);
    expect(theirs.length).toBeGreaterThan(0);
    const NEAR = 0.5; // of a pixel
    const found = mine.flatMap((own) => theirs
        .filter((other) => own.form < other.form
            || (own.form === other.form && (own.width < other.width - NEAR || own.height < other.height - NEAR))
            || own.width * own.height < other.width * (other.height - NEAR))
        .map((other) => `${own.width.toFixed()}×${own.height.toFixed()} (${own.form}), theirs ${other.width.toFixed()}×${other.height.toFixed()} (${other.form})`));
    return [...new Set(found)];
}

for (const [kind, screens, touch] of [["screen", SCREENS, false], ["phone", PHONES, true]] as const) {
    test(`with two to eight players on any ${kind}, no district is drawn larger than mine`, async () => {
        const me = await stage.come({ cookie, touch });
        const found: string[] = [];
        for (const table of TABLES) {
            await me.visit(`/t/${shown[table]}`);
            await me.settled();
            await me.page.evaluate(() => document.fonts.ready.then(() => undefined));
            for (const [width, height] of screens) {
                await me.page.setViewportSize({ width, height });
                await me.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
                for (const one of await smaller(me)) found.push(`${table} at ${width}×${height}: mine ${one}`);
                const swiped = '[data-part="row"], [data-part="hand"], [data-part="log"], [data-part="choice-list"], .strips, .sr-only';
                for (const one of await scrollable(me, touch ? "sideways" : "both", swiped)) found.push(`${table} at ${width}×${height}: ${one}`);
            }
        }
        expect(found).toEqual([]);
    });
}
