/** The interface to whatever runs the tables: a server, or the engine in a worker. The client does not know which. */

export interface Answer {
    status: number;
    text: string;
}

/** The part of WebSocket that is used. */
export interface SocketLike {
    onmessage: ((event: MessageEvent<string>) => void) | null;
    onclose: ((event: CloseEvent) => void) | null;
    send: (text: string) => void;
    close: () => void;
    /** How many times longer than a server it may take to answer. */
    readonly patience?: number;
}

/** Nothing answered the request; the text `refused-CODE` says why. */
export class Unavailable extends Error {
    constructor(readonly code: string) {
        super(code);
        this.name = "Unavailable";
    }
}

export interface Transport {
    /** Rejects with `Unavailable` if nothing answered. */
    request: (method: string, path: string, headers: Record<string, string>, body?: string) => Promise<Answer>;
    open: (path: string) => SocketLike;
}

const PATIENCE = 10_000; // for an answer; after that the connection is dead, even if it looks open
const LONG = 180_000; // for requests that take the server long
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
            // The request may have arrived, so it is not repeated automatically.
            throw new Unavailable(signal.aborted && method !== "GET" ? "unsure" : "offline");
        }
    },
    open(path) {
        const url = new URL(path, location.href);
        url.protocol = url.protocol.replace("http", "ws");
        return new WebSocket(url);
    },
};
