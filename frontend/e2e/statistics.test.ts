/** What I did in my own games: counted, chosen from, saved, beside the cards; and nobody else's business. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TOO_FEW } from "../src/pages/statistics/counting";
import { playGame } from "./support/playing";
import { useBrowser } from "./support/browser-fixture";
import { PHONE } from "./support/visitor";

const fixture = useBrowser();

test("my finished game is counted on my page, on my phone, beside my cards and in a file", async () => {
    const me = await fixture.come({ screen: PHONE });
    const { page } = me;
    await me.visit("/stats");
    await page.getByText("No finished games yet.").waitFor();
    const code = await playGame(page);
    await me.visit("/games");
    await page.getByRole("link", { name: "Your statistics" }).click();
    await page.getByText("1 game", { exact: true }).waitFor();
    await page.getByText("too few games").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);

    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as CSV" }).click()]);
    const [heads = "", row = ""] = readFileSync(await file.path(), "utf-8").replace("\uFEFF", "").split("\r\n");
    const cells = Object.fromEntries(heads.split(",").map((head, index) => [head, row.split(",")[index]]));
    expect(cells).toMatchObject({ code, edition: "deluxe", players: "3", people: "1", bots: "easy easy", aided: "0" });

    await page.getByLabel("Against").selectOption("people");
    await page.getByText("None of your games matches.").waitFor();
    await page.getByLabel("Against").selectOption("bots");
    const character = page.locator("#by-character ~ .scroll tbody a").first();
    const name = await character.innerText();
    await character.click();
    const entry = page.locator("article", { has: page.getByRole("heading", { name, exact: true }) });
    await entry.locator('[data-part="figures"]').getByText(/held (once|\d+ times)/).waitFor();

    const stranger = await fixture.come();
    await stranger.visit("/stats");
    await stranger.page.getByText("No finished games yet.").waitFor();
});

test("after a few games they are drawn one by one, and both axes say what they are", async () => {
    const me = await fixture.come({ screen: PHONE });
    const { page } = me;
    await me.visit("/stats");
    for (let game = 0; game < TOO_FEW; game += 1) await playGame(page);
    await me.visit("/stats");
    const course = page.getByRole("region", { name: "Over time" });
    await course.locator("p", { hasText: /^Opponents beaten$/ }).waitFor();
    await course.getByText("Games, the latest on the right").waitFor();
    await course.getByText("Points", { exact: true }).first().click();
    await course.locator("p", { hasText: /^Points$/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
});
