/** What a reader of another language sees: words that were left in English, and letters that are missing. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./server";
import type { Visitor } from "./visitor";

const TEXTS = join(ROOT, "src", "citadels", "texts");
// Who sits at the prepared tables.
const PEOPLE = ["Sam", "Ana", "Boris", "Chiara", "Dan", "Elena", "Farid", "Greta", "Hugo", "Ines"];
const WORD = /\p{L}[\p{L}'’]+/gu;

export const LANGUAGES = readdirSync(TEXTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.length === 2)
    .map(({ name }) => name)
    .sort();

/** All words that stand in the texts of a language, small. */
function wordsOf(lang: string): Set<string> {
    const found = new Set<string>();
    for (const file of readdirSync(join(TEXTS, lang))) {
        const lines = readFileSync(join(TEXTS, lang, file), "utf-8").split("\n").filter((line) => !line.startsWith("#"));
        // Names of messages, values and variants are no words.
        const text = lines.join("\n").replaceAll(/^[A-Za-z][\w-]* =|\$[\w-]+|\[[\w-]+\]|^ +\.\w+ =|(?:FORM|TRAIT)\(|"\w*"/gm, " ");
        for (const [word] of text.matchAll(WORD)) found.add(word.toLowerCase());
    }
    return found;
}

/** Words that only English has: seen in another language, something was not translated. */
export function onlyEnglish(lang: string): ReadonlySet<string> {
    const own = wordsOf(lang);
    return new Set([...wordsOf("en")].filter((word) => word.length > 2 && !own.has(word)));
}

/** Everything on the page that is read or read out. */
function onScreen(visitor: Visitor): Promise<string[]> {
    return visitor.page.evaluate(() => {
        const found: string[] = [document.title];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            const text = node.textContent?.trim() ?? "";
            const parent = node.parentElement;
            // What people have written themselves, and the names of languages, are in no language of ours.
            if (text && parent !== null && parent.closest("script, style, noscript, [lang], input, textarea, code, kbd") === null) found.push(text);
        }
        for (const name of ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"]) {
            for (const element of document.querySelectorAll(`[${name}]`)) {
                if (element.closest("[lang]:not(html)") === null) found.push(element.getAttribute(name) ?? "");
            }
        }
        return found;
    });
}

/** What is left in English on the page; people have names in any language. */
export async function left(visitor: Visitor, english: ReadonlySet<string>): Promise<string[]> {
    const people = new Set(PEOPLE.map((name) => name.toLowerCase()));
    const texts = await onScreen(visitor);
    return [...new Set(texts)].flatMap((text) => {
        const strange = [...text.matchAll(WORD)].map(([word]) => word).filter((word) => {
            const small = word.toLowerCase();
            return english.has(small) && !people.has(small) && word !== word.toUpperCase(); // codes and ids are capitals
        });
        return strange.length > 0 ? [`${text.slice(0, 80)} (${strange.join(", ")})`] : [];
    });
}

/**
 * Texts of which letters are missing: cut off by something that does not scroll, or wider than the button they stand in.
 * Names of people may be shortened: nobody knows how long they are.
 */
export function clipped(visitor: Visitor): Promise<string[]> {
    return visitor.page.evaluate(() => {
        const found = new Set<string>();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const hides = (value: string): boolean => value === "hidden" || value === "clip";
        interface Frame {
            box: Element;
            limits: DOMRect;
            sideways: boolean;
            downwards: boolean;
        }
        /** What may cut off the texts inside of an element, from the inside out; a long page has few of them. */
        const frames = new Map<Element | null, Frame[]>([[null, []], [document.body, []]]);
        function around(box: Element | null): Frame[] {
            const known = frames.get(box);
            if (known !== undefined || box === null) return known ?? [];
            const style = getComputedStyle(box);
            const limits = box.getBoundingClientRect();
            const sideways = hides(style.overflowX) || box.matches("button, a.btn, [role=tab], [role=option]");
            const own = sideways || hides(style.overflowY) ? [{ box, limits, sideways, downwards: hides(style.overflowY) }] : [];
            const ends =
                /auto|scroll/.test(style.overflowX + style.overflowY) ||
                (hides(style.overflowX) && limits.width <= 2) || // only to be read out
                style.webkitLineClamp !== "none"; // the beginning of something that opens when it is tapped
            const found = ends ? [] : style.position === "fixed" ? own : [...own, ...around(box.parentElement)];
            frames.set(box, found);
            return found;
        }
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            const parent = node.parentElement;
            if (!node.textContent?.trim() || parent === null) continue;
            if (parent.closest(".sr-only, .all:not(.seen), [data-part=log], noscript, script, style, [data-name]") !== null) continue;
            if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
            if (rects.length === 0) continue;
            const said = `"${node.textContent.trim().slice(0, 40)}" in .${parent.getAttribute("class") ?? parent.tagName}`;
            for (const { box, limits, sideways, downwards } of around(parent)) {
                const name = `.${box.getAttribute("class") ?? box.tagName}`;
                if (sideways && rects.some(({ left, right }) => left < limits.left - 1.5 || right > limits.right + 1.5)) found.add(`${said}: too wide for ${name}`);
                // Letters rarely fill their line: a third of it may be out of sight before one is.
                if (downwards && rects.some(({ top, bottom }) => Math.min(bottom, limits.bottom) - Math.max(top, limits.top) < (bottom - top) * 0.7)) found.add(`${said}: too high for ${name}`);
            }
        }
        return [...found];
    });
}
