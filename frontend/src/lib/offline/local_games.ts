/** What the pages know of the games on this device without the engine: what it said last. */
import type { Played } from "../../generated/protocol";
import { engine } from "../engine.svelte";
import { ENGINE_FILES } from "../build-info";
import { hasAny, remove, summarize, summary } from "./documents";
import type { Damaged } from "./messages";

/** A browser that keeps nothing has none. */
async function known<T>(name: string): Promise<T[]> {
    if (ENGINE_FILES === "") return [];
    const found = await summary(name).catch(() => undefined);
    return Array.isArray(found) ? (found as T[]) : [];
}

export const localGames = (): Promise<Played[]> => known<Played>("games");

/** Whether any game is kept here, also one that cannot be read. */
export async function hasLocalGames(): Promise<boolean> {
    return ENGINE_FILES !== "" && hasAny("table/").catch(() => false);
}

export async function damagedDocuments(): Promise<Damaged[]> {
    return engine.state === "ready" ? engine.damaged : known<Damaged>("damaged");
}

/** Delete what cannot be read. */
export async function dropDamaged(key: string): Promise<void> {
    const left = (await damagedDocuments()).filter((one) => one.key !== key);
    await remove(key);
    await summarize("damaged", left.map(({ key: name, reason }) => ({ key: name, reason })));
    engine.damaged = left;
}
