/** The line dies and nobody is told: it looks open, but nothing arrives any more. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { choose, playOn } from "./support/playing";
import { Proxy, type Way } from "./support/proxy";
import { Folder, Server } from "./support/server";
import { keep, useBrowser } from "./support/browser-fixture";
import { Visitor } from "./support/visitor";

const NOTICED = 10_000; // milliseconds at most until somebody who clicked is told
const HEARD_LATELY = 1_500; // so long a line is not doubted; see connection.ts
const fixture = useBrowser();
vi.setConfig({ maxConcurrency: 6 }); // all cases
const folder = new Folder();
let server: Server;

beforeAll(async () => {
    server = await Server.start(folder.file("tables.db"));
});
afterAll(async () => {
    await server.stop();
    folder.remove();
});

/** Somebody at a table of their own, and what lies between them and the server. */
interface Case {
    me: Visitor;
    proxy: Proxy;
}

/** Most of a case is waiting, so all of them wait at the same time. Everything is shown as it is shipped. */
function silence(name: string, players: number, play: (one: Case) => Promise<void>): void {
    test.concurrent(name, async () => {
        const proxy = await Proxy.start(server.origin);
        const me = await Visitor.come(fixture.browser, { origin: proxy.origin, prefs: { confirm: false, sound: false } });
        me.expected.push(/WebSocket connection to .* failed/); // an attempt that was given up
        try {
            await me.visit(`/play?players=${players}`);
            await me.settled();
            await play({ me, proxy });
            expect((await playOn(me, 2)).at).toBe("table");
        } catch (fault) {
            await keep([me], name);
            throw fault;
        } finally {
            await me.leave();
            await proxy.stop();
        }
        expect(me.troubles).toEqual([]);
    });
}

/** Do something while nothing arrives that goes these ways; the page must say so in time. What is invisible yet is not said. */
async function inVain({ me, proxy }: Case, act: () => Promise<void>, ...ways: Way[]): Promise<void> {
    const words = me.page.getByRole("status").getByText("Connection lost. Reconnecting");
    proxy.swallow(...ways);
    const since = Date.now();
    await act();
    await words.waitFor();
    await me.until("the words can be read", () => words.evaluate((element) => getComputedStyle(element).opacity === "1"));
    expect(Date.now() - since).toBeLessThan(NOTICED);
}

/** Decide what is asked in vain. */
async function decideInVain(one: Case, way: Way): Promise<string> {
    const { me } = one;
    const line = choose((await me.settled()).lines, me.view());
    await inVain(one, () => me.decide(line), way);
    expect((await me.look()).busy).toBe(true);
    return line;
}

/** The network is back; the page finds that out by itself, and is not loaded anew. */
async function comeBack({ me, proxy }: Case): Promise<void> {
    const loaded = await me.page.evaluate(() => performance.timeOrigin);
    proxy.restore();
    await me.page.getByText("Connection lost").waitFor({ state: "hidden" });
    await me.settled();
    expect(await me.page.evaluate(() => performance.timeOrigin)).toBe(loaded);
}

/** The lines of each answer that the page has sent. */
const sent = (me: Visitor): string[][] => me.said.flatMap((message) => (message.type === "move" ? [message.lines] : []));

/** How often the page has sent something else. */
const times = (me: Visitor, type: string): number => me.said.filter((message) => message.type === type).length;

silence("an act of two steps is neither lost nor played by half", 2, async (one) => {
    const { me } = one;
    // Of two players, the first takes one character alone; from then on, each takes one and lays one aside.
    if (me.view()?.crown === me.view()?.seat) await playOn(me, 1);
    const [before, said] = [server.played(me.code), sent(me).length];

    const pick = await decideInVain(one, "up");
    await comeBack(one);
    expect(server.played(me.code)).toEqual(before);
    expect(sent(me).slice(said)).toEqual([[pick], [pick]]);

    const aside = await decideInVain(one, "down");
    expect(server.played(me.code)).toEqual([...before, pick, aside]);
    await comeBack(one);
    expect(server.played(me.code)).toEqual([...before, pick, aside]);
    expect(sent(me).slice(said + 2)).toEqual([[pick, aside]]);
});

silence("I only touch the page: I am told too, and also that a request may not have arrived", 4, async (one) => {
    const { me } = one;
    await me.page.waitForTimeout(HEARD_LATELY);
    await inVain(one, () => me.page.mouse.click(2, 2), "up", "down");
    await me.page.getByRole("button", { name: "Menu" }).click();
    await me.page.getByRole("button", { name: "Continue on another device" }).click();
    await me.page.getByText("The server does not answer. It may or may not have worked").first().waitFor();
    await me.page.keyboard.press("Escape");
    await comeBack(one);
});

silence("what I take back is taken back when the line is back, once", 2, async (one) => {
    const { me } = one;
    for (let { lines } = await me.settled(); !lines.includes("gold"); { lines } = await me.settled()) {
        await me.decide(choose(lines, me.view()));
    }
    await me.decide("gold");
    const button = me.page.getByRole("button", { name: "Take back" });
    await button.waitFor();
    await inVain(one, () => button.click(), "up");
    await comeBack(one);
    await button.waitFor({ state: "detached" });
    expect((await me.settled()).lines).toContain("gold");
    expect(times(me, "take-back")).toBe(2);
    expect(await me.page.getByRole("log").getByText("You took back a move.").count()).toBe(1);
});

silence("my move does not arrive: I am told, and it is played when the line is back, once", 4, async (one) => {
    const { me } = one;
    const line = await decideInVain(one, "up");
    expect(server.played(me.code)).toEqual([]);
    await comeBack(one);
    expect(sent(me)).toEqual([[line], [line]]);
    expect(server.played(me.code)).toEqual([line]);
});

silence("my move arrives, but the answer does not: I am told, and it is not sent again", 4, async (one) => {
    const { me } = one;
    const line = await decideInVain(one, "down");
    expect(server.played(me.code)).toEqual([line]);
    await comeBack(one);
    expect(sent(me)).toEqual([[line]]);
    expect(server.played(me.code)).toEqual([line]);
});

silence("a hint is asked for once more, and what I said is mine to say again", 4, async (one) => {
    const { me } = one;
    const { page } = me;
    await page.getByRole("tab", { name: "Chat" }).click();
    const field = page.getByLabel("Say something");
    await inVain(one, async () => {
        await page.getByRole("button", { name: "Hint" }).click();
        await field.fill("Good luck!");
        await field.press("Enter");
        expect(await field.inputValue()).toBe("");
    }, "up");
    await comeBack(one);
    await page.getByText("A bot would:").waitFor();
    await page.getByText("Your message did not arrive.").first().waitFor();
    expect([times(me, "hint"), times(me, "say")]).toEqual([2, 1]);
    expect(await field.inputValue()).toBe("Good luck!");
    await field.press("Enter");
    await page.getByRole("log", { name: "Chat" }).getByText("Good luck!").waitFor();
    expect(await field.inputValue()).toBe("");
});
