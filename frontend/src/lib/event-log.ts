/** Turns the events that one seat receives into log entries. */
import type { Event, Note } from "../generated/protocol";
import { type Entry, type Place, type Tone, together } from "./entry";
import type { Facts } from "./facts";
import { partsOf, plain } from "./marked-text";
import { Localized } from "./localized";
import { Formatter } from "./formatter";
import { type Args, has, tell as say, sentence } from "./words";

// In these events, `seat` is the victim and `player` the one who acts.
const REVERSED = ["robbed", "destroyed"];
// Events that are bad for their target, and events that are good for it.
const HURTS = "robbed confiscated destroyed turned-over looked spied swapped took took-gold borrowed aimed exchanged seized".split(" ");
const GAINS = "bribed paid gave gave-gold crowned bought-ticket auctioned".split(" ");
// After these events, the log does not mention that cards go to the discard pile, or under the deck.
const UNSAID_AFTER = "destroyed laid-out sold resisted tumbled asked-fortune cheered launched discarded".split(" ");
const UNBURIED_AFTER = ["kept", "destroyed", "laid-out", "buried"];

/** The id of the text for this event and its cause, or "" if there is none. */
function worded({ event, source }: Event): string {
    const id = `event-${event}-${source ?? ""}`;
    return has(id) ? id : "";
}

type Handler = (event: Event) => void;
/** Fields that override the defaults of an entry. */
type More = Partial<Omit<Entry, "parts" | "text">>;

export class EventLog {
    private readonly formatter: Formatter;
    private told: Entry[] = [];
    private count = 0;
    private round = 0;
    private turn = 0;
    private actor: number | null = null;
    private character: string | null = null;
    /** The last character that each seat revealed. */
    private titles = new Map<number, string>();
    /** The reader's characters. */
    private own = new Set<string>();
    private killed: string | null = null;
    /** Characters that were called and that nobody revealed. */
    private silent: string[] = [];
    /** Characters that nobody can have this round. */
    private laidOpen: readonly string[] = [];
    private before = "";
    private building = false;
    private price: number | null = null;
    /** A district is about to be replaced by another. */
    private launched = false;
    private complete = false;

    constructor(
        readonly facts: Facts,
        names: readonly string[],
        readonly seat: number | null,
    ) {
        this.formatter = new Formatter(facts, names, seat);
    }

    /** The entries for these events. */
    add(events: readonly Event[]): Entry[] {
        for (const event of events) {
            if (event.event !== "called") this.closeSilence();
            const handler = this.special[event.event];
            if (handler === undefined) this.clause(event);
            else handler(event);
            this.before = event.event;
        }
        this.closeSilence();
        const { told } = this;
        this.told = [];
        return told;
    }

    /** The current place in the game. */
    get place(): Place {
        const { round, turn, character } = this;
        return { round, turn, character };
    }

    /** The entry for a note about a player, merged with `did`, the entry for what a bot then did for them. */
    note(note: Note, place: Place = this.place, did: Entry | null = null): Entry[] {
        const { kind, seat } = note;
        const mine = seat === this.seat;
        const tone: Tone = mine && kind === "clock" ? "hurt" : "quiet";
        const more: More = { ...place, kind: tone, actor: seat, mine: mine && kind === "clock" };
        const about: Event = { event: `note-${kind}`, seat, secret: OPEN };
        this.write(() => say(`note-${kind}${mine ? "-me" : ""}`, { player: this.formatter.player(seat) }), about, more);
        const told = this.told.splice(0);
        return did === null ? told : told.map((entry) => together(entry, did));
    }

    // -- entries -----------------------------------------------------------------------------------------------------
    private write(told: () => string, event: Event, more: More = {}): void {
        this.entry(() => say("sentence", { told: sentence(told().trim()) }), event, more);
    }

    private entry(told: () => string, event: Event, more: More): void {
        const words = new Localized(told);
        const seats = partsOf(words.now).flatMap((part) => (part.seat === null ? [] : [part.seat]));
        this.told.push({
            id: ++this.count,
            round: this.round,
            turn: this.turn,
            character: this.character,
            kind: "",
            opens: "",
            actor: event.seat ?? null,
            about: [...new Set(seats)],
            get parts() {
                return partsOf(words.now);
            },
            get text() {
                return plain(words.now);
            },
            mine: false,
            event: event.event,
            ...more,
        });
    }

