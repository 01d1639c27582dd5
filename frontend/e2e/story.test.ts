/** Everything that happens can be followed: the last act, the round in short, what was skipped, what flies. */
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Event } from "../src/generated/protocol";
import { choose, playOn } from "./support/playing";
import { Folder, Server } from "./support/server";
import { useBrowser } from "./support/browser-fixture";
import { QUICK, type Visitor } from "./support/visitor";

const fixture = useBrowser();
const BOARD = ".players, .characters, .own";

/** What the page was told to a seat so far. */
const heard = (me: Visitor): Event[] => me.heard.flatMap((message) => (message.type === "update" ? message.events : []));

/** Whether something lies over the table. */
async function covers(me: Visitor, selector: string): Promise<boolean> {
    return me.page.evaluate(
        ([what, board]) => {
            const box = document.querySelector(what)?.getBoundingClientRect();
            if (box === undefined) throw new Error(`there is no ${what}`);
            return [...document.querySelectorAll(board)].map((part) => part.getBoundingClientRect())
                .some((part) => box.left < part.right && part.left < box.right && box.top < part.bottom && part.top < box.bottom);
        },
        [selector, BOARD] as const,
    );
}

/** Play until the characters of this round are chosen. */
async function toRound(me: Visitor, round: number): Promise<void> {
    while (me.view()?.round !== round || me.view()?.phase !== "selection") await playOn(me, 1);
    await me.settled();
}

test("while I wait, the last act stands in the middle, and who decides", async () => {
    const { cookie, shown } = inject("prepared");
    const me = await fixture.come({ cookie });
    await me.visit(`/t/${shown.waiting}`);
    const act = me.page.locator('[data-part="act"] .act');
    await act.waitFor();
    // In this order: what is told meanwhile stands in the log, too.
    const told = await act.locator(":scope > span").allInnerTexts();
    const log = await me.page.getByRole("log", { name: "Log" }).innerText();
    for (const sentence of told) expect(log).toContain(sentence.trim());
    const sizes = await me.page.locator('[data-part="act"]').evaluate((element) => {
        const size = (selector: string): number => parseFloat(getComputedStyle(element.querySelector(selector) ?? element).fontSize);
        return [size(".act"), size(".waiting b")];
    });
    expect(sizes[0]).toBeGreaterThan(sizes[1] ?? Infinity);
});

test("a round is told in short before the next one, beside the table; it can be closed, and opened again", async () => {
    const me = await fixture.come();
    await me.visit("/play?players=4");
    await toRound(me, 2);
    const recap = me.page.locator('[data-part="recap"]');
    await recap.getByRole("heading", { name: "Round 1 summary" }).waitFor();
    expect(await covers(me, '[data-part="recap"]')).toBe(false);
    const shown = heard(me).slice(0, heard(me).findIndex((event) => event.round === 2));
    for (const { seat, character } of shown.filter((event) => event.event === "revealed")) {
        expect(await recap.locator(`[data-seat="${seat}"] .character`).count(), `${seat} is the ${character}`).toBe(1);
        expect(await recap.locator(`[data-seat="${seat}"]`).innerText()).not.toContain("not revealed");
    }
    // Nothing waits for it: I can choose, and it goes when the round is played.
    await playOn(me, 1);
    await me.until("the round is played", () => me.view()?.phase === "turns");
    await recap.waitFor({ state: "detached" });
    await me.page.getByRole("button", { name: "Round 1", exact: true }).click();
    await recap.getByRole("heading", { name: "Round 1 summary" }).waitFor();
    await recap.getByRole("button", { name: "Close the summary" }).click();
    expect(await recap.count()).toBe(0);
});

test("on a phone the round in short is one line that opens", async () => {
    const me = await fixture.come({ touch: true });
    await me.visit("/play?players=4");
    await toRound(me, 2);
    const strip = me.page.locator('[data-part="recap"]');
    await strip.waitFor();
    expect((await strip.boundingBox())?.height).toBeLessThan(60);
    await strip.getByRole("button", { name: /Round 1 summary/ }).tap();
    const sheet = me.page.getByRole("dialog", { name: "Round 1 summary" });
    await sheet.waitFor();
    expect(await sheet.locator("[data-seat]").count()).toBe(4);
});

