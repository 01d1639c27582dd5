/** What is cut off, covered, or on top of something else. */
import type { Visitor } from "./visitor";

/** Parts of the page that cannot be seen whole: out of sight, without any size, or with something over them. */
export function hidden(visitor: Visitor, selectors: readonly string[]): Promise<string[]> {
    return visitor.page.evaluate((wanted) => {
        const found: string[] = [];
        for (const selector of wanted) {
            const all = [...document.querySelectorAll(selector)];
            if (all.length === 0) found.push(`${selector}: none`);
            for (const element of all) {
                const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
                const name = `${selector} "${element.textContent.trim().slice(0, 30)}"`;
                if (width < 4 || height < 4) found.push(`${name}: ${width}×${height}`);
                else if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) {
                    found.push(`${name}: outside at ${left}, ${top}, ${right}, ${bottom}`);
                } else if (!seen(element)) found.push(`${name}: covered`);
            }
        }
        return found;

        /** Something of it, or of what it lies in, is on top at its middle; what can be clicked may lie over its panel. */
        function seen(element: Element): boolean {
            const { left, top, width, height } = element.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            const panel = element.closest("[data-seat], [data-part], header");
            return hit !== null && (element.contains(hit) || hit.contains(element) || (panel?.contains(hit) ?? false));
        }
    }, selectors);
}

/** Pairs of the children of these elements that lie on each other. */
export function overlapping(visitor: Visitor, parents: readonly string[]): Promise<string[]> {
    return visitor.page.evaluate((wanted) => {
        const found: string[] = [];
        const name = (one: Element): string => `.${(one.getAttribute("class") ?? "").split(" ")[0]} "${one.textContent.trim().slice(0, 20)}"`;
        for (const parent of wanted.flatMap((selector) => [...document.querySelectorAll(selector)])) {
            const parts = [...parent.children].filter((one) => one.getBoundingClientRect().width > 0);
            parts.forEach((one, i) => {
                for (const other of parts.slice(i + 1)) {
                    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
                    const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
                    if (wide > 1 && high > 1) found.push(`${name(one)} on ${name(other)} in ${name(parent)}`);
                }
            });
        }
        return found;
    }, parents);
}

/** Whether the page, or something on it that is not made for it, could be scrolled. */
export function scrollable(visitor: Visitor, way: "both" | "sideways", made: string): Promise<string[]> {
    return visitor.page.evaluate(([both, allowed]) => {
        const found: string[] = [];
        const page = document.documentElement;
        if (page.scrollWidth > page.clientWidth) found.push(`the page: ${page.scrollWidth} wide`);
        if (both && page.scrollHeight > page.clientHeight) found.push(`the page: ${page.scrollHeight} high`);
        for (const element of document.querySelectorAll("main, main *")) {
            if (element.closest(allowed) !== null) continue;
            const { overflowX, overflowY } = getComputedStyle(element);
            const wide = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
            const high = both && /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
            if (wide || high) found.push(`.${element.getAttribute("class") ?? ""}: ${element.scrollWidth}×${element.scrollHeight}`);
        }
        return found;
    }, [way === "both", made] as const);
}

/** Names of districts that are written smaller than this, in pixels of the screen; one that cannot be seen has no size. */
export function tiny(visitor: Visitor, least: number): Promise<string[]> {
    return visitor.page.evaluate((wanted) => {
        const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom") || 1);
        return [...document.querySelectorAll("main [data-district] .title, main [data-district] .name")].flatMap((name) => {
            const size = name.getClientRects().length === 0 ? 0 : parseFloat(getComputedStyle(name).fontSize) * zoom;
            return size < wanted - 0.05 ? [`"${name.textContent}": ${size.toFixed(1)}`] : [];
        });
    }, least);
}

