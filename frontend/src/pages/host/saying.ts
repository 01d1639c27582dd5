/** How the host's pages write sizes, names and ends of bans. */
import { minute } from "../../lib/dates";
import { language, say } from "../../lib/words";

export const megabytes = (bytes: number): string =>
    say("desk-megabytes", { n: new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(bytes / 1_000_000) });

export const named = (name: string): string => name || say("desk-guest");

export const end = (until: number | null): string => (until === null ? say("desk-ban-good") : say("desk-ban-until", { when: minute(until) }));
