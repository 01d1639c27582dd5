/** Dates and times for lists of the visitor's own things. */
import { language } from "../../lib/words";

/** The year is said only if it is not this one. */
export function day(at: number, more: Intl.DateTimeFormatOptions = {}): string {
    const date = new Date(at);
    const year = date.getFullYear() === new Date().getFullYear() ? {} : { year: "numeric" as const };
    return date.toLocaleString(language(), { day: "numeric", month: "short", ...year, ...more });
}

export const minute = (at: number): string => day(at, { hour: "numeric", minute: "2-digit" });
