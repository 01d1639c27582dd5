/** Ratings: only for who wants them; a rated table, the ladder, and a tournament from sign-up to its first table. */
import { expect, test } from "vitest";
import { HOST_KEY } from "./support/server";
import { playGame } from "./support/playing";
import { useBrowser } from "./support/browser-fixture";
import { QUICK } from "./support/visitor";

const fixture = useBrowser();

test("who wants to be rated sits at rated tables and in tournaments, and nobody else does", async () => {
    const ana = await fixture.come({ prefs: { ...QUICK, name: "Ana" }, touch: true, screen: { width: 390, height: 800 } });
    const bob = await fixture.come({ prefs: { ...QUICK, name: "Bob" } });
    for (const one of [ana, bob]) {
        await one.visit("/settings");
        await one.page.evaluate(async (name) => {
            await fetch("/api/me", { method: "POST", body: JSON.stringify({ name }), headers: { "Content-Type": "application/json" } });
        }, one === ana ? "Ana" : "Bob");
    }
    await ana.visit("/ratings");
    await ana.page.getByRole("switch", { name: "Rate my games" }).tap();
    await ana.page.getByRole("switch", { name: "Show me on the ladder" }).tap();
    await ana.page.getByText("No rated games yet.").waitFor();
    await ana.page.getByText("Nobody is on this ladder yet.").waitFor();

    // A rated table is made by who wants it; Bob is asked whether he agrees before he sits there, or makes one himself.
    await ana.visit("/new");
    await ana.page.getByRole("switch", { name: "Rated game" }).press("Space");
    await ana.page.getByRole("button", { name: "Invite players" }).tap();
    await ana.page.waitForURL(/\/t\//);
    await ana.page.getByRole("region", { name: "Start the game" }).getByText("Rated game").waitFor();
    const code = ana.page.url().split("/t/")[1] ?? "";
    bob.expected.push(/the server responded with a status of 400/);
    const answer = await bob.page.evaluate(async (path) => (await (await fetch(path, { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } })).json()) as { code: string }, `/api/tables/${code}/sit`);
    expect(answer.code).toBe("not-rated");
    const question = bob.page.getByRole("dialog", { name: "Do you want to be rated?" });
    await bob.visit("/new");
    const rated = bob.page.getByRole("switch", { name: "Rated game" });
    await rated.press("Space");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => rated.isChecked()).toBe(false);
    const free = await ana.page.evaluate(async () => (await (await fetch("/api/tables", { method: "POST", body: JSON.stringify({ setup: { seats: 2, rated: true } }), headers: { "Content-Type": "application/json" } })).json()) as { code: string });
    await bob.visit(`/t/${free.code}`);
    await bob.page.getByRole("button", { name: "Sit down" }).click();
    await question.getByRole("button", { name: "Agree" }).click();
    await bob.page.getByText("Waiting for the host to start the game.").waitFor();
    await bob.visit("/new");
    await rated.press("Space");
    await bob.page.getByRole("complementary", { name: "Your table" }).getByText("Rated game").waitFor();
    expect(await question.count()).toBe(0);

    // The end of a rated game says what it did: to Ana, who is on the ladder, for everybody; to Bob for him alone.
    for (const [one, other] of [[ana, bob], [bob, ana]] as const) {
        const over = await playGame(one.page, { rated: true });
        for (const reader of [one, other]) {
            await reader.visit(`/t/${over}`);
            const part = reader.page.getByRole("region", { name: "Ratings after this game" });
            await part.getByRole("link", { name: "All about ratings" }).waitFor();
            const rows = await part.getByRole("listitem").allInnerTexts();
            const wanted = one === ana || reader === bob ? [one === ana ? /Ana\s+1000 → \d+ ± \d+/ : /Bob\s+1000 → \d+ ± \d+/] : [];
            expect(rows).toEqual(wanted.map((words) => expect.stringMatching(words) as string));
        }
    }

    // The host makes a tournament; both sign up by its link.
    const host = await fixture.come({ prefs: QUICK });
    host.expected.push(/the server responded with a status of 40[34]/);
    await host.visit("/host");
    await host.page.getByLabel("Key").fill(HOST_KEY);
    await host.page.getByRole("button", { name: "Enter" }).click();
    await host.page.getByRole("button", { name: "Seasons and tournaments" }).click();
    const part = host.page.getByRole("region", { name: "Tournaments" });
    await part.getByLabel("Name").fill("Autumn cup");
    await part.getByLabel("Start").fill("2030-10-01T20:00");
    await part.getByRole("button", { name: "Make tournament" }).click();
    const path = (await part.getByRole("link", { name: "Autumn cup" }).getAttribute("href")) ?? "";
    for (const one of [ana, bob]) {
        await one.visit(path);
        await one.page.getByRole("button", { name: "Sign up" }).click();
        await one.page.getByText("You have signed up.").waitFor();
    }
    await part.getByRole("button", { name: "Draw round 1" }).click();
    await part.getByRole("button", { name: "Draw round 2" }).waitFor();
    await ana.visit(path);
    await ana.page.getByRole("link", { name: "Go to your table" }).tap();
    await ana.page.waitForURL(/\/t\//);
});
