/**
 * Clicks that are not meant for what they land on. A click that closes something closes it and does nothing else; the
 * second click of a double click was meant for what was there at the first.
 */

/** What plays when it is clicked. */
const PLAYS = "[data-line], [data-part='table'] .can, [data-part='table'] .chosen";

/** Milliseconds between two clicks that are one movement of the hand; browsers count up to 500, in which one can mean both. */
const DOUBLE = 300;

let closing = false;
let clickedAt = -Infinity;

/** Whether a click there would play something. */
export function plays(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest(PLAYS) !== null;
}

/** Something was closed because the pointer went down elsewhere: the click that follows plays nothing. */
export function closed(): void {
    closing = true;
}

/** Keep a click from whatever it would do. */
export function swallow(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
}

function begin(): void {
    closing = false;
}

function judge(event: MouseEvent): void {
    const { detail, target, timeStamp } = event;
    const soon = timeStamp - clickedAt < DOUBLE;
    clickedAt = timeStamp;
    // Keys and screen readers click without a pointer, and only what they have named.
    if (detail === 0) return;
    const again = detail > 1 && soon && (plays(target) || target instanceof HTMLDialogElement);
    if (again || (closing && plays(target))) swallow(event);
    closing = false;
}

// Here rather than in a component, so as to hear of it before any of them does.
if (typeof window !== "undefined") {
    addEventListener("pointerdown", begin, true);
    addEventListener("click", judge, true);
}
