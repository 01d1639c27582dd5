/** Notices of the browser while no page is open. It is asked only when the visitor wants them. */
import type { PushKeys } from "../generated/protocol";
import { bytes } from "../lib/base64url";

/** Why this browser cannot be told: each has a text of its own. */
export type Obstacle = "off" | "insecure" | "home" | "none" | "denied";

const APPLE = /iPhone|iPad|iPod/;

export function obstacle(key: string): Obstacle | null {
    if (key === "") return "off";
    if (!window.isSecureContext) return "insecure";
    if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return apple() ? "home" : "none";
    return Notification.permission === "denied" ? "denied" : null;
}

/** On these, only a page on the home screen can be told; a tablet says that it is a Mac. */
const apple = (): boolean => APPLE.test(navigator.userAgent) || (navigator.userAgent.includes("Mac") && navigator.maxTouchPoints > 1);

export class Denied extends Error {}

const same = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean =>
    one != null && String(new Uint8Array(one)) === String(other);

/** What the server needs to tell this browser. */
export async function subscribe(key: string): Promise<{ endpoint: string; keys: PushKeys }> {
    if ((await Notification.requestPermission()) !== "granted") throw new Denied();
    await navigator.serviceWorker.register("/sw.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = bytes(key);
    let found = await pushManager.getSubscription();
    if (found !== null && !same(found.options.applicationServerKey, wanted)) {
        await found.unsubscribe(); // made for another server at this address
        found = null;
    }
    found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
    const { p256dh = "", auth = "" } = found.toJSON().keys ?? {};
    return { endpoint: found.endpoint, keys: { p256dh, auth } };
}

export async function unsubscribe(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** The visitor's time zone, by its name and as minutes from UTC. */
export function zone(): { zone: string; offset: number } {
    return { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, offset: -new Date().getTimezoneOffset() };
}

/** A minute of the day as an input has it, "22:30"; and back, null for anything else. */
export const clockOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

export function minuteOf(clock: string): number | null {
    const found = /^(\d\d):(\d\d)/.exec(clock);
    return found === null ? null : Number(found[1]) * 60 + Number(found[2]);
}
