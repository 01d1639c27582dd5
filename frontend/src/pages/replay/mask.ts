/** An open table as one seat saw it: what was hidden from it is hidden again. */
import type { Event, View, ViewTurn } from "../../generated/protocol";

type Hidden = number | string[];

function count(cards: Hidden): number {
    return typeof cards === "number" ? cards : cards.length;
}

/** Whether everybody knows the character of a seat by now. */
function shown(view: View, character: string | null, seat: number, looker: number): boolean {
    return seat === looker || (character !== null && (view.revealed.includes(character) || view.phase === "over"));
}

function turnFor(turn: ViewTurn | null, looker: number): ViewTurn | null {
    if (turn === null || turn.seat === looker) return turn;
    return { ...turn, tokens: count(turn.tokens) };
}

export function seenFrom(view: View, looker: number | null): View {
    if (looker === null || view.phase === "over") return { ...view, seat: looker };
    const deciding = view.turn?.seat === looker;
    const choosing = view.waiting === looker;
    const hide = (cards: Hidden, known: boolean): Hidden => (known ? cards : count(cards));
    return {
        ...view,
        seat: looker,
        players: view.players.map((player, seat) => ({
            ...player,
            hand: hide(player.hand, seat === looker),
            characters: player.characters.map((one) => (shown(view, one, seat, looker) ? one : null)),
            city: player.city.map((item) =>
                typeof item === "string" || seat === looker ? item : { ...item, under: count(item.under ?? 0) },
            ),
        })),
        turn: turnFor(view.turn, looker),
        suspended: turnFor(view.suspended, looker),
        drawn: hide(view.drawn, deciding && choosing),
        aside: hide(view.aside, deciding && choosing),
        draft: view.draft === null ? null : { pool: hide(view.draft.pool, choosing) },
        ...hiddenTokens(view, looker),
    };
}

/** Which warrant is signed and which threat has the flower is known to who laid them. */
function hiddenTokens(view: View, looker: number): Partial<View> {
    const mine = (character: string): boolean => view.players[looker]?.characters.includes(character) === true;
    const { warrants, threats } = view;
    const found: Partial<View> = {};
    if (warrants !== null && !Array.isArray(warrants) && !mine("magistrate")) {
        const { signed, unsigned } = warrants;
        found.warrants = [...(signed === null ? [] : [signed]), ...unsigned].sort();
    }
    if (threats !== null && !Array.isArray(threats) && !mine("blackmailer")) {
        const { flower, plain } = threats;
        found.threats = [flower, plain].filter((one) => one !== null).sort();
    }
    return found;
}

/** An event as a seat heard it. */
export function heardBy(event: Event, looker: number | null): Event {
    if (looker === null || event.secret.fields.length === 0 || event.secret.seats.includes(looker)) return event;
    const hidden = Object.fromEntries(event.secret.fields.map((field) => [field, null]));
    return { ...event, ...hidden };
}
