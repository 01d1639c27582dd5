/** Nobody plays by accident: not with a stray click, not with a finger that only wants to read, not by typing. */
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { choose } from "./support/playing";
import { Folder, Server } from "./support/server";
import { useBrowser } from "./support/browser-fixture";
import type { Visitor } from "./support/visitor";

const fixture = useBrowser();
const { cookie, tried } = inject("prepared");

/** Go to a table where a line of this verb may be played. */
async function sitAt(me: Visitor, verb: string): Promise<string> {
    const { code, line } = tried[verb] ?? { code: "", line: "" };
    const before = me.heard.length;
    await me.wander(`/t/${code}`);
    await me.told(before, "welcome");
    await me.settled();
    return line;
}

const sent = (me: Visitor): string[] => me.said.flatMap((message) => (message.type === "move" ? [message.lines.join(", ")] : []));
const focus = (me: Visitor): Promise<string> =>
    me.page.evaluate(() => document.activeElement?.closest("[data-part]")?.getAttribute("data-part") ?? "nothing");

/** Everything that was to be heard by then has been. */
async function quiet(me: Visitor): Promise<string[]> {
    await me.page.evaluate(async () => {
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    });
    return sent(me);
}

describe("with the mouse", () => {
    test("what stands open is closed by a click, and nothing is played; a player is no button", async () => {
        const me = await fixture.come({ cookie });
        const { page } = me;
        await me.visit("/settings");
        const line = await sitAt(me, "swap");
        const seat = line.split(" ")[1] ?? "";
        const panel = page.locator(`section.player[data-seat="${seat}"]`);
        const button = panel.locator(".target");
        expect(await button.innerText()).toContain("Swap hands");

        // An empty part of the panel: beside the districts, and the name.
        const { x, y, width, height } = (await panel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        await page.mouse.click(x + width - 4, y + height / 2);
        await page.mouse.click(x + 40, y + 18);
        expect(await quiet(me)).toEqual([]);

        // A card that is read lies open: the click that puts it away does nothing else.
        await page.locator('.mine [data-part="hand"] [data-card]').first().click({ button: "right", force: true });
        await page.locator(".detail.touched").waitFor();
        await button.click();
        await page.locator(".detail").waitFor({ state: "detached" });
        expect(await quiet(me)).toEqual([]);

        // So it is with the list of all choices.
        await page.keyboard.press("Enter");
        await page.getByRole("combobox", { name: "All choices" }).waitFor();
        await button.click();
        expect(await quiet(me)).toEqual([]);
        await button.click();
        await me.until("hands are swapped", () => sent(me).length > 0);
        expect(sent(me)).toEqual([line]);
    });

    test("own districts do not shine for whoever may destroy, and nothing pushes to end the turn too early", async () => {
        const me = await fixture.come({ cookie });
        await me.visit("/settings");
        await sitAt(me, "destroy");
        const seat = me.view()?.seat ?? 0;
        const shining = await me.page.evaluate((mine) => {
            const found = [...document.querySelectorAll<HTMLElement>("[data-district] .can")];
            const shy = (element: Element): boolean => element.closest(".shy") !== null;
            const own = (element: Element): boolean => element.closest("[data-district]")?.getAttribute("data-district")?.startsWith(`${mine}:`) ?? false;
            return { own: found.filter(own).every(shy), others: found.filter((one) => !own(one)).some(shy) };
        }, seat);
        expect(shining).toEqual({ own: true, others: false });
        await sitAt(me, "build");
        expect(await me.page.locator('.btn-main[data-line="end"]').count()).toBe(0);
        await me.page.locator('[data-part="choices"] [data-line="end"]').waitFor();
    });

    test("a double click answers one question, and typing in the chat none", async () => {
        const me = await fixture.come();
        const { page } = me;
        const { keyboard } = page;
        await me.visit("/play?players=4");
        await me.settled();
        const first = await page.evaluate(() => {
            const card = document.querySelector('[data-part="tray"] [data-line]');
            return card === null ? null : window.probe.spot(card);
        });
        await me.doubleClick(first?.x ?? 0, first?.y ?? 0);
        await me.settled();
        expect(sent(me)).toHaveLength(1);
        expect(await focus(me)).toBe("prompt");

        // C opens the chat, and whatever is typed is written there, before and after it was sent.
        await keyboard.press("c");
        await keyboard.type("good idea 1");
        await keyboard.press("Enter");
        await keyboard.type("eid");
        const field = page.locator('[data-part="side"] input');
        expect(await field.inputValue()).toBe("eid");
        await field.fill("");
        await page.getByRole("tab", { name: "Log" }).click();
        await keyboard.type("gdie");
        await page.getByRole("tab", { name: "Chat" }).click();
        await keyboard.type("one more");
        await page.getByRole("button", { name: "Send" }).click();
        await keyboard.type("2");
        expect(await field.inputValue()).toBe("2");
        expect(sent(me)).toHaveLength(1);
        expect(me.said.flatMap((one) => (one.type === "say" ? [one.text] : []))).toEqual(["good idea 1", "one more"]);
    });
});

describe("with the keyboard", () => {
    test("Enter shows the choices wherever I was; twice, or held down, it plays nothing", async () => {
        const me = await fixture.come({ cookie });
        const { page } = me;
        const { keyboard } = page;
        const opened = (): Promise<boolean> => page.evaluate(() => document.activeElement?.getAttribute("role") === "combobox");
        await me.visit("/settings");
        await sitAt(me, "pick");

        // The large cards come first, the small row of characters after them.
        const parts: string[] = [];
        const count = await page.locator('[data-part="tray"] .can').count();
        for (let steps = 0; steps <= count; steps += 1) {
            await keyboard.press("ArrowRight");
            parts.push(await focus(me));
        }
        expect(parts).toEqual([...Array<string>(count).fill("tray"), "row"]);
        await keyboard.press("Escape"); // the card that was shown at it
        await keyboard.press("Escape");
        expect(await focus(me)).toBe("prompt");

        // After a click on something that only shows itself.
        await page.locator('[data-part="row"] .tcard:not(.can)').first().click();
        await keyboard.press("Enter");
        expect(await opened()).toBe(true);
        await keyboard.press("Enter");
        await keyboard.down("Enter");
        await keyboard.down("Enter");
        await keyboard.up("Enter");
        expect(await quiet(me)).toEqual([]);
        await keyboard.press("Escape");
        expect(await focus(me)).toBe("prompt");

        // A digit that is held down answers once.
        await sitAt(me, "gold");
        const before = sent(me).length;
        await keyboard.down("1");
        await me.until("it is sent", () => sent(me).length > before);
        for (let repeats = 0; repeats < 5; repeats += 1) await keyboard.down("1");
        await keyboard.up("1");
        expect((await quiet(me)).length).toBe(before + 1);
    });
});

describe("with a finger", () => {
    test("a card or a character that is touched is shown first, and a button says what it does", async () => {
        const me = await fixture.come({ cookie, touch: true });
        const { page } = me;
        await me.visit("/settings");
        const faults: string[] = [];
        // One of each place where something can be touched.
        for (const verb of ["pick", "keep", "build", "laboratory", "beautify", "destroy", "name"]) {
            const line = await sitAt(me, verb);
            const before = sent(me).length;
            const spot = await page.evaluate((wanted) => window.probe.find(wanted), line);
            if (typeof spot === "string") {
                faults.push(`${line}: ${spot}`);
                continue;
            }
            await me.press(spot.x, spot.y);
            await page.locator("dialog[open]").first().waitFor();
            if ((await quiet(me)).length > before) faults.push(`${line} was played at once`);
            if (verb !== "name") continue;
            expect(await page.locator('[data-part="prompt"]').innerText()).toContain("Tap a character above");
            const button = page.locator(`dialog[open] [data-line="${line}"]`);
            expect(await button.innerText()).toMatch(/^(Kill|Rob|Bewitch|Name) the /);
            await button.tap();
            await me.until("it is sent", () => sent(me).length > before);
            expect(sent(me).at(-1)).toBe(line);
        }
        expect(faults).toEqual([]);
    });

    test("what is open stays open when news come that leave the question as it is", async () => {
        const me = await fixture.come({ cookie, touch: true });
        const { page } = me;
        // The last update can be heard once more.
        await page.addInitScript(() => {
            window.WebSocket = class extends WebSocket {
                constructor(url: string | URL) {
                    super(url);
                    this.addEventListener("message", ({ data }: MessageEvent<string>) => {
                        if (!data.includes('"type":"update"')) return;
                        Object.assign(window, { again: () => this.dispatchEvent(new MessageEvent("message", { data })) });
                    });
                }
            };
        });
        await me.visit("/settings");
        const line = await sitAt(me, "build");
        const spot = await page.evaluate((wanted) => window.probe.find(wanted), line);
        if (typeof spot === "string") throw new Error(spot);
        await me.press(spot.x, spot.y);
        const button = page.locator(`dialog[open] [data-line="${line}"]`);
        await button.waitFor();
        await page.evaluate(() => (window as unknown as { again: () => void }).again());
        await quiet(me);
        expect(await button.isVisible()).toBe(true);
    });

    test("the log opens on the chat with the field ready to write", async () => {
        const me = await fixture.come({ cookie, touch: true });
        await me.visit("/settings");
        await sitAt(me, "gold");
        await me.page.getByRole("button", { name: "Log" }).first().tap();
        await me.page.getByRole("tab", { name: "Chat" }).tap();
        const ready = (): Promise<boolean> => me.page.evaluate(() => document.activeElement?.tagName === "INPUT");
        await me.until("the field has the focus", ready);
        await me.page.getByRole("button", { name: "Close" }).tap();
        await me.page.getByRole("button", { name: "Log" }).first().tap();
        await me.until("the field has the focus again", ready);
    });
});

describe("without a line", () => {
    const folder = new Folder();
    let server: Server;
    beforeAll(async () => {
        server = await Server.start(folder.file("tables.db"));
    });
    afterAll(async () => {
        await server.stop();
        folder.remove();
    });

    test("what I choose is sent when it is back, and the page says just that: offline, and with the server down", async () => {
        const me = await fixture.come({ origin: server.origin });
        me.expected.push(/WebSocket connection to .* failed/, /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
        await me.visit("/play?players=4");
        const promise = me.page.getByRole("status").getByText("Your choice will be sent as soon as you are back online");
        const later = me.page.locator('[data-part="prompt"]').getByText("Will be sent once you're back online");

        const played: string[] = [];
        for (const way of ["offline", "down"]) {
            const line = choose((await me.settled()).lines, me.view());
            if (way === "offline") await me.context.setOffline(true);
            else await server.kill();
            await promise.waitFor();
            const before = me.heard.length;
            const spot = await me.page.evaluate((wanted) => window.probe.find(wanted), line);
            if (typeof spot === "string") throw new Error(spot);
            await me.press(spot.x, spot.y);
            if (way === "down") await later.waitFor();
            if (way === "offline") await me.context.setOffline(false);
            else server = await server.again();
            await me.told(before, "accepted", "staged", "update");
            await promise.waitFor({ state: "detached" });
            await me.settled();
            played.push(line);
            expect(server.played(me.code)).toEqual(played);
        }
    });
});

test("what the teacher said is not heard at the next page", async () => {
    const me = await fixture.come();
    await me.visit("/learn/king");
    const heard = me.page.locator('[role="alert"]').first();
    await me.until("the teacher speaks", async () => (await heard.textContent()) !== "");
    await me.wander("/");
    await me.page.getByRole("heading", { level: 1 }).waitFor();
    expect(await heard.textContent()).toBe("");
});
