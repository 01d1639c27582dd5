/** The drawings behind `Icon` and `TypeMark`. */
import drawn from "../generated/icons.json";
import { ICONS } from "./icons";
import { OWN } from "./custom-icons";

const paths: Readonly<Record<string, string>> = drawn;

/** The path, on a grid of 512 by 512, of a symbol, a card, `type-…`, `token-…`, or a name of the set. */
export function picture(key: string): string {
    return OWN[key] ?? paths[ICONS[key] ?? key] ?? "";
}

/** The outline of a type's mark, on a grid of 100 by 100: no two are alike, so that colour is never needed. */
export const SHAPES: Readonly<Record<string, string>> = {
    noble: "M6 22 27 36 50 6 73 36 94 22V86Q94 94 86 94H14Q6 94 6 86Z",
    religious: "M10 95V50C10 26 34 14 50 3 66 14 90 26 90 50V95Z",
    trade: "M50 4A46 46 0 1 1 50 96 46 46 0 1 1 50 4Z",
    military: "M8 7H92V48C92 74 68 88 50 97 32 88 8 74 8 48Z",
    unique: "M50 1 99 50 50 99 1 50Z",
    action: "M5 14H95V36A14 14 0 0 0 95 64V86H5V64A14 14 0 0 0 5 36Z",
    none: "M28 7H72L96 50 72 93H28L4 50Z",
};
