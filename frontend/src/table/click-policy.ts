/**
 * Decides whether a click plays at once: only on a button that says what it does, or on a card that the question asks
 * for. Any other click opens a menu that says what it would do.
 */
import type { Verb } from "../lib/facts";
import type { Choice } from "./choices";

/**
 * The main use of a card in the hand, or an answer to the question. Any other use of it is one of many options of a
 * turn, and the click may be curiosity.
 */
const expected = ({ aim, owner, answers }: Verb): boolean => aim !== "hand" || owner === "course" || answers === true;

/** A button with the words on it. */
const named = ({ aim }: Verb): boolean => aim === "button" || aim === "bid" || aim === "player";

/**
 * Whether a click on `target`, for which this is the only choice, plays at once. On a touch screen, a tap may only be
 * meant to read a card; but cards chosen from the hand one by one can be taken back.
 */
export function atOnce({ move: { verb }, targets }: Pick<Choice, "move" | "targets">, target: string, touch: boolean): boolean {
    if (targets[0] !== target || !expected(verb)) return false;
    return named(verb) || !touch || (verb.aim === "hand" && verb.answers === true);
}
