/** Which casts a draft may be played with, for what the studies say of them. */
import type { Cards } from "../../numbers/casts";
import { LAST_RANK } from "../../lib/facts";
import { type Draft, factsIn, faultsOf, ownFrom } from "./setup";

/** The casts one of which it will be; [] where that is left to chance or still faulty. */
export function castsOf(draft: Draft): Cards[] {
    const facts = factsIn(draft);
    if (draft.cast === "own") {
        return faultsOf(draft).length > 0 ? [] : [{ characters: draft.characters, uniques: present(draft.uniques) }];
    }
    const preset = facts.presets[draft.preset];
    if (draft.cast !== "preset" || preset === undefined) return [];
    const eight = preset.characters.filter((character) => facts.ranks[character] !== LAST_RANK);
    // With few players, some characters make room for others that only the engine names.
    if (!eight.every((character) => facts.fits(character, draft.seats))) return [];
    const uniques = present(ownFrom(facts, draft.preset, draft.seats).uniques);
    return ninths(draft, preset.characters).map((ninth) => ({ characters: [...eight, ...ninth], uniques }));
}

/** Who may be the ninth: nobody, the one that is named, the preset's own, or any. */
function ninths(draft: Draft, characters: readonly string[]): string[][] {
    const facts = factsIn(draft);
    if (draft.ninth !== "") return [[draft.ninth]];
    if (!facts.needsNinth(draft.seats)) return [[]];
    const all = facts.ninth(draft.seats);
    const own = characters.filter((character) => all.includes(character));
    return (own.length > 0 ? own : all).map((one) => [one]);
}

const present = (uniques: Readonly<Record<string, number>>): string[] => Object.keys(uniques).filter((card) => (uniques[card] ?? 0) > 0);
