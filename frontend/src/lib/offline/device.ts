/** The engine of this page; there is one, which is started when it is first wanted. */
import { Device } from "./client";

export const device = new Device(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "citadels" }));
addEventListener("pagehide", () => device.rest());
