/** What lies between browser and server: a line that can die without either of them being told. */
import { type AddressInfo, type Server, type Socket, connect, createServer } from "node:net";

/** Which way something goes: up to the server, or down to the browser. */
export type Way = "up" | "down";

interface Line {
    up: Socket;
    down: Socket;
    /** What goes these ways never arrives, not even that the line was closed. */
    dead: Set<Way>;
}

export class Proxy {
    readonly #server: Server;
    readonly #lines = new Set<Line>();
    #swallowed: readonly Way[] = [];

    private constructor(target: URL) {
        this.#server = createServer((down) => this.#join(down, connect(Number(target.port), target.hostname)));
    }

    static async start(target: string): Promise<Proxy> {
        const proxy = new Proxy(new URL(target));
        await new Promise<void>((done) => proxy.#server.listen(0, "127.0.0.1", done));
        return proxy;
    }

    get origin(): string {
        return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    }

    /** From now on whatever goes these ways is lost, on every line that is there or is opened. */
    swallow(...ways: Way[]): void {
        this.#swallowed = ways;
        for (const { dead } of this.#lines) for (const way of ways) dead.add(way);
    }

    /** New lines are whole. Those that have lost something stay dead, as after a change of network. */
    restore(): void {
        this.#swallowed = [];
    }

    async stop(): Promise<void> {
        const stopped = new Promise((done) => this.#server.close(done));
        for (const { up, down } of this.#lines) {
            up.destroy();
            down.destroy();
        }
        await stopped;
    }

    #join(down: Socket, up: Socket): void {
        const line: Line = { up, down, dead: new Set(this.#swallowed) };
        this.#lines.add(line);
        for (const [way, from, to] of [["up", down, up], ["down", up, down]] as const) {
            from.setNoDelay(true);
            from.on("data", (data) => {
                if (!line.dead.has(way)) to.write(data);
            });
            from.on("error", () => undefined); // it is closed then, like any other
            from.on("close", () => {
                if (!line.dead.has(way)) to.destroy();
                if (up.destroyed && down.destroyed) this.#lines.delete(line);
            });
        }
    }
}
