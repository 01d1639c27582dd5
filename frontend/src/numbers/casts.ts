/** What a cast is likely to be like: the models learned from the studies, as src/citadels/lab/numbers/cast_model.py has them. */
import all from "./casts.json";

interface Part {
    /** Typical error on casts from which nothing was learned, and that of saying the same of every cast. */
    error: number;
    blind: number;
    /** Where the middle and the highest third of casts begin. */
    thirds: [number, number];
}

interface Sum extends Part {
    usual: number;
    cards: Record<string, number>;
}

interface Edge extends Part {
    base: number;
    slope: number;
    strengths: Record<string, number>;
}

export interface Model {
    casts: number;
    upsets: Sum;
    rounds: Sum;
    minutes: Sum;
    edge: Edge;
}

export interface Cards {
    characters: readonly string[];
    uniques: readonly string[];
}

/** Upsets as a share, the square of the edge as a share. */
export type Forecast = Record<"upsets" | "rounds" | "minutes" | "edge", number>;

type Third = "low" | "mid" | "high" | "unknown";

/** A model that is not this much better than saying the same of every cast does not tell casts apart. */
const KNOWS = 0.9;

export function modelOf(edition: string, players: number): Model | undefined {
    return (all as unknown as Record<string, Model>)[`${edition} ${players}`];
}

export function forecast(model: Model, cast: Cards): Forecast {
    return { upsets: sum(model.upsets, cast), rounds: sum(model.rounds, cast), minutes: sum(model.minutes, cast), edge: edge(model.edge, cast) };
}

/** The mean of what the model says of several casts, one of which it will be. */
export function forecastOf(model: Model, casts: readonly Cards[]): Forecast {
    const said = casts.map((cast) => forecast(model, cast));
    const mean = (figure: keyof Forecast): number => said.reduce((total, one) => total + one[figure], 0) / said.length;
    return { upsets: mean("upsets"), rounds: mean("rounds"), minutes: mean("minutes"), edge: mean("edge") };
}

function sum(model: Sum, cast: Cards): number {
    const cards = new Set([...cast.characters, ...cast.uniques]);
    return [...cards].reduce((total, card) => total + (model.cards[card] ?? 0), model.usual);
}

function edge(model: Edge, cast: Cards): number {
    const known = cast.characters.map((character) => model.strengths[character] ?? 0);
    const level = known.reduce((total, one) => total + one, 0) / known.length;
    const promise = known.reduce((total, one) => total + (one - level) ** 2, 0) / known.length;
    return Math.max(0, model.base + model.slope * promise);
}

/** Whether a value is among the lowest or the highest third of casts, as far as the model can tell. */
export function third(part: Part, value: number): Third {
    if (part.error > KNOWS * part.blind) return "unknown";
    const [low, high] = part.thirds;
    return value < low ? "low" : value > high ? "high" : "mid";
}

/** The edge in points of a hundred, from and to: what is known is its square, and how far off that is. */
export function edgeRange(part: Part, square: number): [number, number] {
    const root = (value: number): number => 100 * Math.sqrt(Math.max(0, value));
    return [root(square - part.error), root(square + part.error)];
}
