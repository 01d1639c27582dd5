/** A move that was made, in words that stand alone, and the chance that it had. */
import { type Context, parse, shortLabel } from "../lib/lines";
import { cardWord, language, say, sentence } from "../lib/words";

export function moveText(line: string, ctx: Context): string {
    const { key, character } = parse(line);
    // Where a character is offered its name is enough; told afterwards it is not.
    if (key === "pick" && character !== null) return say("page-move-pick", { character: cardWord(character) });
    return sentence(shortLabel(line, ctx));
}

/** A share as the reader's language writes it: 21%, 21 %. */
export function percent(share: number): string {
    return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}