test("few things fly at the same time, and no card is there before it has landed; with bots at once nothing flies", async () => {
    const me = await fixture.come({ prefs: { ...QUICK, motion: true } });
    await me.page.addInitScript(() => {
        const seen = { most: 0, all: 0, twice: [] as string[] };
        Object.assign(window, { flown: seen });
        const count = (): void => {
            const flying = [...document.querySelectorAll(".flight")];
            seen.most = Math.max(seen.most, flying.length);
            seen.all += flying.length;
            for (const card of flying.map((one) => one.querySelector("[data-card]")?.getAttribute("data-card"))) {
                const place = document.querySelector(`[data-part="city"] [data-card="${card}"]`);
                if (card && place !== null && !document.querySelector(`[data-landing][data-card="${card}"]`)) seen.twice.push(card);
            }
        };
        new MutationObserver(count).observe(document, { childList: true, subtree: true });
    });
    const flown = (): Promise<{ most: number; all: number; twice: string[] }> =>
        me.page.evaluate(() => (window as unknown as { flown: { most: number; all: number; twice: string[] } }).flown);
    await me.visit("/play?players=4");
    await toRound(me, 3);
    const found = await flown();
    expect(found.all).toBeGreaterThan(0);
    expect(found.most).toBeLessThanOrEqual(3);
    expect(found.twice).toEqual([]);

    await me.page.evaluate(async (code) => {
        const body = JSON.stringify({ pace: "instant" });
        await fetch(`/api/tables/${code}/change`, { method: "POST", headers: { "content-type": "application/json" }, body });
    }, me.code);
    await me.until("the bots play at once", () => me.heard.some((message) => message.type === "table" && message.table.setup.pace === "instant"));
    await me.until("all has landed", async () => (await me.page.locator(".flight").count()) === 0);
    const before = (await flown()).all;
    await playOn(me, 8);
    expect((await flown()).all).toBe(before);
});

describe("bots that take their time", () => {
    const folder = new Folder();
    let server: Server;
    beforeAll(async () => {
        server = await Server.start(folder.file("tables.db"), 0, 4);
    });
    afterAll(async () => {
        await server.stop();
        folder.remove();
    });

    /** Decide what is asked until there is somebody to wait for, and click there; `done` is what the click leads to. */
    async function clickWhileWaiting(me: Visitor, name: string, done?: () => boolean): Promise<void> {
        const button = me.page.locator('[data-part="pace"]').getByRole("button", { name });
        await me.until(`"${name}" can be clicked`, async () => {
            if (done?.() === true) return true;
            const now = await me.look();
            if (now.asked && !now.busy) await me.decide(choose(now.lines, me.view()));
            else if (await button.isVisible()) return (await button.click({ timeout: 3000 }).then(() => true, () => false)) && done === undefined;
            return false;
        });
    }

    test("on a phone, too, it is written what hurries them", async () => {
        const me = await fixture.come({ origin: server.origin, touch: true });
        await me.visit("/play?players=4");
        let shown: { text: string; width: number; cut: boolean }[] = [];
        // Found and measured in one step, unlike with a locator: once the bots are done, the buttons are gone.
        await me.until("there is somebody to wait for", async () => {
            const now = await me.look();
            if (now.asked && !now.busy) await me.decide(choose(now.lines, me.view()));
            shown = await me.page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-part="pace"] .btn span')].map((one) => ({
                text: one.innerText, width: one.getBoundingClientRect().width, cut: getComputedStyle(one).clipPath !== "none",
            })));
            return shown.length === 2;
        });
        expect(shown.map(({ text }) => text)).toEqual(["Faster", "My turn"]);
        expect(shown.filter(({ width, cut }) => cut || width <= 25)).toEqual([]);
    });

    test("I can make them faster, or skip to my turn and be told what I skipped", async () => {
        const me = await fixture.come({ origin: server.origin });
        await me.visit("/play?players=4");
        const paced = (wanted: string): boolean => {
            const last = me.heard.findLast((message) => message.type === "table");
            return last?.type === "table" && last.table.setup.pace === wanted;
        };
        await clickWhileWaiting(me, "Faster", () => paced("fast"));
        await clickWhileWaiting(me, "Slower", () => paced("normal"));

        // Skip until that leads to a turn of mine before which others had theirs: then there is something to tell.
        const news = me.page.locator('[data-part="news"]');
        for (let revealed: Event[] = []; revealed.length === 0 || me.view()?.phase !== "turns";) {
            const told = heard(me).length;
            await clickWhileWaiting(me, "Skip to my turn");
            await me.settled();
            revealed = heard(me).slice(told).filter(({ event, seat }) => event === "revealed" && seat !== me.view()?.seat);
        }
        await news.getByText("Since your last move").waitFor();
        expect(await covers(me, '[data-part="news"]')).toBe(false);
        const log = await me.page.getByRole("log", { name: "Log" }).innerText();
        for (const sentence of await news.locator("p").allInnerTexts()) {
            if (!sentence.endsWith("more in the log")) expect(log).toContain(sentence.trim());
        }
        await me.decide(choose((await me.look()).lines, me.view()));
        await news.waitFor({ state: "detached" });
    });
});
