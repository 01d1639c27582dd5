/** What is heard of what people say: phrases in the reader's language, and nothing of who is muted here. */
import type { Chat, SayPhrase } from "../generated/protocol";
import { prefs } from "../lib/prefs.svelte";
import { say } from "../lib/words";

export type Phrase = SayPhrase["phrase"];

export const PHRASES: readonly Phrase[] = [
    "hello", "luck", "nice", "ouch", "close", "thanks", "sorry", "think", "turn", "played", "again", "bye",
];
const MOST = 50;

export const wordsOf = ({ phrase, text }: Chat): string => (phrase == null ? text : say(`phrase-${phrase}`));

export const isMuted = (name: string): boolean => prefs.muted.includes(name);

export function mute(name: string): void {
    if (!isMuted(name)) prefs.muted = [...prefs.muted, name].slice(-MOST);
}

export function unmute(name: string): void {
    prefs.muted = prefs.muted.filter((other) => other !== name);
}

/** What the reader hears of a chat, and who of those that said something is muted. */
export function heardOf(chat: readonly Chat[]): { heard: Chat[]; muted: string[] } {
    const muted = [...new Set(chat.map(({ name }) => name))].filter(isMuted);
    return { heard: chat.filter(({ name }) => !muted.includes(name)), muted };
}
