/** Whether games are kept on this device is known without the engine. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const kept = new Set<string>();

interface Range {
    first: string;
    last: string;
}

/** As much of a browser's database as is asked here. */
function open(): object {
    const count = ({ first, last }: Range): object => ({ result: [...kept].filter((key) => key >= first && key <= last).length });
    const transaction = (): object => {
        const found = { oncomplete: (): void => undefined, objectStore: () => ({ count }) };
        queueMicrotask(() => setTimeout(() => found.oncomplete()));
        return found;
    };
    const asked = { result: { transaction }, onsuccess: (): void => undefined };
    setTimeout(() => asked.onsuccess());
    return asked;
}

async function told(engine = "engine.json"): Promise<boolean> {
    vi.stubGlobal("document", { documentElement: { dataset: { engine } } });
    return (await import("../../src/lib/offline/local_games")).hasLocalGames();
}

beforeEach(() => {
    vi.resetModules();
    kept.clear();
    vi.stubGlobal("indexedDB", { open });
    vi.stubGlobal("IDBKeyRange", { bound: (first: string, last: string): Range => ({ first, last }) });
});

afterEach(() => vi.unstubAllGlobals());

test("a device without games has none, though it knows the person", async () => {
    kept.add("person").add("tablet").add("summary/0ABCDE");
    expect(await told()).toBe(false);
});

test("a game is found by its key, also one that cannot be read", async () => {
    kept.add("person").add("table/0ABCDE");
    expect(await told()).toBe(true);
});

test("a browser that keeps nothing has none, and pages without the engine do not ask", async () => {
    kept.add("table/0ABCDE");
    expect(await told("")).toBe(false);
    vi.resetModules();
    vi.stubGlobal("indexedDB", undefined);
    expect(await told()).toBe(false);
});
