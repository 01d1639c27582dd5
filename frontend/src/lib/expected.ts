/** What a bot expects: who is how likely to win, and who may hold which character. */
import type { Expected } from "../generated/protocol";
import { cardWord, chained, say } from "./words";

/** What is nearly certain is not called certain. */
const percent = (share: number): number => (share < 1 ? Math.min(99, Math.round(share * 100)) : 100);

/** One sentence for each of the two. `reader` is the seat that is called "you", and comes first. */
export function expectedLines({ win, guesses }: Expected, names: readonly string[], reader: number | null): string[] {
    const called = (seat: number): string => (seat === reader ? say("you") : (names[seat] ?? ""));
    const order = win.map((_, seat) => seat).sort((a, b) => Number(b === reader) - Number(a === reader) || (win[b] ?? 0) - (win[a] ?? 0));
    const chances = order.map((seat) => say("expected-chance", { player: called(seat), percent: percent(win[seat] ?? 0) }));
    const told = [say("expected-win", { chances: chained(chances) })];
    if (guesses.length > 0) {
        const who = guesses.map(({ seat, character, chance }) =>
            say("expected-guess", { player: called(seat), character: cardWord(character), percent: percent(chance) }));
        told.push(say("expected-who", { guesses: chained(who) }));
    }
    return told;
}
