/** A Svelte action that fits a name into a narrow place: smaller, then on two lines, never cut. */
import type { Action } from "svelte/action";

const READABLE = 11; // pixels; smaller than this, two lines are easier to read
const LEAST = 0.5;
const STEP = 0.04;

function fits(node: HTMLElement): boolean {
    if (node.scrollWidth > node.clientWidth) return false;
    return !node.classList.contains("two") || node.offsetHeight <= (node.parentElement?.clientHeight ?? Infinity);
}

/** Try sizes down to `least` on one line or two; whether one fits. */
function tried(node: HTMLElement, full: number, least: number, two: boolean): boolean {
    node.classList.toggle("two", two);
    for (let size = full; size >= least; size -= full * STEP) {
        node.style.fontSize = `${size}px`;
        if (fits(node)) return true;
    }
    return false;
}

function write(node: HTMLElement): void {
    node.style.fontSize = "";
    node.classList.remove("two");
    if (node.clientWidth === 0 || fits(node)) return;
    const full = parseFloat(getComputedStyle(node).fontSize);
    const two = node.textContent.includes(" ");
    if (tried(node, full, READABLE, false) || (two && tried(node, full, READABLE, true))) return;
    tried(node, Math.min(full, READABLE), full * LEAST, two);
}

/** The parameter is the name, so that a changed name is measured again. */
export const shrinkText: Action<HTMLElement, string> = (node) => {
    const watch = new ResizeObserver(() => write(node));
    watch.observe(node.parentElement ?? node);
    /** Measure again once the font has loaded, because its letters have other widths. */
    function settle(): void {
        write(node);
        requestAnimationFrame(() => void document.fonts.ready.then(() => write(node)));
    }
    settle();
    return {
        update: settle,
        destroy: () => watch.disconnect(),
    };
};
