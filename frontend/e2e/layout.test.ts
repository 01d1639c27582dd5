/** The table of two to eight players on every screen: names can be read, nothing lies on anything else, and no district is drawn larger than mine. */
import { expect, inject, test } from "vitest";
import { covered, cut, hidden, overlapping, scrollable, smallerThanOthers, tiny, under } from "./support/geometry";
import { useBrowser } from "./support/browser-fixture";
import { DESKTOP, PHONE, QUICK, type Visitor } from "./support/visitor";

const fixture = useBrowser();
const { cookie, questions, shown } = inject("prepared");
const READABLE = 11; // pixels
const TABLES = ["two", "three", "four", "five", "six", "seven", "eight"] as const;
const SCREENS = [[1024, 768], [1366, 768], [1440, 900], [2560, 1440]] as const;
const PHONES = [[390, 844], [320, 640]] as const;
const TABLET = [768, 1024] as const;
const SWIPED = '[data-part="row"], [data-part="hand"], [data-part="log"], [data-part="choice-list"], .strips, .sr-only';
/** The own place: characters and purse, city, hand. */
const MINE = [".mine", ".mine .things", ".mine .me", ".mine .me .mine"];

/** As wide and high as that, with everything in its new place. */
async function resized(me: Visitor, [width, height]: readonly [number, number]): Promise<void> {
    await me.page.setViewportSize({ width, height });
    await me.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function faults(me: Visitor): Promise<string[]> {
    return [
        ...(await scrollable(me, "sideways", SWIPED)),
        ...(await tiny(me, READABLE)),
        ...(await cut(me, "section[data-seat] header .name, .label, [data-part=row] .title, [data-part=choices] button, .district .ribbon, .mine h2, .filter button")),
        ...(await covered(me, "[data-part=row] .title, [data-part=row] .owner, .mine .title", ".tokens, .cross, .badge")),
    ];
}

test("from two to eight players on screens from 1024 to 2560: names of at least 11 pixels, nothing covered or cut", async () => {
    const me = await fixture.come({ cookie });
    const found: string[] = [];
    for (const table of TABLES) {
        await me.visit(`/t/${shown[table]}`);
        await me.settled();
        await me.page.evaluate(() => document.fonts.ready.then(() => undefined));
        for (const screen of SCREENS) {
            await resized(me, screen);
            const all = [
                ...(await faults(me)),
                ...(await scrollable(me, "both", '[data-part="log"], [data-part="choice-list"], .sr-only')),
                ...(await hidden(me, [".mine .me button", ".mine [data-district]", '[data-part="hand"] [data-card]'])),
                ...(await overlapping(me, MINE)),
                ...(await smallerThanOthers(me)),
            ];
            found.push(...all.map((one) => `${table} at ${screen.join("×")}: ${one}`));
        }
    }
    expect(found).toEqual([]);
});

test("on a phone nothing scrolls sideways, and the ways to cards, log and menu are named", async () => {
    const me = await fixture.come({ cookie, touch: true });
    for (const table of TABLES) {
        await me.visit(`/t/${shown[table]}`);
        await me.settled();
        for (const screen of PHONES) {
            await resized(me, screen);
            expect([...(await faults(me)), ...(await smallerThanOthers(me))], `${table} at ${screen.join("×")}`).toEqual([]);
        }
        await resized(me, TABLET);
        expect([...(await scrollable(me, "sideways", SWIPED)), ...(await smallerThanOthers(me))], `${table} on a tablet`).toEqual([]);
    }
    expect(await me.page.locator("header nav button span").allTextContents()).toEqual(["Cards", "Log", "Menu"]);
    expect(await hidden(me, ["header nav button span"])).toEqual([]);
});

test("every character to choose shows what it does, on any screen", async () => {
    for (const touch of [false, true]) {
        const me = await fixture.come({ cookie, touch, ...(touch ? { screen: PHONE } : {}) });
        await me.visit(`/t/${shown.selection}`);
        const { lines } = await me.settled();
        for (const screen of touch ? PHONES : SCREENS) {
            await resized(me, screen);
            const words = await me.page.evaluate(() =>
                [...document.querySelectorAll('[data-part="tray"] .characters [data-character]')].flatMap((one) =>
                    [...one.querySelectorAll(".power, .words span")].map((text) => (text.getClientRects().length > 0 ? parseFloat(getComputedStyle(text).fontSize) : 0))));
            expect(words.length, screen.join("×")).toBe(lines.length);
            expect(Math.min(...words), screen.join("×")).toBeGreaterThanOrEqual(10);
        }
        expect(await me.page.getByText("Press and hold a card to read it").count()).toBe(touch ? 1 : 0);
    }
});

test("cards that lie in the middle leave in sight who the others are and what they have", async () => {
    for (const touch of [false, true]) {
        const me = await fixture.come({ cookie, touch, ...(touch ? { screen: PHONE } : {}) });
        for (const code of [shown.selection, questions.keep ?? "", questions.pick ?? ""]) {
            await me.visit(`/t/${code}`);
            await me.settled();
            await me.page.evaluate(() => document.fonts.ready.then(() => undefined));
            const others = (me.view()?.players.length ?? 0) - 1;
            for (const screen of touch ? PHONES : SCREENS) {
                await resized(me, screen);
                const where = `${code} at ${screen.join("×")}`;
                const places = touch ? ".strip .name, .strip .stock > *, section.player header .name, section.player .stock > *" : "section.player header .name, section.player .stock > *";
                if ((await under(me, '[data-part="tray"]', places)).length === 0) continue;
                expect(await hidden(me, ['[data-part="heads"] .head > *']), where).toEqual([]);
                expect(await cut(me, '[data-part="heads"] b'), where).toEqual([]);
                expect(await me.page.locator('[data-part="heads"] .head').count(), where).toBe(others);
            }
        }
    }
});

test("the detail of a card covers none of the cards beside it", async () => {
    const me = await fixture.come({ cookie });
    for (const [code, row] of [[shown.four, '.mine [data-part="hand"] [data-card]'], [shown.four, ".mine [data-district]"], [questions.keep ?? "", '[data-part="tray"] [data-card]']] as const) {
        await me.visit(`/t/${code}`);
        await me.settled();
        for (const card of await me.page.locator(row).all()) {
            await card.hover();
            await me.page.locator(".detail").waitFor();
            expect(await under(me, ".detail", row), `${code} ${row}`).toEqual([]);
            await me.page.mouse.move(2, 2);
            await me.page.locator(".detail").waitFor({ state: "detached" });
        }
    }
});

test("by day, too, a card that cannot be built now can be read", async () => {
    const me = await fixture.come({ cookie, prefs: { ...QUICK, theme: "light" } });
    await me.visit(`/t/${shown.four}`);
    await me.settled();
    const dim = me.page.locator('.mine [data-part="hand"] .barred .face');
    expect(await dim.count()).toBeGreaterThan(0);
    expect(await dim.first().evaluate((face) => getComputedStyle(face).filter)).not.toContain("opacity");
});

test("the cards of this game can be read at any time, and in any light", async () => {
    const me = await fixture.come({ cookie, prefs: { ...QUICK, theme: "light" } });
    await me.visit(`/t/${shown.six}`);
    await me.settled();
    // By day, too, what stands out is seen: the way home, the line under the chosen tab, the edge of who plays.
    for (const [selector, property] of [[".top .home", "color"], ['[role="tab"][aria-selected="true"]', "borderBottomColor"], [".mine.now", "borderTopColor"]] as const) {
        const colour = await me.page.locator(selector).first().evaluate((one, name) => getComputedStyle(one)[name], property);
        const [red = 255, green = 255, blue = 255] = colour.match(/\d+/g)?.map(Number) ?? [];
        expect(Math.max(red, green, blue), `${selector}: ${colour}`).toBeLessThan(140);
    }
    await me.page.getByRole("button", { name: "Cards in this game" }).click();
    const sheet = me.page.locator('[data-part="cast"]');
    await sheet.getByText("Blackmailer").waitFor();
    const { characters = [], uniques = [] } = me.view() as { characters?: string[]; uniques?: string[] };
    expect(await sheet.locator("li").count()).toBe(characters.length + new Set(uniques).size);
    expect((await sheet.locator("p").allTextContents()).every((text) => text.length > 10)).toBe(true);
});

test("the log stays at its end when it is told in another language", async () => {
    const me = await fixture.come({ cookie });
    await me.visit(`/t/${shown.eight}`);
    await me.settled();
    const left = (): Promise<number> =>
        me.page.locator('main [data-part="log"]').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
    await me.until("the log is at its end", async () => (await left()) < 2);
    await me.page.locator("header select").selectOption("ru");
    await me.page.getByText("Журнал").first().waitFor();
    await me.until("the log is at its end", async () => (await left()) < 2);
    expect(await cut(me, "section[data-seat] header .name")).toEqual([]);
    expect(await overlapping(me, ["section[data-seat] header", "section[data-seat] header > *"])).toEqual([]);
});

test("with large cards and letters everything still has its place", async () => {
    const me = await fixture.come({ cookie, screen: DESKTOP, prefs: { ...QUICK, size: "large" } });
    await me.visit(`/t/${shown.four}`);
    await me.settled();
    await me.page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await me.page.evaluate(() => document.documentElement.currentCSSZoom)).toBeGreaterThan(1.1);
    expect(await faults(me)).toEqual([]);
    expect(await scrollable(me, "both", '[data-part="log"], [data-part="choice-list"], .sr-only')).toEqual([]);
    expect(await hidden(me, ["[data-district]", '[data-part="hand"] [data-card]', '[data-part="choices"] button'])).toEqual([]);
    // What opens beside a card stands there, too.
    const card = me.page.locator(".mine [data-district] button").first();
    await card.click();
    const [detail, thing] = await Promise.all([me.page.locator(".detail").boundingBox(), card.boundingBox()]);
    expect(Math.abs((detail?.y ?? 0) + (detail?.height ?? 0) - (thing?.y ?? 0))).toBeLessThan(40);
    expect(await under(me, ".detail", ".mine [data-district]")).toEqual([]);
});
