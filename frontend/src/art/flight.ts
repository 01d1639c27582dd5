/** Cards and coins fly from one element to another. Nothing waits for them, and nothing of them stays. */
import { mount, unmount } from "svelte";
import { EDITIONS, factsOf, type Facts } from "../lib/facts";
import { mayMove, prefs } from "../lib/prefs.svelte";
import { placed } from "../lib/scale.svelte";
import CardBack from "./CardBack.svelte";
import CharacterCard from "./CharacterCard.svelte";
import Crown from "./Crown.svelte";
import DistrictCard from "./DistrictCard.svelte";

/** A card (its face if known), coins, or the crown. */
export interface Freight {
    kind: "card" | "gold" | "character" | "crown";
    card?: string | undefined;
    character?: string | undefined;
    /** The printed side, for the face of a card; else that of any edition that has the card. */
    facts?: Facts | undefined;
    /** How many; they fly one after the other. */
    n?: number | undefined;
}

type Place = Element | null | undefined;

const TIME = 620; // milliseconds in the air
const BETWEEN = 70;
const MOST = 6; // more coins than that look like a swarm
const CROWD = 40; // flights at once; after a long absence nobody wants to see them all

let flying = 0;

/** Resolves when all has landed; at once where motion is off or there is nothing to fly between. */
export async function fly(from: Place, to: Place, what: Freight): Promise<void> {
    if (!from || !to || !mayMove() || document.hidden) return;
    const start = placed(from.getBoundingClientRect());
    const end = placed(to.getBoundingClientRect());
    if (start.width === 0 && start.height === 0) return;
    if (end.width === 0 && end.height === 0) return;
    const count = Math.max(1, Math.min(what.n ?? 1, MOST));
    const flights: Promise<void>[] = [];
    for (let i = 0; i < count && flying < CROWD; i++) flights.push(one(start, end, what, i));
    await Promise.all(flights);
}

async function one(start: DOMRect, end: DOMRect, what: Freight, index: number): Promise<void> {
    const body = document.createElement("div");
    body.className = `flight flight-${what.kind}`;
    body.setAttribute("aria-hidden", "true");
    const remove = fill(body, what);
    document.body.append(body);
    flying += 1;
    try {
        await body.animate(path(start, end, body, what.kind), {
            duration: TIME / prefs.pace,
            delay: (index * BETWEEN) / prefs.pace,
            easing: "cubic-bezier(0.45, 0.05, 0.25, 1)",
            fill: "both",
        }).finished;
    } catch {
        // cancelled: it is taken away all the same
    } finally {
        flying -= 1;
        body.remove();
        remove();
    }
}

/** A low arc, so that what flies is seen against the table and not as a line. */
function path(start: DOMRect, end: DOMRect, body: HTMLElement, kind: Freight["kind"]): Keyframe[] {
    const { offsetWidth: width, offsetHeight: height } = body;
    const at = (box: DOMRect): [number, number] => [
        box.left + box.width / 2 - width / 2,
        box.top + box.height / 2 - height / 2,
    ];
    const [x1, y1] = at(start);
    const [x2, y2] = at(end);
    const rise = Math.min(90, Math.hypot(x2 - x1, y2 - y1) * 0.18);
    const turn = kind === "card" || kind === "character" ? (x2 > x1 ? 8 : -8) : 0;
    return [
        { transform: `translate(${x1}px, ${y1}px) scale(0.7)`, opacity: 0 },
        { transform: `translate(${x1}px, ${y1}px) scale(1)`, opacity: 1, offset: 0.12 },
        {
            transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - rise}px) rotate(${turn}deg) scale(1.12)`,
            opacity: 1,
            offset: 0.55,
        },
        { transform: `translate(${x2}px, ${y2}px) scale(1)`, opacity: 1, offset: 0.92 },
        { transform: `translate(${x2}px, ${y2}px) scale(0.8)`, opacity: 0 },
    ];
}

/** Puts in what flies; gives back how to take it away. */
function fill(target: HTMLElement, what: Freight): () => void {
    if (what.kind === "gold") {
        const coin = document.createElement("span");
        coin.className = "coin";
        target.append(coin);
        return () => undefined;
    }
    const shown = picture(target, what);
    return () => void unmount(shown);
}

const all = (): Facts[] => EDITIONS.map((name) => factsOf(name));

function picture(target: HTMLElement, what: Freight): object {
    if (what.kind === "crown") return mount(Crown, { target, props: { named: false } });
    const { card, character } = what;
    if (card !== undefined) {
        const facts = what.facts ?? all().find(({ districts, actions }) => card in districts || card in actions);
        if (facts) return mount(DistrictCard, { target, props: { card, facts, plain: true } });
    }
    if (character !== undefined) {
        const facts = what.facts ?? all().find(({ ranks }) => character in ranks);
        if (facts) return mount(CharacterCard, { target, props: { character, facts, plain: true } });
    }
    const kind = what.kind === "character" ? "character" : "district";
    return mount(CardBack, { target, props: { kind, size: "full", plain: true } });
}
