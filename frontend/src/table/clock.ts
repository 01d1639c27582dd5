/** Time left, from what the server said last. */
import type { ClockFace } from "../generated/protocol";
import { say } from "../lib/words";

/** Milliseconds left for a seat at a moment of the server's clock; null if there is no limit. */
export function leftOf(face: ClockFace, seat: number, now: number): number | null {
    const left = face.left[seat];
    if (left == null) return null;
    const gone = face.running === seat ? Math.max(0, now - face.at) : 0;
    return Math.max(0, left - gone);
}

/** 1:05. */
export function timeWords(left: number): string {
    const all = Math.ceil(left / 1000);
    return say("table-minutes", { minutes: Math.floor(all / 60), seconds: String(all % 60).padStart(2, "0") });
}
