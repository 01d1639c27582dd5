/** Texts about games in lists. */
import type { Played } from "../../generated/protocol";
import { api } from "../../lib/api";
import { momentWords } from "../../lib/days";
import { calledPlayers } from "../../lib/guests";
import { STATIC } from "../../lib/build-info";
import { localGames } from "../../lib/offline/local_games";
import { language, say } from "../../lib/words";
import { has } from "../../lib/words";

/** The visitor's games, on the server and on this device, the latest first. */
export async function everyGame(): Promise<Played[]> {
    const found = api.myGames();
    if (STATIC) return found;
    found.catch(() => undefined); // thrown below, if there is nothing else
    const here = await localGames();
    const there = await found.catch((fault: unknown) => {
        if (here.length > 0) return [];
        throw fault;
    });
    return [...here.filter(({ code }) => !there.some((other) => other.code === code)), ...there].sort((one, other) => other.at - one.at);
}

/** "Deluxe · First Game". */
export function gameName(game: { edition: string; preset: string | null }): string {
    const edition = has(`edition-${game.edition}`) ? say(`edition-${game.edition}`) : game.edition;
    const preset = game.preset !== null && has(`preset-${game.preset}`) ? say(`preset-${game.preset}`) : "";
    return preset ? say("page-game-name", { edition, preset }) : edition;
}

/** "Ben's turn, until Wed, 18:00", in a game over days; "" where nobody else is asked. */
export function turnWords(game: Played, now = Date.now()): string {
    const { asked = null, deadline = null } = game;
    if (asked === null || deadline === null || game.mine.includes(asked)) return "";
    const player = calledPlayers(game)[asked] ?? "";
    return player && say("days-turn-of", { player, when: momentWords(deadline, now) });
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400_000],
    ["hour", 3_600_000],
    ["minute", 60_000],
];

/** "5 minutes ago", in the language that is spoken. */
export function since(at: number, now = Date.now()): string {
    const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
    const gone = Math.max(0, now - at);
    if (gone > 14 * 86_400_000) return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);
    const [unit, size] = STEPS.find(([, length]) => gone >= length) ?? ["minute", 60_000];
    return gone < 60_000 ? say("page-just-now") : words.format(-Math.floor(gone / size), unit);
}
