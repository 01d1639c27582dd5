/** What happened to us is told first and in full, one banner after the other. */
import type { Entry } from "../lib/teller";

export interface Banner {
    id: number;
    entry: Entry;
}

const MOST = 3;
const HURT_SECONDS = 10;
const GAIN_SECONDS = 5;

export class Banners {
    shown = $state.raw<readonly Banner[]>([]);
    #timers = new Map<number, ReturnType<typeof setTimeout>>();

    /** Entries of a log that nobody should miss become banners. */
    add(entries: readonly Entry[]): Banner[] {
        const fresh = entries.filter(loud).map((entry): Banner => ({ id: entry.id, entry }));
        if (fresh.length === 0) return [];
        this.shown = [...this.shown, ...fresh].slice(-MOST);
        for (const banner of fresh) {
            const seconds = banner.entry.kind === "hurt" ? HURT_SECONDS : GAIN_SECONDS;
            this.#timers.set(banner.id, setTimeout(() => this.close(banner.id), seconds * 1000));
        }
        return fresh;
    }

    close(id: number): void {
        clearTimeout(this.#timers.get(id));
        this.#timers.delete(id);
        this.shown = this.shown.filter((banner) => banner.id !== id);
    }

    clear(): void {
        for (const timer of this.#timers.values()) clearTimeout(timer);
        this.#timers.clear();
        this.shown = [];
    }
}

/** Whether an entry is worth a banner: something was done to the reader. */
export const loud = (entry: Entry): boolean => entry.kind === "hurt" || (entry.kind === "gain" && entry.mine);
