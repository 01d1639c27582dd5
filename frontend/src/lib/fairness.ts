/** What a browser can check about a deal by itself, whatever the server says. */
import { store, stored } from "./storage";

const KEY = "citadels-commitments";
const MOST = 100;

function kept(): Record<string, string> {
    try {
        return JSON.parse(stored(KEY) ?? "{}") as Record<string, string>;
    } catch {
        return {};
    }
}

/** Keep the commitment that a table shows before the game is over; the first one counts. */
export function remember(code: string, commitment: string): void {
    const all = kept();
    if (commitment === "" || Object.hasOwn(all, code)) return;
    const last = Object.entries({ ...all, [code]: commitment }).slice(-MOST);
    store(KEY, JSON.stringify(Object.fromEntries(last)));
}

/** The commitment that this browser was shown before the game; null if it was not there. */
export function remembered(code: string): string | null {
    return kept()[code] ?? null;
}

/** The commitment that belongs to a secret; null where the browser may not compute it: on pages without encryption. */
export async function commitmentOf(secret: string): Promise<string | null> {
    if (typeof crypto === "undefined" || !("subtle" in crypto)) return null;
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
