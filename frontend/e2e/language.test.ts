/** Another language in the middle of a game: at once, for all that is on the page, and for nobody else. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { playOn } from "./support/playing";
import { shot } from "./support/shots";
import { useBrowser } from "./support/browser-fixture";
import { QUICK } from "./support/visitor";

const fixture = useBrowser();

/** Through the switch in the bar: the list of the device itself lies over it. */
async function choose(page: Page, lang: string): Promise<void> {
    await page.locator("header select").selectOption(lang);
    await page.locator(`html[lang="${lang}"]`).waitFor();
}

const log = (page: Page): Promise<string[]> => page.locator('[data-part="log"] p').allInnerTexts();
const question = (page: Page): Promise<string> => page.locator('[data-part="prompt"] .question').innerText();

test("the game goes on in another language, without loading the page anew", async () => {
    const me = await fixture.come({ prefs: { ...QUICK, language: "en" } });
    const { page } = me;
    await me.visit("/play");
    await playOn(me, 4);
    await page.evaluate(() => document.body.setAttribute("data-same", "yes"));
    const before = await log(page);
    const [asked, title] = [await question(page), await page.title()];
    expect(before.join(" ")).toMatch(/(chooses|is choosing) a character/);
    const moves = me.said.length;

    await choose(page, "ru");
    const after = await log(page);
    expect(after).toHaveLength(before.length);
    expect(after.filter((line) => !/[а-яё]/i.test(line))).toEqual([]);
    expect(after.filter((line) => /\b(the|you|choose|chooses|gold|district)\b/i.test(line))).toEqual([]);
    expect(await question(page)).toMatch(/[а-яё]/i);
    expect([await question(page), await page.title()]).not.toContain(asked);
    expect(await page.title()).not.toBe(title);
    expect(await page.locator('[data-part="help"]').innerText()).toMatch(/[а-яё]/i);
    expect(await page.locator('[role="alert"]').last().innerText()).toMatch(/[а-яё]/i);
    expect(me.said).toHaveLength(moves); // the server has no part in it
    await shot(me, "language-ru");

    // Played on in it, and back again: the log is as it was, with what has come since.
    await playOn(me, 2);
    expect(await page.locator("body").getAttribute("data-same")).toBe("yes");
    await choose(page, "en");
    expect((await log(page)).slice(0, before.length)).toEqual(before);

    // It is remembered, on every page.
    await choose(page, "cs");
    await page.reload();
    await page.locator('html[lang="cs"]').waitFor();
    await me.visit("/rules/classic");
    await page.locator('html[lang="cs"]').waitFor();
});

/** As if it had been chosen in another tab: what lies open stays open. */
async function elsewhere(page: Page, language: string): Promise<void> {
    await page.evaluate((lang) => {
        const newValue = JSON.stringify({ ...(JSON.parse(localStorage.getItem("citadels") ?? "{}") as object), language: lang });
        localStorage.setItem("citadels", newValue);
        dispatchEvent(new StorageEvent("storage", { key: "citadels", newValue }));
    }, language);
    await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
}

test("whatever lies open over the table follows: a menu, a doubt, a detail, the menu of the game", async () => {
    const { cookie, shown, tried } = inject("prepared");
    const me = await fixture.come({ cookie, prefs: { ...QUICK, confirm: true, language: "en" } });
    const { page } = me;
    /** In Russian there are no Latin letters but in names of players and in the code of the table. */
    const russian = async (selector: string): Promise<void> => {
        const before = await page.locator(selector).innerText();
        await elsewhere(page, "ru");
        const words = await page.locator(selector).innerText();
        expect(words, before).not.toBe(before);
        const latin = words.replaceAll(me.code, "").match(/[A-Za-z]{3,}/g) ?? [];
        expect(latin.filter((word) => !me.heard.some((one) => JSON.stringify(one).includes(`"name":"${word}"`)))).toEqual([]);
        expect(words).toMatch(/[а-яё]/i);
        await elsewhere(page, "en");
    };
    const { code: table = "", line = "" } = tried.laboratory ?? {};
    await me.visit(`/t/${table}`);
    await me.settled();
    await page.locator(`.mine [data-part="hand"] [data-card="${line.split(" ").at(-1) ?? ""}"].can`).first().click();
    await russian('[role="menu"]');
    await page.keyboard.press("Escape");

    await me.visit(`/t/${tried.build?.code ?? ""}`);
    await me.settled();
    await page.locator('[data-part="choices"] [data-line="end"]').click();
    await russian("dialog[open]");
    await page.keyboard.press("Escape");

    await me.visit(`/t/${shown.four}`);
    await me.settled();
    await page.locator('.mine [data-part="hand"] [data-card]').last().click({ button: "right", force: true }); // what is not allowed can be read
    await russian(".detail");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu" }).click();
    await russian("dialog[open] h2");
});

