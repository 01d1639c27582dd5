/** How long the bots of a table take, and who may change that. */
import type { Seat, Table } from "../generated/protocol";
import { isByDays } from "../lib/days";

export type Pace = NonNullable<Table["setup"]["pace"]>;

const QUICK: readonly Pace[] = ["fast", "instant"];
const plays = (seat: Seat): boolean => seat.kind === "bot" || (seat.away ?? false);

/** The pace that one click brings: a third of the waiting, or back to what people are used to. */
export const otherPace = (pace: Pace): Pace => (QUICK.includes(pace) ? "normal" : "fast");
export const isQuick = (pace: Pace): boolean => QUICK.includes(pace);
export const paceOf = (table: Table): Pace => table.setup.pace ?? "normal";

/** Whether there is a bot to wait for. Over days they move at once. */
export const hasBots = (table: Table): boolean =>
    table.state === "playing" && !isByDays(table.setup.clock) && table.seats.some(plays);

/** Whether waiting can be cut short: somebody of us plays here, with bots that take their time. */
export const maySkip = (table: Table): boolean =>
    hasBots(table) && paceOf(table) !== "instant" && table.seats.some((seat) => seat.mine);

/** The people who are here and have not said yet that they do not want to wait. */
export const notSkipping = (table: Table): Seat[] =>
    table.seats.filter((seat) => seat.kind === "person" && (seat.present ?? false) && !(seat.skips ?? false) && !(seat.mine ?? false));

/** The others who do not want to wait, though we have not said so. */
export const wishing = (table: Table): Seat[] => table.seats.filter((seat) => (seat.skips ?? false) && !(seat.mine ?? false));
