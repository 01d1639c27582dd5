/** What flies where when something happens: events become flights between anchors of the table. */
import { tick } from "svelte";
import { conceal, fly, type Freight, isConcealed, landAll, mayFly, rise, unveil } from "../art/flight";
import type { Sound } from "../art/sound";
import type { Event } from "../generated/protocol";

/** Places are written `gold-2`, `hand-2`, `city-2`, `crown-2`, `bank`, `deck`, `pile`, `row-CHARACTER`. */
interface Flight {
    from: string;
    to: string;
    what: Freight;
}

const MOST_CARDS = 2;
const MOST_FLIGHTS = 6; // of one act; where there is more, nobody could follow it

/** Reads events one after the other; some only mean something together with the crown's place or the pile. */
export function flightsOf(events: readonly Event[], openPile: boolean, crown: number): Flight[] {
    const flights: Flight[] = [];
    let holder = crown;
    let before = "";
    for (const event of events) {
        // What is not kept of the drawn cards was never in the hand.
        if (event.event !== "buried" || before !== "kept") flights.push(...flightsOfOne(event, openPile, holder));
        before = event.event;
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
        case "kept": case "gained": case "fetched": // what was drawn lies open before the one who chooses from it
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

const MOST_IN_THE_AIR = 3;
const QUICKLY = 2; // times as fast, where bots are
const BANK = "bank";
let inTheAir = 0;
let waiting: Departure[] = [];

interface Departure {
    flight: Flight;
    goal: Element | null;
}

/**
 * Lets things fly, a few at the same time. The table is already as it will be; only what is about to land is not seen
 * there yet. When something new happens, whatever is under way has landed: acts do not pile up.
 */
export function animate(root: ParentNode, flights: readonly Flight[], quickly = false): void {
    cancel();
    if (flights.length === 0 || !mayFly()) return;
    const speed = quickly ? QUICKLY : 1;
    void tick().then(() => {
        for (const flight of flights) {
            const goal = goalOf(root, flight);
            conceal(goal);
            waiting.push({ flight, goal });
        }
        depart(root, speed);
    });
}

/** What is under way, or waits to depart, is where it goes. */
function cancel(): void {
    landAll();
    for (const { goal } of waiting) unveil(goal);
    waiting = [];
}

function depart(root: ParentNode, speed: number): void {
    while (inTheAir < MOST_IN_THE_AIR) {
        const next = waiting.shift();
        if (next === undefined) return;
        inTheAir += 1;
        void travel(root, next, speed).finally(() => {
            inTheAir -= 1;
            unveil(next.goal);
            depart(root, speed);
        });
    }
}

/** Gold of the bank only shows as a sum where it comes or goes: the way from the bank crosses half the table. */
function travel(root: ParentNode, { flight, goal }: Departure, speed: number): Promise<void> {
    const { from, to, what } = flight;
    if (what.kind === "gold" && from === BANK) return rise(anchor(root, to), what.n ?? 1, speed);
    if (what.kind === "gold" && to === BANK) return rise(anchor(root, from), -(what.n ?? 1), speed);
    return fly(anchor(root, from), anchor(root, to), what, { goal, speed });
}

/** What already lies where a flight lands, if it can be told apart there. */
function goalOf(root: ParentNode, { to, what }: Flight): Element | null {
    const place = anchor(root, to);
    if (what.kind === "crown") return place?.firstElementChild ?? null;
    if (what.kind !== "card" || what.card === undefined) return null;
    const found = [...(place?.querySelectorAll(`[data-card="${CSS.escape(what.card)}"]`) ?? [])];
    return found.findLast((card) => !isConcealed(card)) ?? null;
}
