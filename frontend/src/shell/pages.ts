/** Which page an address shows. Each is downloaded when it is gone to, with the texts that are its own. */
import type { Component } from "svelte";
import { pageTexts } from "../lib/language.svelte";

export type Page = Component<Record<string, string>>;
type Loader = () => Promise<{ default: Page }>;

const FOUND = import.meta.glob<{ default: Page }>(["../pages/*.svelte", "../table/TablePage.svelte", "!../pages/Lobby.svelte"]);
const ABSENT = "../pages/NotFound.svelte";

interface Target {
    file: string;
    /** What the address says to the page. */
    props: Record<string, string>;
}

/** The first part of the address, the file of the page, and what the second part is called there. */
const PAGES: Record<string, [file: string, second?: string]> = {
    "": ["../pages/Home.svelte"],
    play: ["../pages/Play.svelte"],
    new: ["../pages/NewTable.svelte"],
    t: ["../table/TablePage.svelte", "code"],
    g: ["../pages/Replay.svelte", "code"],
    games: ["../pages/Games.svelte"],
    stats: ["../pages/Statistics.svelte"],
    rules: ["../pages/Rules.svelte", "edition"],
    settings: ["../pages/Settings.svelte"],
    take: ["../pages/OpenPersonalLink.svelte", "token"],
    learn: ["../pages/Learn.svelte", "chapter"],
    host: ["../pages/Host.svelte"],
    ratings: ["../pages/Ratings.svelte"],
    tournament: ["../pages/Tournament.svelte", "code"],
    confirm: ["../pages/MailLink.svelte", "confirm"],
    unsubscribe: ["../pages/MailLink.svelte", "ending"],
};

/** Texts that are not part of the first download, by the page that needs them. */
export const TEXTS: Record<string, readonly string[]> = {
    "../pages/Games.svelte": ["page-statistics"],
    "../pages/Host.svelte": ["page-host"],
    "../pages/Learn.svelte": ["lessons"],
    "../pages/Lobby.svelte": ["page-days", "page-back"],
    "../pages/MailLink.svelte": ["page-notices"],
    "../pages/NewTable.svelte": ["page-days", "page-back"],
    "../pages/Ratings.svelte": ["page-ratings"],
    "../pages/Replay.svelte": ["page-replay"],
    "../pages/Statistics.svelte": ["page-statistics"],
    "../pages/Settings.svelte": ["page-settings", "page-identity"],
    "../pages/Tournament.svelte": ["page-ratings"],
};

/** Pages whose second part need not be there. */
const OPTIONAL = ["edition", "chapter"];

export function targetOf(parts: readonly string[]): Target {
    const [first = "", second = "", ...rest] = parts;
    const [file, name] = Object.hasOwn(PAGES, first) ? (PAGES[first] ?? []) : [];
    const fits = name === undefined ? second === "" : second !== "" || OPTIONAL.includes(name);
    if (file === undefined || !fits || rest.length > 0) return { file: ABSENT, props: {} };
    return { file, props: name === undefined ? {} : { [name]: second } };
}

const loaded = new Map<string, Promise<Page>>();

/** The page, downloaded once; after a failure it is tried again when it is next asked for. */
export function pageOf(file: string): Promise<Page> {
    let page = loaded.get(file);
    if (page === undefined) {
        const load: Loader = FOUND[file] ?? (() => Promise.reject(new Error(`no page ${file}`)));
        page = Promise.all([load(), pageTexts(...(TEXTS[file] ?? []))]).then(([module]) => module.default);
        page.catch(() => loaded.delete(file));
        loaded.set(file, page);
    }
    return page;
}
