/** Without a network: the tutorial, games against bots, the rules; from a server, and from a folder of files. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { hurry, learn, speak } from "./support/alone";
import { Files } from "./support/files";
import { playOn } from "./support/playing";
import { Folder, Server } from "./support/server";
import { useBrowser } from "./support/browser-fixture";
import { QUICK } from "./support/visitor";

const fixture = useBrowser();
const folder = new Folder();
let files: Files;

beforeAll(async () => {
    files = await Files.start();
});
afterAll(() => {
    files.remove();
    folder.remove();
});

/** What a browser says of a line that is not there, or that nobody waited for. */
const NO_LINE = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket is closed before/;

test("a server is gone, or the network: its game waits; I play another to its end, see it again, and learn", async () => {
    const server = await Server.start(folder.file("tables.db"));
    const me = await fixture.come({ origin: server.origin, engine: true, prefs: { ...QUICK, pace: 4 } });
    const { page, context } = me;
    me.expected.push(NO_LINE);
    await me.visit("/play");
    await page.locator('[data-part="prompt"]').waitFor();
    const { code } = me;
    expect(code).toMatch(/^[^0]/);
    await me.visit("/settings");
    await page.getByRole("button", { name: "Get ready for offline play" }).click();
    await page.getByText("Ready: you can play without a network.").waitFor();
    await server.stop();

    await context.setOffline(true);
    await me.visit("/");
    await page.getByRole("heading", { name: "No network" }).waitFor();
    await page.getByText("Games with other people wait for the network.").waitFor();
    expect(await page.getByRole("textbox").count()).toBe(0); // no code to enter, no table to join
    await me.visit(`/t/${code}`);
    await page.getByText("This game is played on a server. It waits for the network.").waitFor();

    // There is a network, but still no server.
    await context.setOffline(false);
    await page.getByText("This game is played on a server that can't be reached right now.").waitFor();
    await me.visit("/");
    await page.getByRole("heading", { name: "The server can't be reached" }).waitFor();
    await me.visit(`/t/${code}`);
    await page.getByRole("link", { name: "Play against bots on this device" }).click();
    await hurry(me);
    expect(me.code).toMatch(/^0/);
    expect((await playOn(me)).at).toBe("end");
    expect(me.view()?.edition).toBe("deluxe");
    await page.getByRole("link", { name: "Replay" }).first().click();
    await page.locator(".stage .seat, .stage section").first().waitFor();
    await me.wander("/learn/king");
    expect(await learn(me)).toBeGreaterThan(3);
});

test("a folder of files under any path plays by itself, also when its server is gone", async () => {
    const me = await fixture.come({ origin: files.origin, engine: true, prefs: { ...QUICK, pace: 4 } });
    const { page } = me;
    me.expected.push(NO_LINE);
    await me.visit("/#/settings");
    await page.getByText("Ready: you can play without a network.").waitFor();
    await files.close();
    try {
        await me.visit("/");
        await page.getByRole("heading", { name: "Play on this device" }).waitFor();
        await page.getByRole("link", { name: "Play now" }).click();
        await hurry(me);
        expect(me.code).toMatch(/^0/);
        expect((await playOn(me, 3)).at).toBe("table");

        // In another language, with the rules, and another edition.
        await speak(me, "ru");
        await me.visit("/#/rules");
        await page.reload();
        await page.getByRole("heading", { name: "Правила: Делюкс" }).waitFor();
        await page.locator("#DX-TURN-1").waitFor({ state: "attached" });
        await page.evaluate(() => void (location.hash = "/play?edition=circus&players=4"));
        await hurry(me, "Меню");
        expect((await playOn(me, 8)).at).toBe("table");
        expect(me.view()?.edition).toBe("circus");
    } finally {
        await files.open();
    }
});
