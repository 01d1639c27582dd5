/** Without a mouse: nothing is out of reach, and one always knows where one is. */
import { expect, test } from "vitest";
import { choose } from "./support/playing";
import { useBrowser } from "./support/browser-fixture";
import type { Visitor } from "./support/visitor";

const fixture = useBrowser();

/** Press Tab until this has the focus. */
async function tabTo(me: Visitor, name: RegExp): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
        await me.page.keyboard.press("Tab");
        if (name.test((await me.look()).focus)) return;
    }
    throw new Error(`Tab never comes to ${String(name)}`);
}

const SHORT: Record<string, string> = { gold: "g", cards: "d", income: "i", end: "e", done: "e" };

/** By its letter, from the list by typing, from the list with arrows, or by walking to it: in turn. */
async function decide(me: Visitor, line: string, lines: readonly string[], way: number): Promise<string> {
    const { keyboard } = me.page;
    const letter = SHORT[line];
    if (letter !== undefined && way % 2 === 0) {
        await keyboard.press(letter);
        return "letter";
    }
    if (way % 3 === 0) {
        for (let steps = 0; steps < 40; steps += 1) {
            await keyboard.press("ArrowRight");
            const at = await me.page.evaluate(() => document.activeElement?.getAttribute("data-line") ?? "");
            if (at === line) {
                await keyboard.press("Enter");
                return "walk";
            }
        }
    }
    await keyboard.press("/");
    if (way % 2 === 0) await keyboard.type(line);
    else for (let at = lines.indexOf(line); at >= 0; at -= 1) await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    return way % 2 === 0 ? "typed" : "list";
}

test("I play a whole game with the keyboard, and the focus is never lost", async () => {
    const me = await fixture.come({ prefs: { motion: false, sound: false } });
    const { keyboard } = me.page;
    await me.page.addInitScript(() => {
        for (const kind of ["pointerdown", "mousedown", "touchstart"]) {
            addEventListener(kind, () => console.error("something was clicked"), { capture: true });
        }
    });
    await me.visit("/");
    await tabTo(me, /Play now/);
    await keyboard.press("Enter");
    const ways = new Set<string>();
    const lost: string[] = [];
    for (let decisions = 0; ; decisions += 1) {
        const now = await me.settled();
        if (now.focus === "nothing") lost.push(`${now.at}, ${me.kind()}: ${me.said.length} moves`);
        if (now.at === "end") break;
        const line = choose(now.lines, me.view());
        const before = me.said.length;
        ways.add(await decide(me, line, now.lines, decisions));
        // What hurts is asked once more: Tab to the answer.
        if (await me.page.evaluate(() => document.querySelector("dialog[open]") !== null)) {
            for (let presses = 0; presses < 10; presses += 1) {
                await keyboard.press("Tab");
                const at = await me.page.evaluate(() => document.activeElement?.getAttribute("data-line") ?? "");
                if (at === line) break;
            }
            await keyboard.press("Enter");
        }
        await me.until(`${line} is sent`, () => me.said.length > before);
        const sent = me.said.findLast((one) => one.type === "move");
        expect(sent?.lines.at(-1)).toBe(line);
    }
    expect(lost).toEqual([]);
    expect([...ways].sort()).toEqual(["letter", "list", "typed", "walk"]);
    await tabTo(me, /Play again/);
    await keyboard.press("Enter");
    await me.page.locator('[data-part="prompt"]').waitFor();
});
