import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const ORIGIN = "https://citadels.example";

/** As much of a browser as these parts of the client need. */
class Page {
    readonly world = new EventTarget();
    readonly kept = new Map<string, string>();
    location = new URL(`${ORIGIN}/t/ABCD?seat=2#log`);
    pushed: string[] = [];
    replaced: string[] = [];

    constructor() {
        const { world, kept } = this;
        const moved = (list: string[]) => (_state: unknown, _title: string, url: URL) => {
            list.push(url.href.slice(ORIGIN.length));
            this.location.href = url.href;
        };
        vi.stubGlobal("location", this.location);
        vi.stubGlobal("history", { pushState: moved(this.pushed), replaceState: moved(this.replaced) });
        vi.stubGlobal("scrollTo", vi.fn());
        vi.stubGlobal("addEventListener", world.addEventListener.bind(world));
        vi.stubGlobal("removeEventListener", world.removeEventListener.bind(world));
        vi.stubGlobal("localStorage", {
            getItem: (key: string) => kept.get(key) ?? null,
            setItem: (key: string, value: string) => kept.set(key, value),
        });
    }
}

let page: Page;

beforeEach(() => {
    vi.resetModules();
    page = new Page();
});

afterEach(() => vi.unstubAllGlobals());

describe("the address", () => {
    const load = (): Promise<typeof import("../../src/lib/route.svelte")> => import("../../src/lib/route.svelte");

    test("is taken apart", async () => {
        const { route } = await load();
        expect([route.path, route.parts, route.hash]).toEqual(["/t/ABCD", ["t", "ABCD"], "log"]);
        expect(route.query.get("seat")).toBe("2");
    });

    test("changes without loading the page", async () => {
        const { go, route } = await load();
        go("/rules/deluxe");
        expect([page.pushed, page.replaced]).toEqual([["/rules/deluxe"], []]);
        expect(route.parts).toEqual(["rules", "deluxe"]);
        go("/games", { replace: true });
        go("/games");
        expect([page.pushed.length, page.replaced]).toEqual([1, ["/games", "/games"]]);
        expect(() => go("https://elsewhere.example/")).toThrow("elsewhere");
    });

    test("follows the buttons of the browser, and survives nonsense", async () => {
        const { route } = await load();
        page.location.href = `${ORIGIN}/t/%E0%A4%A`;
        page.world.dispatchEvent(new Event("popstate"));
        expect(route.parts).toEqual(["t", "%E0%A4%A"]);
    });

    test("is followed by a plain click on a link only", async () => {
        const { link, route } = await load();
        const node = Object.assign(new EventTarget(), {
            origin: ORIGIN,
            href: `${ORIGIN}/games`,
            target: "",
            hasAttribute: () => false,
        });
        const { destroy } = link(node as unknown as HTMLAnchorElement);
        const click = (more: object): Event => {
            const event = Object.assign(new Event("click", { cancelable: true }), { button: 0 }, more);
            node.dispatchEvent(event);
            return event;
        };
        expect(click({ ctrlKey: true }).defaultPrevented).toBe(false);
        expect(click({ button: 1 }).defaultPrevented).toBe(false);
        expect(route.path).toBe("/t/ABCD");
        expect(click({}).defaultPrevented).toBe(true);
        expect(route.path).toBe("/games");
        destroy();
        expect(click({}).defaultPrevented).toBe(false);
    });
});

describe("preferences", () => {
    const load = (): Promise<typeof import("../../src/lib/prefs.svelte")> => import("../../src/lib/prefs.svelte");

    test("are as designed until they are changed, and then remembered", async () => {
        const { DEFAULTS, keepPrefs, prefs, restored } = await load();
        const { flushSync } = await import("svelte");
        expect({ ...prefs }).toEqual(DEFAULTS);
        const stop = keepPrefs();
        flushSync();
        prefs.theme = "light";
        prefs.unasked = ["end-turn"];
        flushSync();
        expect(restored(page.kept.get("citadels") ?? null)).toEqual({ ...DEFAULTS, theme: "light", unasked: ["end-turn"] });
        stop();
    });

    test("of another tab are taken over", async () => {
        const { keepPrefs, prefs } = await load();
        const stop = keepPrefs();
        const news = { key: "citadels", newValue: JSON.stringify({ sound: false }) };
        page.world.dispatchEvent(Object.assign(new Event("storage"), news));
        expect(prefs.sound).toBe(false);
        stop();
    });

    test.each(["", "null", "[]", "{", '{"theme":"pink","volume":"loud","unasked":"x","pace":1e9}'])(
        "that make no sense are left out: %s",
        async (text) => {
            const { DEFAULTS, restored } = await load();
            expect(restored(text)).toEqual({ ...DEFAULTS, pace: text.includes("pace") ? 4 : 1 });
        },
    );

    test("a browser that keeps nothing is no trouble", async () => {
        const refuse = (): never => {
            throw new Error("forbidden");
        };
        vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
        const { keepPrefs, prefs } = await load();
        const { flushSync } = await import("svelte");
        const stop = keepPrefs();
        flushSync();
        prefs.sound = false;
        flushSync();
        expect(prefs.sound).toBe(false);
        stop();
    });
});

describe("the address in a folder of files", () => {
    const load = async (): Promise<typeof import("../../src/lib/route.svelte")> => {
        vi.stubGlobal("document", { documentElement: { dataset: { static: "" } }, addEventListener: vi.fn() });
        vi.stubGlobal("MutationObserver", class {
            observe = vi.fn();
        });
        return import("../../src/lib/route.svelte");
    };

    test("stands behind the #, with its own query and place", async () => {
        page.location.href = `${ORIGIN}/some/path/index.html#/rules/deluxe?q=gold#DX-TURN-1`;
        const { go, route } = await load();
        expect([route.path, route.parts, route.query.get("q"), route.hash]).toEqual(["/rules/deluxe", ["rules", "deluxe"], "gold", "DX-TURN-1"]);
        go("/t/0ABCDE");
        go(`${ORIGIN}/some/path/index.html#/games`);
        expect(page.pushed).toEqual(["/some/path/index.html#/t/0ABCDE", "/some/path/index.html#/games"]);
        expect(route.parts).toEqual(["games"]);
    });

    test("is home where there is none", async () => {
        page.location.href = `${ORIGIN}/some/path/`;
        expect((await load()).route.path).toBe("/");
    });
});
