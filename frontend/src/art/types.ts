/** Words that the pictures share. */
import type { Facts } from "../lib/facts";

export type Size = "full" | "small" | "tile";
export type State = "idle" | "can" | "chosen" | "barred";
export type CardFacts = Facts;

export type TokenKind =
    | "killed"
    | "robbed"
    | "bewitched"
    | "warrant"
    | "signed"
    | "threat"
    | "flower"
    | "tax"
    | "crown"
    | "discarded";
export const TOKENS: readonly TokenKind[] = [
    "killed",
    "robbed",
    "bewitched",
    "warrant",
    "signed",
    "threat",
    "flower",
    "tax",
    "crown",
    "discarded",
];

/** A token on a character: what lies there, how much gold with it, and who laid it where that is known. */
export interface Mark {
    kind: TokenKind;
    n?: number | undefined;
    by?: string | undefined;
}
