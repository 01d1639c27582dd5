/** Sends each request to the server or to the engine on this device. */
import { app } from "./app.svelte";
import { engine } from "./engine.svelte";
import { ENGINE_FILES, STATIC } from "./build-info";
import { prefs } from "./prefs.svelte";
import { shell } from "./shell.svelte";
import { server, type SocketLike, type Transport } from "./transport";

/** Paths of tables and games that are kept on this device. */
const LOCAL = /^\/api\/(?:(?:tables|games)\/0|offline\/)/;

/** Requests that this device can also answer; CHOSEN are those it answers if the player prefers so. */
const EITHER = /^(?:POST \/api\/(?:tables|games)|GET \/api\/me(?:\/(?:games|statistics).*)?|POST \/api\/me|(?:GET|POST) \/api\/lessons.*)$/;
const CHOSEN = /^(?:POST \/api\/tables|(?:GET|POST) \/api\/lessons.*)$/;

export type Place = "server" | "device" | "either";

/** Where a request goes. `either` is the server, then this device if no answer comes; at worst, both have an unused table. */
export function placeOf(method: string, path: string, here = { files: STATIC, engine: ENGINE_FILES !== "", chosen: prefs.local }): Place {
    if (here.files || LOCAL.test(path)) return "device";
    const asked = `${method} ${path}`;
    if (here.engine && here.chosen && CHOSEN.test(asked)) return "device";
    return here.engine && EITHER.test(asked) ? "either" : "server";
}

/** Whether the engine can start without the network. */
const ready = (): boolean => engine.state === "ready" || engine.state === "loading" || app.kept === "yes";

/** Downloads the engine on first use. */
const device = async (): Promise<Transport> => (await import("./offline/device")).device;

export const transport: Transport = {
    async request(method, path, headers, body) {
        const place = placeOf(method, path);
        if (place === "device") return (await device()).request(method, path, headers, body);
        try {
            const answer = await server.request(method, path, headers, body);
            shell.reached = true;
            return answer;
        } catch (fault) {
            shell.reached = false;
            if (place === "either" && ready()) return (await device()).request(method, path, headers, body);
            throw fault;
        }
    },
    open(path) {
        return placeOf("GET", path) === "device" ? new LaterSocket(path) : server.open(path);
    },
};

/** Long, because bots think in the thread that answers. client.ts notices an engine that hangs. */
const DEVICE_PATIENCE = 12;

/** A connection to the engine, which may have to be downloaded first. */
class LaterSocket implements SocketLike {
    readonly patience = DEVICE_PATIENCE;
    onmessage: SocketLike["onmessage"] = null;
    onclose: SocketLike["onclose"] = null;
    #line: SocketLike | null = null;
    #closed = false;

    constructor(path: string) {
        device().then(
            (found) => {
                if (this.#closed) return;
                this.#line = found.open(path);
                this.#line.onmessage = (event) => this.onmessage?.(event);
                this.#line.onclose = (event) => this.onclose?.(event);
            },
            () => this.onclose?.(new CloseEvent("close", { code: 1006 })),
        );
    }

    send(text: string): void {
        this.#line?.send(text);
    }

    close(): void {
        this.#closed = true;
        this.#line?.close();
    }
}
