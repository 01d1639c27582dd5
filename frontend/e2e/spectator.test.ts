/** Looking on, and taking one's seat along. */
import { expect, test } from "vitest";
import { playOn } from "./support/playing";
import { handOf, leaked } from "./support/secrets";
import { useBrowser } from "./support/browser-fixture";

const fixture = useBrowser();

test("who looks on sees the table, but no hand, no secret and nothing to choose", async () => {
    const me = await fixture.come();
    await me.visit("/play");
    await playOn(me, 3);
    const looker = await fixture.come();
    await looker.visit(`/t/${me.code}`);
    await looker.page.getByText("You are watching.").waitFor();
    await me.page.getByText("1 watching").waitFor();
    for (let rounds = 0; rounds < 8; rounds += 1) {
        await playOn(me, 1);
        await looker.until("the spectator is up to date", () => looker.view()?.round === me.view()?.round);
        const seen = await looker.look();
        expect(seen.at).toBe("table");
        expect(seen.lines).toEqual([]);
        expect(await looker.page.locator("[data-line], [data-part=hand]").count()).toBe(0);
        expect(looker.view()?.players.map(({ hand }) => typeof hand)).toEqual(["number", "number", "number", "number"]);
        expect(await leaked(handOf(me.view(), 0), looker)).toEqual([]);
    }
    expect(looker.heard.some((one) => one.type === "update" && (one.seat !== null || one.ask !== null))).toBe(false);
});

test("a personal link takes my seat along to another device, once", async () => {
    const me = await fixture.come();
    await me.visit("/play");
    await playOn(me, 4);
    await me.page.getByRole("button", { name: "Menu" }).click();
    await me.page.getByRole("button", { name: "Continue on another device" }).click();
    const link = await me.page.getByLabel("Continue on another device").inputValue();

    const there = await fixture.come();
    await there.page.goto(link);
    await there.page.getByText(/^This personal link belongs to \S+\. Continue only if that is you\.$/).waitFor();
    await there.page.getByRole("button", { name: /^Yes, I am / }).click();
    await there.page.getByRole("link", { name: new RegExp(me.code) }).click();
    const now = await there.settled();
    expect(now.lines.length).toBeGreaterThan(0); // an act that I had begun there and not finished is open again here
    expect(there.view()).toEqual(me.view());
    expect((await playOn(there, 2)).at).toBe("table");

    const late = await fixture.come();
    late.expected.push(/status of 4\d\d/);
    await late.page.goto(link);
    await late.page.locator('p[role="alert"]').waitFor();
});
