/** Short messages that come and go at the edge of the page. */

interface ToastMessage {
    id: number;
    /** Words that follow the language while they are shown are said by a function. */
    text: string | (() => string);
    kind: "plain" | "good" | "bad";
    /** A button on it. */
    action?: { label: string; run: () => void } | undefined;
    /** The reader has put it away. */
    onclose?: (() => void) | undefined;
    /** It is too important to be left behind with the page. */
    stays?: boolean | undefined;
}

export const toasts = $state<ToastMessage[]>([]);
const MOST = 4;
let last = 0;

/** Shows a message for some seconds; 0 keeps it until it is closed. The same words are not shown twice at a time. */
export function toast(text: ToastMessage["text"], more: Partial<Omit<ToastMessage, "id" | "text">> = {}, seconds = 6): number {
    const id = ++last;
    const before = toasts.findIndex((one) => one.text === text);
    if (before >= 0) toasts.splice(before, 1);
    if (more.kind === "good") clear(({ kind }) => kind === "bad"); // it has worked after all
    toasts.push({ id, text, kind: "plain", ...more });
    if (toasts.length > MOST) toasts.shift();
    if (seconds) setTimeout(() => closeToast(id), seconds * 1000);
    return id;
}

/** Whoever goes to another page leaves them behind, except those that stay. */
export function clearToasts(): void {
    clear(() => true);
}

function clear(which: (one: ToastMessage) => boolean): void {
    toasts.splice(0, toasts.length, ...toasts.filter((one) => one.stays || !which(one)));
}

export function closeToast(id: number): void {
    const at = toasts.findIndex((one) => one.id === id);
    if (at >= 0) toasts.splice(at, 1);
}
