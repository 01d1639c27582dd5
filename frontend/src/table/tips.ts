/** A few words on what can be clicked now, for people who do not know the table yet. */
import { has, say } from "../lib/words";
import type { Choice } from "./choices";

const MOST = 3;

/** For decisions made on the table itself, in the order of reading. */
export function tips(open: readonly Choice[], role: string): string[] {
    // Buttons have words of their own, those at the players too.
    const aimed = open.map(({ move }) => move).filter(({ verb }) => verb.aim !== "button" && verb.aim !== "player");
    const sold = aimed.some(({ verb }) => verb.owner === "sale" && verb.aim === "hand");
    const built = aimed.some(({ verb }) => verb.missed === "build") ? "yes" : "no";
    // The same card is built or sold: that is told in one sentence.
    const keys = aimed.filter(({ verb }) => !sold || (verb.owner !== "sale" && verb.missed !== "build")).map(({ key }) => key);
    const told = [...(sold ? ["sale"] : []), ...new Set(keys)].map((key) => `table-cue-${key}`);
    return told.filter(has).slice(0, MOST).map((cue) => say(cue, { role, built }));
}
