/** Text with marks around the players, cards, characters and types that it names. */

export type PartKind = "text" | "player" | "me" | "card" | "character" | "type";

export interface Part {
    kind: PartKind;
    text: string;
    /** The card, the character or the type; "" for text and players. */
    id: string;
    /** The seat of a player. */
    seat: number | null;
}

export function mark(kind: Exclude<PartKind, "text">, id: string | number, word: string): string {
    return `\ue000${kind} ${id}\ue002${word}\ue001`;
}

export const MARKED = /\ue000([a-z]+) ([^\ue002]*)\ue002([^\ue001]*)\ue001/g;

/** The words alone. */
export function plain(told: string): string {
    return told.replace(MARKED, "$3");
}

export function partsOf(told: string): Part[] {
    const found: Part[] = [];
    let end = 0;
    const text = (piece: string): void => {
        if (piece) found.push({ kind: "text", text: piece, id: "", seat: null });
    };
    for (const match of told.matchAll(MARKED)) {
        const [whole, kind, id, word] = match as unknown as [string, PartKind, string, string];
        text(told.slice(end, match.index));
        const player = kind === "player" || kind === "me";
        found.push({ kind, text: word, id: player ? "" : id, seat: player ? Number(id) : null });
        end = match.index + whole.length;
    }
    text(told.slice(end));
    return found;
}
