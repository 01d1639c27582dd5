/** State and services shared by all pages: announcements to screen readers, the tab's title, the connection. */

import { untrack } from "svelte";

/** What is looked up: a card with its rules, or one rule. */
export interface Reading {
    edition: string;
    card: string;
    rules: readonly string[];
}

export const shell = $state({
    /** Spoken when the reader pauses: the log. */
    polite: [] as { id: number; text: string }[],
    /** Spoken at once: the prompt. */
    assertive: "",
    title: "",
    /** The browser has a network. */
    online: (globalThis.navigator as Partial<Navigator> | undefined)?.onLine !== false,
    /** The server answered when it was last asked. */
    reached: true,
    /** What is shown is kept on this device: the network does not matter. */
    local: false,
    /** The line to the table is broken. */
    lost: false,
    /** A table at which one plays is open: what is chosen there while the line is broken is sent later. */
    playing: false,
    /** Rules that are read over the page, without leaving it. */
    reading: null as Reading | null,
    /** What the host of the server has told the visitor, until they have read it. */
    warnings: [] as string[],
});

const MOST = 12; // lines that a listener may still be reading
let count = 0;

/** Announce a text to screen readers: log entries politely, the prompt at once. */
export function announce(text: string, kind: "polite" | "assertive" = "polite"): void {
    if (text === "") return;
    // An effect that announces something must not depend on earlier announcements.
    untrack(() => {
        if (kind === "polite") {
            // Each line is a new element, so that several at once are all read.
            shell.polite = [...shell.polite.slice(1 - MOST), { id: ++count, text }];
        } else {
            // Screen readers repeat a text only if it differs, so a space is added.
            shell.assertive = shell.assertive === text ? `${text}\u00a0` : text;
        }
    });
}

/** Remove all announcements, before the device is passed to another player. */
export function hush(): void {
    shell.polite = [];
    shell.assertive = "";
}

/** The title of the tab; "" for the name of the game alone. */
export function setTitle(title: string): void {
    shell.title = title;
}

/** Read a rule over the page; `edition` is the one that is played. */
export function openRule(rule: string, edition: string): void {
    shell.reading = { edition, card: "", rules: [rule] };
}

/** Read what is printed on a card, and its rules. */
export function openCard(card: string, edition: string, rules: readonly string[]): void {
    shell.reading = { edition, card, rules };
}

export function closeRules(): void {
    shell.reading = null;
}
