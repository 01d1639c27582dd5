/** The full card beside whatever stands for one: on hover, focus or long press. */
import { tick, untrack } from "svelte";
import type { Action } from "svelte/action";
import { prefs } from "../lib/prefs.svelte";
import { swallow } from "./clicks";
import type { CardFacts } from "./types";

interface Subject {
    card?: string | undefined;
    character?: string | undefined;
    /** The printed side; where only the edition is known, its usual options hold. */
    facts?: CardFacts | undefined;
    edition?: string | undefined;
    beautified?: boolean | undefined;
    under?: number | undefined;
    /** Why it cannot be chosen now, or what choosing it does. */
    note?: string | undefined;
    /** More sentences: "The Warlord would pay 3". */
    lines?: string[] | undefined;
    /** A click, a tap or Enter shows it at once: for what has no other use of a click. */
    pinned?: boolean | undefined;
}

/** The element whose text describes what is pointed at. */
export const DETAIL_ID = "card-detail";

const HOVER = 250;
const PRESS = 420;
const SLIP = 12; // a finger that moves farther is scrolling

interface Shown {
    subject: Subject;
    owner: HTMLElement;
    /** Opened by a finger or the other button of the mouse: it stays until the next touch, and leads to the rules. */
    touched: boolean;
}

let current = $state.raw<Shown | null>(null);

/** What `Detail.svelte` shows; null for nothing. */
export function shown(): Shown | null {
    return current;
}

export function closeDetail(): void {
    untrack(() => current?.owner.removeAttribute("aria-describedby"));
    current = null;
}

function open(owner: HTMLElement, subject: Subject, touched: boolean): void {
    if (current?.owner !== owner) closeDetail();
    current = { subject, owner, touched };
    // The words must be there when a screen reader follows the reference. Whoever moves the focus may be in the middle
    // of a change, so it is not hurried.
    void tick().then(() => {
        if (current?.owner === owner) owner.setAttribute("aria-describedby", DETAIL_ID);
    });
}

export const detail: Action<HTMLElement, Subject> = (node, first) => {
    let subject = first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: [x: number, y: number] | null = null;
    let pressed = false;

    const wait = (time: number, touched: boolean): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
            if (!node.isConnected) return;
            pressed = touched;
            if (touched) prefs.held = true;
            open(node, subject, touched);
        }, time);
    };
    const stop = (): void => {
        clearTimeout(timer);
        timer = undefined;
        start = null;
    };
    const leave = (): void => {
        stop();
        if (current?.owner === node && !current.touched) closeDetail();
    };

    const on = {
        pointerenter(event: PointerEvent) {
            if (event.pointerType === "mouse") wait(HOVER, false);
        },
        pointerleave(event: PointerEvent) {
            if (event.pointerType === "mouse" && !node.matches(":focus-visible")) leave();
            else stop();
        },
        pointerdown(event: PointerEvent) {
            pressed = false;
            if (event.pointerType === "mouse") return;
            start = [event.clientX, event.clientY];
            wait(PRESS, true);
        },
        pointermove(event: PointerEvent) {
            if (start && Math.hypot(event.clientX - start[0], event.clientY - start[1]) > SLIP) stop();
        },
        pointerup: stop,
        pointercancel: stop,
        contextmenu(event: Event) {
            // A long press has just shown the detail; the browser's menu would cover it. The mouse has no long press.
            event.preventDefault();
            if (!pressed) open(node, subject, true);
        },
        focus() {
            if (node.matches(":focus-visible")) open(node, subject, false);
        },
        blur(event: FocusEvent) {
            stop();
            const to = event.relatedTarget;
            // The way from a card to its rules leads through the detail itself.
            if (to instanceof Node && document.getElementById(DETAIL_ID)?.contains(to)) return;
            if (current?.owner === node) closeDetail();
        },
    };
    const click = (event: MouseEvent): void => {
        if (pressed) {
            // The end of a long press chooses nothing.
            pressed = false;
            swallow(event);
        } else if (current?.owner === node && current.touched && event.detail > 0 && !subject.pinned) {
            // It was opened to be read: this click closes it, the next one chooses.
            closeDetail();
            swallow(event);
        } else if (subject.pinned) {
            stop();
            if (current?.owner === node && current.touched) closeDetail();
            else open(node, subject, true);
        } else {
            leave();
        }
    };

    for (const [name, heard] of Object.entries(on)) node.addEventListener(name, heard as EventListener);
    node.addEventListener("click", click, true);
    return {
        update(next: Subject) {
            subject = next;
            // Whoever changes the subject must not wait for what is shown, or each would call the other.
            untrack(() => {
                if (current?.owner === node) current = { ...current, subject };
            });
        },
        destroy() {
            stop();
            for (const [name, heard] of Object.entries(on)) node.removeEventListener(name, heard as EventListener);
            node.removeEventListener("click", click, true);
            if (current?.owner === node) closeDetail();
        },
    };
};
