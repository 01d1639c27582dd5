/**
 * Why a line is not offered, in a few plain words before the rule, as `citadels/reasons.py` tells it at the terminal.
 *
 * Only what the reader's own view shows is asked, and only what is certain is said; else the rule speaks alone.
 */
import type { View, ViewPlayer, ViewTurn } from "../generated/protocol";
import type { Facts } from "./facts";
import { type Move, parse, verbOf } from "./lines";
import { plain } from "./parts";
import { type Args, cardWord, sentence, tell, typeWord } from "./words";

/** A message, and the ids and numbers that it speaks of. */
export interface Reason {
    message: string;
    card?: string;
    character?: string;
    type?: string;
    cost?: number;
    gold?: number;
    limit?: number;
}

/** The reader in the free part of the own turn. */
interface Case {
    facts: Facts;
    view: View;
    turn: ViewTurn;
    seat: number;
    role: string;
    gold: number;
    hand: readonly string[];
    city: readonly string[];
}

/** The free part of a turn; wherever else one decides, something is asked that has only its own answers. */
const FREE = ["gather", "gather-first", "act"];
/** Who may ever do this, in any edition. */
const POWERS: Readonly<Record<string, readonly string[]>> = {
    name: ["assassin", "thief", "witch"],
    sign: ["magistrate"],
    flower: ["blackmailer"],
    spy: ["spy"],
    swap: ["magician"],
    redraw: ["magician"],
    look: ["wizard"],
    foresee: ["seer"],
    crown: ["emperor"],
    alms: ["abbot"],
    borrow: ["cardinal"],
    bonus: ["merchant", "architect", "navigator", "queen", "tax-collector"],
    study: ["scholar"],
    destroy: ["warlord"],
    exchange: ["diplomat"],
    seize: ["marshal"],
    beautify: ["artist"],
};
/** A power is noted as used by another word than its own. */
const NOTED: Readonly<Record<string, string>> = { redraw: "swap" };
const TWICE = "beautify"; // may be done twice in a turn
const BUILDS: Readonly<Record<string, number>> = { architect: 3, scholar: 2, seer: 2, navigator: 0 }; // all others one
const ACTIONS: Readonly<Record<string, string>> = {
    tent: "big-top",
    booth: "ticket-booth",
    fortune: "fortune-teller",
    ringmaster: "ringmaster",
    cannonball: "human-cannonball",
};
const CHEERED = 2; // how many districts more the Ringmaster lets build
const EFFECTS = ["armory", "laboratory", "museum", "smithy"]; // used by a line of their own name
const FROM_HAND = ["laboratory", "museum", "sell", "auction"];
const OWN_WAY = ["thieves-den", "necropolis"]; // may be paid for with something else than gold
const NEVER_MIND = ["secret-vault", "monument"]; // a rule of their own, not their cost, keeps them in the hand
const SMITHY = 2; // what its cards cost, where no option says otherwise
const SEIZABLE = 3;

const standing = (player: ViewPlayer): string[] => player.city.map((item) => (typeof item === "string" ? item : item.district));
const count = (list: readonly string[], wanted: string): number => list.filter((one) => one === wanted).length;

/** Why a line is not among the offered ones; null where nothing is certain but the rule. */
export function reasonOf(line: string, kind: string, view: View, facts: Facts): Reason | null {
    const { turn, seat } = view;
    if (turn === null || seat === null || turn.seat !== seat || !FREE.includes(kind) || turn.used.includes("act")) return null;
    const mine = view.players[seat];
    if (mine === undefined || typeof mine.hand === "number") return null;
    const here: Case = { facts, view, turn, seat, role: turn.character ?? "", gold: mine.gold, hand: mine.hand, city: standing(mine) };
    return because(here, line, parse(line, facts));
}

function because(here: Case, line: string, move: Move): Reason | null {
    const { key } = move;
    const verb = verbOf(line);
    if (key === "gold" || key === "cards") return gathering(here, key);
    if (key === "end") return here.turn.gathered ? null : { message: "reason-gather-first" };
    if (key === "build") return building(here, move.card ?? "");
    if (key === "income" || key === "income-n") return income(here);
    const action = ACTIONS[key];
    if (action !== undefined && Object.keys(here.facts.actions).length > 0) return played(here, action);
    const whose = POWERS[verb];
    return whose === undefined ? effect(here, move) : power(here, verb, whose, move);
}

function gathering({ turn, view }: Case, key: string): Reason | null {
    if (turn.gathered) return { message: "reason-gathered" };
    return key === "cards" && view.deck === 0 && view.discard.length === 0 ? { message: "reason-no-cards" } : null;
}

