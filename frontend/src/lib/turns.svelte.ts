/** The games over days in which the visitor is asked: in the title of the tab, on the home page, in the list of games. */
import type { Me, YourTurn } from "../generated/protocol";
import { api } from "./api";

/** How often to ask while the page is visible and the visitor has such games. */
const AGAIN = 60_000;
const SOON = 2_000;

export const turns = $state({ list: [] as YourTurn[] });
let timer: ReturnType<typeof setInterval> | undefined;

async function look(): Promise<void> {
    if (document.visibilityState === "hidden") return;
    turns.list = await api.turns().catch(() => turns.list); // no network; the next time, then
}

/** What the server says of the visitor; who has no such games asks for nothing further. */
export function followTurns(me: Me): void {
    turns.list = me.turns ?? [];
    if (me.days === true) follow();
}

function follow(): void {
    if (timer !== undefined) return;
    timer = setInterval(() => void look(), AGAIN);
    document.addEventListener("visibilitychange", () => void look());
}

/** The visitor is at a table over days and sees whether they are asked there; the server's list is a little later. */
export function turnHere(code: string, asked: boolean): void {
    follow();
    if (!asked) turns.list = turns.list.filter((turn) => turn.code !== code);
    else if (turnAt(code) === undefined) setTimeout(() => void look(), SOON);
}

/** Another table where the visitor is asked, the most urgent one. */
export function turnElsewhere(code: string): YourTurn | undefined {
    return turns.list.find((turn) => turn.code !== code);
}

export function turnAt(code: string): YourTurn | undefined {
    return turns.list.find((turn) => turn.code === code);
}
