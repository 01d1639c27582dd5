/** What is asked of the server, or of the engine on this device. Whatever it does not do is thrown as a `Refusal`. */
import type {
    Change,
    Continuation,
    Device,
    Finished,
    Holidays,
    LeaveSeat,
    Lesson,
    LessonLines,
    Lessons,
    Link,
    Made,
    Maker,
    Me,
    Moment,
    NewHoliday,
    NewTable,
    Place,
    Played,
    PlayOn,
    Prepare,
    PreparedSeat,
    Problem,
    SeatName,
    SetSeat,
    Sit,
    Step,
    Table,
    Verification,
    WhatIf,
    YourTurn,
} from "../generated/protocol";
import { transport } from "./request-target";
import { Unavailable } from "./transport";
import { has, language, say } from "./words";

/** Why something was not done, in one sentence. */
export class Refusal extends Error {
    readonly code: string;
    readonly field: string | null;
    readonly rule: string | null;
    readonly detail: string | null;
    readonly until: number | null;
    readonly ban_reason: string;
    readonly status: number;

    constructor(problem: Partial<Problem> & { code: string }, status = 0) {
        super(problem.code);
        this.name = "Refusal";
        this.code = problem.code;
        this.field = problem.field ?? null;
        this.rule = problem.rule ?? null;
        this.detail = problem.detail ?? null;
        this.until = problem.until ?? null;
        this.ban_reason = problem.ban_reason ?? "";
        this.status = status;
    }

    get sentence(): string {
        return refusalText(this.code, this);
    }
}

/** The sentence for a refusal, over HTTP or the WebSocket. */
export function refusalText(
    code: string,
    about: { field?: string | null; rule?: string | null; detail?: string | null; line?: string | null; until?: number | null; ban_reason?: string } = {},
): string {
    const id = `refused-${code}`;
    const { field, rule, detail, line, until, ban_reason: reason } = about;
    const end = until == null ? "none" : new Date(until).toLocaleString(language(), { dateStyle: "long", timeStyle: "short" });
    const args = { field: field ?? "", rule: rule ?? "", detail: detail ?? "", line: line ?? "", until: end };
    const sentence = has(id) ? say(id, args) : say("web-refused");
    return reason ? `${sentence} ${say("peace-reason-told", { reason })}` : sentence;
}

function problemIn(body: unknown): Problem | null {
    const found = body as Partial<Problem> | null;
    return typeof found === "object" && typeof found?.code === "string" ? (found as Problem) : null;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    // Not the browser's own list: the reader may have chosen another language here.
    const headers = { Accept: "application/json", "Accept-Language": language() };
    const sent = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
    const { status, text } = await transport
        .request(method, path, sent === undefined ? headers : { ...headers, "Content-Type": "application/json" }, sent)
        .catch((fault: unknown) => {
            throw new Refusal({ code: fault instanceof Unavailable ? fault.code : "offline" });
        });
    const done = status >= 200 && status < 300;
    let found: unknown = null;
    try {
        found = text === "" ? null : JSON.parse(text);
    } catch {
        throw new Refusal({ code: done ? "garbled" : "trouble" }, status);
    }
    if (!done) throw new Refusal(problemIn(found) ?? { code: "trouble" }, status);
    return found as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);

/** A file of the server, which this device cannot have. */
export async function download(path: string): Promise<Blob> {
    const answer = await fetch(path, { credentials: "same-origin" }).catch(() => {
        throw new Refusal({ code: "offline" });
    });
    if (!answer.ok) throw new Refusal(problemIn(await answer.json().catch(() => null)) ?? { code: "trouble" }, answer.status);
    return answer.blob();
}

export const table = (code: string, act = ""): string => `/api/tables/${encodeURIComponent(code)}${act && `/${act}`}`;
const game = (code: string, part = ""): string => `/api/games/${encodeURIComponent(code)}${part && `/${part}`}`;
const seatQuery = (name: string, seat: number | null): string => (seat === null ? "" : `&${name}=${seat}`);

