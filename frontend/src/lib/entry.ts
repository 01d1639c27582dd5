/** The lines of the log. */
import type { Part } from "./parts";

/** head: a heading, or what changes the game for all; hurt and gain: it touches the reader. */
export type Tone = "head" | "hurt" | "gain" | "quiet" | "";

/** One line of the log. */
export interface Entry {
    /** Counts up; a key for lists. */
    id: number;
    round: number;
    /** Entries of one turn have the same number. */
    turn: number;
    /** Whose turn it is, null outside of turns. */
    character: string | null;
    kind: Tone;
    /** What begins with this entry; the entry is then its heading. */
    opens: "round" | "turn" | "";
    /** Who did it. */
    actor: number | null;
    /** All seats it speaks of. */
    about: number[];
    /** In the language that is spoken now: what was told before a change is told again. */
    readonly parts: Part[];
    readonly text: string;
    /** It happened to the reader: "what happened to me". */
    mine: boolean;
    /** The kind of event that it tells. */
    event: string;
}
