/** Sharing: links to the clipboard or to the device's share sheet, and files to save. */
import { toast } from "../../art/toast.svelte";
import { Refusal } from "../../lib/api";
import { say } from "../../lib/words";

export function whole(path: string): string {
    return new URL(path, location.href).href;
}

/** The address of a moment of a finished game: with all cards open, or as one seat saw it. */
export function momentPath(code: string, step: number, seat: number | null = null): string {
    return `/g/${code}?step=${step}${seat === null ? "" : `&seat=${seat}`}`;
}

/** Copies a text; returns whether that was possible. */
export async function copy(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return false; // not from a page without encryption; then there is the old way
    }
}

/** Copies what stands in a field, the old way. */
export function copyFrom(field: HTMLInputElement | null | undefined): boolean {
    if (!field) return false;
    field.focus();
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where there is no clipboard
    return document.execCommand("copy");
}

/** How long a button says that it has copied, in milliseconds. */
export const COPIED = 2000;

/** Shares a link; returns whether it was copied, which the caller tells the visitor. */
export async function share(path: string, title: string): Promise<boolean> {
    const url = whole(path);
    // People know the share sheet from phones only; elsewhere the link is copied.
    if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
        try {
            await navigator.share({ title, url });
            return false;
        } catch (fault) {
            if (fault instanceof DOMException && fault.name === "AbortError") return false;
        }
    }
    const copied = await copy(url);
    if (!copied) toast(say("page-copy-yourself", { url }), {}, 0);
    return copied;
}

/** Saves a text as a file. */
export function saveFile(name: string, text: string): void {
    saveBlob(name, new Blob([text], { type: "application/json" }));
}

export function saveBlob(name: string, data: Blob): void {
    const url = URL.createObjectURL(data);
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser has taken it by then
}

/** What went wrong, in one sentence. */
export function sentenceOf(fault: unknown): string {
    return fault instanceof Refusal ? fault.sentence : say("web-refused");
}

/** Shows what went wrong. */
export function complain(fault: unknown): void {
    toast(sentenceOf(fault), { kind: "bad" });
}
