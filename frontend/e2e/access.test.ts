/** For everyone: axe finds nothing serious, in either light, on a large screen and on a phone. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import { expect, inject, test } from "vitest";
import { playOn } from "./support/playing";
import { shot } from "./support/shots";
import { useBrowser } from "./support/browser-fixture";
import { DESKTOP, PHONE, type Visitor } from "./support/visitor";

const fixture = useBrowser({ painted: true });
const { cookie, shown } = inject("prepared");
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

async function violations(me: Visitor, options: RunOptions): Promise<string[]> {
    const { page } = me;
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
    const found = await page.evaluate(
        (wanted) => (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(wanted), options);
    return found.violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .flatMap(({ id, nodes }) => nodes.slice(0, 4).map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.slice(0, 200) ?? ""}`));
}

/** On both screens; and by day, where only colors change, only these are looked at again, once. */
async function examine(me: Visitor, ready: string): Promise<string[]> {
    const { page } = me;
    const faults = new Set<string>();
    for (const theme of ["dark", "light"]) {
        await page.evaluate((one) => {
            const kept = JSON.parse(localStorage.getItem("citadels") ?? "{}") as object;
            localStorage.setItem("citadels", JSON.stringify({ ...kept, theme: one }));
        }, theme);
        await page.reload();
        for (const screen of theme === "dark" ? [DESKTOP, PHONE] : [DESKTOP]) {
            await page.setViewportSize(screen);
            await page.locator(ready).first().waitFor();
            const options: RunOptions = theme === "dark" ? {} : { runOnly: { type: "rule", values: ["color-contrast"] } };
            for (const one of await violations(me, { ...options, resultTypes: ["violations"] })) {
                faults.add(`${screen.width} ${theme} ${one}`);
            }
        }
        await page.setViewportSize(DESKTOP);
    }
    return [...faults];
}

const PAGES: [name: string, path: string, ready: string][] = [
    ["home", "/", "main h1"],
    ["a new table", "/new", "aside button"],
    ["the rules", "/rules/deluxe", "main h2"],
    ["the settings", "/settings", "main h2"],
    ["my games", "/games", "main h1"],
    ["the chapters of the lesson", "/learn", "main ol"],
    ["a chapter", "/learn/king", "[data-part=speech] .btn"],
    ["the table in my turn", `/t/${shown.five}`, "[data-part=choices] button"],
    ["the table while I wait", `/t/${shown.waiting}`, "[data-part=prompt]"],
    ["the selection", `/t/${shown.selection}`, "[data-part=tray] button"],
];

for (const [name, path, ready] of PAGES) {
    test(`${name} can be used by everyone`, async () => {
        const me = await fixture.come({ cookie: path.startsWith("/t/") ? cookie : "" });
        await me.visit(path);
        await me.page.locator(ready).first().waitFor();
        if (path === "/") await shot(me, "home");
        expect(await examine(me, ready)).toEqual([]);
    });
}

test("the devices and a personal link can be used by everyone", async () => {
    const me = await fixture.come();
    await me.visit("/settings");
    await me.page.getByRole("button", { name: "Link for another device" }).click();
    const link = await me.page.getByRole("textbox", { name: "Link for another device" }).inputValue();
    const there = await fixture.come();
    await there.page.goto(link);
    await there.page.getByRole("button", { name: /^Yes, I am / }).waitFor();
    const asked = await examine(there, ".note");
    await there.page.getByRole("button", { name: /^Yes, I am / }).click();
    await there.page.getByRole("link", { name: "Show devices" }).click();
    await there.page.getByRole("button", { name: /^Sign out: / }).waitFor();
    const list = await examine(there, "[aria-labelledby=set-devices] li");
    await there.page.getByRole("button", { name: /^Sign out: / }).click();
    expect({ asked, list, doubt: await violations(there, {}) }).toEqual({ asked: [], list: [], doubt: [] });
});

test("the lobby, the end and the replay can be used by everyone", async () => {
    const me = await fixture.come();
    await me.visit("/new");
    await me.page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
    await me.page.getByRole("button", { name: "Invite players" }).click();
    await me.page.locator(".ring").waitFor();
    const lobby = await examine(me, ".ring");
    await me.page.getByRole("button", { name: "Start the game" }).click();
    await me.page.locator('[data-part="prompt"]').waitFor();
    expect((await playOn(me)).at).toBe("end");
    await me.page.getByRole("heading", { name: "Game history" }).waitFor();
    const end = await examine(me, ".chart");
    await me.page.getByRole("link", { name: "Replay" }).click();
    await me.page.locator(".transport").waitFor();
    await me.page.getByRole("button", { name: "One move forward" }).click();
    expect({ lobby, end, replay: await examine(me, ".transport") }).toEqual({ lobby: [], end: [], replay: [] });
});
