/** Numbers as they are written in the language that is spoken. */
import { language } from "../../lib/words";

/** A share as the reader's language writes it: 21%, 21 %. */
export const percent = (share: number): string => new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);

const UNITS: [Intl.NumberFormatOptions["unit"], number][] = [
    ["day", 86_400_000],
    ["hour", 3_600_000],
    ["minute", 60_000],
];

/** "42 min", "1.5 hr". */
export function span(milliseconds: number): string {
    const [unit = "minute", size] = UNITS.find(([, length]) => milliseconds >= length) ?? ["minute", 60_000];
    const digits = unit === "minute" ? 0 : 1;
    return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: digits }).format(milliseconds / size);
}
