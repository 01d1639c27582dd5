/** What was done to us is told first and in full, until we have decided something. */
import type { Entry } from "../lib/entry";

const MOST = 4;

export class Banners {
    shown = $state.raw<readonly Entry[]>([]);

    /** Keep the entries of a log that nobody should miss. */
    add(entries: readonly Entry[]): void {
        const fresh = entries.filter(loud);
        if (fresh.length > 0) this.shown = [...this.shown, ...fresh].slice(-MOST);
    }

    clear(): void {
        this.shown = [];
    }
}

/** Whether an entry is worth a banner: something was done to the reader. */
export const loud = (entry: Entry): boolean => entry.kind === "hurt" || (entry.kind === "gain" && entry.mine);

const ICONS: Readonly<Record<string, string>> = {
    killed: "murder", called: "murder", robbed: "theft", marked: "theft", bewitched: "bewitched", destroyed: "destroy",
    swapped: "swap", took: "theft", "took-gold": "theft", exchanged: "exchange", aimed: "exchange", seized: "theft",
    crowned: "crown", looked: "watch", spied: "watch",
};

/** The picture beside what was done to somebody. */
export const iconOf = (event: string): string => ICONS[event] ?? "warning";
