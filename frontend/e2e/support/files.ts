/** The game as a folder of files, shown by a server that can do nothing else, under a path that is not the root. */
import { readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { Folder, printed } from "./server";

const TYPES: Record<string, string> = {
    ".css": "text/css", ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".json": "application/json", ".mjs": "text/javascript",
    ".png": "image/png", ".svg": "image/svg+xml", ".woff2": "font/woff2",
};
const PATH = "/some/path/";

export class Files {
    readonly #folder = new Folder();
    #server: Server | null = null;
    #port = 0;

    /** As `make static` makes it. */
    static async start(): Promise<Files> {
        const files = new Files();
        printed("-m", "scripts.static", files.#folder.file("game"));
        await files.open();
        return files;
    }

    get origin(): string {
        return `http://127.0.0.1:${this.#port}${PATH.slice(0, -1)}`;
    }

    /** On the same address as before. */
    async open(): Promise<void> {
        const server = createServer((request, response) => {
            const path = new URL(request.url ?? "", "http://files").pathname;
            const name = path === PATH ? "index.html" : path.slice(PATH.length);
            readFile(path.startsWith(PATH) ? join(this.#folder.file("game"), name) : "").then(
                (content) => response.writeHead(200, { "content-type": TYPES[extname(name)] ?? "application/octet-stream" }).end(content),
                () => response.writeHead(404).end(),
            );
        });
        this.#server = server;
        await new Promise<void>((done) => server.listen(this.#port, "127.0.0.1", done));
        this.#port = (server.address() as AddressInfo).port;
    }

    /** From now on there is no network. */
    async close(): Promise<void> {
        const closed = new Promise((done) => this.#server?.close(done));
        this.#server?.closeAllConnections();
        await closed;
    }

    /** The next release: another name, and the same pages. */
    release(build: string): void {
        for (const name of ["index.html", "sw.js"]) {
            const path = join(this.#folder.file("game"), name);
            const text = readFileSync(path, "utf-8");
            writeFileSync(path, text.replace(/(data-build="|\\"build\\": \\")[a-z0-9]+/, `$1${build}`));
        }
    }

    remove(): void {
        this.#folder.remove();
    }
}
