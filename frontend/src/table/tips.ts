/** Short tips on what can be clicked now, for new players. */
import { has, say } from "../lib/words";
import type { Choice } from "./choices";

const MOST = 3;

/** Tips for decisions that are made on the table itself, in reading order. */
export function tips(open: readonly Choice[], role: string): string[] {
    // Buttons need no tip: they have labels, also those at the players.
    const aimed = open.map(({ move }) => move).filter(({ verb }) => verb.aim !== "button" && verb.aim !== "player");
    const sold = aimed.some(({ verb }) => verb.owner === "sale" && verb.aim === "hand");
    const built = aimed.some(({ verb }) => verb.missed === "build") ? "yes" : "no";
    // One tip covers both building and selling the same card.
    const keys = aimed.filter(({ verb }) => !sold || (verb.owner !== "sale" && verb.missed !== "build")).map(({ key }) => key);
    const told = [...(sold ? ["sale"] : []), ...new Set(keys)].map((key) => `table-cue-${key}`);
    return told.filter(has).slice(0, MOST).map((cue) => say(cue, { role, built }));
}
