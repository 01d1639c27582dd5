/**
 * Whether a click may play at once. It may where whoever clicks can have meant nothing else: on what bears the words of
 * it, or on the very card that the question asks for. Anything else opens a menu that says what it would do.
 */
import type { Verb } from "../lib/facts";
import type { Choice } from "./choices";

/**
 * What a card of the hand is there for, or what is asked for outright. Anything else that can be done with it is one of
 * many things that may be done in a turn, and a click may be curiosity.
 */
const expected = ({ aim, owner, answers }: Verb): boolean => aim !== "hand" || owner === "course" || answers === true;

/** A button with the words on it. */
const named = ({ aim }: Verb): boolean => aim === "button" || aim === "bid" || aim === "player";

/**
 * Of a click on `target` that can mean only this. Who touches has no way to point at a card and read it without
 * touching it; but cards that are chosen from the hand one after another can be taken back.
 */
export function atOnce({ move: { verb }, targets }: Pick<Choice, "move" | "targets">, target: string, touch: boolean): boolean {
    if (targets[0] !== target || !expected(verb)) return false;
    return named(verb) || !touch || (verb.aim === "hand" && verb.answers === true);
}