// -- building ---------------------------------------------------------------------------------------------------------
function building(here: Case, card: string): Reason | null {
    const { facts, turn, city, role } = here;
    if (!here.hand.includes(card)) return { message: "reason-not-held", card };
    if (!(card in facts.districts)) return null;
    const builds = BUILDS[role] ?? 1;
    if (builds === 0) return { message: "reason-builds-nothing", character: role };
    // A Quarry, or a Wizard, may allow it.
    if (city.includes(card)) return city.includes("quarry") || role === "wizard" ? null : { message: "reason-stands", card };
    if (facts.laps && here.view.players.some((player) => standing(player).includes(card))) {
        return { message: "reason-stands-elsewhere", card };
    }
    if (!turn.gathered) return { message: "reason-gather-first" };
    const limit = builds + (turn.used.includes("ringmaster") ? CHEERED : 0);
    if (turn.built >= limit && counted(here, card)) return { message: "reason-limit", limit };
    return price(here, card);
}

/** Whether a district counts toward the limit of the turn. */
function counted({ facts, role }: Case, card: string): boolean {
    return card !== "stables" && !(role === "trader" && facts.districts[card]?.type === "trade");
}

function price(here: Case, card: string): Reason | null {
    const printed = here.facts.districts[card];
    if (printed === undefined || OWN_WAY.includes(card) || NEVER_MIND.includes(card) || here.city.includes("framework")) return null;
    return dear(here, printed.cost - (printed.type === "unique" ? count(here.city, "factory") : 0));
}

function dear({ gold }: Case, cost: number): Reason | null {
    return cost > gold ? { message: "reason-cost", cost, gold } : null;
}

// -- what a character does --------------------------------------------------------------------------------------------
function income({ facts, turn, city, role }: Case): Reason | null {
    const type = facts.gains[role];
    if (type === undefined) return { message: "reason-no-income", character: role };
    if (turn.used.includes("income")) return { message: "reason-income-used" };
    const some = city.includes("school-of-magic") || city.some((card) => facts.districts[card]?.type === type);
    return some ? null : { message: "reason-no-district", type };
}

function power(here: Case, verb: string, whose: readonly string[], move: Move): Reason | null {
    const { facts, turn, role } = here;
    if (!whose.includes(role)) return { message: "reason-not-yours", character: role };
    if (count(turn.used, NOTED[verb] ?? verb) > (verb === TWICE ? 1 : 0)) return { message: "reason-power-used" };
    if (facts.name === "classic" && !turn.gathered && ["destroy", "exchange"].includes(verb)) return { message: "reason-gather-first" };
    return verb === "destroy" || verb === "seize" ? taking(here, verb, move) : null;
}

/** A district in another city that costs too much, where nothing but its cost is in the way. */
function taking(here: Case, verb: string, move: Move): Reason | null {
    const owner = move.seat === null ? undefined : here.view.players[move.seat];
    if (owner === undefined || move.seat === here.seat || sheltered(here, owner, move.seat)) return null;
    const card = (move.card ?? "").replace(/\*$/, "");
    const city = standing(owner);
    const printed = here.facts.districts[card];
    if (printed === undefined || !city.includes(card) || card === "keep") return null;
    const found = owner.city.filter((item) => (typeof item === "string" ? item : item.district) === card);
    const starred = found.map((item) => typeof item !== "string" && item.beautified === true);
    const named = move.line.endsWith("*"); // only where both kinds stand there
    if (named && new Set(starred).size < 2) return null;
    const worth = printed.cost + (named || !starred.includes(false) ? 1 : 0);
    const walls = card === "great-wall" ? 0 : count(city, "great-wall");
    if (verb === "destroy") return dear(here, worth - 1 + walls);
    return worth > SEIZABLE || here.city.includes(card) ? null : dear(here, worth + walls);
}

/** Whether a Bishop is there, or the city complete: then it is not the cost that counts. */
function sheltered({ facts, view }: Case, owner: ViewPlayer, seat: number | null): boolean {
    if (owner.characters.includes("bishop") || view.lying?.["bishop"] === seat) return true;
    const size = standing(owner).reduce((sum, card) => sum + facts.size(card), 0);
    return !facts.laps && size >= facts.goal(view.players.length, view.rung ?? false);
}

// -- what a card does -------------------------------------------------------------------------------------------------
function played({ hand, turn }: Case, card: string): Reason | null {
    if (!hand.includes(card)) return { message: "reason-not-held", card };
    return turn.used.includes("action") ? { message: "reason-action-used" } : null;
}

function effect(here: Case, { key, card }: Move): Reason | null {
    const { facts, turn, city, hand } = here;
    if (EFFECTS.includes(key) && key in facts.districts) {
        if (!city.includes(key)) return { message: "reason-not-built", card: key };
        if (turn.used.includes(key)) return { message: "reason-used" };
        if (key === "smithy") return dear(here, facts.values["smithy_pay"] ?? SMITHY);
    }
    const held = FROM_HAND.includes(key) && (facts.laps || EFFECTS.includes(key));
    return held && !hand.includes(card ?? "") ? { message: "reason-not-held", card: card ?? "" } : null;
}

// -- in words ---------------------------------------------------------------------------------------------------------
export function reasonWords({ message, card, character, type, ...numbers }: Reason): string {
    const args: Args = { ...numbers };
    if (card !== undefined) args["card"] = cardWord(card);
    if (character !== undefined) args["character"] = cardWord(character);
    if (type !== undefined) args["type"] = typeWord(type);
    return plain(sentence(tell(message, args)));
}
