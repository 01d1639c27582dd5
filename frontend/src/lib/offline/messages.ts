/** What the page and the engine in its worker say to each other. */

export type ToWorker =
    /**
     * Where the list of files is, whether they are on this device, whether another tab is to give the engine up, and
     * whether nothing is to be used that an earlier start has left.
     */
    | { kind: "start"; files: string; kept: boolean; take: boolean; anew: boolean }
    | { kind: "request"; id: number; method: string; path: string; language: string; body: string | null }
    | { kind: "open"; id: number; path: string }
    | { kind: "send"; id: number; text: string }
    | { kind: "close"; id: number }
    | { kind: "ping" };

export type FromWorker =
    | { kind: "answer"; id: number; status: number; text: string }
    | { kind: "message"; id: number; text: string }
    | { kind: "closed"; id: number; code: number }
    | { kind: "progress"; loaded: number; total: number }
    /** It lives as long as it holds this lock. */
    | { kind: "alive"; lock: string }
    | { kind: "ready"; damaged: Damaged[] }
    | { kind: "failed"; code: Failure; detail: string }
    | { kind: "pong" };

/** A document that cannot be read. It stays as it is until the visitor deletes it. */
export interface Damaged {
    key: string;
    /** newer: a later release has written it. */
    reason: "unreadable" | "newer";
}

/**
 * elsewhere: another tab runs the engine; taken: another tab has taken it over; storage: the browser keeps nothing
 * here; full: there is no room left; files: the engine could not be downloaded; broken: it ended with an error.
 */
export type Failure = "elsewhere" | "taken" | "storage" | "full" | "files" | "broken";

/** What the engine is loaded from, as the build wrote it down: paths from the list itself, and bytes as they are used. */
export interface EngineFiles {
    /** The folder of Pyodide, with a slash. */
    runtime: string;
    /** What Pyodide would look up in its own list of packages, of which none is used. */
    lock: unknown;
    /** Archives that are unpacked where Python looks for modules, in this order. */
    archives: string[];
    /** Modules that can be imported before those of wheels, in this order. */
    early: string[];
    /** By path: every file that is downloaded. */
    sizes: Record<string, number>;
}
