/** How it stands with the engine on this device, for the pages that show it. */
import type { Damaged, Failure } from "./offline/messages";

interface EngineState {
    /** off: not wanted yet; loading; ready; failed: see `failure`. */
    state: "off" | "loading" | "ready" | "failed";
    failure: Failure;
    /** Bytes, while it is loaded. */
    loaded: number;
    total: number;
    damaged: Damaged[];
    /** The last change was not kept, and why; "" if it was. */
    unsaved: "" | "storage" | "full";
}

export const engine = $state<EngineState>({ state: "off", failure: "broken", loaded: 0, total: 0, damaged: [], unsaved: "" });

/** Start the engine again after it failed; `take` it from another tab. */
export async function startEngine(take = false): Promise<void> {
    (await import("./offline/device")).device.start(take);
}
