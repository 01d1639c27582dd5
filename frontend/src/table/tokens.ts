/** What lies on a character of the row, as the shown seat may know it. */
import type { Mark as Token } from "../art/types";
import type { Mark, View } from "../generated/protocol";
import type { Facts } from "../lib/facts";

/** The character that a mark is on. */
export const marked = (mark: string | Mark | null): string | null =>
    mark === null || typeof mark === "string" ? mark : mark.character;

const HIDDEN: readonly string[] = ["warrant", "signed", "threat", "flower"];

/** What the reader is laying down at this moment, one after the other. */
function layingNow(view: View, first: boolean): Token["kind"] {
    if (view.turn?.used.includes("sign") ?? false) return first ? "signed" : "warrant";
    return first ? "flower" : "threat";
}

/** All tokens on a character; `names` are the players'. */
export function tokensOn(view: View, character: string, names: readonly string[], facts: Facts): Token[] {
    const found: Token[] = [];
    for (const kind of ["killed", "robbed", "bewitched"] as const) {
        const mark = view[kind];
        if (marked(mark) !== character) continue;
        const by = mark !== null && typeof mark !== "string" ? names[mark.by] : undefined;
        found.push(by === undefined ? { kind } : { kind, by });
    }
    const { warrants, threats } = view;
    if (Array.isArray(warrants)) {
        if (warrants.includes(character)) found.push({ kind: "warrant" });
    } else if (warrants) {
        if (warrants.signed === character) found.push({ kind: "signed" });
        else if (warrants.unsigned.includes(character)) found.push({ kind: "warrant" });
    }
    if (Array.isArray(threats)) {
        if (threats.includes(character)) found.push({ kind: "threat" });
    } else if (threats) {
        if (threats.flower === character) found.push({ kind: "flower" });
        else if (threats.plain === character) found.push({ kind: "threat" });
    }
    const laid = view.turn?.tokens;
    const at = Array.isArray(laid) ? laid.indexOf(character) : -1;
    if (at >= 0 && found.every((token) => !HIDDEN.includes(token.kind))) found.push({ kind: layingNow(view, at === 0) });
    if (facts.taxHolders.includes(character) && view.tax > 0) found.push({ kind: "tax", n: view.tax });
    return found;
}

/** Whether the reader's own character was murdered: the others may not know yet. */
export function murdered(view: View, seat: number | null): boolean {
    const victim = typeof view.killed === "string" ? view.killed : null;
    return seat !== null && victim !== null && (view.players[seat]?.characters.includes(victim) ?? false);
}
