/** Taking back: a move of my own at once, and one that needs the others' consent. */
import { expect, test } from "vitest";
import { useBrowser } from "./support/browser-fixture";
import { QUICK } from "./support/visitor";

const fixture = useBrowser();

test("I take back that I took gold, with the mouse and with the keyboard, and the log tells it", async () => {
    const me = await fixture.come();
    const { page } = me;
    await me.visit("/play");
    for (let decisions = 0; decisions < 40; decisions += 1) {
        const { lines } = await me.settled();
        if (lines.includes("gold")) break;
        await me.decide(lines[0] ?? "");
    }
    await me.decide("gold");
    await page.getByRole("button", { name: "Take back" }).click();
    await page.getByRole("button", { name: "Take back" }).waitFor({ state: "detached" });
    expect((await me.settled()).lines).toContain("gold");
    await page.getByText("You took back a move.").first().waitFor();
    await me.decide("gold");
    await page.getByRole("button", { name: "Take back" }).waitFor();
    await page.keyboard.press("u");
    await page.getByRole("button", { name: "Take back" }).waitFor({ state: "detached" });
    expect((await me.settled()).lines).toContain("gold");
});

test("a friend agrees that I take back what I played before them", async () => {
    const host = await fixture.come({ prefs: { ...QUICK, name: "Odo" } });
    await host.visit("/new");
    await host.page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
    await host.page.getByLabel("Seat 2: who plays").selectOption({ label: "a person" });
    await host.page.getByRole("radio", { name: "Also if all agree" }).check({ force: true });
    await host.page.getByRole("button", { name: "Create the table" }).click();
    await host.page.getByText("Moves may be taken back if all agree").waitFor();
    const friend = await fixture.come({ screen: { width: 390, height: 844 }, touch: true });
    await friend.visit(`/t/${host.code}`);
    await friend.page.getByLabel("Your name").fill("Ida");
    await friend.page.getByRole("button", { name: "Sit down" }).click();
    // Whoever begins before that is asked whether a bot shall have the seat.
    await host.page.locator('.ring [data-seat="1"]').getByText("is here").waitFor();
    await host.page.getByRole("button", { name: "Start the game" }).click();
    let asked = host;
    await host.until("one of us is asked", async () => {
        for (const one of [host, friend]) if ((await one.look()).asked) asked = one;
        return (await asked.look()).asked;
    });
    const other = asked === host ? friend : host;
    await asked.decide((await asked.look()).lines[0] ?? "");
    await asked.page.getByRole("button", { name: "Ask to take back" }).click();
    await asked.page.getByText("You are asking to take back your last move.").waitFor();
    await other.page.getByRole("button", { name: "Agree", exact: true }).waitFor();
    await other.page.getByRole("button", { name: "Agree", exact: true }).click();
    await asked.until("it is asked again", async () => (await asked.look()).asked);
});
