/** What is kept in the browser: a text for each game, and one for the person. */

const NAME = "citadels";
const VERSION = 1;
const DOCUMENTS = "documents";
/** What the pages show of the games without the engine: the answer to one question, and what is damaged. */
const SUMMARY = "summary";

/** Why the browser does not keep something. */
export class StorageFault extends Error {
    constructor(
        readonly code: "storage" | "full",
        cause: unknown,
    ) {
        super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause));
        this.name = "StorageFault";
    }
}

function fault(cause: unknown): StorageFault {
    const full = cause instanceof DOMException && cause.name === "QuotaExceededError";
    return new StorageFault(full ? "full" : "storage", cause);
}

let opened: Promise<IDBDatabase> | null = null;

/** Open once; after a failure, or when another tab had to close it, anew. */
function database(): Promise<IDBDatabase> {
    opened ??= new Promise<IDBDatabase>((found, failed) => {
        const asked = indexedDB.open(NAME, VERSION); // throws where a browser forbids it
        asked.onupgradeneeded = () => {
            asked.result.createObjectStore(DOCUMENTS);
            asked.result.createObjectStore(SUMMARY);
        };
        asked.onblocked = () => failed(new Error("blocked by another tab"));
        asked.onerror = () => failed(asked.error ?? new Error("not opened"));
        asked.onsuccess = () => {
            const { result } = asked;
            // A later release in another tab wants to change it: this one lets go, and opens it again when needed.
            result.onversionchange = () => {
                result.close();
                opened = null;
            };
            result.onclose = () => (opened = null);
            found(result);
        };
    });
    opened.catch(() => (opened = null));
    return opened;
}

async function within<T>(store: string, mode: IDBTransactionMode, act: (objects: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    try {
        const transaction = (await database()).transaction(store, mode, { durability: "strict" });
        const asked = act(transaction.objectStore(store));
        return await new Promise<T>((done, failed) => {
            // Only when the transaction is complete is it certain that it was kept.
            transaction.oncomplete = () => done(asked.result);
            transaction.onabort = transaction.onerror = () => failed(transaction.error ?? asked.error ?? new Error("aborted"));
        });
    } catch (cause) {
        throw fault(cause);
    }
}

export async function save(key: string, text: string): Promise<void> {
    await within(DOCUMENTS, "readwrite", (store) => store.put(text, key));
}

export async function remove(key: string): Promise<void> {
    await within(DOCUMENTS, "readwrite", (store) => store.delete(key));
}

/** What is no text is damaged, and shown as well as it can be. */
function textOf(found: unknown): string {
    return typeof found === "string" ? found : JSON.stringify(found ?? null);
}

export async function read(key: string): Promise<string> {
    return textOf(await within(DOCUMENTS, "readonly", (store) => store.get(key) as IDBRequest<unknown>));
}

/** Whether there is anything whose key begins so. */
export async function hasAny(beginning: string): Promise<boolean> {
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    return (await within(DOCUMENTS, "readonly", (store) => store.count(range))) > 0;
}

/** Everything, by key. */
export async function readAll(): Promise<Record<string, string>> {
    const keys = await within(DOCUMENTS, "readonly", (store) => store.getAllKeys() as IDBRequest<string[]>);
    const found = await within(DOCUMENTS, "readonly", (store) => store.getAll() as IDBRequest<unknown[]>);
    return Object.fromEntries(keys.map((key, i) => [key, textOf(found[i])]));
}

export async function summarize(name: string, value: unknown): Promise<void> {
    await within(SUMMARY, "readwrite", (store) => store.put(value, name));
}

export function summary(name: string): Promise<unknown> {
    return within(SUMMARY, "readonly", (store) => store.get(name) as IDBRequest<unknown>);
}
