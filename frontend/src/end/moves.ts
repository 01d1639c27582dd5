/** A move that was made, in words that stand alone. */
import { type Context, parse, shortLabel } from "../lib/lines";
import { cardName, cardWord, say, sentence } from "../lib/words";

export function moveText(line: string, ctx: Context): string {
    const { character } = parse(line);
    const text = shortLabel(line, ctx);
    // Where a character is offered its name is enough; told afterwards it is not.
    if (character !== null && text === cardName(character)) return say("page-move-pick", { character: cardWord(character) });
    return sentence(text);
}
