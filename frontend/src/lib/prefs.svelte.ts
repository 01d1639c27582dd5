/** The visitor's preferences, stored on this device. */
import { store, stored } from "./storage";

export interface Prefs {
    theme: "dark" | "light" | "system";
    /** Of cards and letters. */
    size: "small" | "normal" | "large";
    /** "" for the language of the browser. */
    language: string;
    name: string;
    sound: boolean;
    /** From 0 to 1. */
    volume: number;
    motion: boolean;
    /** How fast cards and coins travel: 1 is as designed, 2 twice as fast. */
    pace: number;
    autoEnd: boolean;
    /** Ask once before what hurts and cannot be undone. */
    confirm: boolean;
    /** Such questions that the visitor does not want to see again. */
    unasked: string[];
    help: boolean;
    /** Help for newcomers beside the questions: in the first games, always, never. */
    explain: "first" | "on" | "off";
    /** A card was held to read it: how that is done need not be told again. */
    held: boolean;
    /** The first games that were played here, by the codes of their tables. */
    begun: string[];
    notifications: boolean;
    vibration: boolean;
    /** Play against bots on this device, even where a server could run the game. */
    local: boolean;
}

export const DEFAULTS: Readonly<Prefs> = {
    theme: "dark",
    size: "normal",
    language: "",
    name: "",
    sound: true,
    volume: 0.5,
    motion: true,
    pace: 1,
    autoEnd: false,
    confirm: true,
    unasked: [],
    help: true,
    explain: "first",
    held: false,
    begun: [],
    notifications: false,
    vibration: true,
    local: false,
};

const KEY = "citadels";

/** The stored preferences; values of a wrong type are replaced by the defaults. */
export function restored(text: string | null): Prefs {
    const found: Prefs = { ...DEFAULTS, unasked: [], begun: [] };
    let kept: unknown;
    try {
        kept = JSON.parse(text ?? "{}");
    } catch {
        return found;
    }
    if (typeof kept !== "object" || kept === null) return found;
    const record = kept as Record<string, unknown>;
    for (const name of Object.keys(DEFAULTS) as (keyof Prefs)[]) {
        const value = record[name];
        if (typeof value === typeof DEFAULTS[name] && Array.isArray(value) === Array.isArray(DEFAULTS[name])) {
            Object.assign(found, { [name]: value });
        }
    }
    if (!["dark", "light", "system"].includes(found.theme)) found.theme = DEFAULTS.theme;
    if (!["small", "normal", "large"].includes(found.size)) found.size = DEFAULTS.size;
    if (!["first", "on", "off"].includes(found.explain)) found.explain = DEFAULTS.explain;
    found.unasked = found.unasked.filter((one) => typeof one === "string");
    found.begun = found.begun.filter((one) => typeof one === "string");
    found.volume = Math.min(1, Math.max(0, found.volume));
    found.pace = Math.min(4, Math.max(0.25, found.pace));
    return found;
}

/** Reactive, and kept as soon as it changes. */
export const prefs: Prefs = $state(restored(stored(KEY)));

/** Keep what changes, as long as the page lives; also what changes in another tab. */
export function keepPrefs(): () => void {
    const heard = (event: StorageEvent): void => {
        if (event.key === KEY) Object.assign(prefs, restored(event.newValue));
    };
    addEventListener("storage", heard);
    const stop = $effect.root(() => {
        $effect(() => {
            const text = JSON.stringify(prefs);
            if (stored(KEY) !== text) store(KEY, text);
        });
    });
    return () => {
        removeEventListener("storage", heard);
        stop();
    };
}

export function resetPrefs(): void {
    Object.assign(prefs, DEFAULTS, { unasked: [], begun: [], name: prefs.name });
}

/** Whether things may move: not where the visitor or the system says no. */
export function mayMove(): boolean {
    return prefs.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
