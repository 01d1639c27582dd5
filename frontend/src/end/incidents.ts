/** Sentences for what is marked on the chart and in the replay. */
import type { Incident } from "../generated/protocol";
import { cardWord, has, say, sentence } from "../lib/words";

/** "Ana murders the Merchant (Boris)". */
export function incidentText(incident: Incident, names: readonly string[]): string {
    const called = (seat: number | null): string => (seat === null ? "" : (names[seat] ?? ""));
    const id = `page-incident-${incident.event}`;
    const args = {
        who: called(incident.seat),
        player: called(incident.player),
        character: incident.character === null ? "" : cardWord(incident.character),
        known: incident.player === null ? "no" : incident.player === incident.seat ? "self" : "yes",
    };
    return has(id) ? sentence(say(id, args)) : say("page-incident", { who: args.who });
}

/** Who suffered it; for what is good, who did it. */
export function concerned(incident: Incident): number | null {
    return incident.player ?? (incident.event === "killed" || incident.event === "bewitched" ? null : incident.seat);
}
