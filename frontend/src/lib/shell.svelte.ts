/** What any page may ask of the frame around it: a word aloud, and the title of the tab. Notes in the corner: art/toast. */

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

/** Tell who listens to the page instead of looking at it: the log politely, the prompt at once. */
export function announce(text: string, kind: "polite" | "assertive" = "polite"): void {
    if (text === "") return;
    // Who announces something in an effect does not follow what was announced before.
    untrack(() => {
        if (kind === "polite") {
            // Each line is a new one, so that several at once are all heard.
            shell.polite = [...shell.polite.slice(1 - MOST), { id: ++count, text }];
        } else {
            // The same words again are spoken only if something differs: a space that nobody hears.
            shell.assertive = shell.assertive === text ? `${text}\u00a0` : text;
        }
    });
}

/** Take back what was said: it was for somebody who hands the device on. */
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
