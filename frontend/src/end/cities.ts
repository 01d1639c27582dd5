/** The cities at the end: each district with what it is worth. */
import type { CityItem, View } from "../generated/protocol";
import type { Facts } from "../lib/facts";

export interface Standing {
    card: string;
    beautified: boolean;
    under: number;
    worth: number;
}

export function standing(item: string | CityItem, facts: Facts): Standing {
    const card = typeof item === "string" ? item : item.district;
    const beautified = typeof item === "string" ? false : (item.beautified ?? false);
    const lying = typeof item === "string" ? 0 : (item.under ?? 0);
    const under = typeof lying === "number" ? lying : lying.length;
    return { card, beautified, under, worth: facts.worth(card, beautified) };
}

export function citiesOf(view: View, facts: Facts): Standing[][] {
    return view.players.map((player) => player.city.map((item) => standing(item, facts)));
}
