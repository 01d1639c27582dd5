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

export const server: Transport = {
    async request(method, path, headers, body) {
        const request: RequestInit = { method, headers, credentials: "same-origin" };
        if (body !== undefined) request.body = body;
        let answer: Response;
        try {
            answer = await fetch(path, request);
        } catch {
            throw new Unavailable("offline");
        }
        return { status: answer.status, text: await answer.text().catch(() => "") };
    },
    open(path) {
        const url = new URL(path, location.href);
        url.protocol = url.protocol.replace("http", "ws");
        return new WebSocket(url);
    },
};
