/** The line dies and nobody is told: it looks open, but nothing arrives any more. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { choose, playOn } from "./support/playing";
import { Proxy, type Way } from "./support/proxy";
import { Folder, Server } from "./support/server";
import { useBrowser } from "./support/stage";
import type { Visitor } from "./support/visitor";

const NOTICED = 10_000; // milliseconds at most until somebody who clicked is told
const HEARD_LATELY = 1_500; // so long a line is not doubted; see net.ts
const stage = useBrowser();
const folder = new Folder();
let server: Server;
let proxy: Proxy;

beforeAll(async () => {
    server = await Server.start(folder.file("tables.db"));
    proxy = await Proxy.start(server.origin);
});
beforeEach(() => proxy.restore());
afterAll(async () => {
    await proxy.stop();
    await server.stop();
    folder.remove();
});

/** Somebody at a new table, where everything is shown as it is shipped, and the first question. */
async function sitDown(players: number): Promise<Visitor> {
    const me = await stage.come({ origin: proxy.origin, prefs: { confirm: false, sound: false } });
    me.expected.push(/WebSocket connection to .* failed/); // an attempt that was given up
    await me.visit(`/play?players=${players}`);
    await me.settled();
    return me;
}

/** Wait until the page says that the line is broken, and how long that takes. What is invisible yet is not said. */
async function told(me: Visitor, what: string, since: number): Promise<number> {
    const words = me.page.getByRole("status").getByText("Connection lost. Reconnecting");
    await words.waitFor();
    await me.until("the words can be read", () => words.evaluate((element) => getComputedStyle(element).opacity === "1"));
    const time = Date.now() - since;
    console.log(`${what}: told after ${time} ms`);
    return time;
}

/** Decide what is asked, though nothing arrives that goes this way; the page must say so in time. */
async function decideInVain(me: Visitor, way: Way): Promise<string> {
    const line = choose((await me.settled()).lines, me.view());
    proxy.swallow(way);
    const clicked = Date.now();
    await me.decide(line);
    expect(await told(me, `"${line}", with nothing going ${way}`, clicked)).toBeLessThan(NOTICED);
    expect((await me.look()).busy).toBe(true);
    return line;
}

/** The network is back; the page finds that out by itself, and is not loaded anew. */
async function comeBack(me: Visitor): Promise<void> {
    const loaded = await me.page.evaluate(() => performance.timeOrigin);
    const since = Date.now();
    proxy.restore();
    await me.page.getByText("Connection lost").waitFor({ state: "hidden" });
    await me.settled();
    console.log(`playing again ${Date.now() - since} ms after the network is back`);
    expect(await me.page.evaluate(() => performance.timeOrigin)).toBe(loaded);
}

/** The lines of each answer that the page has sent. */
const sent = (me: Visitor): string[][] => me.said.flatMap((message) => (message.type === "move" ? [message.lines] : []));

test("my move does not arrive: I am told, and it is played when the line is back, once", async () => {
    const me = await sitDown(4);
    const line = await decideInVain(me, "up");
    expect(server.played(me.code)).toEqual([]);
    await comeBack(me);
    expect(sent(me)).toEqual([[line], [line]]);
    expect(server.played(me.code)).toEqual([line]);
    expect((await playOn(me, 5)).at).toBe("table");
});

test("my move arrives, but the answer does not: I am told, and it is not sent again", async () => {
    const me = await sitDown(4);
    const line = await decideInVain(me, "down");
    expect(server.played(me.code)).toEqual([line]);
    await comeBack(me);
    expect(sent(me)).toEqual([[line]]);
    expect(server.played(me.code)).toEqual([line]);
    expect((await playOn(me, 5)).at).toBe("table");
});

test("an act of two steps is neither lost nor played by half", async () => {
    const me = await sitDown(2);
    // Of two players, the first takes one character alone; from then on, each takes one and lays one aside.
    if (me.view()?.crown === me.view()?.seat) await playOn(me, 1);
    const [before, said] = [server.played(me.code), sent(me).length];

    const pick = await decideInVain(me, "up");
    await comeBack(me);
    expect(server.played(me.code)).toEqual(before);
    expect(sent(me).slice(said)).toEqual([[pick], [pick]]);

    const aside = await decideInVain(me, "down");
    expect(server.played(me.code)).toEqual([...before, pick, aside]);
    await comeBack(me);
    expect(server.played(me.code)).toEqual([...before, pick, aside]);
    expect(sent(me).slice(said + 2)).toEqual([[pick, aside]]);
    expect((await playOn(me, 5)).at).toBe("table");
});

test("I only touch the page: I am told too, and can go on", async () => {
    const me = await sitDown(4);
    await me.page.waitForTimeout(HEARD_LATELY);
    proxy.swallow("up", "down");
    const touched = Date.now();
    await me.page.mouse.click(2, 2);
    expect(await told(me, "the page was touched", touched)).toBeLessThan(NOTICED);
    await comeBack(me);
    expect((await playOn(me, 5)).at).toBe("table");
});
