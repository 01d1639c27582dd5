/** How cards and tokens are called for people who cannot see them. */
import { cardName, say, typeName, typeWord } from "../lib/words";
import type { CardFacts, Mark, State } from "./types";

/** "murdered", "tax of 3 gold", "robbed, by Ana". */
export function tokenName(mark: Mark): string {
    const name = say(`art-token-${mark.kind}`, { n: mark.n ?? 0 });
    return mark.by ? say("art-token-by", { name, player: mark.by }) : name;
}

interface Look {
    state: State;
    badge?: string | number | undefined;
    note?: string | undefined;
}

interface DistrictLook extends Look {
    cost: number;
    beautified: boolean;
    under: number;
}

/** "Temple, Religious, cost 1, beautified, 2 → 1". */
export function districtName(card: string, facts: CardFacts, look: DistrictLook): string {
    const type = facts.districts[card]?.type;
    const parts = [cardName(card)];
    if (type) parts.push(typeName(type), say("art-cost", { n: look.cost }));
    if (look.beautified) parts.push(say("art-beautified"));
    if (look.under) parts.push(say("art-under", { n: look.under }));
    return finished(parts, look);
}

interface CharacterLook extends Look {
    tokens: Mark[];
    crossed: boolean;
    owner?: string | undefined;
}

/** "4 King, earns for Noble districts, Ana, murdered". */
export function characterName(character: string, facts: CardFacts, look: CharacterLook): string {
    const rank = facts.ranks[character];
    const name = cardName(character);
    const parts = [rank && !facts.laps ? say("art-ranked", { rank, name }) : name];
    const type = facts.gains[character];
    if (type) parts.push(say("art-gains", { type: typeWord(type) }));
    if (look.owner) parts.push(look.owner);
    if (look.crossed) parts.push(say("art-token-discarded"));
    parts.push(...look.tokens.map(tokenName));
    return finished(parts, look);
}

function finished(parts: string[], look: Look): string {
    if (look.badge !== undefined && look.badge !== "") parts.push(String(look.badge));
    if (look.state === "barred") parts.push(look.note ?? say("art-barred"));
    return parts.join(", ");
}
