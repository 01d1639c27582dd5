/** Real games, as `scripts/client_fixtures.py` wrote them before the tests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ask, Event, View } from "../src/generated/protocol";
import { factsOf } from "../src/lib/facts";
import { PAGE_TEXTS, pageTexts, speak } from "../src/lib/language.svelte";
import type { Context } from "../src/lib/lines";

export interface Told {
    text: string;
    tone: string;
    heading: string;
    turn: number;
    character: string | null;
}

/** A line, and what it is called. */
type Label = [line: string, label: string];

export interface Asked {
    seat: number;
    view: View;
    ask: Ask;
    question: string;
    labels: Label[];
    /** Lines that are not offered, each with its plain reason in words. */
    reasons: [line: string, reason: string][];
}

export interface Story {
    seat: number | null;
    events: Event[];
    told: Told[][];
}

interface Fixtures {
    names: string[];
    /** Of questions. */
    kinds: string[];
    games: { edition: string; options: Record<string, number>; players: number; asked: Asked[]; heard: Story[] }[];
    lines: { edition: string; view: View; labels: Label[] }[];
    events: Record<string, { seat: number | null; before: Event[]; event: Event; told: Told[] }[]>;
    briefs: Record<string, Record<string, string>>;
    facts: {
        edition: string;
        options: Record<string, boolean | number>;
        types: Record<string, string>;
        actions: Record<string, number>;
        goals: number[][];
    }[];
}

const path = join(import.meta.dirname, "..", "src", "generated", "fixtures.json");
export const fixtures = JSON.parse(readFileSync(path, "utf-8")) as Fixtures;

await speak("en");
await pageTexts(...PAGE_TEXTS);

export function contextOf(view: View, seat: number | null): Context {
    return { facts: factsOf(view.edition, view.options), view, names: fixtures.names, seat };
}
