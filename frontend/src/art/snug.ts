/** A name of any length in a narrow place: written smaller, then on two lines, never cut. */
import type { Action } from "svelte/action";

const ONE_LINE = 0.8; // smaller than this, two lines are easier to read
const LEAST = 0.5;
const STEP = 0.04;

function fits(node: HTMLElement): boolean {
    if (node.scrollWidth > node.clientWidth) return false;
    return !node.classList.contains("two") || node.scrollHeight <= (node.parentElement?.clientHeight ?? Infinity);
}

function write(node: HTMLElement): void {
    node.style.fontSize = "";
    node.classList.remove("two");
    if (node.clientWidth === 0 || fits(node)) return;
    const full = parseFloat(getComputedStyle(node).fontSize);
    for (let size = 1 - STEP; size >= LEAST; size -= STEP) {
        node.classList.toggle("two", size < ONE_LINE && node.textContent.includes(" "));
        node.style.fontSize = `${full * size}px`;
        if (fits(node)) return;
    }
}

/** `name` is what is written, so that another is measured anew. */
export const snug: Action<HTMLElement, string> = (node) => {
    const watch = new ResizeObserver(() => write(node));
    watch.observe(node.parentElement ?? node);
    /** Before the letters of a language have come their width is another; they are asked for when the name is drawn. */
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