test("everybody at a table has a language of their own", async () => {
    const me = await fixture.come({ prefs: { ...QUICK, language: "ru" } });
    await me.visit("/play");
    await playOn(me, 3);
    const guest = await fixture.come({ prefs: { ...QUICK, language: "it" } });
    await guest.visit(`/t/${me.code}`);
    await guest.page.locator('[data-part="log"] p').first().waitFor();
    expect((await log(me.page)).every((line) => /[а-яё]/i.test(line))).toBe(true);
    expect((await log(guest.page)).join(" ")).toMatch(/sceglie un personaggio/);
    // Names are names: those that were made when the table was.
    const names = (page: Page): Promise<string[]> => page.locator(".players .name").allInnerTexts();
    expect((await names(guest.page)).join(" ")).toMatch(/[а-яё]/i);
    // But who has chosen none is a guest, in the words of whoever reads it.
    expect(await me.page.locator(".mine .who b").innerText()).toBe("Гость");
    expect(await names(guest.page)).toContain("Ospite");
    expect((await log(guest.page)).join(" ")).toContain("Ospite");
    await choose(guest.page, "ro");
    expect(await names(guest.page)).toContain("Oaspete");
    expect((await log(guest.page)).join(" ")).toContain("Oaspete");
});

test("the language of the browser is spoken at first", async () => {
    const me = await fixture.come({ prefs: QUICK });
    await me.page.addInitScript(() => {
        Object.defineProperty(navigator, "languages", { get: () => ["tlh", "bg-BG", "en"] });
    });
    await me.visit("/");
    await me.page.locator('html[lang="bg"]').waitFor();
    expect(await me.page.locator("select option").allInnerTexts()).toEqual(
        expect.arrayContaining(["English", "Български", "Русский", "Čeština", "Română", "Italiano"]),
    );
});

test("a rule is read over the game, and the game is still there", async () => {
    const me = await fixture.come({ prefs: { ...QUICK, language: "en" } });
    const { page } = me;
    await me.visit("/play");
    await playOn(me, 2);
    await page.locator('[data-part="help"]').getByRole("button", { name: "Read this rule" }).click();
    const sheet = page.getByRole("dialog");
    const link = sheet.getByRole("link", { name: "All rules of Deluxe" });
    const address = await link.getAttribute("href");
    expect(address).toMatch(/^\/rules\/deluxe#DX-/);
    await sheet.getByText(/[a-z]{4}.*\./).first().waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    expect(await page.locator('[data-part="prompt"]').isVisible()).toBe(true);

    // A card leads to its rules: by key where it is pointed at.
    await page.locator('[data-part="hand"] [data-card]').first().hover();
    await page.locator(".detail").waitFor();
    await page.keyboard.press("r");
    await sheet.getByRole("link", { name: "All rules of Deluxe" }).waitFor();
    await page.keyboard.press("Escape");

    // Help can be sent away, and called back.
    await page.locator('[data-part="help"]').getByRole("button", { name: "Turn explanations off" }).click();
    await page.locator('[data-part="help"]').waitFor({ state: "detached" });
    await page.keyboard.press("?");
    await page.getByRole("checkbox", { name: "Explanations for newcomers" }).check();
    await page.keyboard.press("Escape");
    await page.locator('[data-part="help"]').waitFor();

    // The address of the rule is for good.
    await me.visit(address ?? "");
    await page.locator("div.target").first().waitFor();
    expect(`#${(await page.locator("div.target dt").first().innerText()).trim()}`).toBe(new URL(page.url()).hash);
});

test("the rules are searched without minding the marks on letters", async () => {
    const me = await fixture.come({ prefs: { ...QUICK, language: "cs" } });
    const { page } = me;
    await me.visit("/rules/deluxe");
    await page.locator("#rules-search").fill("kral");
    const hits = page.locator("mark");
    await hits.first().waitFor();
    expect((await hits.allInnerTexts()).map((text) => text.toLowerCase())).toContain("král");
    await page.locator("#rules-search").fill("xyzzy");
    await page.locator(".none").waitFor();
    await page.locator(".none button").click();
    expect(await page.locator("#rules-search").inputValue()).toBe("");
});
