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
    /** How many coins: one flies, and the number stands beside it. */
    n?: number | undefined;
}

type Place = Element | null | undefined;

export interface Manner {
    /** What is there already where it lands: it is not seen before that, so that nothing is there twice. */
    goal?: Element | null;
    /** Times as fast as usual. */
    speed?: number;
}

const TIME = 620; // milliseconds in the air
const LANDING = "data-landing"; // on what is not seen yet
const flying = new Set<Animation>();

/** Whatever is in the air lands now: something else happens. */
export function landAll(): void {
    for (const flight of flying) flight.finish();
}

/** Resolves when it has landed. */
async function travels(flight: Animation): Promise<void> {
    flying.add(flight);
    try {
        await flight.finished;
    } catch {
        // cancelled: it is taken away all the same
    } finally {
        flying.delete(flight);
    }
}

/** Resolves when it has landed; at once where motion is off or there is nothing to fly between. */
export async function fly(from: Place, to: Place, what: Freight, { goal = null, speed = 1 }: Manner = {}): Promise<void> {
    if (!from || !to || !mayFly()) return;
    const start = placed(from.getBoundingClientRect());
    const end = placed((goal ?? to).getBoundingClientRect());
    if (isNowhere(start) || isNowhere(end)) return;
    const body = document.createElement("div");
    body.className = `flight flight-${what.kind}`;
    body.setAttribute("aria-hidden", "true");
    const remove = fill(body, what);
    document.body.append(body);
    const frames = path(start, end, body, what.kind, goal !== null);
    await travels(body.animate(frames, { duration: TIME / speed / prefs.pace, easing: "cubic-bezier(0.45, 0.05, 0.25, 1)", fill: "both" }));
    body.remove();
    remove();
}

/** A sum rises from where it was added or taken away; it crosses nothing else. */
export async function rise(at: Place, sum: number, speed = 1): Promise<void> {
    if (!at || !mayFly()) return;
    const box = placed(at.getBoundingClientRect());
    if (isNowhere(box)) return;
    const body = document.createElement("div");
    body.className = `flight flight-sum ${sum < 0 ? "less" : "more"}`;
    body.setAttribute("aria-hidden", "true");
    body.textContent = sum < 0 ? `−${-sum}` : `+${sum}`;
    document.body.append(body);
    const x = box.left + box.width / 2 - body.offsetWidth / 2;
    const y = box.top - body.offsetHeight / 2;
    const to = (dy: number): string => `translate(${x}px, ${y + dy}px)`;
    const frames = [
        { transform: to(8), opacity: 0 },
        { transform: to(0), opacity: 1, offset: 0.2 },
        { transform: to(-4), opacity: 1, offset: 0.75 },
        { transform: to(-12), opacity: 0 },
    ];
    await travels(body.animate(frames, { duration: (TIME * 1.5) / speed / prefs.pace, easing: "ease-out", fill: "both" }));
    body.remove();
}

/** Nobody sees it until it has landed. */
export function conceal(goal: Element | null): void {
    goal?.setAttribute(LANDING, "");
}

export function unveil(goal: Element | null): void {
    goal?.removeAttribute(LANDING);
}

export const isConcealed = (goal: Element): boolean => goal.hasAttribute(LANDING);

/** Whether anything flies now: not where motion is unwanted, nor for nobody. */
export const mayFly = (): boolean => mayMove() && !document.hidden;

const isNowhere = (box: DOMRect): boolean => box.width === 0 && box.height === 0;

/** A low arc, so that what flies is seen against the table and not as a line. */
function path(start: DOMRect, end: DOMRect, body: HTMLElement, kind: Freight["kind"], lands: boolean): Keyframe[] {
    const { offsetWidth: width, offsetHeight: height } = body;
    const at = (box: DOMRect): [number, number] => [
        box.left + box.width / 2 - width / 2,
        box.top + box.height / 2 - height / 2,
    ];
    const [x1, y1] = at(start);
    const [x2, y2] = at(end);
    const rise = Math.min(90, Math.hypot(x2 - x1, y2 - y1) * 0.18);
    const turn = kind === "card" || kind === "character" ? (x2 > x1 ? 8 : -8) : 0;
    const last = `translate(${x2}px, ${y2}px)`;
    // What lies there afterwards has its own size; what goes into a hand or a purse vanishes in it.
    const fits = lands && width > 0 ? end.width / width : 1;
    return [
        { transform: `translate(${x1}px, ${y1}px) scale(0.7)`, opacity: 0 },
        { transform: `translate(${x1}px, ${y1}px) scale(1)`, opacity: 1, offset: 0.12 },
        {
            transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - rise}px) rotate(${turn}deg) scale(1.12)`,
            opacity: 1,
            offset: 0.55,
        },
        { transform: `${last} scale(${fits})`, opacity: 1, offset: 0.92 },
        lands ? { transform: `${last} scale(${fits})`, opacity: 1 } : { transform: `${last} scale(0.8)`, opacity: 0 },
    ];
}

/** Puts in what flies; gives back how to take it away. */
function fill(target: HTMLElement, what: Freight): () => void {
    if (what.kind === "gold") {
        const coin = document.createElement("span");
        coin.className = "coin";
        target.append(coin);
        if ((what.n ?? 1) > 1) target.append(String(what.n));
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
