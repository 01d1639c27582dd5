/** What is heard of what people say: phrases in the reader's language. */
import type { Chat, Say, SayPhrase } from "../generated/protocol";
import { say } from "../lib/words";

export type Phrase = SayPhrase["phrase"];

export const PHRASES: readonly Phrase[] = [
    "hello", "luck", "nice", "ouch", "close", "thanks", "sorry", "think", "turn", "played", "again", "bye",
];

/** Without what the server may leave out: spaces, and signs that it does not know. */
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Whether this is what was said. */
export const isSaid = (line: Chat, said: Say | SayPhrase): boolean =>
    said.type === "phrase" ? line.phrase === said.phrase : line.phrase == null && letters(line.text) === letters(said.text);

export const wordsOf = ({ phrase, text }: Chat): string => (phrase == null ? text : say(`phrase-${phrase}`));
