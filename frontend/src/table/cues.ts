/** A few words on what can be clicked now, for who does not know the table yet. */
import { say } from "../lib/words";
import type { Choice } from "./choices";

/** Decisions made on the table itself, in the order of telling; each has a text `table-cue-…`. */
const CUES = [
    "name", "sign", "warrant", "flower", "threaten", "destroy", "exchange", "seize", "for", "swap", "look", "spy", "crown", "alms",
    "theater", "fortune", "ticket", "armory", "beautify", "cannonball", "sacrifice", "build", "borrow", "put", "spend", "give",
    "laboratory", "museum", "sell", "pick", "keep", "take", "lighthouse",
] as const;
const MOST = 3;

export function cues(open: readonly Choice[], role: string): string[] {
    const keys = new Set(open.map((choice) => choice.move.key));
    return CUES.filter((cue) => keys.has(cue)).slice(0, MOST).map((cue) => say(`table-cue-${cue}`, { role }));
}
