/** The log in paragraphs: what belongs to one turn stands together under its heading. */
import type { Entry } from "../lib/entry";

interface Paragraph {
    id: number;
    /** A round, or a turn, that begins here. */
    opens: Entry["opens"];
    heading: Entry | null;
    character: string | null;
    entries: Entry[];
}

export function paragraphs(entries: readonly Entry[]): Paragraph[] {
    const found: Paragraph[] = [];
    let turn = Number.NaN;
    for (const entry of entries) {
        const last = found.at(-1);
        if (entry.opens !== "") {
            found.push({ id: entry.id, opens: entry.opens, heading: entry, character: entry.character, entries: [] });
        } else if (last !== undefined && entry.turn === turn) {
            last.entries.push(entry);
        } else {
            found.push({ id: entry.id, opens: "", heading: null, character: entry.character, entries: [entry] });
        }
        turn = entry.turn;
    }
    return found;
}
