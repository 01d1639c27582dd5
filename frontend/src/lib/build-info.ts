/** How the pages were built, and whether a game is kept on this device or by a server. */

/** What the page itself says, as it was built; in tests there may be no page. */
const page = (globalThis as { document?: Partial<Document> }).document?.documentElement?.dataset ?? {};

/** The pages come from a folder of files: there is no server to ask, and all games are kept here. */
export const STATIC = page["static"] !== undefined;

/** The list of what the engine is loaded from; "" where the pages were built without it. */
export const ENGINE_FILES = page["engine"] ?? "";

/** Which build of the pages this is. */
export const BUILD = page["build"] ?? "";

/** Codes that begin with it are of tables on this device; no server gives such a code to a table. */
const LOCAL = "0";

export function isLocal(code: string): boolean {
    return STATIC || code.startsWith(LOCAL);
}