    private takeTurn(event: Event): void {
        this.turn += 1;
        this.actor = event.seat ?? null;
        this.character = event.character ?? null;
        if (this.facts.laps) this.titles.clear(); // characters change from turn to turn
        if (event.seat != null && event.character != null) this.titles.set(event.seat, event.character);
    }

    private leaveTurn(): void {
        this.turn += 1;
        this.actor = null;
        this.character = null;
    }

    private closeSilence(): void {
        const { silent } = this;
        if (silent.length === 0) return;
        this.silent = [];
        this.leaveTurn();
        const told = (): string => say("event-called", { characters: this.formatter.characters(silent) });
        this.write(told, { event: "called", secret: OPEN }, { kind: "quiet" });
    }

    // -- clauses -----------------------------------------------------------------------------------------------------
    /** Write the entry of an event. If it affects the reader, the entry has a tone and names the character of who acts. */
    private clause(event: Event, message = "", more: Args = {}): void {
        const { event: kind } = event;
        let [actor, target] = [event.seat ?? null, event.player ?? null];
        if (REVERSED.includes(kind)) [actor, target] = [target, actor];
        const me = this.seat;
        const touched = me !== null && actor !== me && target === me;
        let tone: Tone = "";
        if (touched) tone = HURTS.includes(kind) ? "hurt" : GAINS.includes(kind) ? "gain" : "";
        else if (me !== null && actor === me && kind === "robbed") tone = "gain";
        const id = message || `event-${kind}${event.cards?.length ? "-cards" : ""}`;
        const title = tone === "" ? null : this.titleOf(actor);
        const seen = this.seenAs(actor);
        this.write(() => say(id, { ...this.args(event, actor, target, title, seen), ...more }), event, { kind: tone, actor, mine: touched });
    }

    /** The last character that a player revealed. */
    private seenAs(seat: number | null): string | null {
        return seat === null ? null : (this.titles.get(seat) ?? null);
    }

    /** The same, but null for the reader. */
    private titleOf(seat: number | null): string | null {
        return seat === this.seat ? null : this.seenAs(seat);
    }

    private who(seat: number | null, title: string | null): string {
        const name = this.formatter.player(seat);
        return title === null ? name : say("titled", { name, character: this.formatter.character(title) });
    }

    /** The arguments of a message. `title` is the character to name with the actor, `seen` the last one they revealed. */
    private args(event: Event, actor: number | null, target: number | null, title: string | null, seen: string | null): Args {
        const { formatter, seat: me } = this;
        const args: Args = {
            who: this.who(actor, title),
            actor: actor !== null && actor === me ? "me" : "other",
            player: formatter.player(target),
            target: target === actor ? "self" : target !== null && target === me ? "me" : "other",
            by: "nothing",
            source: "",
            why: "",
            cause: "",
        };
        // Do not name the source twice: as the actor's title, or as the card that the event is about.
        const { source } = event;
        if (source != null && source !== title && source !== event.district) Object.assign(args, formatter.source(source, seen));
        for (const part of ["character", "signed", "flower", "gave", "received"] as const) {
            const value = event[part];
            if (value != null) args[part] = formatter.character(value);
        }
        for (const part of ["district", "for"] as const) {
            const value = event[part];
            if (value != null) args[part] = formatter.card(value);
        }
        for (const part of ["round", "lap", "choice", "gold", "count", "booth", "points"] as const) {
            const value = event[part];
            if (value != null) args[part] = value;
        }
        if (event.characters != null) args.characters = formatter.characters(event.characters);
        if (event.cards != null) args.cards = formatter.cards(event.cards);
        if (event.type != null) args.type = formatter.type(event.type);
        if (event.flowered != null) args.flowered = event.flowered ? "yes" : "no";
        return args;
    }

    /** Write an entry with another message than the event's own; if `full`, it names the character of who acts. */
    private aloud(event: Event, message: string, more: More, args: Args = {}, full = true): void {
        const actor = event.seat ?? null;
        const title = full ? this.titleOf(actor) : null;
        const seen = this.seenAs(actor);
        this.write(() => say(message, { ...this.args(event, actor, null, title, seen), ...args }), event, more);
    }

    private isMe(event: Event): boolean {
        return this.seat !== null && event.seat === this.seat;
    }

    // -- events with a handler of their own --------------------------------------------------------------------------
    private readonly unsaid: Handler = () => undefined; // another entry implies it

    private readonly roundBegan: Handler = (event) => {
        this.leaveTurn();
        const round = event.round ?? this.round + 1;
        this.round = round;
        this.own.clear();
        this.killed = null;
        this.laidOpen = [];
        this.titles.clear();
        this.entry(() => say("event-round-began", { round }), event, { kind: "head", opens: "round" });
    };

