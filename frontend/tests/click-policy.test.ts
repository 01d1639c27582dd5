/** Nobody plays by accident: of every verb of the notation, what stands between a slip and the move. */
import { describe, expect, test } from "vitest";
import { VERBS, factsOf } from "../src/lib/facts";
import { type Move, parse } from "../src/lib/lines";
import { atOnce } from "../src/table/click-policy";
import { targetsOf } from "../src/table/targets";

/**
 * What a click of the mouse, Enter or a touch meets before the move is played.
 *
 * - button: a button with the words of the move on it, and what it costs or brings.
 * - card: the very card or character; it shines, bears its price, and a mouse or the keys show it with the words of the
 *   move before it is clicked. A finger cannot point, so it opens a sheet with the card and a named button.
 * - asked card: a card of the hand that the question asks for; several are chosen, and each can be taken back.
 * - menu: a card that is there for something else; whatever one plays with, a named button comes first.
 */
type Guard = "button" | "card" | "asked card" | "menu";

const GUARDS: Readonly<Record<string, Guard>> = {
    // steps of the turn and answers to questions, all of them in words
    gold: "button", cards: "button", end: "button", done: "button", pass: "button", pay: "button", bid: "button",
    income: "button", "income-n": "button", bonus: "button", "bonus-gold": "button", "bonus-cards": "button",
    framework: "button", now: "button", hold: "button", confiscate: "button", bribe: "button", refuse: "button",
    reveal: "button", study: "button", foresee: "button", redraw: "button", "take-gold": "button", "take-card": "button",
    "give-gold": "button", graveyard: "button", "bell-tower": "button", thanks: "button", silence: "button",
    cash: "button", strongman: "button", acrobat: "button", tent: "button", booth: "button", ringmaster: "button",
    smithy: "button",
    // players: the button stands at their name, the panel around it does nothing
    swap: "button", look: "button", alms: "button", crown: "button", theater: "button", spy: "button",
    fortune: "button", ticket: "button", "ticket-n": "button",
    // characters
    pick: "card", discard: "card", "give-character": "card",
    name: "card", sign: "card", warrant: "card", flower: "card", threaten: "card",
    // districts
    keep: "card", take: "card", lighthouse: "card", build: "card",
    destroy: "card", exchange: "card", seize: "card", armory: "card",
    beautify: "card", for: "card", sacrifice: "card", cannonball: "card",
    put: "asked card", spend: "asked card", give: "asked card",
    laboratory: "menu", museum: "menu", borrow: "menu", sell: "menu", auction: "menu",
};

const SAMPLE = { seat: "2", number: "1", card: "manor", character: "king", type: "noble" };
const sampleOf = (verb: (typeof VERBS)[number]): Move =>
    parse([verb.word, ...(verb.parts ?? []).map((part) => SAMPLE[part])].join(" "));
const moves = VERBS.map(sampleOf);

describe("every verb", () => {
    test("is in the table, and nothing else is", () => {
        expect(Object.keys(GUARDS).sort()).toEqual(VERBS.map(({ key }) => key).sort());
        expect(moves.map(({ key }) => key)).toEqual(VERBS.map(({ key }) => key));
    });

    test.each(moves.map((move) => [move.key, move] as const))("%s is guarded as the table says", (key, move) => {
        const facts = factsOf(move.verb.owner === "action" ? "circus" : move.verb.owner === "sale" ? "common-city" : "deluxe");
        const targets = targetsOf(move, 1, facts);
        const [own = "", ...others] = targets;
        const found = { mouse: atOnce({ move, targets }, own, false), touch: atOnce({ move, targets }, own, true) };
        const guard = GUARDS[key];
        const wanted = { mouse: guard !== "menu", touch: guard === "button" || guard === "asked card" };
        expect(found).toEqual(wanted);
        const places = guard === "button" ? /^(button|bid|player)/ : guard === "card" ? /^(hand|tray|offer|row|city)/ : /^hand/;
        expect(own).toMatch(places);
        // What can be clicked elsewhere too, such as the Smithy itself, is told in words there.
        for (const other of others) expect(atOnce({ move, targets }, other, false), other).toBe(false);
    });
});
