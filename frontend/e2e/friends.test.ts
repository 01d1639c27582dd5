/** Several people at one table, each with a browser of their own. */
import { expect, test } from "vitest";
import { choose } from "./support/playing";
import { handOf, leaked } from "./support/secrets";
import { useBrowser } from "./support/browser-fixture";
import { QUICK, type Visitor } from "./support/visitor";

const fixture = useBrowser();

/** A table for two people and a bot, made on the page; the code is in the address then. */
async function openTable(host: Visitor): Promise<void> {
    await host.visit("/new");
    const { page } = host;
    await page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
    await page.getByLabel("Seat 2: who plays").selectOption({ label: "a person" });
    await page.getByRole("button", { name: "Create the table" }).click();
    await page.locator(".ring").waitFor();
}

/** Both decide what they are asked, for so many decisions. */
async function play(people: readonly Visitor[], decisions: number, watch?: () => Promise<void>): Promise<void> {
    for (let made = 0; made < decisions; made += 1) {
        let asked: Visitor | undefined;
        await people[0]?.until("somebody is asked", async () => {
            for (const one of people) {
                const now = await one.look();
                if (now.asked && !now.busy) asked = one;
            }
            return asked !== undefined;
        });
        await watch?.();
        if (asked === undefined) return;
        await asked.decide(choose((await asked.look()).lines, asked.view()));
    }
}

async function chat(from: Visitor, to: Visitor, words: string): Promise<void> {
    for (const { page } of [from, to]) await page.getByRole("tab", { name: "Chat" }).click();
    await from.page.getByLabel("Say something").fill(words);
    await from.page.keyboard.press("Enter");
    await to.page.getByRole("log", { name: "Chat" }).getByText(words).waitFor();
    for (const { page } of [from, to]) await page.getByRole("tab", { name: "Log" }).click();
}

test("a friend joins with the code; we play, we talk, and neither sees the other's cards", async () => {
    const host = await fixture.come({ prefs: { ...QUICK, name: "Odo" } });
    await openTable(host);
    const code = (await host.page.locator(".ring .code").textContent()) ?? "";
    expect(code).toBe(host.code);

    const friend = await fixture.come();
    await friend.visit("/");
    await friend.page.getByLabel("Table code or link").fill(code.toLowerCase());
    await friend.page.getByRole("button", { name: "Enter" }).click();
    await friend.page.getByLabel("Your name").fill("Ida");
    await friend.page.getByRole("button", { name: "Sit down" }).click();

    // Both may add a word to what the cards follow from, and both see it with the commitment.
    await friend.page.getByText("Fair deal").click();
    await friend.page.getByLabel("Add a word of your own").fill("чайка");
    await friend.page.getByRole("button", { name: "Add", exact: true }).click();
    await host.page.getByText("Fair deal").click();
    await host.page.locator('[data-part="fair-deal"]').getByText("чайка").waitFor();
    const commitments = await Promise.all([host, friend].map(({ page }) => page.locator('[data-part="fair-deal"] code').innerText()));
    expect(commitments[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(commitments[1]).toBe(commitments[0]);

    // Each sees the other's name, and who is new is called by it at once.
    await host.page.locator('.ring [data-seat="1"]').getByText("is here").waitFor();
    expect(await host.page.locator('.ring [data-seat="1"] .name').innerText()).toContain("Ida");
    expect(await friend.page.locator('.ring [data-seat="0"] .name').innerText()).toContain("Odo");
    await host.page.getByRole("button", { name: "Start the game" }).click();
    for (const { page } of [host, friend]) await page.locator('[data-part="hand"] [data-card]').first().waitFor();

    const seats = new Map([[host, 0], [friend, 1]] as const);
    const check = async (): Promise<void> => {
        for (const [one, other] of [[host, friend], [friend, host]] as const) {
            expect(await leaked(handOf(other.view(), seats.get(other) ?? 0), one)).toEqual([]);
        }
    };
    expect(handOf(host.view(), 0)).toHaveLength(4);
    expect(handOf(host.view(), 1)).toEqual([]);
    await check();
    await play([host, friend], 24, check);

    await chat(host, friend, "Who has the <b>Thief</b>?");
    await chat(friend, host, "Not me & not you.");
    expect(await friend.page.locator(".scroll b b").count()).toBe(0);
});

test("a friend joins with the link that I sent", async () => {
    const host = await fixture.come();
    await openTable(host);
    const link = await host.page.getByLabel("Link to this table").inputValue();
    const friend = await fixture.come();
    await friend.page.goto(link);
    await friend.page.getByRole("button", { name: "Sit down" }).click();
    // Whoever begins before that is asked whether a bot shall have the seat.
    await host.page.locator('.ring [data-seat="1"]').getByText("is here").waitFor();
    await host.page.getByRole("button", { name: "Start the game" }).click();
    await play([host, friend], 4);
    expect(friend.view()?.players[1]?.hand).toBeInstanceOf(Array);
});
