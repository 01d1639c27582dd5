/** What a screen reader says of the parts of the table. */
import type { Table, View } from "../generated/protocol";
import { holidayWords, isByDays } from "../lib/days";
import type { Facts } from "../lib/facts";
import { cardWord, chained, has, listed, say } from "../lib/words";
import { built, candidates, charactersOf, goal, onTurn, seenIn } from "./people";
import { handSize } from "./targets";

/** "Ana, has the crown, 5 gold, 3 cards in hand, 4 of 7 districts, is the King". */
export function playerWords(view: View, facts: Facts, names: readonly string[], seat: number, table: Table | null): string {
    const player = view.players[seat];
    if (player === undefined) return "";
    const parts = [names[seat] ?? ""];
    const who = table?.seats[seat];
    if (who?.kind === "bot" && who.level != null) parts.push(say("table-bot", { level: say(`level-${who.level}`) }));
    else if (who?.away === true) parts.push(say("table-away"));
    else if (holidayWords(who)) parts.push(holidayWords(who));
    else if (who?.kind === "person" && !who.present && !isByDays(table?.setup.clock)) parts.push(say("table-absent"));
    if (onTurn(view) === seat) parts.push(say("table-now"));
    if (view.crown === seat) parts.push(say("table-has-crown"));
    parts.push(say("table-gold", { gold: player.gold }), say("table-hand-size", { count: handSize(player.hand) }));
    if (facts.laps) parts.push(say("table-quarter-size", { count: player.city.length }));
    else parts.push(say("table-city-size", { count: built(view, facts, seat), goal: goal(view, facts) }));
    const { known, hidden } = charactersOf(view, seat);
    for (const character of known) parts.push(say("table-is", { character: cardWord(character) }));
    if (hidden > 0) parts.push(say("table-chosen"));
    return chained(parts);
}

/** What rank 8 would have to pay for a district, as far as everybody knows; "" where nobody does such things. */
export function priceWords(view: View, seat: number, place: number): string {
    const price = view.players[seat]?.raid?.[place];
    const by = view.characters.find((character) => has(`table-price-${character}`));
    if (price === undefined || by === undefined) return "";
    return price === null ? say("table-price-safe") : say(`table-price-${by}`, { gold: price });
}

/** How many cards, and which of them the reader knows. */
export function handWords(view: View, seat: number): string {
    const count = handSize(view.players[seat]?.hand ?? 0);
    const seen = seenIn(view, seat);
    const told = say("table-hand-size", { count });
    return seen.length === 0 ? told : say("clauses", { first: told, next: say("table-hand-known", { cards: listed(seen.map(cardWord)) }) });
}

/** What a hidden character of a player may be, in words; "" where nothing can be said. */
export function maybeWords(view: View, seat: number): string {
    const found = candidates(view, seat);
    return found === null ? "" : say("table-maybe", { characters: listed(found.map(cardWord)) });
}
