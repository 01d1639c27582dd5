/** Without a network: the tutorial, games against bots, the rules; from a server, and from a folder of files. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { hurry, learn, speak } from "./support/alone";
import { Files } from "./support/files";
import { playOn } from "./support/playing";
import { Folder, Server } from "./support/server";
import { useBrowser } from "./support/stage";
import { QUICK, type Visitor } from "./support/visitor";

const stage = useBrowser();
const folder = new Folder();
let files: Files;

beforeAll(async () => {
    files = await Files.start();
});
afterAll(() => {
    files.remove();
    folder.remove();
});

/** What a browser says of a line that is not there. */
const NO_LINE = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to fetch/;

/** All that must work without a network, in two languages. `root` is where the pages are. */
async function everything(me: Visitor, root: string): Promise<void> {
    const { page } = me;
    await page.getByRole("link", { name: "Play now" }).click();
    await hurry(me);
    expect(me.code).toMatch(/^0/);
    expect((await playOn(me)).at).toBe("end");
    expect(me.view()?.edition).toBe("deluxe");
    await page.getByRole("link", { name: "Replay" }).first().click();
    await page.locator(".stage .seat, .stage section").first().waitFor();

    await me.visit(`${root}/learn/king`);
    expect(await learn(me)).toBeGreaterThan(3);

    await speak(me, "ru");
    await page.reload();
    await me.visit(`${root}/rules`);
    await page.reload();
    await page.getByRole("heading", { name: "Правила: Делюкс" }).waitFor();
    await page.locator("#DX-TURN-1").waitFor({ state: "attached" });
    await me.visit(`${root}/play?edition=circus&players=4`);
    await hurry(me, "Меню");
    expect((await playOn(me, 12)).at).toBe("table");
    expect(me.view()?.edition).toBe("circus");
}

test("a server is gone: I learn, play Deluxe to the end, begin a Circus game and read the rules", async () => {
    const server = await Server.start(folder.file("tables.db"));
    const me = await stage.come({ origin: server.origin, engine: true, prefs: { ...QUICK, pace: 4 } });
    const { page } = me;
    me.expected.push(NO_LINE);
    await me.visit("/settings");
    await page.getByRole("button", { name: "Get ready for offline play" }).click();
    await page.getByText("Ready: you can play without a network.").waitFor();
    await server.stop();

    await me.visit("/");
    await page.getByRole("heading", { name: "No network" }).waitFor();
    await page.getByText("Games with other people wait for the network.").waitFor();
    expect(await page.getByRole("textbox").count()).toBe(0); // no code to enter, no table to join
    await everything(me, "");
});

test("a folder of files under any path plays by itself, also when its server is gone", async () => {
    const me = await stage.come({ origin: files.origin, engine: true, prefs: { ...QUICK, pace: 4 } });
    me.expected.push(NO_LINE);
    await me.visit("/#/settings");
    await me.page.getByText("Ready: you can play without a network.").waitFor();
    await files.close();
    try {
        await me.visit("/");
        await me.page.getByRole("heading", { name: "Play on this device" }).waitFor();
        await everything(me, "/#");
    } finally {
        await files.open();
    }
});
