/** What hurts and cannot be undone: asked once more before it is played. */
import type { View } from "../generated/protocol";
import { type Move, laidDown } from "../lib/lines";
import { holders } from "./targets";

/** Kinds of doubt: each has a text `table-doubt-…`, and can be silenced for good. */
export const DOUBTS = [
    "own-district", "own-character", "gone", "end-income", "end-power", "end-build", "refuse", "silence", "murder", "no-gather",
] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Powers that cost nothing and always bring something. */
const POWERS = ["name", "sign", "flower", "spy", "look", "foresee", "study", "alms"];
const INCOME = ["income", "income-n", "bonus", "bonus-gold", "bonus-cards"];

/** Why somebody might not mean this line, given all lines that could be played; null if nothing speaks against it. */
export function doubtOf(move: Move, kind: string, view: View, offered: readonly Move[]): Doubt | null {
    const seat = view.seat;
    if (seat === null) return null;
    if ((move.key === "destroy" || move.key === "armory") && move.seat === seat) return "own-district";
    if (move.key === "name" && move.character !== null) return doubtOfName(move.character, view, seat);
    if (move.key === "end") {
        if (offered.some((other) => INCOME.includes(other.key))) return "end-income";
        if (offered.some((other) => POWERS.includes(other.key))) return "end-power";
        return offered.some((other) => other.key === "build") ? "end-build" : null;
    }
    if (move.key === "refuse" || move.key === "silence") return move.key;
    if (move.key === "pass" && kind === "strongman") return "murder";
    if (move.key === "pass" && kind === "gather-murdered") return "no-gather";
    return null;
}

function doubtOfName(character: string, view: View, seat: number): Doubt | null {
    if (view.players[seat]?.characters.includes(character) ?? false) return "own-character";
    const gone = view.face_up.includes(character) || laidDown(view).has(character);
    return gone && !holders(view).has(character) ? "gone" : null;
}
