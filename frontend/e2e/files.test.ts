/** A folder of files that plays by itself, and what can go wrong in a browser. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { hurry } from "./support/alone";
import { Files } from "./support/files";
import { playOn } from "./support/playing";
import { useBrowser } from "./support/browser-fixture";
import type { Visitor } from "./support/visitor";

const fixture = useBrowser();
let files: Files;

beforeAll(async () => {
    files = await Files.start();
});
afterAll(async () => {
    await files.close();
    files.remove();
});

async function begin(): Promise<Visitor> {
    const me = await fixture.come({ origin: files.origin, engine: true });
    await me.visit("/#/play");
    await hurry(me);
    return me;
}

/** The only place for files on the page of games. */
const FILE = 'input[type="file"]';

const log = (me: Visitor): Promise<string> => me.page.locator('[data-part="log"]').innerText();

test("the engine is killed in the middle of a game, then a second tab takes it over; nothing is lost", async () => {
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

    // A second tab asks before it takes the game over, and the first one says so.
    const other = await me.context.newPage();
    await other.goto(me.page.url());
    await other.getByText("Citadels is open in another tab.").waitFor();
    expect((await playOn(me, 2)).at).toBe("table"); // nothing was taken yet
    const told = await log(me);
    await other.getByRole("button", { name: "Play here" }).click();
    await other.locator('[data-part="prompt"]').waitFor();
    expect(await other.locator('[data-part="log"]').innerText()).toBe(told);
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
    await page.locator(FILE).setInputFiles(await saved.path());
    await page.getByText("All games of this file are here already.").waitFor();

    await damaged.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await damaged.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("article").getByText(code).waitFor();
    expect(await page.getByText("0BROKE").count()).toBe(0);
    await page.getByRole("link", { name: "Continue" }).first().click();
    expect((await playOn(me, 2)).at).toBe("table");

    const you = await fixture.come({ origin: files.origin, engine: true });
    await you.visit("/#/games");
    await you.page.locator(FILE).setInputFiles(await saved.path());
    await you.page.getByText("1 game loaded.").waitFor();
    await you.page.getByRole("article").getByText(code).waitFor();

    // The same button takes the record of a single game.
    const record = JSON.stringify({ version: "0.1.0", moves: [] });
    await you.page.locator(FILE).setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(record) });
    await you.page.getByText("This saved game cannot be read:").waitFor();
});

/** What Python was when it had started: how many bytes are kept of it, and whether they are still those that were marked. */
const started = (me: Visitor): Promise<{ bytes: number; marked: boolean }> =>
    me.page.evaluate(async () => {
        const cache = await caches.open("citadels-started");
        const [request] = await cache.keys();
        const found = request && (await cache.match(request));
        return { bytes: (await found?.arrayBuffer())?.byteLength ?? 0, marked: found?.headers.has("x-marked") ?? false };
    });

/** Keep the same in its place, marked; or only its first bytes. */
const replace = (me: Visitor, bytes = Infinity): Promise<void> =>
    me.page.evaluate(async (most) => {
        const cache = await caches.open("citadels-started");
        const [request] = await cache.keys();
        const found = request && (await cache.match(request));
        if (!found) throw new Error("nothing is kept");
        const memory = await found.arrayBuffer();
        await cache.put(request, new Response(memory.slice(0, Math.min(most, memory.byteLength)), { headers: { "x-marked": "" } }));
    }, bytes);

async function anotherGame(me: Visitor): Promise<string> {
    await me.visit("/#/settings");
    await me.page.reload();
    await me.visit("/#/play?new");
    await me.page.locator('[data-part="prompt"]').waitFor();
    return me.code;
}

test("Python starts once: later visits continue from there with other cards, and begin anew if that is damaged", async () => {
    const me = await begin();
    await me.until("the start is kept", async () => (await started(me)).bytes > 1e7);
    await replace(me);
    const games = [me.code, await anotherGame(me), await anotherGame(me)];
    expect((await started(me)).marked).toBe(true); // it was used, and not made again
    expect(new Set(games).size).toBe(3); // what is secret was not decided before
    await replace(me, 1e7);
    await anotherGame(me);
    await me.until("the start is kept again", async () => !(await started(me)).marked && (await started(me)).bytes > 1e7);
    expect((await playOn(me, 2)).at).toBe("table");
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
