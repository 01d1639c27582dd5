/** Days and minutes as they are said in lists of one's own. */
import { language } from "../../lib/words";

/** The year is said only if it is not this one. */
export function day(at: number, more: Intl.DateTimeFormatOptions = {}): string {
    const date = new Date(at);
    const year = date.getFullYear() === new Date().getFullYear() ? {} : { year: "numeric" as const };
    return date.toLocaleString(language(), { day: "numeric", month: "short", ...year, ...more });
}

export const minute = (at: number): string => day(at, { hour: "numeric", minute: "2-digit" });