    private readonly lapBegan: Handler = (event) => {
        this.leaveTurn();
        const lap = event.lap ?? this.round + 1;
        this.round = lap;
        this.entry(() => say("event-lap-began", { lap }), event, { kind: "head", opens: "round" });
        this.write(() => say("event-lap-began-shuffled"), event, { kind: "quiet" });
    };

    private readonly faceUp: Handler = (event) => {
        this.laidOpen = event.characters ?? [];
        this.clause(event);
    };

    private readonly offered: Handler = (event) => {
        if (event.characters != null) this.aloud(event, "event-offered", { kind: "quiet" }, {}, false);
    };

    /** Only those who may know it see which character was chosen; everybody sees that somebody chose. */
    private readonly picked: Handler = (event) => {
        const { character } = event;
        if (character == null) {
            const message = event.event === "picked" ? "web-picked" : "web-set-aside";
            this.aloud(event, message, { kind: "quiet" }, {}, false);
            return;
        }
        if (event.event === "picked" && this.isMe(event)) this.own.add(character);
        this.clause(event);
    };

    private readonly peeked: Handler = (event) => this.clause(event, event.character == null ? "event-peeked" : "event-peeked-known");

    private readonly theater: Handler = (event) => {
        const { gave, received } = event;
        const known = gave != null && received != null;
        if (known && this.seat !== null) {
            const [came, went] = event.player === this.seat ? [gave, received] : [received, gave];
            this.own.delete(went);
            this.own.add(came);
        }
        this.clause(event, known ? "event-theater-known" : "event-theater");
    };

    private readonly letPass: Handler = (event) => this.clause(event, worded(event));

    private readonly called: Handler = (event) => {
        const character = event.character ?? "";
        if (this.laidOpen.includes(character)) return; // it is face up, so nobody can have it
        if (!this.own.has(character) || character !== this.killed) {
            this.silent.push(character);
            return;
        }
        this.closeSilence();
        this.leaveTurn();
        this.aloud(event, "event-called-me", { kind: "hurt", mine: true, actor: this.seat });
    };

    private readonly revealed: Handler = (event) => {
        if (event.character != null && event.character === this.killed) {
            this.leaveTurn();
            if (event.seat != null) this.titles.set(event.seat, event.character);
            this.clause(event, "event-revealed-late");
            return;
        }
        this.begins(event, "event-revealed");
    };

    private readonly turnedUp: Handler = (event) => this.begins(event, "event-turned-up");

    private readonly resumed: Handler = (event) => this.begins(event, "event-resumed");

    private begins(event: Event, message: string): void {
        this.takeTurn(event);
        this.aloud(event, message, { kind: "head", opens: "turn" }, {}, false);
    }

    private readonly turnEnded: Handler = () => this.leaveTurn();

    private readonly crowned: Handler = (event) => {
        if ((event.source ?? "") in this.facts.actions) return; // the entry of the played card says so
        if (this.actor === null || this.actor === event.seat) {
            this.clause(event);
            return;
        }
        this.clause({ ...event, seat: this.actor, player: event.seat ?? null }, "event-crowned-other");
    };

    private readonly gathered: Handler = (event) => {
        if (event.gold) this.clause(event);
    };

    private readonly kept: Handler = (event) => this.clause(event, event.cards?.length ? "" : "web-kept");

    private readonly buried: Handler = (event) => {
        // Cards that are not kept, and destroyed districts, always go under the deck.
        if (!UNBURIED_AFTER.includes(this.before)) this.clause(event);
    };

    private readonly discarded: Handler = (event) => {
        if (!UNSAID_AFTER.includes(this.before)) this.clause(event, "event-discarded");
    };

    private readonly shuffled: Handler = (event) => this.clause(event, "event-shuffled");
    private readonly earned: Handler = (event) => this.clause(event, "event-earned");
    private readonly sold: Handler = (event) => this.clause(event, "event-sold");

    private readonly looked: Handler = (event) => {
        if (this.before !== "spied" || event.cards?.length) this.clause(event);
    };

    private readonly newHand: Handler = (event) => {
        if (event.cards != null) this.clause(event);
    };

    private readonly announced: Handler = () => {
        this.building = true;
        this.price = null;
    };

    private readonly paid: Handler = (event) => {
        if (event.player != null) {
            this.clause(event, worded(event) || "event-paid-player");
        } else if (this.building) this.price = event.gold ?? null;
        else this.clause(event);
    };

