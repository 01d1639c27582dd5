/** In every language: a whole game, and every page; nothing is left in English, nothing is cut off. */
import { describe, expect, inject, test } from "vitest";
import { playOn } from "./support/playing";
import { LANGUAGES, clipped, left, onlyEnglish } from "./support/reading";
import { useBrowser } from "./support/stage";
import { DESKTOP, PHONE, QUICK, type Visitor } from "./support/visitor";

const stage = useBrowser();
const { cookie, shown, questions } = inject("prepared");
const PAGES = ["/", "/new", "/games", "/settings", "/learn", "/rules/deluxe", "/rules/classic", "/rules/circus", "/rules/common-city", "/nowhere"];

/** Looks at the page as a reader of that language. */
class Reader {
    readonly faults = new Set<string>();
    readonly #english: ReadonlySet<string>;

    constructor(
        readonly me: Visitor,
        lang: string,
    ) {
        this.#english = lang === "en" ? new Set() : onlyEnglish(lang);
    }

    async read(where: string): Promise<void> {
        const found = [...(await left(this.me, this.#english)), ...(await clipped(this.me))];
        for (const fault of found) this.faults.add(`${where}: ${fault}`);
    }

    /** On both screens, once everything has found its size there. */
    async readTwice(where: string): Promise<void> {
        for (const screen of [DESKTOP, PHONE]) {
            await this.me.page.setViewportSize(screen);
            await this.me.page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 150))));
            await this.read(`${where} at ${screen.width}×${screen.height}`);
        }
        await this.me.page.setViewportSize(DESKTOP);
    }
}

describe.each(LANGUAGES)("in %s", (lang) => {
    const prefs = { ...QUICK, language: lang };

    test("a whole game", async () => {
        const me = await stage.come({ prefs });
        const reader = new Reader(me, lang);
        await me.visit("/play");
        await me.settled();
        expect(await me.page.evaluate(() => document.documentElement.lang)).toBe(lang);
        await me.page.evaluate(() => document.fonts.ready.then(() => undefined));
        const end = await playOn(me, Infinity, (now) => reader.read(`${now.at}: ${me.kind()}`));
        expect(end.at).toBe("end");
        await me.page.locator(".sheet .total").first().waitFor();
        await reader.read("the end");
        await me.visit(`/g/${me.code}`);
        await me.page.locator(".transport .at").waitFor();
        await reader.read("the replay");
        expect([...reader.faults]).toEqual([]);
    });

    test("every page, on a wide screen and on a phone", async () => {
        const me = await stage.come({ prefs, cookie });
        const reader = new Reader(me, lang);
        for (const path of PAGES) {
            await me.visit(path);
            await me.page.locator("main h1").first().waitFor();
            await reader.readTwice(path);
        }
        for (const [name, code] of Object.entries(shown)) {
            await me.visit(`/t/${code}`);
            await me.page.locator('[data-part="row"]').first().waitFor();
            if (name !== "waiting") await me.settled();
            await reader.readTwice(`the table ${name}`);
        }
        expect([...reader.faults]).toEqual([]);
    });

    test("every kind of question", async () => {
        const me = await stage.come({ prefs, cookie });
        const reader = new Reader(me, lang);
        await me.visit("/settings");
        for (const [kind, code] of Object.entries(questions)) {
            const before = me.heard.length;
            await me.wander(`/t/${code}`);
            await me.told(before, "welcome");
            await me.settled();
            expect(me.kind()).toBe(kind);
            await reader.read(kind);
        }
        expect([...reader.faults]).toEqual([]);
    });
});
