/** What the studies say: beside a card in the rules, and of a cast that is chosen. */
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import cards from "../src/numbers/cards.json";
import models from "../src/numbers/casts.json";
import { useBrowser } from "./support/browser-fixture";
import { PHONE } from "./support/visitor";

const fixture = useBrowser();

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
const wins = (share: number): string => new Intl.NumberFormat("en", { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(100 * share).replace("-", "−");

test("a card in the rules has its figures and a small plot, on a phone too; an edition without studies has none", async () => {
    const me = await fixture.come({ screen: PHONE });
    const { page } = me;
    await me.visit("/rules/deluxe#card-king");
    const king = page.locator("#card-king [data-part=laboratory]");
    await king.waitFor();
    const { bots, players } = cards.deluxe.king;
    const [value, low, high] = bots.builder as [number, number, number];
    expect(await king.innerText()).toContain(`the number of wins in 100 games by ${wins(value)} compared with the average choice on offer (most likely ${wins(low)} to ${wins(high)})`);
    for (const axis of ["Change in wins per 100 games", "Players"]) await king.getByText(axis, { exact: true }).waitFor();
    expect(await king.locator("circle").count()).toBe(players.length);
    expect(await king.getByRole("img").getAttribute("aria-label")).toContain(`By number of players: ${players[0]?.[0] ?? ""} players`);
    expect(await fits(page)).toBe(true);
    await me.visit("/rules/common-city");
    await page.locator("article").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.locator("[data-part=laboratory]").count()).toBe(0);
});

test("a chosen cast says what to expect; what cannot be said is not", async () => {
    const me = await fixture.come({ screen: PHONE });
    const { page } = me;
    await me.visit("/new");
    const outlook = page.locator("[data-part=outlook]");
    await outlook.getByText("minutes for people who know the game").waitFor();
    expect(await outlook.innerText()).toMatch(/Learned from \d+ casts/);
    expect(await fits(page)).toBe(true);
    expect(Object.keys(models)).not.toContain("classic 8");
    await page.getByText("Random", { exact: true }).first().click();
    await outlook.waitFor({ state: "detached" });
});

test("nobody loads the figures of cards and casts before they are read", async () => {
    const me = await fixture.come();
    const loaded: string[] = [];
    me.page.on("request", (request) => loaded.push(request.url()));
    await me.visit("/");
    await me.page.waitForLoadState("networkidle");
    const numbers = /\/(cards|CastOutlook|LabFigures)-/;
    expect(loaded.filter((url) => numbers.test(url))).toEqual([]);
    await me.visit("/rules/deluxe#card-king");
    await me.page.locator("#card-king [data-part=laboratory]").waitFor();
    expect(loaded.filter((url) => numbers.test(url)).length).toBeGreaterThan(0);
});
