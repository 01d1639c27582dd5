/** A game from an address: /play?edition=classic&players=5&bots=hard&option=short_game=yes. */
import type { NewTable, Setup } from "../../generated/protocol";
import { EDITIONS, type Facts, factsOf } from "../../lib/facts";
import { hasChoice, LEVELS, type Level } from "../setup/setup";

const YES = ["yes", "y", "true", "on", "1"];

/** The words of a list: "king,queen". */
function words(text: string | null): string[] | null {
    return text === null ? null : text.split(/[\s,]+/).filter(Boolean);
}

function level(word: string): Level {
    return LEVELS.find((one) => one === word) ?? "normal";
}

/** By seat: the first is the visitor's; one level for all others, or one for each. */
function botsOf(text: string | null, seats: number): (Level | null)[] {
    const named = words(text) ?? [];
    const others = Array.from({ length: seats - 1 }, (_, index) => level(named[index] ?? named.at(-1) ?? "normal"));
    return [null, ...others];
}

function optionsOf(given: readonly string[], facts: Facts | null): Record<string, boolean | number> {
    const found: Record<string, boolean | number> = {};
    for (const text of given) {
        const [name = "", value = ""] = text.split("=").map((part) => part.trim());
        const key = name.replaceAll("-", "_").toLowerCase();
        const truth = facts?.options[key]?.truth ?? !/^\d+$/.test(value);
        found[key] = truth ? YES.includes(value.toLowerCase()) : Number(value);
    }
    return found;
}

function ninthOf(text: string | null): string | boolean {
    if (text === null) return false;
    return text === "" || YES.includes(text.toLowerCase()) ? true : text;
}

/** The table to ask for; the server says whether it is possible. Without a query: four seats, three normal bots. */
export function wishIn(query: URLSearchParams, name: string): NewTable {
    const edition = query.get("edition") ?? EDITIONS[0] ?? "";
    const facts = EDITIONS.includes(edition) ? factsOf(edition) : null;
    const seats = Number(query.get("players") ?? 4);
    const setup: Setup = { edition, seats, options: optionsOf(query.getAll("option"), facts) };
    const characters = words(query.get("characters"));
    const uniques = words(query.get("uniques"));
    if (query.has("preset")) setup.preset = query.get("preset");
    else if (facts !== null && hasChoice(facts) && characters === null && uniques === null) setup.preset = facts.defaultPreset;
    if (characters !== null) setup.characters = characters;
    if (uniques !== null) setup.uniques = uniques;
    if (query.has("rank9")) setup.rank9 = ninthOf(query.get("rank9"));
    const wish: NewTable = { setup, start: true, bots: seats >= 2 && seats <= 9 ? botsOf(query.get("bots"), seats) : [] };
    const called = (query.get("name") ?? name).trim();
    if (called) wish.name = called;
    return wish;
}

/** The code in what somebody typed or pasted: the code itself, in upper or lower case, or a link. */
export function codeIn(typed: string): string {
    const found = /\/[tg]\/([^/?#\s]+)/.exec(typed)?.[1] ?? typed;
    return found.replace(/[\s-]+/g, "").toUpperCase();
}
