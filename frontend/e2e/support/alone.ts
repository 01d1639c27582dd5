/** Playing on this device: what is heard comes from the engine in the page. */
import type { Lesson } from "../../src/generated/protocol";
import type { Visitor } from "./visitor";

const SPEECH = '[data-part="speech"]';

/** A chapter of the tutorial to its end, by the keyboard; what is asked is heard from the engine. */
export async function learn(me: Visitor): Promise<number> {
    for (let moves = 0; ; ) {
        const found = await me.page.waitForSelector(`${SPEECH}:is(.told, .asked, .done)`);
        const kinds = ((await found.getAttribute("class")) ?? "").split(" ");
        if (kinds.includes("done")) return moves;
        const before = await me.page.locator(`${SPEECH} .text`).innerText();
        if (kinds.includes("told")) await me.page.locator(`${SPEECH} .btn-main`).click();
        else {
            const lessons = me.answers.filter((text) => text.includes('"beats"')).map((text) => JSON.parse(text) as Lesson);
            await me.page.keyboard.press("/");
            await me.page.keyboard.type(lessons.at(-1)?.beats.at(-1)?.lines[0] ?? "");
            await me.page.keyboard.press("Enter");
            moves += 1;
        }
        await me.page.waitForFunction(([part, text]) => document.querySelector(`${part} .text`)?.textContent !== text, [SPEECH, before] as const);
    }
}

/** Bots that do not let anybody wait. */
export async function hurry(me: Visitor, menu = "Menu"): Promise<void> {
    await me.page.locator('[data-part="prompt"]').waitFor(); // once the engine is there
    await me.settled();
    await me.page.getByRole("button", { name: menu, exact: true }).click();
    await me.page.locator(".menu select").last().selectOption("instant");
    await me.page.keyboard.press("Escape");
}

/** Speak another language from the next page on. */
export async function speak(me: Visitor, language: string): Promise<void> {
    await me.page.evaluate((lang) => {
        const prefs = JSON.parse(localStorage.getItem("citadels") ?? "{}") as object;
        localStorage.setItem("citadels", JSON.stringify({ ...prefs, language: lang }));
    }, language);
}
