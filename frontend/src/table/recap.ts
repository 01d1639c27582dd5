/** A round in short, from what one side has heard of it: who was who, what changed hands, what hurt whom. */
import type { Event } from "../generated/protocol";
import type { Entry } from "../lib/entry";

interface SeatRecap {
    seat: number;
    /** As far as the reader knows them; in the common city there may be many. */
    characters: string[];
    /** Of them, those that were murdered. */
    murdered: string[];
    /** Gold at the end less gold at the beginning. */
    gold: number;
    /** Districts that came to stand in the city, and those that are gone. */
    won: string[];
    lost: string[];
}

interface Recap {
    round: number;
    seats: SeatRecap[];
    /** What was done to somebody, as the log tells it. */
    harms: Entry[];
}

/** What is told of a round besides what everybody has: somebody suffered from it, or got away. */
const HARMS = [
    ..."killed bewitched robbed destroyed swapped took took-gold confiscated exchanged seized lost-turn".split(" "),
    ..."turned-over resisted tumbled bribed borrowed".split(" "),
];
const BEGINS = ["round-began", "lap-began"];

/** How the gold of the seats changes by an event. */
export function goldOf(event: Event): [seat: number, gold: number][] {
    const { seat, player } = event;
    const gold = event.gold ?? 0;
    if (seat == null) return [];
    const other = (sum: number): [number, number][] => (player == null ? [] : [[player, sum]]);
    switch (event.event) {
        case "gathered": case "earned": case "refunded": case "cashed": case "sold":
            return [[seat, gold]];
        case "paid": case "bribed": case "gave-gold": case "robbed":
            return [[seat, -gold], ...other(gold)];
        case "taxed": case "bought-ticket": case "salvaged":
            return [[seat, -gold]];
        case "took-gold": case "borrowed":
            return [[seat, gold], ...other(-gold)];
        case "auctioned":
            return player == null ? [] : [[seat, gold], ...other(-gold)];
        default:
            return [];
    }
}

/** The districts that an event brings into cities or takes from them. */
function districtsOf(event: Event): [seat: number, district: string, change: "won" | "lost"][] {
    const { seat, player, district } = event;
    if (seat == null || district == null) return [];
    switch (event.event) {
        case "built":
            return [[seat, district, "won"]];
        case "destroyed":
            return [[seat, district, "lost"]];
        case "seized":
            return player == null ? [] : [[seat, district, "won"], [player, district, "lost"]];
        case "exchanged":
            return player == null || event.for == null
                ? []
                : [[seat, district, "won"], [player, district, "lost"], [player, event.for, "won"], [seat, event.for, "lost"]];
        default:
            return [];
    }
}

/** The events of a round, or of a lap. */
export function roundOf(events: readonly Event[], round: number): readonly Event[] {
    const starts = (event: Event): boolean => BEGINS.includes(event.event);
    const from = events.findIndex((event) => starts(event) && (event.round ?? event.lap) === round);
    if (from < 0) return [];
    const end = events.findIndex((event, i) => i > from && starts(event));
    return events.slice(from, end < 0 ? undefined : end);
}

export function recapOf(events: readonly Event[], entries: readonly Entry[], round: number, seats: number, me: number | null): Recap {
    const found = Array.from({ length: seats }, (_, seat): SeatRecap => ({ seat, characters: [], murdered: [], gold: 0, won: [], lost: [] }));
    const own: string[] = [];
    let killed: string | null = null;
    for (const event of roundOf(events, round)) {
        for (const [seat, gold] of goldOf(event)) {
            const one = found[seat];
            if (one !== undefined) one.gold += gold;
        }
        for (const [seat, district, change] of districtsOf(event)) found[seat]?.[change].push(district);
        if (event.event === "killed") killed = event.character ?? null;
        if (event.event === "resisted") killed = null;
        followOwn(event, own, me);
        if (["revealed", "turned-up"].includes(event.event) && event.seat != null && event.character != null) {
            const characters = found[event.seat]?.characters;
            if (characters?.includes(event.character) === false) characters.push(event.character);
        }
    }
    const mine = me === null ? undefined : found[me];
    if (mine !== undefined) mine.characters = [...new Set([...own, ...mine.characters])];
    for (const one of found) one.murdered = one.characters.filter((character) => character === killed);
    return { round, seats: found, harms: entries.filter((entry) => entry.round === round && HARMS.includes(entry.event)) };
}

/** What the reader chose, which nobody else may know yet; the Theater may have given it away. */
function followOwn(event: Event, own: string[], me: number | null): void {
    if (me === null) return;
    if (event.event === "picked" && event.seat === me && event.character != null) own.push(event.character);
    const { gave, received } = event;
    if (event.event !== "theater" || gave == null || received == null) return;
    const [went, came] = event.seat === me ? [gave, received] : [received, gave];
    const at = own.indexOf(went);
    if (at >= 0) own[at] = came;
}
