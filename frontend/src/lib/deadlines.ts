/** Games over days: how long somebody has, in words that come with the pages that need them. */
import type { Clock } from "../generated/protocol";
import { momentWords } from "./days";
import { language, say } from "./words";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** "8 hours", "2 days". */
export function lengthWords(seconds: number): string {
    const [unit, size] = seconds >= DAY && seconds % DAY === 0 ? (["day", DAY] as const) : (["hour", HOUR] as const);
    return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 }).format(seconds / size);
}

/** "in 2 days". */
export function leftWords(at: number, now = Date.now()): string {
    const words = new Intl.RelativeTimeFormat(language(), { numeric: "always" });
    const seconds = Math.max(0, at - now) / 1000;
    const whole = (unit: number): number => Math.floor(seconds / unit + 0.05); // three days are not two a second later
    if (seconds >= 2 * DAY) return words.format(whole(DAY), "day");
    return seconds >= 2 * HOUR ? words.format(whole(HOUR), "hour") : words.format(Math.floor(seconds / 60), "minute");
}

/** "until Wed, 18:00, in 2 days". */
export function untilWords(at: number, now = Date.now()): string {
    return say("days-until", { when: momentWords(at, now), in: leftWords(at, now) });
}

function dateWords(at: number): string {
    return new Intl.DateTimeFormat(language(), { day: "numeric", month: "long" }).format(at);
}

/** The days of a holiday: 7 from November 18 are "November 18 to November 24", at whatever hour they begin. */
export function holidayDays(first: number, until: number): string {
    const days = Math.round((until - first) / (1000 * DAY));
    const last = new Date(first);
    last.setDate(last.getDate() + days - 1);
    return days > 1 ? say("holiday-span", { first: dateWords(first), until: dateWords(last.getTime()) }) : dateWords(first);
}

/** What the clock of a table is like, in a line. */
export function clockWords(clock: Clock | undefined): string {
    const { kind = "none", seconds = 60, turn = 0 } = clock ?? {};
    return say(`page-clock-${kind}-is`, { seconds, turn, time: lengthWords(seconds), more: lengthWords(turn) });
}
