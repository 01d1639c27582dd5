/** Help for newcomers: what a question is about, what people consider, and the rule for it. */
import table from "../../../src/citadels/texts/help.csv?raw";
import type { Ask, View } from "../generated/protocol";
import { BY_ROLE, type Facts } from "./facts";
import { prefs } from "./prefs.svelte";
import { has, say } from "./words";

export interface Help {
    /** One or two paragraphs. */
    texts: string[];
    /** The id of a rule, "" where none fits. */
    rule: string;
}

/** How many games somebody is helped in unasked. */
export const FIRST_GAMES = 3;

const [head = [], ...lines] = table.trim().split(/\r?\n/).map((line) => line.split(","));
const rules = new Map(lines.map(([kind = "", ...cells]) => [kind, new Map(cells.map((cell, i) => [head[i + 1] ?? "", cell.split(" ")]))]));

/** The rule for a kind of question; where there are several, the one that belongs to the character. */
export function ruleFor(kind: string, facts: Facts, role = ""): string {
    const found = rules.get(kind)?.get(facts.name) ?? [];
    const own = role === "" ? [] : facts.cardRules(role);
    return found.find((rule) => own.includes(rule)) ?? found[0] ?? "";
}

/** What to know about a kind of question, or about waiting. */
export function helpFor(kind: string, facts: Facts, role = ""): Help {
    const laps = facts.laps ? "yes" : "no";
    const texts = [say(`help-${kind}`, { laps })];
    if (BY_ROLE.includes(kind) && has(`help-role-${role}`)) texts.unshift(say(`help-role-${role}`, { laps }));
    return { texts, rule: ruleFor(kind, facts, role) };
}

/** What goes on while nothing is asked of the reader; "" when the game is over. */
export function waitingKind(view: View, laps: boolean): string {
    if (view.phase === "over") return "";
    if (view.seat === null) return "wait-watching";
    if (typeof view.waiting !== "number") return "wait-reactions";
    return view.phase === "selection" ? "wait-selection" : laps ? "wait-laps" : "wait-turns";
}

/** Help for the moment: for the question, else for the waiting. */
export function helpNow(ask: Ask | null, view: View, facts: Facts): Help | null {
    const kind = ask?.kind ?? waitingKind(view, facts.laps);
    return kind === "" ? null : helpFor(kind, facts, view.turn?.character ?? "");
}

/**
 * Whether help stands beside the questions of this game: by wish, or because it is one of the first. A lesson, which is
 * at no table, explains itself.
 */
export function explained(code: string): boolean {
    if (code === "") return false;
    if (prefs.explain !== "first") return prefs.explain === "on";
    return prefs.begun.includes(code) || prefs.begun.length < FIRST_GAMES;
}

/** A game is played: it is one of the first, or not. */
export function begin(code: string): void {
    if (code !== "" && prefs.explain === "first" && prefs.begun.length < FIRST_GAMES && !prefs.begun.includes(code)) prefs.begun.push(code);
}

export function explain(wanted: boolean): void {
    prefs.explain = wanted ? "on" : "off";
}
