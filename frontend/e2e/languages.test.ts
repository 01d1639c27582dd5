/**
 * In every language: a whole game, every page and every question; nothing is left in English, nothing is cut off.
 *
 * A phone has the least room, so the pages and the fullest tables are read there in all languages. Everything else is
 * read in one language, a different one each time: words that are left in English are left in every language.
 */
import { expect, inject, test } from "vitest";
import { playOn } from "./support/playing";
import { LANGUAGES, clipped, left, onlyEnglish } from "./support/reading";
import { useBrowser } from "./support/browser-fixture";
import { DESKTOP, PHONE, QUICK, type Visitor } from "./support/visitor";

const fixture = useBrowser();
const { cookie, shown, questions } = inject("prepared");
const PAGES = ["/", "/new", "/games", "/settings", "/learn", "/rules/deluxe", "/nowhere"];
/** Long, and laid out alike: these are read where there is least room. */
const MORE_RULES = ["/rules/classic", "/rules/circus", "/rules/common-city"];
/** The tables with the least room: most players, most characters to choose from, and the story of the last act. */
const FULLEST = ["eight", "selection", "waiting"];
/** The table has its names before the language changes: only those of people whom no reader takes for words. */
const SAM = { ...QUICK, language: "en", name: "Sam" };
const OTHERS = LANGUAGES.filter((lang) => lang !== "en");
const ENGLISH = new Map(LANGUAGES.map((lang) => [lang, lang === "en" ? new Set<string>() : onlyEnglish(lang)]));

/** Reads the page in one language after the other. */
class Reader {
    readonly faults = new Set<string>();
    #readings = 0;

    constructor(readonly me: Visitor) {}

    /** As if it had been chosen in another tab: so it can be changed on every page and every screen. */
    async switchTo(lang: string): Promise<void> {
        await this.me.page.evaluate((language) => {
            const prefs = JSON.parse(localStorage.getItem("citadels") ?? "{}") as object;
            const newValue = JSON.stringify({ ...prefs, language });
            localStorage.setItem("citadels", newValue);
            dispatchEvent(new StorageEvent("storage", { key: "citadels", newValue }));
        }, lang);
        await this.me.page.locator(`html[lang="${lang}"]`).waitFor({ state: "attached" });
        await this.me.page.locator(".book[aria-busy=true]").waitFor({ state: "detached" }); // the rules come a little later
    }

    /** What is wrong on the page in the language that is spoken now, once all letters are there and have found their size. */
    async look(where: string, lang: string): Promise<void> {
        await this.me.page.evaluate(async () => {
            const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
            await drawn();
            await document.fonts.ready;
            for (let frames = 0; frames < 2; frames += 1) await drawn();
        });
        const found = [...(await left(this.me, ENGLISH.get(lang) ?? new Set())), ...(await clipped(this.me))];
        for (const fault of found) this.faults.add(`${lang}, ${where}: ${fault}`);
    }

    async read(where: string, lang: string): Promise<void> {
        await this.switchTo(lang);
        await this.look(where, lang);
    }

    async readAll(where: string): Promise<void> {
        for (const lang of LANGUAGES) await this.read(where, lang);
    }

    /** In one language, a different one each time. Never in English, where no word can be left untranslated. */
    async readInTurn(where: string): Promise<void> {
        await this.read(where, OTHERS[this.#readings++ % OTHERS.length] ?? "");
    }

    /** On a wide screen in turn, and on a phone in all languages, or in turn there too. */
    async readOnBothScreens(where: string, all = true): Promise<void> {
        await this.readInTurn(where);
        await this.me.page.setViewportSize(PHONE);
        await (all ? this.readAll(`${where} on a phone`) : this.readInTurn(`${where} on a phone`));
        await this.me.page.setViewportSize(DESKTOP);
    }
}

test("a whole game: the table in one language after another, the log and the end in all of them", async () => {
    const me = await fixture.come({ prefs: SAM });
    const reader = new Reader(me);
    await me.visit("/play");
    const end = await playOn(me, Infinity, async (now, decisions) => {
        if (now.at !== "table") return;
        if (decisions % 6 === 0) await reader.readInTurn(me.kind()); // later with a long log
    });
    expect(end.at).toBe("end");
    await me.page.locator(".sheet .total").first().waitFor();
    await reader.readAll("the end");
    await me.visit(`/g/${me.code}`);
    await me.page.locator(".transport .at").waitFor();
    await reader.readAll("the replay");
    expect([...reader.faults]).toEqual([]);
});

test("every page, on a wide screen and on a phone", async () => {
    const me = await fixture.come({ prefs: SAM, cookie });
    const reader = new Reader(me);
    for (const path of PAGES) {
        await me.visit(path);
        await me.page.locator("main h1").first().waitFor();
        await reader.readOnBothScreens(path);
    }
    await me.page.setViewportSize(PHONE);
    for (const path of MORE_RULES) {
        await me.visit(path);
        await me.page.locator("main h1").first().waitFor();
        await reader.readInTurn(path);
    }
    await me.page.setViewportSize(DESKTOP);
    for (const [name, code] of Object.entries(shown)) {
        await me.visit(`/t/${code}`);
        await me.page.locator('[data-part="row"]').first().waitFor();
        if (name !== "waiting") await me.settled();
        await reader.readOnBothScreens(`the table ${name}`, FULLEST.includes(name));
    }
    expect([...reader.faults]).toEqual([]);
});

test("every kind of question", async () => {
    const me = await fixture.come({ prefs: SAM, cookie });
    const reader = new Reader(me);
    await me.visit("/settings");
    for (const [kind, code] of Object.entries(questions)) {
        const before = me.heard.length;
        await me.wander(`/t/${code}`);
        await me.told(before, "welcome");
        await me.settled();
        expect(me.kind()).toBe(kind);
        await reader.readInTurn(kind);
    }
    expect([...reader.faults]).toEqual([]);
});
