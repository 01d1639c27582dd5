/** What was done with characters, in words. */
import { chained, say } from "../../lib/words";

const DEEDS = ["killed", "bewitched", "robbed", "swapped", "confiscated", "destroyed", "exchanged", "seized"] as const;

/** "robbed 9 times (23 gold)"; "" if nothing was done. */
export function deedsText(deeds: Readonly<Record<string, number>>): string {
    return chained(DEEDS.flatMap((deed) => {
        const n = deeds[deed] ?? 0;
        return n > 0 ? [say(`stats-deed-${deed}`, { n, gold: deeds.gold ?? 0 })] : [];
    }));
}
