/** Where the visitor is, by the address of the page; in a folder of files, by what stands behind its #. */
import { STATIC } from "./build-info";

interface Route {
    /** The address without the query, such as /t/ABCD. */
    path: string;
    /** Its parts, such as ["t", "ABCD"]. */
    parts: readonly string[];
    query: URLSearchParams;
    hash: string;
}

/** The address within the client: /t/ABCD?seat=2#log. */
function inner(url: URL | Location): URL {
    if (!STATIC) return new URL(url.href);
    return new URL(url.hash.startsWith("#/") ? url.hash.slice(1) : "/", url.origin === "null" ? "http://files" : url.origin);
}

/** The same as the browser shows it. */
function outer(path: string): URL {
    return new URL(STATIC && path.startsWith("/") ? `#${path}` : path, location.href);
}

function read(): Route {
    const { pathname, search, hash } = inner(location);
    const parts = pathname.split("/").filter(Boolean).map(decoded);
    return { path: pathname, parts, query: new URLSearchParams(search), hash: hash.slice(1) };
}

function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part; // a stray % is just a letter
    }
}

let now = $state.raw<Route>(read());

/** Reactive: `route.parts[0]` in a page follows the address. */
export const route: Readonly<Route> = {
    get path() {
        return now.path;
    },
    get parts() {
        return now.parts;
    },
    get query() {
        return now.query;
    },
    get hash() {
        return now.hash;
    },
};

/** Go to another page of the client; with `replace`, Back does not return to this one. */
export function go(path: string, how: { replace?: boolean } = {}): void {
    const url = outer(path);
    if (url.origin !== location.origin) throw new Error(`not a page of ours: ${path}`);
    const same = url.href === location.href;
    if (how.replace === true || same) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    const before = now.path;
    now = read();
    if (now.path !== before) scrollTo(0, 0);
}

/** For `<a href use:link>`: followed without reloading the page. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
    const follow = (event: MouseEvent): void => {
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        const inside = node.origin === location.origin && !node.target && !node.hasAttribute("download");
        if (!plain || !inside || event.defaultPrevented) return;
        event.preventDefault();
        go(node.href);
    };
    node.addEventListener("click", follow);
    return { destroy: () => node.removeEventListener("click", follow) };
}

addEventListener("popstate", () => {
    now = read();
});

/** In a folder of files: links are written as everywhere, and lead to where the page is. */
function keepLinks(): void {
    const mend = (node: Node): void => {
        if (!(node instanceof HTMLElement)) return;
        for (const one of [node, ...node.querySelectorAll("a[href]")]) {
            const href = one instanceof HTMLAnchorElement ? one.getAttribute("href") : null;
            if (href?.startsWith("/")) one.setAttribute("href", `#${href}`);
        }
    };
    const seen = new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
            if (type === "attributes") mend(target);
            else addedNodes.forEach(mend);
        }
    });
    seen.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] });
    // What points to a place on the same page keeps the page in the address.
    document.addEventListener("click", (event) => {
        const at = event.target instanceof Element ? event.target.closest("a")?.getAttribute("href") : null;
        if (event.defaultPrevented || !at?.startsWith("#") || at.startsWith("#/")) return;
        event.preventDefault();
        const query = now.query.toString();
        go(`${now.path}${query && `?${query}`}${at}`);
        document.getElementById(at.slice(1))?.scrollIntoView();
    });
}

if (STATIC) keepLinks();
