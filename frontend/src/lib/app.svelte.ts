/** The pages as an app: kept on the device, installed, updated when the visitor wants it. */
import { BUILD, ENGINE_FILES, STATIC } from "./build-info";
import { stored } from "./storage";

/** What an installing browser hands out; not in the types, as not every browser has it. */
interface InstallPrompt extends Event {
    prompt: () => Promise<unknown>;
}

interface AppState {
    /** Whether everything that is needed without a network is on this device. */
    kept: "no" | "keeping" | "yes" | "failed";
    /** A new release is there and waits to be used. */
    update: boolean;
    /** The browser would install the pages as an app. */
    installable: boolean;
}

export const app = $state<AppState>({ kept: "no", update: false, installable: false });

/** There is a service worker, which needs encryption or this very machine, and an engine to be kept. */
export const keepable = (): boolean => ENGINE_FILES !== "" && "serviceWorker" in navigator;

const SETTLE = 3_000; // milliseconds after loading, so that the page has the whole bandwidth until then
const AFTER_START = 15_000; // and after a game has begun
const ASK_AGAIN = 3_600_000; // whether there is a new release
const KEPT = "citadels-kept"; // the engine of which build is on this device

let registration: ServiceWorkerRegistration | null = null;
let prompt: InstallPrompt | null = null;
let renewing = false;

const later = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** What the service worker answers. */
function ask<T>(worker: ServiceWorker, kind: "build" | "keep"): Promise<T> {
    return new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<T>) => done(data);
        worker.postMessage({ kind }, [port2]);
    });
}

/** A new release is waiting: offered, unless this page is already of it. */
async function offer(waiting: ServiceWorker): Promise<void> {
    if ((await ask<string>(waiting, "build")) === BUILD) waiting.postMessage({ kind: "begin" });
    else app.update = true;
}

/** Use the new release, which reloads the page. */
export function renew(): void {
    renewing = true;
    registration?.waiting?.postMessage({ kind: "begin" });
}

async function register(): Promise<void> {
    const found = await navigator.serviceWorker.register(STATIC ? "./sw.js" : "/sw.js");
    registration = found;
    const look = (): void => {
        if (found.waiting && navigator.serviceWorker.controller) void offer(found.waiting);
    };
    look();
    found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", look));
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "hidden" || Date.now() - asked < ASK_AGAIN) return;
        asked = Date.now();
        found.update().catch(() => undefined); // no network; the next time, then
    });
}

/** Once, when the page begins. */
export async function keepApp(): Promise<void> {
    addEventListener("beforeinstallprompt", (event) => {
        event.preventDefault();
        prompt = event as InstallPrompt;
        app.installable = true;
    });
    addEventListener("appinstalled", () => {
        app.installable = false;
        void keepEngine(true);
    });
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    if (stored(KEPT) === ENGINE_FILES && ENGINE_FILES !== "") app.kept = "yes";
    navigator.serviceWorker.addEventListener("controllerchange", () => {
        if (renewing) location.reload();
    });
    await later(SETTLE);
    await register().catch(() => undefined); // then the pages work, but not without a network
    // A folder of files plays only with it; and what was kept of the last release is renewed with this one.
    if ((STATIC || (stored(KEPT) ?? "") !== "") && app.kept !== "yes") void keepEngine();
}

/** Download in the background what is needed to play without a network; a browser may ask whether it shall stay. */
export async function keepEngine(wanted = false): Promise<void> {
    if (!keepable() || app.kept === "yes" || app.kept === "keeping") return;
    app.kept = "keeping";
    try {
        await register();
        const { active } = await navigator.serviceWorker.ready;
        // Another release is in use: its engine is not the one that this page needs.
        if (active === null || (await ask<string>(active, "build")) !== BUILD) throw new Error("another release");
        if (!(await ask<boolean>(active, "keep"))) throw new Error("not kept");
        localStorage.setItem(KEPT, ENGINE_FILES);
        app.kept = "yes";
        if (wanted) await navigator.storage.persist();
    } catch {
        if (app.kept === "keeping") app.kept = "failed";
    }
}

let begun = false;

/** After the first game starts, download in the background what is needed to play offline. */
export async function gameBegan(): Promise<void> {
    if (begun || !keepable() || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true) return;
    begun = true;
    await later(AFTER_START);
    await new Promise((idle) => ("requestIdleCallback" in window ? requestIdleCallback(idle) : setTimeout(idle)));
    await keepEngine();
}

export async function installApp(): Promise<void> {
    await prompt?.prompt();
    app.installable = false;
}
