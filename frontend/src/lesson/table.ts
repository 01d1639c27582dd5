/** The table at which a chapter is played: laid by the lesson, so there is no code and nobody to wait for. */
import type { Table, Update } from "../generated/protocol";
import { prefs } from "../lib/prefs.svelte";
import { say, sentence } from "../lib/words";

const READER = 0;

export function laidTable(seats: number): Table {
    return {
        code: "",
        setup: { edition: "deluxe", seats, preset: "first-game", hints: false, chat: false },
        state: "playing",
        seats: Array.from({ length: seats }, (_, seat) => ({
            seat,
            kind: seat === READER ? "person" : "bot",
            name: seat === READER ? prefs.name || sentence(say("you")) : say(`lesson-name-${seat}`),
            present: true,
            mine: seat === READER,
        })),
    };
}

/** Who is on the table in this update. */
export const seatsIn = (update: Update): number => update.view.players.length;
