/** A whole game with the mouse, from the home page to the final score. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { playOn } from "./support/playing";
import { shot } from "./support/shots";
import { useBrowser } from "./support/browser-fixture";

const fixture = useBrowser();

test("I play a whole game against bots with the mouse, then look at it again, share it, and play once more", async () => {
    const me = await fixture.come();
    const { page } = me;
    await me.visit("/");
    await page.getByRole("link", { name: "Play now" }).click();
    expect((await playOn(me)).at).toBe("end");
    const { code } = me;

    // The result: who has won, and everybody's points with their reasons.
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/^You (win!|share the win!|finished (2nd|3rd|4th))$/);
    const totals = await page.locator(".sheet .total").allTextContents();
    expect(totals.map(Number)).toEqual(me.heard.findLast((one) => one.type === "update")?.over?.scores
        .map(({ total }) => total).sort((a, b) => b - a));
    await page.getByRole("heading", { name: "Game history" }).waitFor();
    await shot(me, "end");

    // The record is a file that can be kept.
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download" }).click()]);
    expect(download.suggestedFilename()).toBe(`citadels-${code}.json`);
    const record = JSON.parse(readFileSync(await download.path(), "utf-8")) as { format: string; moves: string[] };
    expect(record.format).toBe("citadels-record");

    // The link leads to the replay.
    const copied = page.getByRole("button", { name: "Link copied" }).waitFor(); // it says so for two seconds
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await copied;
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${me.origin}/g/${code}`);
    const friend = await fixture.come();
    const { page: theirs } = friend;
    let loads = 0;
    theirs.on("request", (request) => {
        if (request.url().endsWith(`/api/games/${code}`)) loads += 1;
    });
    await theirs.goto(link);

    // Move by move, with all cards open.
    await theirs.getByText(`0 of ${record.moves.length}`).waitFor();
    const seen: string[] = [];
    for (const name of ["One move forward", "One move forward", "One move back", "Go to the end"]) {
        await theirs.getByRole("button", { name }).click();
        seen.push((await theirs.locator(".transport .at").textContent()) ?? "");
    }
    const last = record.moves.length;
    expect(seen).toEqual([`1 of ${last}`, `2 of ${last}`, `1 of ${last}`, `${last} of ${last}`]);
    // The address follows, without loading the game again: that would take back a move made meanwhile.
    await theirs.waitForURL(`**/g/${code}?step=${last}`);
    await theirs.getByRole("button", { name: "One move back" }).click();
    await theirs.waitForURL(`**/g/${code}?step=${last - 1}`);
    await theirs.keyboard.press("ArrowLeft");
    expect(await theirs.locator(".transport .at").textContent()).toBe(`${last - 2} of ${last}`);
    expect(loads).toBe(1);
    await theirs.keyboard.press("Home");
    await theirs.getByText("Before the first move").waitFor();
    await theirs.keyboard.press("ArrowRight");
    expect(await theirs.locator(".transport strong").textContent()).not.toContain("Before the first move");
    expect(await theirs.locator('[data-part="hand"] [data-card]').count()).toBeGreaterThan(4);

    // The deal can be checked: by me, whose browser knows the commitment, and by a friend who was not there.
    await me.visit(`/g/${code}`);
    for (const [one, words] of [[page, "Your browser saw the same commitment"], [theirs, "only the server vouches"]] as const) {
        await one.getByRole("button", { name: "Check the deal" }).click();
        await one.getByText("The cards were dealt exactly as the server committed to before the game.").waitFor();
        await one.getByText(words).waitFor();
    }
    await me.visit(`/t/${code}`);

    // Once more against the same bots, with one click.
    await page.getByRole("button", { name: "Play again" }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(code));
    expect((await playOn(me, 3)).at).toBe("table");
});
