/** Whatever happens to the page or to the server, the game goes on. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { playOn } from "./support/playing";
import { Folder, Server } from "./support/server";
import { useBrowser } from "./support/browser-fixture";
import type { Visitor } from "./support/visitor";

const fixture = useBrowser();
const folder = new Folder();
let server: Server;

beforeAll(async () => {
    server = await Server.start(folder.file("tables.db"));
});
afterAll(async () => {
    await server.stop();
    folder.remove();
});

const log = (me: Visitor): Promise<string> => me.page.locator('[data-part="log"]').innerText();

test("I load the page again in the middle of a game, and everything is as it was", async () => {
    const me = await fixture.come({ origin: server.origin });
    await me.visit("/play");
    const before = await playOn(me, 12);
    const [view, story] = [me.view(), await log(me)];
    await me.page.reload();
    const after = await me.settled();
    expect(after).toEqual({ ...before, focus: after.focus });
    expect(me.view()).toEqual(view);
    expect(await log(me)).toBe(story);
    expect((await playOn(me, 3)).at).toBe("table");
});

test("the server dies in the middle of a game and comes back; so does the page, by itself", async () => {
    const me = await fixture.come({ origin: server.origin });
    me.expected.push(/WebSocket connection to .* failed/, /ERR_CONNECTION_REFUSED/);
    await me.visit("/play");
    for (const rounds of [5, 4]) {
        const before = await playOn(me, rounds);
        const story = await log(me);
        await server.kill();
        await me.page.getByText("Connection lost").waitFor();
        const heard = me.heard.length;
        server = await server.again();
        await me.told(heard, "welcome");
        await me.page.getByText("Connection lost").waitFor({ state: "hidden" });
        const after = await me.settled();
        expect(after).toEqual({ ...before, focus: after.focus });
        expect(await log(me)).toBe(story);
    }
    expect((await playOn(me, 6)).at).toBe("table");
});
