/** A moment of a finished game: with one player's eyes, handed to others, and played on from. */
import { expect, test } from "vitest";
import { playOn } from "./support/playing";
import { printed } from "./support/server";
import { useBrowser } from "./support/browser-fixture";
import type { Visitor } from "./support/visitor";

const fixture = useBrowser();
const RECORD = `
import json
from citadels import Game, bots
game = Game.new("deluxe", 4, seed=7)
game.names = ["Ana", "Ben", "Cleo", "Dan"]
bots.play_game(game, [bots.make("easy", seat) for seat in range(4)])
print(json.dumps(game.record()))
`;

async function bring(me: Visitor): Promise<string> {
    const data: unknown = JSON.parse(printed("-c", RECORD));
    const made = await me.page.request.post(`${me.origin}/api/games`, { data, headers: { origin: me.origin } });
    return ((await made.json()) as { code: string }).code;
}

test("I show a friend what one player could see, as a link and as a picture", async () => {
    const me = await fixture.come();
    const { page } = me;
    const code = await bring(me);
    await me.visit(`/g/${code}?step=60`);
    await page.locator('[data-seat="3"] [data-part="hand"]').waitFor();
    await page.getByLabel("View as").selectOption({ label: "Cleo" });
    await page.waitForURL(/seat=2/);
    await page.getByRole("button", { name: "Share this moment" }).click();
    const drawn = page.locator('[data-part="share"] img');
    await me.until("the picture is drawn", () => drawn.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth === 1200));
    const copied = page.getByText("Link copied").first().waitFor(); // these words are gone soon
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await copied;
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${me.origin}/g/${code}?step=60&seat=2`);
    const noted = page.getByText("Notation copied").first().waitFor();
    await page.getByRole("button", { name: "Copy notation" }).click();
    await noted;
    const record = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as { format: string; seat: number };
    expect([record.format, record.seat]).toEqual(["citadels-record", 2]);

    // The friend's page never gets more than that player could know.
    const friend = await fixture.come();
    const asked: string[] = [];
    friend.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await friend.page.goto(link);
    await friend.page.locator('[data-seat="2"] [data-part="hand"] [data-card]').first().waitFor();
    for (const seat of [0, 1, 3]) {
        expect(await friend.page.locator(`[data-seat="${seat}"] [data-part="hand"] [data-card]`).count()).toBe(0);
    }
    expect(asked.filter((path) => path.startsWith("/api/games/")).every((path) => /\/seen(-steps)?$/.test(path))).toBe(true);
    expect(await friend.page.locator("#result").count()).toBe(0);
});

test("I play on from a moment, with hidden cards dealt anew, and with friends", async () => {
    const me = await fixture.come();
    const { page } = me;
    const code = await bring(me);
    await me.visit(`/g/${code}?step=60`);
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.getByText("everything else is dealt again").waitFor();
    await page.getByLabel("You play as").selectOption({ label: "Ben" });
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.waitForURL(/\/t\//);
    expect((await playOn(me, 2)).at).toBe("table");
    expect(me.view()?.seat).toBe(1);
    for (const name of ["Ana", "Cleo", "Dan"]) expect(await page.getByText(name, { exact: true }).count(), `a bot called ${name}`).toBe(0);

    await me.visit(`/g/${code}?step=60`);
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.getByText("As they were").click();
    await page.getByLabel("The others are").selectOption("friends");
    await page.getByRole("button", { name: "Create the table" }).click();
    await page.locator('[data-part="begins"]').getByText("Whoever has seen that replay knows them.").waitFor();
});
