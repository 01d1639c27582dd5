/** A game at a table without a server: what is sent is kept, and what comes is said by the test. */
import { beforeEach } from "vitest";
import type { Ask, BrowserMessage, Chat, Event, Seat, ServerMessage, Table, Update, View } from "../src/generated/protocol";
import type { Wiring } from "../src/lib/connection";
import { TableGame } from "../src/table/game.svelte";
import type { News } from "../src/table/seat-session.svelte";
import { fixtures } from "./fixtures";

const sample = fixtures.games.flatMap((game) => game.asked).find(({ view }) => view.edition === "deluxe" && view.players.length >= 4);
if (sample === undefined) throw new Error("no such view");
export const NOBODY = { fields: [], seats: [] };

export const view = (seat: number | null): View => ({ ...sample.view, seat });
export const ask = (number: number, ...lines: string[]): Ask => ({
    number, kind: "act", options: lines.map((line) => ({ line })), barred: [],
});
export const update = (seat: number | null, more: Partial<Update> = {}): Update => ({
    type: "update", seat, first: 0, events: [], view: view(seat), ask: null, ...more,
});
export const destroyed = (seat: number, player: number): Event => ({ event: "destroyed", seat, player, district: "temple", secret: NOBODY });

export function tableOf(mine: number[], state: Table["state"] = "playing"): Table {
    const seats = fixtures.names.slice(0, 4).map((name, seat): Seat => ({
        seat, kind: mine.includes(seat) ? "person" : "bot", name, mine: mine.includes(seat), present: true,
    }));
    return { code: "ABCD", setup: { edition: "deluxe", seats: 4 }, state, seats };
}

class Line {
    sent: BrowserMessage[] = [];
    closed = false;
    open = true;
    constructor(readonly wiring: Wiring) {}
    send(message: BrowserMessage): boolean {
        if (this.open) this.sent.push(message);
        return this.open;
    }
    close(): void {
        this.closed = true;
    }
}

export let lines: Line[] = [];
export let news: News[] = [];
export let unsaid = 0;
export let game: TableGame;
export const hear = (...messages: ServerMessage[]): void => {
    for (const message of messages) lines.at(-1)?.wiring.onmessage(message);
};
export const welcome = (table: Table, chat: Chat[] = []): ServerMessage => ({ type: "welcome", version: 1, table, chat, now: Date.now() + 5000 });

beforeEach(() => {
    lines = [];
    news = [];
    unsaid = 0;
    game = new TableGame("ABCD", {
        connect: (_code, wiring) => {
            const line = new Line(wiring);
            lines.push(line);
            return line;
        },
        onnews: (one) => news.push(one),
        onunsaid: () => (unsaid += 1),
    });
});
