/** Scrolling to a place on a page that is still loading. */

const LOADED = 5_000; // milliseconds, after which the page is as it stays
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Keep a heading at the top, whatever loads above it, until the visitor moves. Returns a function that stops it. */
export function arrive(heading: HTMLElement): () => void {
    const bring = (): void => heading.scrollIntoView({ block: "start" });
    const seen = new ResizeObserver(bring);
    const timer = setTimeout(stop, LOADED);
    function stop(): void {
        seen.disconnect();
        clearTimeout(timer);
        for (const kind of MOVES) removeEventListener(kind, stop);
    }
    for (const kind of MOVES) addEventListener(kind, stop, { passive: true });
    heading.focus({ preventScroll: true });
    bring();
    seen.observe(document.body);
    return stop;
}
