/** Another person at a table, about whom the reader wants to do something. */

export interface Met {
    code: string;
    name: string;
    /** How the server is told who is meant: by something they wrote, or else by a seat. */
    seat: number | null;
    chat: number | null;
}

export const person = $state<{ met: Met | null }>({ met: null });
