/**
 * Where on the table a line is clicked.
 *
 * Every line has one or more targets, written as short keys that the parts of the table ask for: `hand:CARD`,
 * `tray:CARD` (cards that lie open before the player), `city:SEAT:CARD`, `row:CHARACTER`, `offer:CHARACTER` (the cards
 * of the selection), `player:SEAT`, `button` and `bid`.
 */
import type { CityItem, View } from "../generated/protocol";
import type { Move } from "../lib/lines";

export const BUTTON = "button";
export const BID = "bid";

const FROM_HAND = ["build", "put", "spend", "give", "museum", "laboratory", "sell", "auction", "borrow"];
const FROM_TRAY = ["keep", "take", "lighthouse"];
const OF_A_CITY = ["destroy", "exchange", "seize", "armory"];
const OF_MY_CITY = ["for", "beautify", "cannonball", "sacrifice"];
const OF_THE_ROW = ["name", "sign", "warrant", "flower", "threaten"];
const OFFERED = ["pick", "discard", "give-character"];
const OF_A_PLAYER = ["swap", "look", "spy", "crown", "alms", "theater", "ticket", "ticket-n", "fortune"];
/** Lines that a card in the hand stands for, besides whatever else they are clicked on. */
const BY_CARD: Readonly<Record<string, string>> = {
    tent: "big-top",
    booth: "ticket-booth",
    fortune: "fortune-teller",
    ringmaster: "ringmaster",
    cannonball: "human-cannonball",
    strongman: "strongman",
    acrobat: "acrobat",
};
/** Lines that a district of the own city stands for, besides a button. */
const BY_DISTRICT: Readonly<Record<string, string>> = {
    smithy: "smithy",
    "bell-tower": "bell-tower",
    framework: "framework",
};

export const handKey = (card: string): string => `hand:${card}`;
export const trayKey = (card: string): string => `tray:${card}`;
export const cityKey = (seat: number, card: string): string => `city:${seat}:${card}`;
export const rowKey = (character: string): string => `row:${character}`;
export const offerKey = (character: string): string => `offer:${character}`;
export const playerKey = (seat: number): string => `player:${seat}`;

/** The targets of a line, the one that is meant first. `seat` is the one who decides. */
export function targetsOf(move: Move, seat: number): string[] {
    const { key } = move;
    const found: string[] = [];
    if (key === "bid") found.push(BID);
    else if (move.card !== null && FROM_TRAY.includes(key)) found.push(trayKey(move.card));
    else if (move.card !== null && FROM_HAND.includes(key)) found.push(handKey(move.card));
    else if (move.card !== null && OF_MY_CITY.includes(key)) found.push(cityKey(seat, move.card));
    else if (move.card !== null && move.seat !== null && OF_A_CITY.includes(key)) found.push(cityKey(move.seat, move.card));
    else if (move.character !== null && OF_THE_ROW.includes(key)) found.push(rowKey(move.character));
    else if (move.character !== null && OFFERED.includes(key)) {
        found.push(offerKey(move.character), rowKey(move.character));
    } else if (move.seat !== null && OF_A_PLAYER.includes(key)) found.push(playerKey(move.seat));
    else found.push(BUTTON);
    if (key === "borrow" && move.seat !== null) found.push(playerKey(move.seat));
    const card = BY_CARD[key];
    if (card !== undefined) found.push(handKey(card));
    const district = BY_DISTRICT[key];
    if (district !== undefined) found.push(cityKey(seat, district));
    return found;
}

// -- districts of a city ----------------------------------------------------------------------------------------------
export interface Standing {
    /** Its id, without a mark. */
    card: string;
    beautified: boolean;
    fresh: boolean;
    under: number;
    /** As lines speak of it: with a mark where a plain one of the same name stands beside a beautified one. */
    mark: string;
    /** Unlike all others of the same city. */
    key: string;
}

const plain = (item: string | CityItem): CityItem => (typeof item === "string" ? { district: item } : item);

/** The districts of a city as they are shown. */
export function standing(city: readonly (string | CityItem)[]): Standing[] {
    const items = city.map(plain);
    const seen = new Map<string, number>();
    return items.map((item) => {
        const card = item.district;
        const beautified = item.beautified ?? false;
        const twin = beautified && items.some((other) => other.district === card && !(other.beautified ?? false));
        const count = seen.get(card) ?? 0;
        seen.set(card, count + 1);
        const under = item.under ?? 0;
        return {
            card,
            beautified,
            fresh: item.new ?? false,
            under: typeof under === "number" ? under : under.length,
            mark: twin ? `${card}*` : card,
            key: `${card}-${count}`,
        };
    });
}

// -- hands ------------------------------------------------------------------------------------------------------------
export const handSize = (hand: number | readonly string[]): number => (typeof hand === "number" ? hand : hand.length);
export const listOf = (cards: number | readonly string[]): readonly string[] => (typeof cards === "number" ? [] : cards);

/** The cards that lie open before the one who decides, because of what is asked. */
export function tray(view: View, kind: string, moves: readonly Move[]): string[] {
    if (kind === "keep") return [...listOf(view.drawn)];
    const offered = moves.filter((move) => FROM_TRAY.includes(move.key) && move.card !== null);
    if (offered.length > 0) return offered.map((move) => move.card ?? "");
    if (kind === "graveyard") return (view.known?.aside ?? []).filter((card) => typeof card === "string").slice(0, 1);
    if (kind === "use") return view.known?.taken ? [view.known.taken] : [];
    return [];
}

/** Whose character is known: the seat by character. */
export function holders(view: View): Map<string, number> {
    const found = new Map<string, number>();
    view.players.forEach((player, seat) => {
        for (const character of player.characters) if (character !== null) found.set(character, seat);
    });
    return found;
}
