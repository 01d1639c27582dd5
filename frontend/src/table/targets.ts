/**
 * Where on the table a line is clicked.
 *
 * Every line has one or more targets, written as short keys that the parts of the table ask for: `hand:CARD`,
 * `tray:CARD` (cards that lie open before the player), `city:SEAT:CARD`, `row:CHARACTER`, `offer:CHARACTER` (the cards
 * of the selection), `player:SEAT`, `button` and `bid`.
 */
import type { CityItem, View } from "../generated/protocol";
import type { Facts } from "../lib/facts";
import type { Move } from "../lib/lines";

export const BUTTON = "button";
export const BID = "bid";

export const handKey = (card: string): string => `hand:${card}`;
export const trayKey = (card: string): string => `tray:${card}`;
export const cityKey = (seat: number, card: string): string => `city:${seat}:${card}`;
export const rowKey = (character: string): string => `row:${character}`;
export const offerKey = (character: string): string => `offer:${character}`;
export const playerKey = (seat: number): string => `player:${seat}`;

/** The card that lies at a target; "" where none does. */
export const cardOf = (target: string): string => /^(?:hand:|tray:|city:\d+:)([^*]+)/.exec(target)?.[1] ?? "";
/** The character at a target; "" where none is. */
export const characterOf = (target: string): string => /^(?:row|offer):(.+)/.exec(target)?.[1] ?? "";

/** The targets of a line, the one that is meant first. `seat` is the one who decides. */
export function targetsOf(move: Move, seat: number, facts: Facts): string[] {
    const { aim, owner } = move.verb;
    const cards = facts.owners[move.key] ?? [];
    const found = placesOf(move, seat);
    if (owner === "action") found.push(...cards.filter((card) => facts.firstVerb(card) === move.key).map(handKey));
    if (owner === "district" && aim === BUTTON) found.push(...cards.map((card) => cityKey(seat, card)));
    return found;
}

/** What a line speaks of, where that lies. */
function placesOf({ verb, seat, card, character }: Move, mine: number): string[] {
    switch (verb.aim) {
        case "hand":
            return [handKey(card ?? ""), ...(seat === null ? [] : [playerKey(seat)])];
        case "tray":
            return [trayKey(card ?? "")];
        case "own-city":
        case "city":
            return [cityKey(seat ?? mine, card ?? "")];
        case "player":
            return [playerKey(seat ?? mine)];
        case "row":
            return [rowKey(character ?? "")];
        case "offer":
            return [offerKey(character ?? ""), rowKey(character ?? "")];
        default:
            return [verb.aim];
    }
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
    /** Its place in the city. */
    place: number;
}

const plain = (item: string | CityItem): CityItem => (typeof item === "string" ? { district: item } : item);

/** The districts of a city as they are shown. */
export function standing(city: readonly (string | CityItem)[]): Standing[] {
    const items = city.map(plain);
    const seen = new Map<string, number>();
    return items.map((item, place) => {
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
            place,
        };
    });
}

// -- hands ------------------------------------------------------------------------------------------------------------
export const handSize = (hand: number | readonly string[]): number => (typeof hand === "number" ? hand : hand.length);
export const listOf = (cards: number | readonly string[]): readonly string[] => (typeof cards === "number" ? [] : cards);

/** The cards that lie open before the one who decides, because of what is asked. */
export function tray(view: View, kind: string, moves: readonly Move[]): string[] {
    if (kind === "keep") return [...listOf(view.drawn)];
    const offered = moves.filter((move) => move.verb.aim === "tray");
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
