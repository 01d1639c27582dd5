/** A game over days: made on the page, decided in advance, and found again under "your turn". */
import { test } from "vitest";
import { useBrowser } from "./support/browser-fixture";

const fixture = useBrowser();

test("I make a table over days, decide in advance, and the home page says that it is my turn", async () => {
    const me = await fixture.come();
    const { page } = me;
    await me.visit("/new");
    await page.getByRole("radio", { name: "Over days" }).check({ force: true });
    await page.getByLabel("Time per decision").selectOption({ label: "3 days" });
    await page.getByRole("button", { name: "Start" }).first().click();
    await me.settled();
    await page.getByText(/until .*, in 3 days/).first().waitFor();

    await page.getByRole("button", { name: "Decide in advance" }).click();
    await page.getByRole("radio", { name: "Take gold" }).check({ force: true });
    await page.getByText("In each turn, you take gold without being asked.").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved").waitFor();

    await me.visit("/");
    await page.getByRole("heading", { name: "It's your turn" }).waitFor();
    await me.until("the title says so too", async () => (await page.title()).startsWith("(1) "));
    await page.getByRole("link", { name: /Decide$/ }).click();
    await me.settled();
});
