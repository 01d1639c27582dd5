/** The keyboard shortcuts of the table. */
import type { Choice } from "./choices";
import type { TableUi } from "./table-ui.svelte";

/** What the help overlay lists: the keys, any of which will do, and the text `table-keys-…`. */
export const KEYS: readonly (readonly [keys: string, text: string])[] = [
    ["enter|/", "choices"],
    ["1 – 9", "number"],
    ["G", "gold"],
    ["D", "cards"],
    ["I", "income"],
    ["E", "end"],
    ["back", "back"],
    ["U", "undo"],
    ["arrows", "walk"],
    ["H", "hint"],
    ["V", "aside"],
    ["L", "log"],
    ["C", "chat"],
    ["escape", "escape"],
    ["?", "help"],
];

/** The choice that a key stands for now. */
export function choiceFor(key: string, buttons: readonly Choice[]): Choice | undefined {
    if (/^[1-9]$/.test(key)) return buttons[Number(key) - 1];
    return buttons.find(({ move }) => move.verb.letter === key.toLowerCase());
}

const typing = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

/** Whether Enter belongs to what has the focus: not to a card that can only be read, nor to what was left by the mouse. */
const busy = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement && target !== clicked && !target.matches(READ) &&
    target.closest("button, a, summary, [role=menu], [role=log]") !== null;

const READ = ":is(.tcard, .label, .token):not(.can, .chosen)";
/** The element that has the focus because it was clicked. */
let clicked: Element | null = null;

/** Remember that the focus came from a click. */
export function leave(): void {
    clicked = document.activeElement;
}

/** Remember that the focus was moved by keys. */
export function enter(target: EventTarget | null): void {
    if (target !== clicked) clicked = null;
}

/** Whether the focus is in a field for text, where no key plays. */
const beside = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement && target.closest('[data-part="side"]') !== null;

/** The letter of a key; on other keyboards, such as Cyrillic ones, the Latin letter in the same place. */
export function latin(event: Pick<KeyboardEvent, "key" | "code">): string {
    if (!/^\p{L}$/u.test(event.key) || /^[a-z]$/i.test(event.key)) return event.key;
    return /^Key([A-Z])$/.exec(event.code)?.[1] ?? event.key;
}

/** Handle a key press; true if it did something. */
export function press(event: KeyboardEvent, ui: TableUi, root: HTMLElement): boolean {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Escape") return ui.escape() || (!covered(ui) && rest(root));
    if (typing(target) || covered(ui)) return false;
    // A key that is held down would answer the next question too.
    if (event.repeat && !event.key.startsWith("Arrow")) return !busy(target);
    if ((event.key === "Enter" && !busy(target)) || event.key === "/") return open(ui);
    if (beside(target)) return screen(latin(event), ui);
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (way !== undefined) return walk(root, way);
    if (event.key === "Backspace" && (ui.side?.steps.length ?? 0) > 0) {
        ui.side?.undo();
        return true;
    }
    const key = latin(event);
    const choice = choiceFor(key, ui.arranged.buttons);
    if (choice !== undefined) {
        ui.decide(choice);
        return true;
    }
    return screen(key, ui);
}

/** Whether something covers the table and gets the keys instead. */
const covered = (ui: TableUi): boolean =>
    ui.doubt !== null || ui.sheet !== null || ui.menu !== null || document.querySelector("dialog[open]") !== null;

/** Move the focus back to the question, where every key works. */
export function rest(root: HTMLElement): boolean {
    const prompt = root.querySelector<HTMLElement>('[data-part="prompt"]');
    if (prompt === null || document.activeElement === prompt) return false;
    prompt.focus({ preventScroll: true });
    return true;
}

function open(ui: TableUi): boolean {
    if (ui.arranged.open.length === 0) return false;
    ui.list = true;
    return true;
}

function screen(key: string, ui: TableUi): boolean {
    switch (key.toLowerCase()) {
        case "h":
            if (ui.game.table?.hints ?? false) ui.side?.askHint();
            return true;
        case "u":
            if (ui.side?.back?.offered == null) return false;
            ui.side.takeBack();
            return true;
        case "v":
            ui.aside = !ui.aside;
            return true;
        case "l":
            ui.panel = "log";
            if (ui.narrow) ui.sheet = "log";
            return true;
        case "c":
            ui.chat();
            return true;
        case "?":
            ui.sheet = "help";
            return true;
        default:
            return false;
    }
}

/** The order of arrow keys: open choices, then the hand; the small row of characters comes last. */
const PARTS = ["tray", "hand", "choices", "", "row"];

function placeOf(element: Element): number {
    const part = element.closest("[data-part]")?.getAttribute("data-part") ?? "";
    const place = PARTS.indexOf(part);
    return place < 0 ? PARTS.indexOf("") : place;
}

/** Move the focus to the next clickable element. */
function walk(root: HTMLElement, way: number): boolean {
    const found = [...root.querySelectorAll<HTMLElement>("button.can, [data-line]:not([role=option])")]
        .filter((element) => element.getClientRects().length > 0 && !element.hasAttribute("disabled"))
        .sort((a, b) => placeOf(a) - placeOf(b));
    if (found.length === 0) return false;
    const at = found.indexOf(document.activeElement as HTMLElement);
    found[at < 0 ? (way > 0 ? 0 : found.length - 1) : (at + way + found.length) % found.length]?.focus();
    return true;
}
