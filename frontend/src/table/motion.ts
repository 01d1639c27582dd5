/** What flies where when something happens: events become flights between anchors of the table. */
import { fly, type Freight } from "../art/flight";
import type { Sound } from "../art/sound";
import type { Event } from "../generated/protocol";

/** Places are written `gold-2`, `hand-2`, `city-2`, `crown-2`, `bank`, `deck`, `pile`, `row-CHARACTER`. */
export interface Flight {
    from: string;
    to: string;
    what: Freight;
}

const MOST_CARDS = 4;
const MOST_FLIGHTS = 24;
const GAP = 90; // milliseconds from one flight to the next

/** Reads events one after the other; some only mean something together with the crown's place or the pile. */
export function flightsOf(events: readonly Event[], openPile: boolean, crown: number): Flight[] {
    const flights: Flight[] = [];
    let holder = crown;
    for (const event of events) {
        flights.push(...flightsOfOne(event, openPile, holder));
        if (event.event === "crowned" && event.seat != null) holder = event.seat;
    }
    return flights.slice(-MOST_FLIGHTS);
}

function flightsOfOne(event: Event, openPile: boolean, crown: number): Flight[] {
    const { seat, player } = event;
    if (seat == null) return [];
    const gold = (from: string, to: string): Flight[] =>
        event.gold != null && event.gold > 0 ? [{ from, to, what: { kind: "gold", n: event.gold } }] : [];
    const cards = (from: string, to: string): Flight[] => cardFlights(event, from, to);
    const district = (from: string, to: string): Flight[] => [
        { from, to, what: event.district == null ? { kind: "card" } : { kind: "card", card: event.district } },
    ];
    const ruins = openPile ? "pile" : "deck";
    switch (event.event) {
        case "gathered": case "earned": case "refunded": case "cashed":
            return gold("bank", `gold-${seat}`);
        case "sold":
            return [...cards(`hand-${seat}`, ruins), ...gold("bank", `gold-${seat}`)];
        case "paid": case "bribed": case "gave-gold":
            return gold(`gold-${seat}`, player == null ? "bank" : `gold-${player}`);
        case "taxed":
            return gold(`gold-${seat}`, "row-tax-collector");
        case "robbed":
            return player == null ? [] : gold(`gold-${seat}`, `gold-${player}`);
        case "took-gold": case "borrowed":
            return player == null ? [] : gold(`gold-${player}`, `gold-${seat}`);
        case "drew": case "gained": case "fetched":
            return cards("deck", `hand-${seat}`);
        case "buried": case "discarded":
            return cards(`hand-${seat}`, ruins);
        case "took": case "swapped":
            return player == null ? [] : cards(`hand-${player}`, `hand-${seat}`);
        case "gave":
            return player == null ? [] : cards(`hand-${seat}`, `hand-${player}`);
        case "auctioned":
            return player == null ? [] : [...cards(`hand-${seat}`, `hand-${player}`), ...gold(`gold-${player}`, `gold-${seat}`)];
        case "stored":
            return cards(`hand-${seat}`, `city-${seat}`);
        case "built":
            return district(`hand-${seat}`, `city-${seat}`);
        case "confiscated": case "seized":
            return player == null ? [] : district(`city-${player}`, `city-${seat}`);
        case "exchanged":
            return player == null ? [] : district(`city-${player}`, `city-${seat}`);
        case "destroyed":
            return district(`city-${seat}`, ruins);
        case "crowned":
            return crown === seat ? [] : [{ from: `crown-${crown}`, to: `crown-${seat}`, what: { kind: "crown" } }];
        case "bought-ticket":
            return player == null ? [] : [{ from: `gold-${seat}`, to: `gold-${player}`, what: { kind: "gold", n: 1 } }];
        default:
            return [];
    }
}

function cardFlights(event: Event, from: string, to: string): Flight[] {
    const known = event.cards ?? [];
    const count = Math.min(MOST_CARDS, event.count ?? Math.max(1, known.length));
    return Array.from({ length: count }, (_, i): Flight => {
        const card = known[i];
        return { from, to, what: card === undefined ? { kind: "card" } : { kind: "card", card } };
    });
}

/** The one sound for what happened, the loudest first; only one, so that nothing is drowned. */
export function soundOf(events: readonly Event[], seat: number | null, murdered: boolean): Sound | null {
    const has = (kind: string, mine = false): boolean =>
        events.some((event) => event.event === kind && (!mine || event.seat === seat || event.player === seat));
    if (has("game-over")) return "end";
    if (murdered && has("killed")) return "murdered";
    if (has("robbed", true)) return "robbed";
    if (has("destroyed")) return "destroy";
    if (has("crowned")) return "crown";
    if (has("built")) return "build";
    if (has("gathered", true) && events.some((event) => (event.gold ?? 0) > 0)) return "gold";
    if (has("drew", true) || has("gained", true)) return "card";
    return null;
}

const anchor = (root: ParentNode, name: string): Element | null => root.querySelector(`[data-anchor="${CSS.escape(name)}"]`);

const MOST_IN_THE_AIR = 10; // where bots decide at once, more would only be in the way
let inTheAir = 0;

/** Lets things fly, one after the other; the table is already as it will be. */
export function animate(root: ParentNode, flights: readonly Flight[]): void {
    flights.forEach((flight, i) => {
        setTimeout(() => {
            if (inTheAir >= MOST_IN_THE_AIR) return;
            inTheAir += 1;
            void fly(anchor(root, flight.from), anchor(root, flight.to), flight.what).finally(() => {
                inTheAir -= 1;
            });
        }, i * GAP);
    });
}
