/** A move that was made, in words that stand alone. */
import { type Context, parse, shortLabel } from "../lib/lines";
import { cardWord, say, sentence } from "../lib/words";

export function moveText(line: string, ctx: Context): string {
    const { key, character } = parse(line);
    // Where a character is offered its name is enough; told afterwards it is not.
    if (key === "pick" && character !== null) return say("page-move-pick", { character: cardWord(character) });
    return sentence(shortLabel(line, ctx));
}
