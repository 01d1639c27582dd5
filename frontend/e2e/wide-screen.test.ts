/** The whole table on one screen. */
import { expect, inject, test } from "vitest";
import { cut, hidden, overlapping, scrollable } from "./support/geometry";
import { shot } from "./support/shots";
import { useBrowser } from "./support/browser-fixture";

const fixture = useBrowser();
const { cookie, shown } = inject("prepared");
/** What may have more than it shows. */
const MADE_TO_SCROLL = '[data-part="log"], [data-part="choice-list"], .sr-only';

const PARTS = [
    '[data-part="row"] [data-character]', "section[data-seat] header .name", "section[data-seat] header .gold",
    "section[data-seat] header .hand", "section[data-seat] header .count", "[data-district]",
    '[data-part="hand"] [data-card]', '[data-part="choices"] button', ".top .game", ".mine .gold", '[data-anchor="deck"]',
];

for (const screen of [{ width: 1366, height: 768 }, { width: 1920, height: 1080 }]) {
    test(`eight players late in the game: everything is seen at ${screen.width}×${screen.height}, nothing is cut off`, async () => {
        const me = await fixture.come({ cookie, screen });
        await me.visit(`/t/${shown.eight}`);
        await me.settled();
        await me.page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(await scrollable(me, "both", MADE_TO_SCROLL)).toEqual([]);
        expect(await hidden(me, PARTS)).toEqual([]);
        expect(await overlapping(me, ["section[data-seat] header", "section[data-seat] header > *", ".top", '[data-part="city"]', '[data-part="row"]'])).toEqual([]);
        expect(await cut(me, "section[data-seat] .name, [data-part=choices] button, .label, [data-part=row] .title")).toEqual([]);
        const players = me.view()?.players ?? [];
        expect(await me.page.locator("[data-district]").count()).toBe(players.reduce((sum, { city }) => sum + city.length, 0));
        if (screen.width === 1366) await shot(me, "table-8");
    });
}

test("the table of five, in the middle of my turn", async () => {
    const me = await fixture.come({ cookie });
    await me.visit(`/t/${shown.five}`);
    await me.settled();
    expect(await scrollable(me, "both", MADE_TO_SCROLL)).toEqual([]);
    expect(await hidden(me, PARTS)).toEqual([]);
    await shot(me, "table");
});

test("the characters to choose from lie before me, with what I know beside", async () => {
    const me = await fixture.come({ cookie });
    await me.visit(`/t/${shown.selection}`);
    const { lines } = await me.settled();
    expect(await hidden(me, ['[data-part="tray"] [data-character]', ...PARTS.slice(0, 1)])).toEqual([]);
    expect(await me.page.locator('[data-part="tray"] .choice .cards [data-character]').count()).toBe(lines.length);
    await shot(me, "selection");
});
