/** The state of the table on the screen: the choices of the open question, and which sheets and panels are open. */
import { type Component, getContext, setContext, tick } from "svelte";
import type { State } from "../art/types";
import type { Chat, Event, Table, View } from "../generated/protocol";
import type { Facts } from "../lib/facts";
import { prefs } from "../lib/prefs.svelte";
import { type Advice, type Arranged, type Choice, NOTHING, advice, arrange, badgeOf, isOpen, stateOf, usual } from "./choices";
import { atOnce } from "./click-policy";
import { parse } from "../lib/lines";
import type { SeatSession } from "./seat-session.svelte";
import { targetsOf } from "./targets";
import { why } from "./why.svelte";

/** A few choices that one thing stands for, opened beside it; for a finger, as a sheet with the thing itself. */
export interface Menu {
    choices: readonly Choice[];
    near: DOMRect;
    /** Where they are aimed. */
    target: string;
    sheet: boolean;
}

/** Where the table comes from: a game being played, or a replay. */
export interface Source {
    readonly side: SeatSession | null;
    readonly view: View | null;
    readonly facts: Facts | null;
    readonly names: string[];
    readonly table: Table | null;
    /** How far the server's clock is ahead of ours, in milliseconds. */
    readonly ahead: number;
    /** What was said at the table, where people talk. */
    readonly chat?: readonly Chat[];
    /** Lets the bots hurry, where there is somebody to wait for. */
    skip?(): void;
}

/** A choice that is worth a question before it is played. */
interface Doubted {
    choice: Choice;
    /** A text `table-doubt-…`; it can be silenced for good. */
    doubt: string;
}

export type Panel = "log" | "chat";
type Sheet = "log" | "menu" | "help" | "explain" | "city" | "pile" | "names" | "cast" | "prepared" | "webhook";

export class TableUi {
    #menu = $state.raw<Menu | null>(null);
    #doubt = $state.raw<Doubted | null>(null);
    /** The list of all choices is open. */
    list = $state(false);
    panel = $state<Panel>("log");
    /** How many lines of the chat were seen. */
    chatSeen = $state(0);
    /** Somebody wants to write to the others: the chat takes the focus. */
    writing = $state(false);
    sheet = $state<Sheet | null>(null);
    /** Whose city the sheet shows. */
    looking = $state<number | null>(null);
    /** The cards in the middle are put out of the way, to see the table. */
    aside = $state(false);
    /** A phone: strips instead of panels. */
    narrow = $state(false);
    /** The last thing that was pointed at was touched. */
    touch = false;
    /** Somebody teaches at this table: their words stand in place of help, chat and doubts. */
    teacher = $state.raw<Component | null>(null);
    /** The round that is told in short, and whether that opened by itself. */
    recap = $state.raw<{ round: number; unasked: boolean } | null>(null);
    /** We did not watch everything that happened since our last decision. */
    skipped = $state(false);
    /** What stands where the question would be, while the teacher speaks. */
    quiet = $state("");

    constructor(readonly game: Source) {}

    get side(): SeatSession | null {
        return this.game.side;
    }

    get view(): View | null {
        return this.game.view;
    }

    get facts(): Facts | null {
        return this.game.facts;
    }

    get names(): string[] {
        return this.game.names;
    }

    /** The seat from which the table is seen; null for a spectator. */
    get seat(): number | null {
        return this.view?.seat ?? null;
    }

