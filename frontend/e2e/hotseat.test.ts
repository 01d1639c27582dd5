/** Two people who share a device. */
import { expect, test } from "vitest";
import { choose } from "./support/playing";
import { handOf, readable } from "./support/secrets";
import { useBrowser } from "./support/browser-fixture";
import { QUICK, type Visitor } from "./support/visitor";

const fixture = useBrowser();

/** What the two hold at this moment: cards in hand, and characters that are not turned up. */
function secrets(us: Visitor): string[] {
    return [0, 1].flatMap((seat) => {
        const view = us.view(seat);
        const characters = view?.players[seat]?.characters ?? [];
        return [...handOf(view, seat), ...characters.filter((one) => one !== null && !view?.revealed.includes(one))] as string[];
    });
}

test("two people play on one device, and while it is passed on nothing of either is on the page", async () => {
    const us = await fixture.come({ prefs: { ...QUICK, name: "Odo" } });
    const { page } = us;
    await us.visit("/new");
    await page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
    await page.getByLabel("Seat 2: who plays").selectOption({ label: "a person" });
    await page.getByRole("button", { name: "Create the table" }).click();
    await page.getByRole("button", { name: "Add a player on this device" }).click();
    await page.getByLabel("Their name").fill("Ida");
    await page.keyboard.press("Enter");
    await page.locator('.ring [data-seat="1"]').getByText("on this device").waitFor();
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.locator("main.curtain").waitFor();

    const called = new Set<string>();
    let curtains = 0;
    for (let decisions = 0; decisions < 40 || curtains < 6; ) {
        const now = await us.settled();
        if (now.at === "end") break;
        if (now.at === "curtain") {
            curtains += 1;
            const held = secrets(us);
            expect(held.length).toBeGreaterThan(0);
            expect(await readable(held, us)).toEqual([]);
            expect(await page.locator("[data-card], [data-character], [data-line]").count()).toBe(0);
            const lift = page.getByRole("button", { name: /^I'm / });
            called.add((await lift.innerText()).split("\n").at(-1) ?? "");
            await lift.click();
            continue;
        }
        // Only the one who was called sees their own hand, and not the other's; what is being built has left it already.
        const shown = await page.locator(".mine[data-seat]").getAttribute("data-seat");
        const mine = handOf(us.view(Number(shown)), Number(shown));
        const hand = await page.locator('[data-part="hand"] [data-card]').evaluateAll((all) => all.map((one) => one.getAttribute("data-card")));
        expect(hand.filter((card) => !mine.includes(card ?? ""))).toEqual([]);
        await us.decide(choose(now.lines, us.view(Number(shown))));
        decisions += 1;
    }
    expect([...called].sort()).toEqual(["I'm Ida", "I'm Odo"]);
    expect(curtains).toBeGreaterThan(3);
});
