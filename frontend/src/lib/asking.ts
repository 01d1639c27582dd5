/** What is asked of the reader now, in one sentence. */
import type { Ask, View } from "../generated/protocol";
import type { Facts } from "./facts";
import { type Part, partsOf, plain } from "./marked-text";
import { Formatter } from "./formatter";
import { type Args, tell as say } from "./words";

export function question(ask: Ask, view: View, names: readonly string[], facts: Facts): string {
    return plain(asked(ask, view, names, facts));
}

export function questionParts(ask: Ask, view: View, names: readonly string[], facts: Facts): Part[] {
    return partsOf(asked(ask, view, names, facts));
}

function asked(ask: Ask, view: View, names: readonly string[], facts: Facts): string {
    return say(`ask-${ask.kind}`, askArgs(ask, view, new Formatter(facts, names, view.seat)));
}

/** All that a question may ask for. */
function askArgs(ask: Ask, view: View, formatter: Formatter): Args {
    const seat = view.seat ?? 0;
    const me = view.players[seat];
    const turn = view.turn;
    const character = turn?.character ?? null;
    const tokens = Array.isArray(turn?.tokens) ? turn.tokens : [];
    const args: Args = {
        held: me?.characters.length ?? 0,
        gold: me?.gold ?? 0,
        role: character ?? "",
        character: character === null ? "" : formatter.character(character),
        player: formatter.player(turn?.seat ?? seat),
        card: turn?.building == null ? "" : formatter.card(turn.building),
        count: 0,
        pile: formatter.facts.openPile ? "open" : "deck",
        crown: view.crown === seat ? "mine" : "other",
        characters: formatter.characters(tokens),
    };
    const found = MORE[ask.kind]?.({ ask, view, formatter, character, tokens });
    return { ...args, ...found };
}

interface Matter {
    ask: Ask;
    view: View;
    formatter: Formatter;
    character: string | null;
    tokens: string[];
}

const lengthOf = (cards: number | unknown[]): number => (typeof cards === "number" ? cards : cards.length);
const goldOf = (ask: Ask, line: string): number => ask.options.find((option) => option.line === line)?.gold ?? 0;

/** What only some questions ask for. */
const MORE: Partial<Record<string, (matter: Matter) => Args>> = {
    keep: ({ view }) => ({ count: lengthOf(view.drawn) }),
    warrant: ({ tokens }) => ({ count: tokens.length }),
    redraw: ({ view }) => ({ count: lengthOf(view.aside) }),
    spend: ({ view }) => ({ count: lengthOf(view.aside) }),
    give: ({ view, formatter }) => {
        const owed = view.turn?.owed ?? [];
        return { count: owed.length, player: formatter.player(owed[0]) };
    },
    answer: ({ ask }) => ({ bribe: Math.abs(goldOf(ask, "bribe")) }),
    toll: ({ view, formatter }) => ({ player: formatter.player(view.crown) }),
    "turn-over": ({ view, character }) => {
        const threats = view.threats !== null && !Array.isArray(view.threats) ? view.threats : null;
        const gold = view.players[view.turn?.seat ?? 0]?.gold ?? 0;
        return { flower: threats !== null && threats.flower === character ? "yes" : "no", gold };
    },
    confiscate: ({ view, character }) => {
        const warrants = view.warrants !== null && !Array.isArray(view.warrants) ? view.warrants : null;
        const signed = warrants !== null && warrants.signed === character ? "yes" : "no";
        return { signed, gold: view.turn?.paid ?? 0 };
    },
    thank: ({ view, formatter }) => ({ player: formatter.player(view.crown) }),
    graveyard: ({ view, formatter }) => {
        const lying = view.known?.aside[0];
        return { card: typeof lying === "string" ? formatter.card(lying) : "" };
    },
    ring: ({ view, formatter }) => ({ goal: formatter.facts.goal(view.players.length, true) }),
    cash: ({ ask }) => ({ gold: goldOf(ask, "cash") }),
    strongman: ({ view, formatter }) => ({
        character: typeof view.killed === "string" ? formatter.character(view.killed) : "",
    }),
    bid: ({ view, formatter }) => {
        const auction = view.auction;
        if (auction == null) return {};
        const { seller, card, bid, bidder } = auction;
        return { player: formatter.player(seller), card: formatter.card(card), bid, bidder: formatter.player(bidder) };
    },
    use: ({ view, formatter }) => ({ card: view.known?.taken == null ? "" : formatter.card(view.known.taken) }),
};
