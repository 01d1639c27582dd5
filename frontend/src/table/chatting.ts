/** What is heard of what people say: phrases in the reader's language. */
import type { Chat, SayPhrase } from "../generated/protocol";
import { say } from "../lib/words";

export type Phrase = SayPhrase["phrase"];

export const PHRASES: readonly Phrase[] = [
    "hello", "luck", "nice", "ouch", "close", "thanks", "sorry", "think", "turn", "played", "again", "bye",
];

export const wordsOf = ({ phrase, text }: Chat): string => (phrase == null ? text : say(`phrase-${phrase}`));