export const api = {
    me: (): Promise<Me> => get("/api/me"),
    rename: (name: string): Promise<Me> => post("/api/me", { name }),
    /** A path that opens this visitor's seats on another device. */
    link: (): Promise<Link> => post("/api/me/link"),
    /** Whose link it is; it is not used up by asking. */
    maker: (token: string): Promise<Maker> => get(`/api/me/take/${encodeURIComponent(token)}`),
    take: (token: string): Promise<Me> => post("/api/me/take", { token }),
    devices: (): Promise<Device[]> => get("/api/me/devices"),
    /** End one of the visitor's other devices, or all of them. */
    endDevice: (id: string | null): Promise<Device[]> => post("/api/me/devices/end", { id }),
    /** The visitor knows which devices personal links have added. */
    toldOfDevices: (): Promise<Device[]> => post("/api/me/devices/told"),
    signOut: (): Promise<Me> => post("/api/me/sign-out"),
    /** A page of the visitor's games, the latest first; those after one. */
    myGames: (after = ""): Promise<Played[]> => get(`/api/me/games${after && `?after=${encodeURIComponent(after)}`}`),

    /** The games over days in which the visitor is asked. */
    turns: (): Promise<YourTurn[]> => get("/api/me/turns"),
    holidays: (): Promise<Holidays> => get("/api/me/holidays"),
    takeHoliday: (wish: NewHoliday): Promise<Holidays> => post("/api/me/holidays", wish),
    endHoliday: (id: number): Promise<Holidays> => post("/api/me/holidays/end", { id }),
    /** What was decided in advance at the visitor's own seats. */
    prepared: (code: string): Promise<PreparedSeat[]> => get(table(code, "prepared")),
    prepare: (code: string, wish: Prepare): Promise<PreparedSeat> => post(table(code, "prepared"), wish),

    tables: (): Promise<Played[]> => get("/api/tables"),
    makeTable: (wish: NewTable): Promise<Made> => post("/api/tables", wish),
    table: (code: string): Promise<Table> => get(table(code)),
    sit: (code: string, wish: Sit = {}): Promise<Table> => post(table(code, "sit"), wish),
    leave: (code: string, wish: LeaveSeat = {}): Promise<Table> => post(table(code, "leave"), wish),
    renameSeat: (code: string, wish: SeatName): Promise<Table> => post(table(code, "rename"), wish),
    setSeat: (code: string, wish: SetSeat): Promise<Table> => post(table(code, "seat"), wish),
    change: (code: string, wish: Change): Promise<Table> => post(table(code, "change"), wish),
    /** Add a word to what the deal follows from; an empty one takes it back. */
    addWord: (code: string, word: string): Promise<Table> => post(table(code, "word"), { word }),
    start: (code: string): Promise<Table> => post(table(code, "start")),
    /** Close a table for good. */
    close: (code: string): Promise<Me> => post(table(code, "close")),
    rematch: (code: string): Promise<Made> => post(table(code, "rematch")),

    game: (code: string): Promise<Finished> => get(game(code)),
    /** Where the record of a game can be downloaded from a server. */
    recordPath: (code: string): string => game(code, "record"),
    record: (code: string): Promise<unknown> => get(game(code, "record")),
    /** Deal the game again, and compare. */
    verify: (code: string): Promise<Verification> => get(game(code, "verify")),
    steps: (code: string, first = 0, count = 50): Promise<Step[]> =>
        get(`${game(code, "steps")}?first=${first}&count=${count}`),
    moments: (code: string): Promise<Moment[]> => get(game(code, "moments")),
    /** What the options of a decision were worth, and how bots would have played on with one of them. */
    whatIf: (code: string, step: number): Promise<WhatIf> => get(`${game(code, "what-if")}?step=${step}`),
    continuation: (code: string, step: number, line: string): Promise<Continuation> =>
        get(`${game(code, "continuation")}?step=${step}&line=${encodeURIComponent(line)}`),
    /** The same as one seat saw it: only what it could know. */
    seen: (code: string, seat: number): Promise<Finished> => get(`${game(code, "seen")}?seat=${seat}`),
    seenSteps: (code: string, seat: number, first = 0, count = 50): Promise<Step[]> =>
        get(`${game(code, "seen-steps")}?seat=${seat}&first=${first}&count=${count}`),
    /** Where a moment is from another point of view; null means with all cards open. */
    place: (code: string, step: number, seat: number | null, to: number | null): Promise<Place> =>
        get(`${game(code, "place")}?step=${step}${seatQuery("seat", seat)}${seatQuery("to", to)}`),
    notation: (code: string, step: number, seat: number | null): Promise<unknown> =>
        get(`${game(code, "notation")}?step=${step}${seatQuery("seat", seat)}`),
    /** A table whose game begins at a moment of this one. */
    playOn: (code: string, wish: PlayOn): Promise<Made> => post(game(code, "play-on"), wish),
    lessons: (): Promise<Lessons> => get("/api/lessons"),
    /** What follows in a chapter after what the reader has played in it. */
    lesson: (chapter: string, played: LessonLines): Promise<Lesson> => post(`/api/lessons/${encodeURIComponent(chapter)}`, played),

    /** All games of this device, and such a file back. */
    exportGames: (): Promise<unknown> => get("/api/offline/games"),
    importGames: (file: string): Promise<{ added: string[]; known: string[]; damaged: string[] }> => post("/api/offline/games", file),

    /** The text of a record; it need not be sound. */
    importGame: (record: string): Promise<Made> => post("/api/games", record),
};
