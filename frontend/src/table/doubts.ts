/** What hurts and cannot be undone: asked once more before it is played. */
import type { Option, View } from "../generated/protocol";
import { type Move, laidDown } from "../lib/lines";
import { holders } from "./targets";

/** Kinds of doubt: each has a text `table-doubt-…`, and can be silenced for good. */
export const DOUBTS = [
    "own-district", "own-character", "gone", "end-income", "end-power", "end-build", "refuse", "silence", "murder", "no-gather", "fewer",
] as const;
export type Doubt = (typeof DOUBTS)[number];

/** What is given up by passing, by the question. */
const LOST: Readonly<Record<string, Doubt>> = { strongman: "murder", "gather-murdered": "no-gather" };

/** Why somebody might not mean this line, given all lines that could be played; null if nothing speaks against it. */
export function doubtOf(move: Move, kind: string, view: View, offered: readonly Move[], option: Option | null = null): Doubt | null {
    const { seat } = view;
    if (seat === null) return null;
    switch (move.verb.doubt) {
        case "own-district":
            return move.seat === seat ? "own-district" : null;
        case "named":
            return doubtOfName(move.character ?? "", view, seat);
        case "end":
            return DOUBTS.find((doubt) => offered.some(({ verb }) => doubt === `end-${verb.missed}`)) ?? null;
        case "always":
            return DOUBTS.find((doubt) => doubt === move.key) ?? null;
        case "pass":
            return LOST[kind] ?? null;
        case "fewer":
            return (option?.cards ?? 0) < 0 ? "fewer" : null;
        default:
            return null;
    }
}

function doubtOfName(character: string, view: View, seat: number): Doubt | null {
    if (view.players[seat]?.characters.includes(character) ?? false) return "own-character";
    const gone = view.face_up.includes(character) || laidDown(view).has(character);
    return gone && !holders(view).has(character) ? "gone" : null;
}
