/** How a player who wants to get on decides: builds what can be built, and takes what is given. */
import type { Page } from "playwright-core";
import type { View } from "../../src/generated/protocol";
import type { Look } from "./page-probe";
import type { Visitor } from "./visitor";

/** From what is done first to what is done last; what is not here comes between. */
const FIRST = ["income", "bonus", "theater", "beautify", "museum", "build", "pay", "name", "sign", "flower", "spy"];
const LAST = ["pass", "end", "armory", "destroy", "laboratory", "smithy", "borrow", "exchange", "seize", "sell", "auction"];

function weight(line: string, poor: boolean): number {
    const [verb = ""] = line.split(" ");
    if (verb === "cards") return poor ? 30 : 50;
    if (verb === "gold") return 40;
    const first = FIRST.indexOf(verb);
    if (first >= 0) return first;
    const last = LAST.indexOf(verb);
    return last >= 0 ? 100 + last : 60;
}

/** The line to play. Of what is alike, chance decides: nobody plays the same game twice. */
export function choose(lines: readonly string[], view: View | null): string {
    const hand = view?.seat == null ? [] : (view.players[view.seat]?.hand ?? []);
    const poor = Array.isArray(hand) && hand.length < 2;
    const weights = lines.map((line) => weight(line, poor));
    const least = Math.min(...weights);
    const best = lines.filter((_, i) => weights[i] === least);
    const found = best[Math.floor(Math.random() * best.length)];
    if (found === undefined) throw new Error("there is nothing to choose");
    return found;
}

/**
 * Decide what is asked at the table until something else is there than a question, or enough was decided. It never stops
 * in the middle of an act: what was only staged is not there any more after a reload.
 */
export async function playOn(
    me: Visitor,
    most = Infinity,
    watch: (now: Look, decisions: number) => Promise<void> | void = () => undefined,
): Promise<Look> {
    for (let decisions = 0; ; decisions += 1) {
        const now = await me.settled();
        await watch(now, decisions);
        if (now.at !== "table" || (decisions >= most && !me.staging)) return now;
        await me.decide(choose(now.lines, me.view()));
    }
}

/** Plays a whole game against bots over the wire, as fast as it goes; its code. */
export function playGame(page: Page, more: { rated?: boolean } = {}): Promise<string> {
    return page.evaluate(async (wish) => {
        const setup = { edition: "deluxe", seats: 3, preset: "first-game", pace: "instant", ...wish };
        const made = await fetch("/api/tables", {
            method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ setup, bots: [null, "easy", "easy"], start: true }),
        });
        const { code } = (await made.json()) as { code: string };
        const line = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/socket?seen=0`);
        let answered = 0;
        await new Promise<void>((over, failed) => {
            line.onmessage = ({ data }) => {
                const said = JSON.parse(String(data)) as { type: string; seat: number; over: unknown; ask: { number: number; options: { line: string }[] } | null };
                if (said.type === "refused") failed(new Error(String(data)));
                if (said.type !== "update") return;
                if (said.over) over();
                if (said.ask === null || said.ask.number <= answered) return;
                answered = said.ask.number;
                const lines = said.ask.options.map((option) => option.line);
                const chosen = lines.find((one) => one.startsWith("build")) ?? lines[0];
                line.send(JSON.stringify({ type: "move", seat: said.seat, ask: said.ask.number, lines: [chosen] }));
            };
            line.onclose = () => failed(new Error("the line is closed"));
        });
        line.onclose = null;
        line.close();
        return code;
    }, more);
}
