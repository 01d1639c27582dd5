/** The score sheet: lines put together, places, and who has won by what. */
import type { Over, Score, ScoreLine } from "../generated/protocol";
import type { Facts } from "../lib/facts";
import { cardName, has, listed, nearestOf, say, sentence } from "../lib/words";

/** Lines of one player; action cards in hand are counted in one. */
export function together(lines: readonly ScoreLine[], facts: Facts): ScoreLine[] {
    const held = lines.filter((line) => line.reason in facts.actions);
    const others = lines.filter((line) => !(line.reason in facts.actions));
    const [first] = held;
    if (first === undefined) return others;
    const points = held.reduce((sum, line) => sum + line.points, 0);
    return [...others, { points, reason: "actions", rule: first.rule }];
}

/** What a line is for: "all five types", "Dragon Gate". */
export function reasonText(line: ScoreLine): string {
    const id = `score-${line.reason}`;
    return has(id) ? say(id, { points: line.points }) : cardName(line.reason);
}

/** The seats from the best to the last: winners, then by points. */
export function ranking(over: Over): number[] {
    const total = (seat: number): number => over.scores[seat]?.total ?? 0;
    const lost = (seat: number): number => (over.winners.includes(seat) ? 0 : 1);
    return over.scores.map((_, seat) => seat).sort((a, b) => lost(a) - lost(b) || total(b) - total(a) || a - b);
}

/** The place of each seat; who has as many points as the one before shares the place, except with a winner. */
export function places(over: Over): number[] {
    const found: number[] = over.scores.map(() => 0);
    let place = 0;
    let before: { total: number; won: boolean } | null = null;
    ranking(over).forEach((seat, index) => {
        const now = { total: over.scores[seat]?.total ?? 0, won: over.winners.includes(seat) };
        const shared = before !== null && before.won === now.won && (now.won || before.total === now.total);
        if (!shared) place = index + 1;
        found[seat] = place;
        before = now;
    });
    return found;
}

/** Whether points alone did not decide. */
export function tied(over: Over): boolean {
    const best = Math.max(...over.scores.map((score) => score.total));
    return over.scores.filter((score) => score.total === best).length > 1;
}

/** Who has won, and by what if the points were equal. */
export function resultText(over: Over, names: readonly string[], me: number | null, edition: string): string {
    const best = Math.max(...over.scores.map((score) => score.total));
    const called = (seat: number): string => (seat === me ? say("you") : (names[seat] ?? ""));
    if (over.winners.length > 1) {
        return sentence(say("won-shared", { players: listed(over.winners.map(called)), points: best }));
    }
    const seat = over.winners[0] ?? 0;
    const id = (tied(over) && nearestOf("won-tie", edition)) || "won";
    return sentence(say(id, { player: called(seat), who: seat === me ? "me" : "other", points: best }));
}

/** How the game ended for one seat: "You came 4th". */
export function headlineText(over: Over, seat: number): string {
    if (over.winners.includes(seat)) return say(over.winners.length > 1 ? "page-end-you-shared" : "page-end-you-won");
    return say("page-end-you-place", { place: places(over)[seat] ?? 0 });
}

/** A beat of the counting: after it, a seat has so many points, and the line is written so far. */
export interface Beat {
    seat: number;
    /** How many lines of the seat are written. */
    lines: number;
    /** How many districts of the first line are counted; all of them in later beats. */
    districts: number;
    total: number;
}

/** The counting, city by city: each district on its own, then line by line. */
export function beats(scores: readonly Score[], costs: readonly (readonly number[])[], facts: Facts): Beat[] {
    const found: Beat[] = [];
    scores.forEach((score, seat) => {
        const lines = together(score.lines, facts);
        const city = costs[seat] ?? [];
        let total = 0;
        found.push({ seat, lines: 0, districts: 0, total });
        lines.forEach((line, index) => {
            if (index === 0 && line.reason === "districts" && sum(city) === line.points) {
                city.forEach((cost, at) => {
                    total += cost;
                    found.push({ seat, lines: 1, districts: at + 1, total });
                });
                return;
            }
            total += line.points;
            found.push({ seat, lines: index + 1, districts: city.length, total });
        });
    });
    return found;
}

function sum(numbers: readonly number[]): number {
    return numbers.reduce((total, n) => total + n, 0);
}