    private readonly built: Handler = (event) => {
        const { price } = this;
        this.building = false;
        this.price = null;
        if (this.before === "confiscated") return;
        if (price === null) this.clause(event, "event-built");
        else this.clause(event, "event-built-paid", { gold: price });
    };

    private readonly completed: Handler = (event) => {
        const message = this.complete ? "event-completed-too" : "event-completed";
        this.complete = true;
        this.aloud(event, message, { kind: this.isMe(event) ? "gain" : "head" });
    };

    private readonly destroyed: Handler = (event) => {
        // The district that a Human Cannonball removes was named before.
        if (!this.launched || event.seat !== event.player) this.clause(event);
        this.launched = false;
    };

    private readonly launches: Handler = (event) => {
        this.clause(event);
        this.launched = true;
    };

    private readonly fetched: Handler = (event) => this.clause(event, event.count ? "" : "event-fetched-nothing");

    private readonly rang: Handler = (event) => {
        const goal = this.facts.goal(this.formatter.names.length, true);
        this.aloud(event, this.facts.laps ? "event-rang-laps" : "event-rang", { kind: "head" }, { goal });
    };

    private readonly named: Handler = (event) => {
        const character = event.character ?? "";
        if (event.event === "killed") this.killed = character;
        if (this.own.has(character) && !this.isMe(event)) this.concernsMe(event, character);
        else this.clause(event);
    };

    private readonly laid: Handler = (event) => {
        const known = event.signed ?? event.flower;
        this.clause(event, known ? `event-${event.event}-known` : "");
        if (this.isMe(event)) return;
        for (const character of event.characters ?? []) {
            if (this.own.has(character)) this.concernsMe(event, character);
        }
    };

    private concernsMe(event: Event, character: string): void {
        this.aloud({ ...event, character }, `event-${event.event}-me`, { kind: "hurt", mine: true });
    }

    private readonly bribed: Handler = (event) => {
        this.clause(event, event.player == null ? "event-bribed-nobody" : "event-bribed");
    };

    private readonly resisted: Handler = (event) => {
        this.killed = null; // the murder is undone
        this.aloud(event, "event-resisted", { kind: this.isMe(event) ? "gain" : "head" }, {}, false);
    };

    private readonly lostTurn: Handler = (event) => {
        const mine = this.isMe(event);
        this.aloud(event, "event-lost-turn", { kind: mine ? "hurt" : "", mine }, {}, false);
    };

    private readonly auctioned: Handler = (event) => {
        this.clause(event, event.player == null ? "event-auctioned-nobody" : "event-auctioned");
    };

    private readonly lapScored: Handler = (event) => {
        if (this.before !== "lap-scored") this.leaveTurn();
        this.clause(event);
    };

    private readonly gameOver: Handler = (event) => {
        this.leaveTurn();
        this.write(() => say("event-game-over"), event, { kind: "head", opens: "round" });
    };

    private readonly special: Partial<Record<string, Handler>> = {
        "round-began": this.roundBegan,
        "lap-began": this.lapBegan,
        "face-up": this.faceUp,
        offered: this.offered,
        picked: this.picked,
        "set-aside": this.picked,
        peeked: this.peeked,
        theater: this.theater,
        "let-pass": this.letPass,
        called: this.called,
        revealed: this.revealed,
        "turned-up": this.turnedUp,
        resumed: this.resumed,
        "turn-ended": this.turnEnded,
        crowned: this.crowned,
        gathered: this.gathered,
        kept: this.kept,
        buried: this.buried,
        discarded: this.discarded,
        shuffled: this.shuffled,
        earned: this.earned,
        sold: this.sold,
        looked: this.looked,
        "new-hand": this.newHand,
        announced: this.announced,
        paid: this.paid,
        built: this.built,
        completed: this.completed,
        destroyed: this.destroyed,
        launched: this.launches,
        fetched: this.fetched,
        rang: this.rang,
        killed: this.named,
        marked: this.named,
        bewitched: this.named,
        warranted: this.laid,
        threatened: this.laid,
        bribed: this.bribed,
        resisted: this.resisted,
        "lost-turn": this.lostTurn,
        auctioned: this.auctioned,
        "lap-scored": this.lapScored,
        "game-over": this.gameOver,
        "put-aside": this.unsaid,
        "laid-out": this.unsaid,
        searched: this.unsaid,
    };
}

const OPEN = { fields: [], seats: [] };
