/** The service worker: the pages of one release are kept, so that they open without a network. */
/// <reference lib="webworker" />

export {};
declare const self: ServiceWorkerGlobalScope;

/** What the build puts here: its name, all its files by their paths from here, and of those what is kept at once. */
interface Release {
    build: string;
    files: string[];
    first: string[];
}

const RELEASE = JSON.parse("__RELEASE__") as Release;
/** One for each release; and one for what is large, or seldom used, and the same in many of them. */
const PAGES = `citadels-pages-${RELEASE.build}`;
const KEPT = "citadels-kept";
const HASHED = /^(?:assets|offline)\//;
const PAGE = "./";

const root = new URL("./", self.location.href);
const pathOf = (url: string): string => (url.startsWith(root.href) ? (url.slice(root.href.length).split(/[?#]/)[0] ?? "") : "");

/** What an earlier release has already brought need not be downloaded again: the same name is the same content. */
async function fill(name: string, paths: readonly string[]): Promise<void> {
    const cache = await caches.open(name);
    for (const path of paths) {
        const url = new URL(path, root).href;
        if (await cache.match(url)) continue;
        const known = HASHED.test(path) ? await caches.match(url) : undefined;
        const answer = known ?? (await fetch(url, HASHED.test(path) ? {} : { cache: "no-cache" }));
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        await cache.put(url, answer);
    }
}

self.addEventListener("install", (event) => event.waitUntil(fill(PAGES, [PAGE, ...RELEASE.first])));

/** Of the releases before, the last one stays: a tab that is still open may need another of its files. */
async function tidy(): Promise<void> {
    const pages = (await caches.keys()).filter((name) => name.startsWith("citadels-pages-") && name !== PAGES);
    for (const name of pages.slice(0, -1)) await caches.delete(name);
    const kept = await caches.open(KEPT);
    for (const { url } of await kept.keys()) if (!RELEASE.files.includes(pathOf(url))) await kept.delete(url);
    await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(tidy()));

/** Pages come from the network where there is one: a new release is there at the next visit. */
async function page(request: Request): Promise<Response> {
    try {
        const answer = await fetch(request);
        if (answer.status < 500) return answer;
    } catch {
        // no network
    }
    return (await caches.match(new URL(PAGE, root).href)) ?? Response.error();
}

/** A file whose name says what is in it is downloaded once. */
async function hashed(request: Request): Promise<Response> {
    const found = await caches.match(request.url);
    if (found) return found;
    const answer = await fetch(request);
    if (answer.ok) {
        const copy = answer.clone();
        const cache = await caches.open(KEPT);
        await cache.put(request.url, copy).catch(() => undefined); // no room: then it comes from the network again
    }
    return answer;
}

/** Any other file of the release: the newest there is. */
async function other(request: Request): Promise<Response> {
    try {
        return await fetch(request);
    } catch {
        return (await caches.match(request.url)) ?? Response.error();
    }
}

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || !request.url.startsWith(root.href)) return;
    const path = pathOf(request.url);
    if (path.startsWith("api/") || path === "health") return;
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (HASHED.test(path)) event.respondWith(hashed(request));
    else if (RELEASE.files.includes(path)) event.respondWith(other(request));
});

/** The page asks: for this release to begin, which build it is, or for what the engine is loaded from to be kept. */
self.addEventListener("message", (event) => {
    const { kind } = event.data as { kind: "begin" | "build" | "keep" };
    const [port] = event.ports;
    if (kind === "begin") event.waitUntil(self.skipWaiting());
    else if (kind === "build") port?.postMessage(RELEASE.build);
    else {
        const keeping = fill(KEPT, RELEASE.files.filter((path) => path.startsWith("offline/")));
        event.waitUntil(keeping.then(() => port?.postMessage(true), () => port?.postMessage(false)));
    }
});

// -- notices ----------------------------------------------------------------------------------------------------------

/** What the server has encrypted for this browser, in the words of its person. */
interface Notice {
    title: string;
    body: string;
    path: string;
}

const HERE = /^\/(?!\/)[\w/-]*$/; // a path of these pages, whoever has sent it

self.addEventListener("push", (event) => {
    const { title, body, path } = event.data?.json() as Notice;
    const icon = new URL("icon-192.png", root).href;
    // One takes the place of the one before: it is about all tables.
    event.waitUntil(self.registration.showNotification(title, { body, icon, tag: "citadels", data: path }));
});

/** The page in question: in a tab that has it, otherwise in a new one. */
async function open(path: string): Promise<void> {
    const url = new URL(HERE.test(path) ? path.slice(1) : "", root).href;
    const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const found = tabs.find((tab) => tab.url === url);
    if (found !== undefined) await found.focus();
    else await self.clients.openWindow(url);
}

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
});
