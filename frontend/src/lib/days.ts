/** Games over days: which these are, and moments in words. */
import type { Clock, Seat } from "../generated/protocol";
import { language, say } from "./words";

const WEEK = 6 * 24 * 3_600_000;

export function isByDays(clock: Clock | undefined): boolean {
    return clock?.kind === "days" || clock?.kind === "bank";
}

/** "Wed, 18:00", with the date if it is further away than a week; in the visitor's time zone. */
export function momentWords(at: number, now = Date.now()): string {
    const how: Intl.DateTimeFormatOptions = Math.abs(at - now) > WEEK
        ? { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" }
        : { weekday: "short", hour: "numeric", minute: "2-digit" };
    return new Intl.DateTimeFormat(language(), how).format(at);
}

/** "On holiday until Wed, 18:00"; "" for anybody else. */
export function holidayWords(seat: Seat | undefined): string {
    const until = seat?.holiday ?? 0;
    return until > Date.now() ? say("days-holiday", { when: momentWords(until) }) : "";
}
