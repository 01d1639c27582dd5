/** What I did in my own games: counted, chosen from, saved, beside the cards; and nobody else's business. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { useBrowser } from "./support/stage";
import { PHONE } from "./support/visitor";

const stage = useBrowser();

/** Plays a whole game against bots over the wire, as fast as it goes; its code. */
function playGame(page: Page): Promise<string> {
    return page.evaluate(async () => {
        const setup = { edition: "deluxe", seats: 3, preset: "first-game", pace: "instant" };
        const made = await fetch("/api/tables", {
            method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ setup, bots: [null, "easy", "easy"], start: true }),
        });
        const { code } = (await made.json()) as { code: string };
        const line = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/socket?seen=0`);
        let answered = 0;
        await new Promise<void>((over, failed) => {
            line.onmessage = ({ data }) => {
                const said = JSON.parse(String(data)) as { type: string; seat: number; over: unknown; ask: { number: number; options: { line: string }[] } | null };
                if (said.type !== "update") return;
                if (said.over) over();
                if (said.ask === null || said.ask.number <= answered) return;
                answered = said.ask.number;
                const lines = said.ask.options.map((option) => option.line);
                const chosen = lines.find((one) => one.startsWith("build")) ?? lines[0];
                line.send(JSON.stringify({ type: "move", seat: said.seat, ask: said.ask.number, lines: [chosen] }));
            };
            line.onclose = () => failed(new Error("the line is closed"));
        });
        line.onclose = null;
        line.close();
        return code;
    });
}

test("my finished game is counted on my page, on my phone, beside my cards and in a file", async () => {
    const me = await stage.come({ screen: PHONE });
    const { page } = me;
    await me.visit("/stats");
    await page.getByText("No finished games yet.").waitFor();
    const code = await playGame(page);
    await me.visit("/games");
    await page.getByRole("link", { name: "Your statistics" }).click();
    await page.getByText("1 game", { exact: true }).waitFor();
    await page.getByText("too few games").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);

    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as CSV" }).click()]);
    const [heads = "", row = ""] = readFileSync(await file.path(), "utf-8").replace("\uFEFF", "").split("\r\n");
    const cells = Object.fromEntries(heads.split(",").map((head, index) => [head, row.split(",")[index]]));
    expect(cells).toMatchObject({ code, edition: "deluxe", players: "3", people: "1", bots: "easy easy", aided: "0" });

    await page.getByLabel("Against").selectOption("people");
    await page.getByText("None of your games matches.").waitFor();
    await page.getByLabel("Against").selectOption("bots");
    const character = page.locator("#by-character ~ .scroll tbody a").first();
    const name = await character.innerText();
    await character.click();
    const entry = page.locator("article", { has: page.getByRole("heading", { name, exact: true }) });
    await entry.locator('[data-part="figures"]').getByText(/held (once|\d+ times)/).waitFor();

    const stranger = await stage.come();
    await stranger.visit("/stats");
    await stranger.page.getByText("No finished games yet.").waitFor();
});
