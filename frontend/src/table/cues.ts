/** A few words on what can be clicked now, for who does not know the table yet. */
import { has, say } from "../lib/words";
import type { Choice } from "./choices";

const MOST = 3;

/** For decisions made on the table itself, in the order of reading. */
export function cues(open: readonly Choice[], role: string): string[] {
    const aimed = open.filter(({ move }) => move.verb.aim !== "button").map(({ move }) => `table-cue-${move.key}`);
    return [...new Set(aimed)].filter(has).slice(0, MOST).map((cue) => say(cue, { role }));
}
