/** Looking for cards where they must not be. */
import type { ServerMessage, View } from "../../src/generated/protocol";
import type { Visitor } from "./visitor";

/** A card, by its id or by its name, in whatever text. */
function pattern(card: string): RegExp {
    return new RegExp(`\\b${card.split("-").join("'?[ -]")}\\b`, "i");
}

const namesIn = (cards: number | readonly (string | null)[]): string[] =>
    typeof cards === "number" ? [] : cards.filter((card) => card !== null);

/** The cards of a seat's hand, as far as a view tells. */
export function handOf(view: View | null, seat: number): string[] {
    return namesIn(view?.players[seat]?.hand ?? 0);
}

/** What everybody may see of a table, and what this seat itself has. */
function open(view: View): Set<string> {
    const found = new Set([...view.uniques, ...view.discard, ...namesIn(view.drawn), ...namesIn(view.aside)]);
    for (const player of view.players) {
        for (const card of namesIn(player.hand)) found.add(card);
        for (const item of player.city) found.add(typeof item === "string" ? item : item.district);
    }
    if (view.auction) found.add(view.auction.card);
    return found;
}

/** Everything that is written on a page, seen or not. */
export function written(visitor: Visitor): Promise<string> {
    return visitor.page.evaluate(() => document.documentElement.outerHTML + [...document.querySelectorAll("input")].map((one) => one.value).join());
}

/** Those of another's cards that a visitor could read: on the page, or in what the server sent. */
export async function leaked(cards: readonly string[], visitor: Visitor): Promise<string[]> {
    const known = new Set<string>();
    for (const message of visitor.heard) {
        if (message.type === "update") for (const card of open(message.view)) known.add(card);
        if (message.type === "update") for (const card of told(message)) known.add(card);
    }
    const secret = [...new Set(cards)].filter((card) => !known.has(card));
    const page = await written(visitor);
    const sent = visitor.frames.join("\n");
    return secret.filter((card) => pattern(card).test(page) || pattern(card).test(sent));
}

/** Districts that an event named openly: built, destroyed, shown. */
function told(update: Extract<ServerMessage, { type: "update" }>): string[] {
    return update.events.flatMap((event) =>
        event.secret.fields.length > 0 ? [] : [event.district, event.for, ...(event.cards ?? [])].filter((card) => card != null));
}

/** Which of these stand on a page at all, and where. */
export async function readable(cards: readonly string[], visitor: Visitor): Promise<string[]> {
    const page = await written(visitor);
    return [...new Set(cards)].flatMap((card) => {
        const at = page.search(pattern(card));
        return at < 0 ? [] : [`${card}: ${page.slice(Math.max(0, at - 80), at + 80)}`];
    });
}
