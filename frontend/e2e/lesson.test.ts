/** The first game: all chapters with the mouse, one with the keyboard, one with a thumb. */
import { expect, test } from "vitest";
import type { Lesson, LessonBeat } from "../src/generated/protocol";
import { under } from "./support/geometry";
import { useBrowser } from "./support/browser-fixture";
import { QUICK, type Visitor } from "./support/visitor";

const fixture = useBrowser();
const SPEECH = '[data-part="speech"]';

/** Somebody who learns: what the server told the page, and where the lesson stands. */
class Reader {
    private beats: LessonBeat[] = [];

    constructor(readonly me: Visitor) {
        me.page.on("response", async (answer) => {
            if (!/\/api\/lessons\/./.test(answer.url()) || !answer.ok()) return;
            const lesson = (await answer.json()) as Lesson;
            this.beats = lesson.beats;
        });
    }

    /** The moment at which the lesson waits for the reader: words, a question, or the end of the chapter. */
    async waits(): Promise<"told" | "asked" | "done"> {
        const found = await this.me.page.waitForSelector(`${SPEECH}:is(.told, .asked, .done)`);
        const names = ((await found.getAttribute("class")) ?? "").split(" ");
        return (["told", "asked", "done"] as const).find((one) => names.includes(one)) ?? this.waits();
    }

    words(): Promise<string> {
        return this.me.page.locator(`${SPEECH} .text`).innerText();
    }

    /** Wait until the teacher says this. */
    says(text: string): Promise<void> {
        return this.me.page.locator(SPEECH).getByText(text).waitFor();
    }

    /** What the page was told to ask. */
    get asked(): LessonBeat {
        const found = this.beats.at(-1);
        if (found === undefined) throw new Error("nothing is asked");
        return found;
    }

    async onward(): Promise<void> {
        const before = await this.words();
        await this.me.page.locator(`${SPEECH} .btn-main`).click();
        await this.me.page.waitForFunction(([part, text]) => document.querySelector(`${part} .text`)?.textContent !== text, [SPEECH, before] as const);
    }

    async press(line: string): Promise<void> {
        const { me } = this;
        const spot = await me.page.evaluate((wanted) => window.probe.find(wanted), line);
        if (typeof spot === "string") throw new Error(`no place to click for "${line}": ${spot}`);
        await me.press(spot.x, spot.y);
        if (spot.direct && !(await opens(me))) return;
        do {
            await me.until(`${line} can be chosen`, () => me.page.evaluate((wanted) => window.probe.opened(wanted) !== null, line));
            const next = await me.page.evaluate((wanted) => window.probe.opened(wanted), line);
            if (next !== null) await me.press(next.x, next.y);
        } while (await opens(me));
    }

    /** Play what is asked for, and wait until the page has taken it. */
    async play(line = this.asked.lines[0] ?? ""): Promise<void> {
        const answered = this.me.page.waitForResponse(/\/api\/lessons\/./);
        await this.press(line);
        await answered;
        await this.me.page.waitForFunction((part) => document.querySelector(`${part}.asked`) === null || !document.querySelector("[aria-busy=true]"), SPEECH);
    }
}

