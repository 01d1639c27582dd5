import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { choose } from "./support/playing";
import { Visitor, openBrowser } from "./support/visitor";

const origin = inject("origin");
let browser: Browser;

beforeAll(async () => {
    browser = await openBrowser();
});
afterAll(() => browser.close());

test("I play a whole game against bots with the mouse", async () => {
    const me = await Visitor.come(browser, { origin });
    await me.visit("/");
    await me.page.getByRole("link", { name: "Play now" }).click();
    let decisions = 0;
    for (;;) {
        const now = await me.settled();
        if (now.at === "end") break;
        expect(now.at).toBe("table");
        await me.decide(choose(now.lines, me.view()));
        decisions += 1;
    }
    console.log(decisions, "decisions");
    await me.page.screenshot({ path: "/tmp/browser/end.png" });
    expect(me.troubles).toEqual([]);
    await me.leave();
});
