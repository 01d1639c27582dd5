/** The summaries of the visitor's games: those on the server, and those on this device. */
import type { GameSummary, Statistics } from "../../generated/protocol";
import { get } from "../../lib/api";
import { engine } from "../../lib/engine.svelte";
import { STATIC } from "../../lib/build-info";
import { localGames } from "../../lib/offline/local_games";

const PAGE = 200; // games in an answer; fewer are the last ones
const THERE = "/api/me/statistics";
const HERE = "/api/offline/statistics";

/** All of them, the latest first. Games are summed up a few at a time; `tell` hears how many are left. */
export async function everySummary(tell: (pending: number) => void = () => undefined): Promise<GameSummary[]> {
    const there = all(STATIC ? HERE : THERE, tell);
    if (STATIC) return there;
    there.catch(() => undefined); // thrown below, if there is nothing else
    const here = await onDevice().then((some) => (some ? all(HERE, tell) : [])).catch(() => []);
    const found = await there.catch((fault: unknown) => {
        if (here.length > 0) return [];
        throw fault;
    });
    return [...found, ...here.filter(({ code }) => !found.some((other) => other.code === code))].sort((a, b) => b.ended - a.ended);
}

/** The same for whoever came to read something else: nothing is downloaded for it, and nothing is said if it fails. */
export async function summariesAtHand(): Promise<GameSummary[]> {
    const here = engine.state === "ready" && (await onDevice());
    if (STATIC && !here) return [];
    const found = await Promise.all([STATIC ? [] : all(THERE), here ? all(HERE) : []].map((one) => Promise.resolve(one).catch(() => [])));
    return found.flat();
}

const onDevice = async (): Promise<boolean> => (await localGames()).some((game) => game.state === "over" && !game.imported);

async function all(path: string, tell: (pending: number) => void = () => undefined): Promise<GameSummary[]> {
    let answer = await get<Statistics>(path);
    for (let before = Infinity; answer.pending > 0 && answer.pending < before; ) {
        before = answer.pending;
        tell(before);
        answer = await get<Statistics>(path);
    }
    const games = [...answer.games];
    while (answer.games.length >= PAGE) {
        answer = await get<Statistics>(`${path}?after=${encodeURIComponent(games.at(-1)?.code ?? "")}`);
        games.push(...answer.games);
    }
    return games;
}
