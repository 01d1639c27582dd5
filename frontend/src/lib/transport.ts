/** How the client reaches whoever runs its tables: a server, or the engine in a worker. It does not know which. */

export interface Answer {
    status: number;
    text: string;
}

/** As much of a WebSocket as is used. */
export interface SocketLike {
    onmessage: ((event: MessageEvent<string>) => void) | null;
    onclose: ((event: CloseEvent) => void) | null;
    send: (text: string) => void;
    close: () => void;
    /** How many times longer than from a server an answer may take. */
    readonly patience?: number;
}

/** Nobody was there to ask, and why: a text `refused-CODE`. */
export class Unavailable extends Error {
    constructor(readonly code: string) {
        super(code);
        this.name = "Unavailable";
    }
}

export interface Transport {
    /** Rejects with `Unavailable` if nobody was reached. */
    request: (method: string, path: string, headers: Record<string, string>, body?: string) => Promise<Answer>;
    open: (path: string) => SocketLike;
}

const PATIENCE = 10_000; // for an answer; then the line is dead, even if it looks open
const LONG = 180_000; // for what the server has to think about, or collect
const SLOW = /^\/api\/(?:games(?:$|\/\w+\/(?:moments|what-if|continuation|verify|play-on))|host\/backups|me\/(?:statistics|delete))/;

export const server: Transport = {
    async request(method, path, headers, body) {
        const signal = AbortSignal.timeout(SLOW.test(path) ? LONG : PATIENCE);
        const request: RequestInit = { method, headers, credentials: "same-origin", signal };
        if (body !== undefined) request.body = body;
        try {
            const answer = await fetch(path, request);
            return { status: answer.status, text: await answer.text() };
        } catch {
            // What was sent may have arrived: whoever wants it done twice has to say so.
            throw new Unavailable(signal.aborted && method !== "GET" ? "unsure" : "offline");
        }
    },
    open(path) {
        const url = new URL(path, location.href);
        url.protocol = url.protocol.replace("http", "ws");
        return new WebSocket(url);
    },
};
