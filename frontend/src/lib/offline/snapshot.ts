/**
 * Python as it was once it had started, so that the next start need not repeat that: a copy of its memory, without
 * anything of the visitor's. A browser that keeps none starts it anew each time.
 */

const CACHE = "citadels-started";
/** How one begins: what it is, and where in it the memory begins, which consists of whole pages. */
const MAGIC = 0x706e7300;
const PAGE = 65_536; // bytes

/** What was cut off, or is something else, would keep Python from ever answering. */
function whole(found: ArrayBuffer): boolean {
    if (found.byteLength < PAGE) return false;
    const [magic, offset] = new Uint32Array(found, 0, 2);
    return magic === MAGIC && offset !== undefined && offset < PAGE && (found.byteLength - offset) % PAGE === 0;
}

/** One for each list of files: another release starts in another way. */
export class Snapshot {
    /** Not the address of a real file, because the service worker looks those up in all caches. */
    readonly #url: string;

    constructor(list: URL) {
        this.#url = `${list.href}.memory`;
    }

    async read(): Promise<ArrayBuffer | null> {
        if (!("caches" in globalThis)) return null;
        const found = await caches.match(this.#url, { cacheName: CACHE }).catch(() => undefined);
        const memory = await found?.arrayBuffer().catch(() => undefined);
        return memory !== undefined && whole(memory) ? memory : null;
    }

    /** Instead of any before; if there is no room for it, the next start takes as long as this one. */
    async keep(memory: Uint8Array<ArrayBuffer>): Promise<void> {
        if (!("caches" in globalThis)) return;
        await this.drop();
        const cache = await caches.open(CACHE);
        await cache.put(this.#url, new Response(memory)).catch(() => undefined);
    }

    async drop(): Promise<void> {
        if ("caches" in globalThis) await caches.delete(CACHE).catch(() => false);
    }
}
