/** Formats players, cards and lists as marked text, as seen by one seat. */
import { type DistrictType, type Facts, TYPES } from "./facts";
import { called } from "./guests";
import { mark } from "./marked-text";
import { type Args, cardName, listed, tell as say, typeName } from "./words";

export class Formatter {
    /** `seat` is null for a spectator. */
    constructor(
        readonly facts: Facts,
        readonly names: readonly string[],
        readonly seat: number | null,
    ) {}

    say(id: string, args?: Args): string {
        return say(id, args);
    }

    card(card: string): string {
        return mark("card", card, cardName(card));
    }

    cards(cards: readonly string[]): string {
        return listed(cards.map((card) => this.card(card)));
    }

    character(character: string): string {
        return mark("character", character, cardName(character));
    }

    characters(characters: readonly string[]): string {
        return listed(characters.map((character) => this.character(character)));
    }

    type(type: string): string {
        return mark("type", type, typeName(type));
    }

    /** The cause of an event, for an actor who last revealed the character `title`: see events.ftl. */
    source(source: string, title: string | null): { by: string; source: string; why: string; cause: string } {
        if (TYPES.includes(source as DistrictType)) {
            const type = this.type(source);
            const said = say("source-type", { type });
            return { by: "type", source: said, why: said, cause: type };
        }
        if (!(source in this.facts.ranks)) {
            const card = this.card(source);
            return { by: "card", source: say("source-card", { card }), why: say("why-card", { card }), cause: card };
        }
        const character = this.character(source);
        const [by, message] = source === title ? ["character", "source-character"] : ["other", "why-other"];
        const said = say(message, { character });
        return { by, source: said, why: said, cause: character };
    }

    player(seat: number | null | undefined): string {
        if (seat == null) return "";
        if (seat === this.seat) return mark("me", seat, say("you"));
        return mark("player", seat, called(this.names)[seat] ?? String(seat));
    }

    /** The cost of a district and the letter of its type, such as 4N. */
    price(cost: number, type: DistrictType): string {
        return `${cost}${say(`letter-${type}`)}`;
    }
}