/** Texts with something of the second kind over their letters. */
export function covered(visitor: Visitor, texts: string, covers: string): Promise<string[]> {
    return visitor.page.evaluate(([written, over]) => {
        const LEADING = 5; // letters are not as high as their line
        const boxes = [...document.querySelectorAll(over)].map((one) => one.getBoundingClientRect());
        return [...document.querySelectorAll(written)].flatMap((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            const hit = [...range.getClientRects()].some((line) =>
                boxes.some((box) => Math.min(box.right, line.right) - Math.max(box.left, line.left) > 1 && Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top) > LEADING));
            return hit ? [text.textContent.trim()] : [];
        });
    }, [texts, covers] as const);
}

/** Texts that do not fit where they stand, so that letters are missing. */
export function cut(visitor: Visitor, selectors: string): Promise<string[]> {
    return visitor.page.evaluate((wanted) => {
        const found: string[] = [];
        for (const element of document.querySelectorAll(wanted)) {
            const style = getComputedStyle(element);
            const clips = (one: string): boolean => one === "hidden" || one === "clip";
            if (element.clientWidth === 0) continue;
            const wide = clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
            const high = clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
            if (wide || high) found.push(`"${element.textContent.trim().slice(0, 40)}" in ${element.getAttribute("class") ?? ""}`);
        }
        return found;
    }, selectors);
}

/** Things to tap that are smaller than a fingertip. */
export function small(visitor: Visitor, least: number, selector: string): Promise<string[]> {
    return visitor.page.evaluate(([size, wanted]) => {
        const found: string[] = [];
        for (const element of document.querySelectorAll(wanted)) {
            const { width, height, left, right } = element.getBoundingClientRect();
            if (width === 0 || right < 0 || left > innerWidth || element.closest(".all:not(.seen), .sr-only") !== null) continue;
            if (Math.min(width, height) < size - 0.5) {
                const name = element.getAttribute("aria-label") ?? element.textContent.trim();
                found.push(`${Math.round(width)}×${Math.round(height)} ${name.slice(0, 30)} (${element.getAttribute("class") ?? ""})`);
            }
        }
        return found;
    }, [least, selector] as const);
}

/** What lies under something that is open: parts of these, by their words. */
export function under(visitor: Visitor, cover: string, parts: string): Promise<string[]> {
    return visitor.page.evaluate(([over, wanted]) => {
        const box = document.querySelector(over)?.getBoundingClientRect();
        if (box === undefined) return [`${over}: none`];
        return [...document.querySelectorAll(wanted)].flatMap((part) => {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            const both = Math.min(right, box.right) - Math.max(left, box.left) > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
            return both ? [`"${part.textContent.trim().slice(0, 30)}"`] : [];
        });
    }, [cover, parts] as const);
}

/** Districts of mine that are drawn smaller than somebody else's: in a lesser form, or in the same form narrower or lower, or with less area than a wide label. */
export function smallerThanOthers(visitor: Visitor): Promise<string[]> {
    return visitor.page.evaluate(() => {
        const NEAR = 0.5; // of a pixel
        const measured = (selector: string): { form: number; width: number; height: number }[] =>
            [...document.querySelectorAll(selector)].map((one) => {
                const { width, height } = one.getBoundingClientRect();
                // A tile without its name, a label, or a card.
                return { form: one.classList.contains("tile") ? 0 : one.classList.contains("label") ? 1 : 2, width, height };
            });
        const mine = measured(".mine [data-district] > button");
        const theirs = measured("section.player [data-district] > button, .strip .city .district");
        if (mine.length === 0 || theirs.length === 0) return ["there are no districts to compare"];
        const found = mine.flatMap((own) => theirs
            .filter((other) => own.form < other.form
                || (own.form === other.form && (own.width < other.width - NEAR || own.height < other.height - NEAR))
                || own.width * own.height < other.width * (other.height - NEAR))
            .map((other) => `mine ${own.width.toFixed()}×${own.height.toFixed()} (${own.form}), theirs ${other.width.toFixed()}×${other.height.toFixed()} (${other.form})`));
        return [...new Set(found)];
    });
}
