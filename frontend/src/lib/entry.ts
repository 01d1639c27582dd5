/** A line of the log. */
import { type Part, partsOf } from "./marked-text";

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

/** Where in the story something stands. */
export type Place = Pick<Entry, "round" | "turn" | "character">;

/** Two entries as one, which tells first the one and then the other. */
export function together(first: Entry, next: Entry): Entry {
    return {
        ...first,
        get parts() {
            return [...first.parts, ...partsOf(" "), ...next.parts];
        },
        get text() {
            return `${first.text} ${next.text}`;
        },
    };
}
