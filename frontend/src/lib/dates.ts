/** Short dates and times in the visitor's language. */
import { language } from "./words";

/** Without the year if it is the current one. */
export function day(at: number, more: Intl.DateTimeFormatOptions = {}): string {
    const date = new Date(at);
    const year = date.getFullYear() === new Date().getFullYear() ? {} : { year: "numeric" as const };
    return date.toLocaleString(language(), { day: "numeric", month: "short", ...year, ...more });
}

export const minute = (at: number): string => day(at, { hour: "numeric", minute: "2-digit" });
