/** How a player who wants to get on decides: builds what can be built, and takes what is given. */
import type { View } from "../../src/generated/protocol";
import type { Look } from "./eyes";
import type { Visitor } from "./visitor";

/** From what is done first to what is done last; what is not here comes between. */
const FIRST = ["income", "bonus", "theater", "beautify", "museum", "build", "pay", "name", "sign", "flower", "spy"];
const LAST = ["pass", "end", "armory", "destroy", "laboratory", "smithy", "borrow", "exchange", "seize", "sell", "auction"];

function weight(line: string, poor: boolean): number {
    const [verb = ""] = line.split(" ");
    if (verb === "cards") return poor ? 30 : 50;
    if (verb === "gold") return 40;
    const first = FIRST.indexOf(verb);
    if (first >= 0) return first;
    const last = LAST.indexOf(verb);
    return last >= 0 ? 100 + last : 60;
}

/** The line to play. Of what is alike, chance decides: nobody plays the same game twice. */
export function choose(lines: readonly string[], view: View | null): string {
    const hand = view?.seat == null ? [] : (view.players[view.seat]?.hand ?? []);
    const poor = Array.isArray(hand) && hand.length < 2;
    const weights = lines.map((line) => weight(line, poor));
    const least = Math.min(...weights);
    const best = lines.filter((_, i) => weights[i] === least);
    const found = best[Math.floor(Math.random() * best.length)];
    if (found === undefined) throw new Error("there is nothing to choose");
    return found;
}

/** Decide what is asked at the table until something else is there than a question, or enough was decided. */
export async function playOn(
    me: Visitor,
    most = Infinity,
    watch: (now: Look, decisions: number) => Promise<void> | void = () => undefined,
): Promise<Look> {
    for (let decisions = 0; ; decisions += 1) {
        const now = await me.settled();
        await watch(now, decisions);
        if (now.at !== "table" || decisions >= most) return now;
        await me.decide(choose(now.lines, me.view()));
    }
}
