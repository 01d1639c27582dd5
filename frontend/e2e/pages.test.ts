/** The pages around the table: codes that lead nowhere, the lobby, sets, the search of the rules, what-if in a replay. */
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { hidden } from "./support/geometry";
import { printed } from "./support/server";
import { useBrowser } from "./support/browser-fixture";
import { QUICK } from "./support/visitor";

const fixture = useBrowser();

/** A game of bots that is over, as a record; and a late decision in it. */
const RECORD = `
import json
from citadels import Game, bots
from citadels.web.analysis import decisions
game = Game.new("deluxe", 3, seed=4)
bots.play_game(game, [bots.make("easy", seat) for seat in range(3)])
record = dict(game.record())
print(json.dumps([record, decisions(record, [0])[-2].step]))
`;

/** Whether a thing lies wholly on the screen. */
async function inView(page: Page, selector: string): Promise<boolean> {
    const box = await page.locator(selector).boundingBox();
    const size = page.viewportSize();
    return box !== null && size !== null && box.y >= 0 && box.y + box.height <= size.height;
}

test("home says each thing once, and a code that leads nowhere is answered beside the field", async () => {
    const me = await fixture.come();
    const { page } = me;
    me.expected.push(/404/);
    await me.visit("/");
    await page.getByRole("link", { name: "New table" }).first().waitFor();
    expect(await page.getByRole("link", { name: "New table" }).count()).toBe(1);
    expect(await page.getByText("15 minutes").count()).toBe(1);
    const field = page.getByLabel("Table code or link");
    expect(await field.evaluate((node) => getComputedStyle(node, "::placeholder").textTransform)).toBe("none");
    await field.fill("xyzxyz");
    await page.getByRole("button", { name: "Enter" }).click();
    await page.getByText("There is no table with this code.").waitFor();
    expect(await inView(page, "#enter-code-fault")).toBe(true);

    for (const [path, words] of [["/t/XYZXYZ", "There is no such table."], ["/g/XYZXYZ", "There is no game with this code."]] as const) {
        await me.visit(path);
        await page.getByRole("heading", { name: words }).waitFor();
        expect(await page.getByLabel("Table code or link").inputValue()).toBe("XYZXYZ");
        await page.getByRole("link", { name: "Home", exact: true }).waitFor();
    }
});

test("in the lobby there is a QR code, a chat in sight, and a way to send somebody away", async () => {
    const host = await fixture.come({ prefs: { ...QUICK, name: "Odo" } });
    const { page } = host;
    await host.visit("/new");
    await page.getByRole("button", { name: "Invite players" }).click();
    await page.locator(".ring").waitFor();
    for (const screen of [{ width: 1366, height: 768 }, { width: 1440, height: 900 }]) {
        await page.setViewportSize(screen);
        await page.getByLabel("Say something").waitFor();
        expect(await inView(page, ".chat input")).toBe(true);
    }
    await page.getByTitle("Scan this with a phone to open the table.").click();
    await page.getByRole("dialog", { name: "QR code" }).getByRole("img", { name: "QR code" }).waitFor();
    await page.keyboard.press("Escape");

    await page.getByLabel("Seat 2: who plays").selectOption("open");
    await page.getByRole("button", { name: "Add a player on this device" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Add a player on this device" }).waitFor();

    // One person sits there, and more may come: hints are only for who stays alone.
    await page.getByText("Hints only when playing alone against bots").waitFor();
    // All quick phrases can be seen at once.
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.getByRole("button", { name: "Quick phrases" }).click();
    expect(await hidden(host, [".chat #phrases button"])).toEqual([]);
    await page.getByRole("button", { name: "Quick phrases" }).click();

    const friend = await fixture.come({ prefs: QUICK });
    await friend.visit(`/t/${host.code}`);
    await page.getByText("1 spectator").waitFor();
    await friend.page.getByRole("button", { name: "Sit down" }).waitFor();
    expect(await friend.page.getByText("spectator").count()).toBe(0); // that is only the friend

    // What is too long for a name is said, and what was typed stays.
    const name = friend.page.getByLabel("Your name");
    await name.fill("Idalina Bartholomea von Hohenstein");
    await friend.page.getByText('A name can have at most 20 characters, so it becomes "Idalina Bartholomea".').waitFor();
    expect(await name.inputValue()).toBe("Idalina Bartholomea von Hohenstein");
    await name.fill("Ida");
    await friend.page.getByText("at most 20").waitFor({ state: "detached" });
    await friend.page.getByRole("button", { name: "Sit down" }).click();
    await page.getByRole("button", { name: "Remove" }).click();
    const question = page.getByRole("dialog", { name: "Remove Ida from this seat?" });
    await question.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("button", { name: "Add a player on this device" }).waitFor();
});

test("sets say what is special about them, and the rules know the words of the game", async () => {
    const me = await fixture.come();
    const { page } = me;
    await me.visit("/new");
    await page.getByRole("radio", { name: /^Classic/ }).check({ force: true });
    const sets = page.locator(".set .about");
    await page.getByText("New Neighbors").waitFor();
    expect(new Set(await sets.allInnerTexts()).size).toBe(5);
    await page.locator(".set", { hasText: "New Neighbors" }).locator("summary").click();
    await page.getByRole("button", { name: "Museum" }).hover();
    await page.locator(".detail").getByText("Museum").first().waitFor();

    await me.visit("/rules/deluxe");
    for (const [query, card] of [["murder", "Assassin"], ["steal", "Thief"]] as const) {
        await page.locator("#rules-search").fill(query);
        await page.locator(".book section").first().getByRole("heading", { name: card }).waitFor();
    }
    for (const [query, mark] of [["murdered", "killed"], ["Assasin", "Assassin"], ["end of the game", "end"]] as const) {
        await page.locator("#rules-search").fill(query);
        await page.locator(".book mark", { hasText: new RegExp(`^${mark}`, "i") }).first().waitFor();
    }
});

test("a decision of a finished game can be made otherwise", async () => {
    const [record, step] = JSON.parse(printed("-c", RECORD)) as [unknown, number];
    const me = await fixture.come();
    const { page } = me;
    const made = await page.request.post(`${me.origin}/api/games`, { data: record, headers: { origin: me.origin } });
    const { code } = (await made.json()) as { code: string };
    await me.visit(`/g/${code}?step=${step - 1}&what`);
    const options = page.locator("[data-option]");
    await options.first().waitFor();
    expect(await page.locator('[data-part="what-if"]').getByText("played", { exact: true }).count()).toBe(1);
    expect(await options.first().locator("b").innerText()).toMatch(/^\d+%$/);
    await options.last().click();
    await page.getByText("Bots play for everyone").waitFor();
    await page.getByText(/^\.\.\.and so on/).waitFor();

    // Captions tell what happened; the link is copied without a note over them.
    const copied = page.getByRole("status").filter({ hasText: "Link copied" }).waitFor(); // it says so for two seconds
    await page.locator('[data-part="what-if"]').getByRole("button", { name: "Share this moment" }).click();
    await copied;
    expect(await page.locator(".toast").count()).toBe(0);
    const ended = (record as { moves: string[] }).moves.indexOf("end") + 1;
    await me.visit(`/g/${code}?step=${ended}`);
    await page.locator(".caption").getByText(/ends their turn/).waitFor();
});
