/** What is asked of the server about ratings and tournaments. */
import type { ChangeRating, GameRatings, Ladder, MyRating, Tournament } from "../../generated/protocol";
import { get, post } from "../../lib/api";

const contest = (code: string): string => `/api/tournaments/${encodeURIComponent(code)}`;

export const ratings = {
    mine: (): Promise<MyRating> => get("/api/me/rating"),
    change: (wish: ChangeRating): Promise<MyRating> => post("/api/me/rating", wish),
    /** Season null: all games. */
    ladder: (edition: string, season: number | null): Promise<Ladder> =>
        get(`/api/ratings/ladder?edition=${encodeURIComponent(edition)}${season === null ? "" : `&season=${season}`}`),
    ofGame: (code: string): Promise<GameRatings> => get(`/api/games/${encodeURIComponent(code)}/ratings`),
    tournaments: (): Promise<Tournament[]> => get("/api/tournaments"),
    tournament: (code: string): Promise<Tournament> => get(contest(code)),
    sign: (code: string, on: boolean): Promise<Tournament> => post(`${contest(code)}/sign`, { on }),
};