/** Whether what was touched is shown first, with a button for what it does. */
function opens({ page, touch }: Visitor): Promise<boolean> {
    return page.evaluate(async (looked) => {
        for (let frames = 0; looked && frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        return document.querySelector("dialog[open]") !== null;
    }, touch);
}

/** Whether the words lie over something that they point at, or over what the reader has. */
function covered(me: Visitor): Promise<string[]> {
    return me.page.evaluate((part) => {
        const words = document.querySelector(part)?.getBoundingClientRect();
        if (words === undefined) return ["no words"];
        return [...document.querySelectorAll('[data-part="halo"], section.mine')].map((ring) => ring.getBoundingClientRect())
            .filter((ring) => ring.left < words.right - 8 && ring.right > words.left + 8 && ring.top < words.bottom - 8 && ring.bottom > words.top + 8)
            .map((ring) => `${ring.left}, ${ring.top}, ${ring.right}, ${ring.bottom}`);
    }, SPEECH);
}

/** The same once words and rings stand still. The page looks for both every 150 ms, so that they may cross for a moment. */
async function staysCovered(me: Visitor): Promise<string[]> {
    if ((await covered(me)).length === 0) return [];
    await me.page.evaluate(async (part) => {
        const places = (): string => JSON.stringify([...document.querySelectorAll(`${part}, [data-part="halo"], section.mine`)].map((one) => one.getBoundingClientRect()));
        for (let [before, still] = ["", 0]; still < 5; ) {
            await new Promise((done) => setTimeout(done, 100));
            still = places() === before ? still + 1 : 0;
            before = places();
        }
    }, SPEECH);
    return covered(me);
}

/** Go through a chapter to its end. */
async function learn(reader: Reader): Promise<number> {
    const over: string[] = [];
    for (let moves = 0; ; ) {
        const kind = await reader.waits();
        expect((await reader.words()).length).toBeGreaterThan(10);
        over.push(...(await staysCovered(reader.me)));
        expect(await reader.me.page.locator("main").innerText()).not.toMatch(/\bYou,? (chooses|decides|the )/); // but "you choose"
        if (kind === "done") {
            expect(over).toEqual([]);
            return moves;
        }
        if (kind === "told") await reader.onward();
        else {
            await reader.play();
            moves += 1;
        }
    }
}

test("I learn the game with the mouse, chapter by chapter, and begin a real one", async () => {
    const me = await fixture.come({ prefs: { ...QUICK, pace: 4 } });
    const { page } = me;
    const reader = new Reader(me);
    await me.visit("/");
    await page.getByRole("link", { name: /New to Citadels/ }).click();
    await page.getByRole("link", { name: "Begin" }).click();
    for (let chapter = 1; chapter <= 8; chapter += 1) {
        await page.getByText(`Chapter ${chapter} of 8`).first().waitFor();
        expect(await learn(reader)).toBeGreaterThan(3);
        if (chapter < 8) await page.getByRole("button", { name: "Next chapter" }).click();
    }
    await page.locator(`${SPEECH} .btn-main`).click();
    await page.getByRole("heading", { name: "That's the whole game!" }).waitFor();
    expect(await page.locator(".sheet .total").allTextContents()).toEqual(["26", "24", "13", "10"]);

    // All of it is remembered.
    await me.visit("/learn");
    await page.getByText("8 of 8 chapters done").waitFor();
    await page.getByRole("button", { name: "Play your first real game" }).click();
    await page.waitForURL(/\/t\//);
    await page.locator('[data-part="help"]').waitFor();
    expect(await page.getByText("easy").count()).toBe(3);
});

test("I stray, go back, leave, and go on where I was", async () => {
    const me = await fixture.come({ prefs: { ...QUICK, pace: 4 } });
    const { page } = me;
    const reader = new Reader(me);
    await me.visit("/learn/king");
    while ((await reader.waits()) === "told") await reader.onward();

    // Something else that the rules allow: a word, and nothing else.
    await reader.press("cards");
    await reader.says("You can't go wrong with cards.");
    expect(await page.locator(`${SPEECH}.asked`).count()).toBe(1);
    await reader.play("gold");
    await reader.says("Four gold!");

    // What the rules do not allow says why, as at every table.
    await page.locator('[data-part="hand"] [data-card="cathedral"]').hover();
    await page.locator(".detail .note").getByText("costs 5").waitFor();
    expect(await under(me, ".detail", `${SPEECH}, [data-part="hand"] [data-card]`)).toEqual([]);

    await page.reload();
    await reader.says("Four gold!");
    await page.getByRole("button", { name: "Back" }).click();
    await reader.says("Every turn starts with gathering resources");
    await reader.play("gold");
    await reader.play("build manor");
    await reader.says("There it is");

    // Another chapter, by the menu, and home.
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: /An empty hand/ }).click();
    await page.getByText("Chapter 4 of 8").first().waitFor();
    await me.visit("/learn");
    await page.getByRole("link", { name: "Continue" }).waitFor();
    await page.getByText("Chapter 1 of 8").waitFor(); // begun, though none is done
    expect(await page.getByText("Not started yet").count()).toBe(0);
    me.expected.push(/404/);
    await me.visit("/learn/jester");
    await page.getByText("Page not found.").waitFor();
});

test("I play a chapter with the keyboard alone", async () => {
    const me = await fixture.come({ prefs: { ...QUICK, pace: 4 } });
    const { keyboard } = me.page;
    const reader = new Reader(me);
    await me.visit("/learn/warlord");
    for (let moves = 0; ; ) {
        const kind = await reader.waits();
        if (kind === "done") {
            expect(moves).toBe(5);
            break;
        }
        const before = await reader.words();
        if (kind === "told") await keyboard.press("Enter"); // the button has the focus
        else {
            const answered = me.page.waitForResponse(/\/api\/lessons\/./);
            await keyboard.press("/");
            await keyboard.type(reader.asked.lines[0] ?? "");
            await keyboard.press("Enter");
            await answered;
            moves += 1;
        }
        await me.page.waitForFunction(([part, text]) => document.querySelector(`${part} .text`)?.textContent !== text, [SPEECH, before] as const);
    }
    await me.until("the focus is where one goes on", async () => /Next chapter/.test((await me.look()).focus));
    await keyboard.press("Enter");
    await me.page.getByText("Chapter 7 of 8").first().waitFor();
});

test("on a phone my empty city can be seen where it is spoken of, and a card says why it cannot be built", async () => {
    const me = await fixture.come({ prefs: { ...QUICK, pace: 4 }, touch: true });
    const reader = new Reader(me);
    await me.visit("/learn/king");
    await reader.waits();
    await reader.onward();
    await reader.says("This is where yours will stand.");
    const ring = await me.page.locator('[data-part="halo"]').first().boundingBox();
    expect(Math.min(ring?.width ?? 0, ring?.height ?? 0)).toBeGreaterThan(30);
    expect(await covered(me)).toEqual([]);

    while ((await reader.waits()) === "told") await reader.onward();
    const card = await me.page.locator('[data-part="hand"] [data-card="cathedral"]').boundingBox();
    await me.press((card?.x ?? 0) + 20, (card?.y ?? 0) + 40);
    await me.page.locator(".detail .note").waitFor();
});

test("I play a chapter with my thumb, and the words never cover what they speak of", async () => {
    const me = await fixture.come({ prefs: { ...QUICK, pace: 4 }, touch: true });
    const reader = new Reader(me);
    await me.visit("/learn/warlord");
    expect(await learn(reader)).toBe(5);
});
