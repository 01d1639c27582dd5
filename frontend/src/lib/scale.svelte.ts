/** How large everything is drawn: as the screen has room for, and as the visitor likes it. */
import { type Prefs, prefs } from "./prefs.svelte";

interface Screen {
    width: number;
    height: number;
}

export const SIZES = ["small", "normal", "large"] as const satisfies readonly Prefs["size"][];
const WISHED: Record<Prefs["size"], number> = { small: 0.88, normal: 1, large: 1.18 };
/** What the pages are drawn for; on a larger screen things grow, though less than the screen. */
const USUAL: Screen = { width: 1600, height: 900 };
const GROWTH = 0.75;
const MOST = 2;
/** Nothing is drawn for a page that is narrower than this. */
const NARROWEST = 320;
const STEP = 0.05; // so that a window that is dragged does not change with every pixel

/** The zoom factor: how many screen pixels a CSS pixel takes. */
export function scaleFor(screen: Screen, size: Prefs["size"]): number {
    const spare = Math.min(screen.width / USUAL.width, screen.height / USUAL.height) - 1;
    const grown = 1 + Math.floor(Math.max(0, spare * GROWTH) / STEP + 1e-9) * STEP;
    const wished = Math.min(grown, MOST) * WISHED[size];
    return wished > 1 ? Math.max(1, Math.min(wished, screen.width / NARROWEST)) : wished;
}

class Scale {
    zoom = $state(1);
    /** The page, in pixels of the style sheets. */
    width = $state(0);
    height = $state(0);
}
export const scale = new Scale();

/** What the browser measured on the screen, in pixels of the style sheets. */
export function placed(box: DOMRect): DOMRect {
    // Older browsers measure in these pixels anyway.
    const zoom = "currentCSSZoom" in document.documentElement ? scale.zoom : 1;
    return new DOMRect(box.left / zoom, box.top / zoom, box.width / zoom, box.height / zoom);
}

/** Follow the window and the setting, as long as the page lives; to be called while a component begins. */
export function keepScale(): void {
    const follow = (): void => {
        const screen = { width: innerWidth, height: innerHeight };
        scale.zoom = scaleFor(screen, prefs.size);
        scale.width = screen.width / scale.zoom;
        scale.height = screen.height / scale.zoom;
        document.documentElement.style.setProperty("--zoom", String(scale.zoom));
    };
    $effect.pre(follow);
    $effect(() => {
        addEventListener("resize", follow);
        return () => removeEventListener("resize", follow);
    });
}
