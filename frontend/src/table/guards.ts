/**
 * Whether a click may play at once. It may where whoever clicks can have meant nothing else: on what bears the words of
 * it, or on the very card that the question asks for. Anything else opens a menu that says what it would do.
 */
import type { Verb } from "../lib/facts";
import { type Choice, MIDDLE } from "./choices";

/** Asked for outright. Else it is one of the many things that may be done in a turn, and a click may be curiosity. */
const answers = ({ order }: Verb): boolean => order === MIDDLE;

/** What a card of the hand is there for; all else that can be done with it is unusual enough to be said first. */
const expected = (verb: Verb): boolean => verb.aim !== "hand" || verb.owner === "course" || answers(verb);

/** A button with the words on it. */
const named = ({ aim }: Verb): boolean => aim === "button" || aim === "bid" || aim === "player";

/**
 * Of a click on `target` that can mean only this. Who touches has no way to point at a card and read it without
 * touching it; but cards that are chosen from the hand one after another can be taken back.
 */
export function atOnce({ move: { verb }, targets }: Pick<Choice, "move" | "targets">, target: string, touch: boolean): boolean {
    if (targets[0] !== target || !expected(verb)) return false;
    return named(verb) || !touch || (verb.aim === "hand" && answers(verb));
}
