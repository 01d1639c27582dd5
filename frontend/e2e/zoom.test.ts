/** With text twice as large: by the zoom of the browser, or by its setting for letters. */
import { expect, inject, test } from "vitest";
import { scrollable } from "./support/geometry";
import { useBrowser } from "./support/browser-fixture";
import { DESKTOP, type Visitor } from "./support/visitor";

const fixture = useBrowser();
const { cookie, shown } = inject("prepared");
const HALF = { width: DESKTOP.width / 2, height: DESKTOP.height / 2 };

/** Buttons and links of which letters are missing, or that cannot be brought into sight. */
function unreachable(me: Visitor): Promise<string[]> {
    return me.page.evaluate(() => {
        const found: string[] = [];
        for (const element of document.querySelectorAll<HTMLElement>("main .btn, main nav a, main [data-part=choices] button")) {
            if (element.getClientRects().length === 0 || element.closest(".all:not(.seen)") !== null) continue;
            const name = `"${element.textContent.trim().slice(0, 30)}"`;
            if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1) {
                found.push(`${name}: ${element.scrollWidth}×${element.scrollHeight} in ${element.clientWidth}×${element.clientHeight}`);
            }
            element.scrollIntoView({ block: "nearest", inline: "nearest" });
            if (window.probe.spot(element) === null) found.push(`${name}: cannot be reached`);
        }
        return found;
    });
}

for (const [name, path] of [["home", "/"], ["the table", `/t/${shown.five}`]] as const) {
    test(`${name} at twice the size: every button can be read and reached`, async () => {
        const me = await fixture.come({ cookie, screen: HALF });
        await me.visit(path);
        await me.page.locator("main .btn").first().waitFor();
        expect(await unreachable(me)).toEqual([]);
        expect(await scrollable(me, "sideways", '[data-part="row"], [data-part="hand"], [data-part="log"], [data-part="choice-list"]')).toEqual([]);
    });

    test(`${name} with letters of twice the size: every button can be read and reached`, async () => {
        const me = await fixture.come({ cookie });
        await me.visit(path);
        await me.page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        await me.page.locator("main .btn").first().waitFor();
        expect(await unreachable(me)).toEqual([]);
    });
}
