/** A folder of files that plays by itself, and what can go wrong in a browser. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { hurry } from "./support/alone";
import { Files } from "./support/files";
import { playOn } from "./support/playing";
import { useBrowser } from "./support/stage";
import type { Visitor } from "./support/visitor";

const stage = useBrowser();
let files: Files;

beforeAll(async () => {
    files = await Files.start();
});
afterAll(async () => {
    await files.close();
    files.remove();
});

async function begin(): Promise<Visitor> {
    const me = await stage.come({ origin: files.origin, engine: true });
    await me.visit("/#/play");
    await hurry(me);
    return me;
}

const log = (me: Visitor): Promise<string> => me.page.locator('[data-part="log"]').innerText();

test("the engine is killed in the middle of a game; it comes back by itself, and nothing is lost", async () => {
    const me = await begin();
    const before = await playOn(me, 8);
    const [story, view, heard] = [await log(me), me.view(), me.heard.length];
    await me.page.workers()[0]?.evaluate(() => self.close());
    await me.told(heard, "welcome");
    const after = await me.settled();
    expect(after).toEqual({ ...before, focus: after.focus });
    expect(me.view()).toEqual(view);
    expect(await log(me)).toBe(story);
    expect((await playOn(me, 4)).at).toBe("table");
});

test("a second tab asks before it takes the game over, and the first one says so", async () => {
    const me = await begin();
    await playOn(me, 4);
    const other = await me.context.newPage();
    await other.goto(me.page.url());
    await other.getByText("Citadels is open in another tab.").waitFor();
    expect((await playOn(me, 2)).at).toBe("table"); // nothing was taken yet
    const story = await log(me);
    await other.getByRole("button", { name: "Play here" }).click();
    await other.locator('[data-part="prompt"]').waitFor();
    expect(await other.locator('[data-part="log"]').innerText()).toBe(story);
    await me.page.getByText("Citadels is open in another tab.").waitFor();
    // The rules can be read anywhere: they need no engine.
    await me.visit("/#/rules");
    await me.page.getByRole("heading", { name: "Rules: Deluxe" }).waitFor();
    expect(await me.page.getByText("Citadels is open in another tab.").count()).toBe(0);
});

test("a damaged game is reported, can be downloaded and deleted, and the others go on", async () => {
    const me = await begin();
    await playOn(me, 3);
    const { page, code } = me;
    await page.evaluate(async () => {
        const database = await new Promise<IDBDatabase>((found) => {
            const asked = indexedDB.open("citadels");
            asked.onsuccess = () => found(asked.result);
        });
        const change = database.transaction("documents", "readwrite");
        change.objectStore("documents").put('{"format": 1, "code": "0BROKE', "table/0BROKE");
        await new Promise((done) => (change.oncomplete = done));
        database.close();
    });
    await page.reload();
    await me.visit("/#/games");
    await page.getByRole("heading", { name: "One game can't be read" }).waitFor();
    await page.getByRole("article").getByText(code).waitFor();
    const damaged = page.getByRole("listitem").filter({ hasText: "0BROKE" });
    const [download] = await Promise.all([page.waitForEvent("download"), damaged.getByRole("button", { name: "Download" }).click()]);
    expect(download.suggestedFilename()).toContain("0BROKE");

    // All games as a file, and back: they are known here, and new elsewhere.
    const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save all games to a file" }).click()]);
    await page.getByLabel("Load games from a file").setInputFiles(await saved.path());
    await page.getByText("All games of this file are here already.").waitFor();

    await damaged.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await damaged.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("article").getByText(code).waitFor();
    expect(await page.getByText("0BROKE").count()).toBe(0);
    await page.getByRole("link", { name: "Continue" }).first().click();
    expect((await playOn(me, 2)).at).toBe("table");

    const you = await stage.come({ origin: files.origin, engine: true });
    await you.visit("/#/games");
    await you.page.getByLabel("Load games from a file").setInputFiles(await saved.path());
    await you.page.getByText("1 game loaded.").waitFor();
    await you.page.getByRole("article").getByText(code).waitFor();
});

test("a new release is offered in the middle of a game, and the game goes on before and after", async () => {
    const me = await begin();
    const { page } = me;
    await playOn(me, 3);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    files.release("0123456789ab");
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const offer = page.getByRole("button", { name: "Update now" });
    await offer.waitFor();
    const before = await playOn(me, 3); // nobody must
    const [story, { code }] = [await log(me), me];
    await me.visit("/#/settings");
    await offer.click();
    await page.waitForFunction(() => document.documentElement.dataset["build"] === "0123456789ab");
    await me.visit(`/#/t/${code}`);
    await page.locator('[data-part="prompt"]').waitFor();
    const after = await me.settled();
    expect(after).toEqual({ ...before, focus: after.focus });
    expect(await log(me)).toBe(story);
    expect((await playOn(me, 3)).at).toBe("table");
    expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("citadels-pages")).length)).toBeLessThanOrEqual(2);
});
