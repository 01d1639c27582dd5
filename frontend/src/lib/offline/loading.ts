/** Loads Python and what it plays with, and tells how far that is. */
/// <reference lib="webworker" />
import type { PyodideAPI, loadPyodide } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { EngineFiles } from "./messages";
import { Snapshot } from "./snapshot";

declare const self: DedicatedWorkerGlobalScope;

const MODULES = "/lib/python3.14/site-packages";
const WHEEL = ".whl";

type Progress = (loaded: number, total: number) => void;

/** The files, with a word to the page at every step of the way. */
class Downloads {
    #loaded = 0;
    readonly #total: number;
    readonly #fetch = self.fetch.bind(self);

    constructor(
        readonly base: URL,
        readonly files: EngineFiles,
        readonly kept: boolean,
        readonly progress: Progress,
    ) {
        this.#total = Object.values(files.sizes).reduce((sum, size) => sum + size, 0);
        // Pyodide downloads by itself; here is where that can be counted.
        self.fetch = (input, init) => this.#counted(input, init);
    }

    static async list(base: URL, kept: boolean, progress: Progress): Promise<Downloads> {
        const answer = await self.fetch(base);
        if (!answer.ok) throw new Error(`${base.pathname}: ${answer.status}`);
        return new Downloads(base, (await answer.json()) as EngineFiles, kept, progress);
    }

    done(): void {
        self.fetch = this.#fetch;
        this.#count(this.#total - this.#loaded);
    }

    url(path: string): string {
        return new URL(path, this.base).href;
    }

    async bytes(path: string): Promise<Uint8Array> {
        const answer = await self.fetch(this.url(path));
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        return new Uint8Array(await answer.arrayBuffer());
    }

    /** What is imported and not fetched is counted when it is there. */
    arrived(path: string): void {
        this.#count(this.files.sizes[path] ?? 0);
    }

    #count(bytes: number): void {
        this.#loaded += bytes;
        this.progress(Math.min(this.#loaded, this.#total), this.#total);
    }

    async #counted(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
        const answer = await this.#fetch(input, init);
        if (answer.body === null || !answer.ok) return answer;
        // Browsers cache compiled code only for an untouched response, and a cached file needs no progress bar.
        if (this.kept && answer.headers.get("content-type") === "application/wasm") return answer;
        const counter = new TransformStream<Uint8Array, Uint8Array>({
            transform: (chunk, on) => {
                this.#count(chunk.byteLength);
                on.enqueue(chunk);
            },
        });
        const headers = new Headers(answer.headers);
        // Whatever a plain file server calls it: only this type is compiled while it downloads.
        if (answer.url.endsWith(".wasm")) headers.set("content-type", "application/wasm");
        return new Response(answer.body.pipeThrough(counter), { status: answer.status, headers });
    }
}

interface Runtime {
    loadPyodide: typeof loadPyodide;
    options: object;
}

async function runtime(downloads: Downloads): Promise<Runtime> {
    const { files } = downloads;
    const indexURL = downloads.url(files.runtime);
    const path = (name: string): string => `${files.runtime}${name}`;
    const imported = async (name: string): Promise<unknown> => {
        const module: unknown = await import(/* @vite-ignore */ downloads.url(path(name)));
        downloads.arrived(path(name));
        return module;
    };
    const [outer, inner] = await Promise.all([imported("pyodide.mjs"), imported("pyodide.asm.mjs")]);
    const { default: createPyodideModule } = inner as { default: unknown };
    const options = { indexURL, packageBaseUrl: indexURL, lockFileContents: files.lock, createPyodideModule };
    return { ...(outer as Pick<Runtime, "loadPyodide">), options };
}

interface Archive {
    name: string;
    content: Uint8Array;
}

function unpack(python: PyodideAPI, archives: Archive[]): void {
    for (const { name, content } of archives) {
        if (name.endsWith(WHEEL)) python.unpackArchive(content, "wheel");
        else python.unpackArchive(content, "zip", { extractDir: MODULES });
    }
}

/** Python as the last start left it; null if that is not kept, or does not fit. */
async function continued({ loadPyodide, options }: Runtime, snapshot: Snapshot, reading: Promise<ArrayBuffer | null>): Promise<PyodideAPI | null> {
    const memory = await reading;
    if (memory === null) return null;
    try {
        const python = await loadPyodide({ ...options, _loadSnapshot: memory });
        // Pyodide holds on to its options, but these many bytes are not needed any more. Older browsers have to keep them.
        (memory as { transfer?: (length: number) => unknown }).transfer?.(0);
        return python;
    } catch (cause) {
        console.warn(cause);
        await snapshot.drop();
        return null;
    }
}

/**
 * Python from its beginning. What can be imported before there are compiled modules, whose place in memory is not kept,
 * is imported first, and then its memory is copied for the next time.
 */
async function begun({ loadPyodide, options }: Runtime, snapshot: Snapshot, archives: Archive[], early: string[]): Promise<PyodideAPI> {
    const python = await loadPyodide({ ...options, _makeSnapshot: true });
    unpack(python, archives);
    for (const name of early) (python.pyimport(name) as PyProxy).destroy();
    try {
        void snapshot.keep(python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
    } catch (cause) {
        console.warn(cause);
    }
    return python;
}

/** `anew` if what the last start left is not to be trusted. */
export async function loadPython(path: string, kept: boolean, anew: boolean, progress: Progress): Promise<PyodideAPI> {
    const list = new URL(path, self.location.href);
    const snapshot = new Snapshot(list);
    if (anew) await snapshot.drop();
    const reading = snapshot.read();
    const downloads = await Downloads.list(list, kept, progress);
    const { files } = downloads;
    const arriving = Promise.all(files.archives.map(async (name) => ({ name, content: await downloads.bytes(name) })));
    arriving.catch(() => undefined); // told below
    const found = await runtime(downloads);
    let python = await continued(found, snapshot, reading);
    const archives = await arriving;
    const [compiled, ours] = [archives.filter(({ name }) => name.endsWith(WHEEL)), archives.filter(({ name }) => !name.endsWith(WHEEL))];
    if (python === null) python = await begun(found, snapshot, ours, files.early);
    else unpack(python, ours);
    unpack(python, compiled);
    downloads.done();
    return python;
}
