/** On a phone held upright, with the thumb. */
import { expect, test } from "vitest";
import { scrollable, small } from "./support/geometry";
import { playOn } from "./support/playing";
import { shot } from "./support/shots";
import { useBrowser } from "./support/browser-fixture";

const fixture = useBrowser();
/** What is swiped through. */
const SWIPED = '[data-part="row"], [data-part="hand"], [data-part="log"], [data-part="choice-list"], .sr-only';
const THUMB = 40; // pixels
/** What does something; a picture that is tapped to be read may be smaller, and so may a tile of the own city. */
const TAPPED = "main .btn, main .home, main .strip, main .own .last, main .can:not(.tile), dialog[open] .btn";

test("I play a whole game on a phone; nothing scrolls sideways, and every target is as large as a thumb", async () => {
    const me = await fixture.come({ touch: true });
    await me.visit("/");
    await me.page.getByRole("link", { name: "Play now" }).tap();
    const faults = new Set<string>();
    let pictured = false;
    const end = await playOn(me, Infinity, async (now, decisions) => {
        for (const one of await scrollable(me, "sideways", SWIPED)) faults.add(one);
        for (const one of await small(me, THUMB, TAPPED)) faults.add(one);
        if (decisions > 12 && !pictured && me.kind() === "act" && now.lines.some((line) => line.startsWith("build"))) {
            await shot(me, "phone");
            pictured = true;
        }
    });
    expect(end.at).toBe("end");
    expect([...faults]).toEqual([]);

    // The ways on from the end stand in two columns, the usual one over both; while a bot looks through the game, that is seen.
    await me.page.locator(".end header .ways").waitFor();
    const shares = await me.page.locator(".end header .ways").evaluate((ways) =>
        [...ways.querySelectorAll(":scope > .btn")].map((one) => one.getBoundingClientRect().width / ways.getBoundingClientRect().width));
    expect(shares[0]).toBeGreaterThan(0.95);
    expect(shares.slice(1).filter((share) => share < 0.45)).toEqual([]);
    let answer = (): void => undefined;
    const asked = new Promise<void>((done) => (answer = done));
    await me.page.route(/\/moments$/, async (route) => {
        await asked;
        await route.continue();
    });
    const moments = me.page.locator(".moments");
    await moments.getByText("A bot starts to review the game when you scroll here.").waitFor();
    await moments.scrollIntoViewIfNeeded();
    await moments.getByText("continues if you scroll away").waitFor();
    await moments.getByRole("progressbar").waitFor();
    await me.page.evaluate(() => scrollTo(0, 0));
    answer();
    await moments.getByRole("progressbar").waitFor({ state: "detached" });

    // Who has played a game to its end is no newcomer.
    await me.visit("/");
    await me.page.getByRole("link", { name: "New table" }).waitFor();
    expect(await me.page.getByText("New to Citadels?").count()).toBe(0);
});
