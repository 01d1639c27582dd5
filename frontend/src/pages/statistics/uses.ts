/** What the reader did with each card, for the pages of the cards. */
import { type CharacterFigures, characters, counted, type DistrictFigures, districts } from "./counting";
import { summariesAtHand } from "./summaries";

export type CardUse = ({ kind: "character" } & CharacterFigures) | ({ kind: "district" } & DistrictFigures);

/** In the games of one edition; cards that were never held or built are not in it. */
export async function usesOf(edition: string): Promise<ReadonlyMap<string, CardUse>> {
    const games = counted(await summariesAtHand()).filter((game) => game.edition === edition);
    return new Map<string, CardUse>([
        ...districts(games).filter(({ built }) => built > 0).map((one): [string, CardUse] => [one.card, { kind: "district", ...one }]),
        ...characters(games).filter(({ held }) => held > 0).map((one): [string, CardUse] => [one.card, { kind: "character", ...one }]),
    ]);
}
