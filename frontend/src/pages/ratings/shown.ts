import { say } from "../../lib/words";

/** A rating as it is written everywhere: never without how uncertain it is. */
export const shown = ({ rating, reach }: { rating: number; reach: number }): string =>
    say("rating-value", { rating: String(rating), reach: String(reach) });

export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0");
