/** Where the visitor is, by the address of the page. */

export interface Route {
    /** The address without the query, such as /t/ABCD. */
    path: string;
    /** Its parts, such as ["t", "ABCD"]. */
    parts: readonly string[];
    query: URLSearchParams;
    hash: string;
}

function read(): Route {
    const { pathname, search, hash } = location;
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
    const url = new URL(path, location.href);
    if (url.origin !== location.origin) throw new Error(`not a page of ours: ${path}`);
    const same = url.href === location.href;
    if (how.replace === true || same) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    const moved = url.pathname !== now.path;
    now = read();
    if (moved) scrollTo(0, 0);
}

/** For `<a href use:link>`: followed without loading the page anew. */
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