    readonly arranged: Arranged = $derived.by(() => this.#arrange());
    readonly advice: Advice[] = $derived(advice(this.side?.hint ?? null, this.arranged));
    readonly usual: Choice | null = $derived(usual(this.arranged, (choice) => this.doubted(choice) !== null));
    /** What the last step of an act was about. */
    readonly #aimed: readonly string[] = $derived.by(() => {
        const { side, facts } = this;
        const last = side?.lines.at(-1);
        return last === undefined || facts === null || side?.seat == null ? [] : targetsOf(parse(last), side.seat, facts);
    });
    /** Nothing can be clicked while an answer is on its way. */
    readonly busy: boolean = $derived(this.side?.sending != null);

    /** The same choice in the words of now: the language may have changed since it was opened. */
    #anew(choice: Choice): Choice {
        return this.arranged.open.find(({ line }) => line === choice.line) ?? choice;
    }

    readonly #menuNow: Menu | null = $derived(this.#menu === null ? null : { ...this.#menu, choices: this.#menu.choices.map((one) => this.#anew(one)) });
    readonly #doubtNow: Doubted | null = $derived(this.#doubt === null ? null : { ...this.#doubt, choice: this.#anew(this.#doubt.choice) });

    get menu(): Menu | null {
        return this.#menuNow;
    }

    set menu(menu: Menu | null) {
        this.#menu = menu;
    }

    get doubt(): Doubted | null {
        return this.#doubtNow;
    }

    set doubt(doubt: Doubted | null) {
        this.#doubt = doubt;
    }

    /** Which question is open, and which step of an answer; empty if none is. */
    readonly question: string = $derived(this.side?.ask == null ? "" : `${this.side.seat} ${this.side.ask.number} ${this.side.lines.length}`);

    /** Cards lie in the middle, to choose from. */
    get laying(): boolean {
        return !this.aside && [...this.arranged.at.keys()].some((key) => key.startsWith("offer:") || key.startsWith("tray:"));
    }

    /** Nothing is left but to end the turn, and the player does not want to be asked. */
    get ending(): boolean {
        const [only, ...more] = this.arranged.open;
        return prefs.autoEnd && this.teacher === null && more.length === 0 && only?.move.verb.ends === true;
    }

    #arrange(): Arranged {
        const { side, view, facts } = this;
        const ask = side?.ask ?? null;
        if (ask === null || view === null || facts === null || side?.seat == null) return NOTHING;
        return arrange(ask, { view, facts, names: this.names, seat: side.seat });
    }

    /** Open the log where this entry stands. */
    async showInLog(entry: number): Promise<void> {
        if (this.narrow) this.sheet = "log";
        else this.panel = "log";
        await tick();
        const line = document.querySelector(`[data-entry="${entry}"]`);
        line?.scrollIntoView({ block: "start" });
        line?.animate([{ background: "var(--stone-3)" }, {}], { duration: 3000 });
    }

    // -- a thing on the table -----------------------------------------------------------------------------------------
    at(target: string): readonly Choice[] {
        return this.arranged.at.get(target) ?? [];
    }

    state(target: string): State {
        const state = stateOf(this.at(target));
        return state !== "can" && this.#aimed.includes(target) ? "chosen" : state;
    }

    badge(target: string, short = false): string {
        const seat = this.seat;
        const gold = seat === null ? 0 : (this.view?.players[seat]?.gold ?? 0);
        return badgeOf(this.at(target), gold, short);
    }

    /** It can be clicked, but hardly anybody would: it does not shine. */
    shy(target: string): boolean {
        const open = this.at(target).filter(isOpen);
        // While the characters lie large on the table, the small ones in the row need not shine too.
        const elsewhere = ({ move, targets }: Choice): boolean => move.verb.aim === "offer" && targets[0] !== target;
        return open.length > 0 && open.every((choice) => elsewhere(choice) || this.doubted(choice) !== null);
    }

    /** What clicking does, or why it does nothing. */
    note(target: string): string {
        const choices = this.at(target);
        const open = choices.filter(isOpen);
        if (open.length > 0) return open.length <= 3 ? open.map((choice) => choice.label).join(" · ") : "";
        const [barred] = choices;
        return barred?.barred == null ? "" : why(barred.barred);
    }

    /** The line that a click plays, if it is only one. */
    line(target: string): string | undefined {
        const open = this.at(target).filter(isOpen);
        return open.length === 1 ? open[0]?.line : undefined;
    }

    /** Whether the bot would do this. */
    advised(target: string): Advice | null {
        return this.advice.find((one) => one.best && one.choice.targets.includes(target)) ?? null;
    }

    // -- deciding -----------------------------------------------------------------------------------------------------
    /** Something on the table was clicked. */
    choose(target: string, element: Element | null): void {
        const open = this.at(target).filter(isOpen);
        const [only] = open;
        if (only === undefined && this.#aimed.includes(target)) this.side?.undo(); // on second thoughts
        if (only === undefined) return;
        if (open.length === 1 && atOnce(only, target, this.touch)) this.decide(only);
        else if (element !== null) this.#offer(open, target, element);
    }

    #offer(choices: readonly Choice[], target: string, element: Element): void {
        this.menu = { choices, near: element.getBoundingClientRect(), target, sheet: this.touch || this.narrow };
    }

    /** Why a choice is worth a question before it is played; null if it is not. */
    doubted(choice: Choice): string | null {
        return choice.option?.doubt ?? null;
    }

    /** Play a line, but ask once more before what hurts. */
    decide(choice: Choice): void {
        this.menu = null;
        this.list = false;
        if (this.busy || choice.barred !== null) return;
        const doubt = this.doubted(choice);
        if (doubt !== null && this.teacher === null && prefs.confirm && !prefs.unasked.includes(doubt)) this.doubt = { choice, doubt };
        else this.play(choice);
    }

    /** Yes, that is meant. */
    sure(never: boolean): void {
        const asked = this.doubt;
        this.doubt = null;
        if (asked === null) return;
        if (never && !prefs.unasked.includes(asked.doubt)) prefs.unasked.push(asked.doubt);
        this.play(asked.choice);
    }

    play(choice: Choice): void {
        if (this.sheet === "city") this.sheet = null; // it was opened to choose from
        this.side?.play(choice.line);
    }

    /** Say something to the others. */
    chat(): void {
        this.panel = "chat";
        this.writing = true;
        if (this.narrow) this.sheet = "log";
    }

    /** Lines of others that were not seen yet. */
    get unread(): number {
        const mine = this.game.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
        const fresh = (this.game.chat ?? []).slice(this.chatSeen);
        return fresh.filter(({ seat }) => seat === null || !mine.includes(seat)).length;
    }

    /** Close whatever lies over the table, the topmost first; false if there was nothing. */
    escape(): boolean {
        if (this.menu !== null) this.menu = null;
        else if (this.doubt !== null) this.doubt = null;
        else if (this.list) this.list = false;
        else if (this.sheet !== null) this.sheet = null;
        else if (this.recap !== null) this.recap = null;
        else return false;
        return true;
    }

    /** A round that is over is told in short until the next one is played. */
    receive(events: readonly Event[]): void {
        for (const { event, round, lap } of events) {
            const number = round ?? lap ?? 1;
            if ((event === "round-began" || event === "lap-began") && number > 1) this.recap = { round: number - 1, unasked: true };
            else if (event === "revealed" && this.recap?.unasked) this.recap = null;
        }
    }

    /** The seat that is shown has decided something. */
    decided(): void {
        this.skipped = false;
        if (this.recap?.unasked && this.facts?.laps) this.recap = null;
    }

    /** A new question: what was open belongs to the old one. */
    fresh(): void {
        this.menu = null;
        this.doubt = null;
        this.aside = false;
    }
}

const KEY = Symbol("table-ui");

export function provideTableUi(ui: TableUi): TableUi {
    setContext(KEY, ui);
    return ui;
}

export function useTableUi(): TableUi {
    return getContext<TableUi>(KEY);
}
