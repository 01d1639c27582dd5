import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { functions } from "../../src/lib/forms";
import { mark, plain } from "../../src/lib/marked-text";

const source = `
card-king = Król
    .acc = Króla
    .gender = m
card-queen = Królowa
    .acc = Królową
    .gender = f
you = ty
    .acc = ciebie
kill = { $who } zabija { FORM($victim, "acc") }
gone = { TRAIT($victim, "gender") ->
    [f] zabita
   *[m] zabity
}: { $victim }
give = daje { BEFORE("a", $who) } { $who }
`;
const bundle: FluentBundle = new FluentBundle(["pl"], { useIsolating: false, functions: functions(() => bundle) });
bundle.addResource(new FluentResource(source));

function told(id: string, args: Record<string, string | number>): string {
    const faults: Error[] = [];
    const said = bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args, faults);
    expect(faults).toEqual([]);
    return said;
}

const king = mark("character", "king", "Król");
const queen = mark("card", "queen", "Królowa");

describe("names stand in the form that a sentence needs", () => {
    test("one, several, the reader", () => {
        expect(plain(told("kill", { who: "Ala", victim: king }))).toBe("Ala zabija Króla");
        expect(plain(told("kill", { who: "Ala", victim: `${king} i ${queen}` }))).toBe("Ala zabija Króla i Królową");
        expect(plain(told("kill", { who: "Ala", victim: mark("me", 0, "ty") }))).toBe("Ala zabija ciebie");
    });

    test("what has no forms stays as it is", () => {
        expect(plain(told("kill", { who: "Ala", victim: mark("player", 1, "Jan") }))).toBe("Ala zabija Jan");
        expect(told("kill", { who: "Ala", victim: "Jan" })).toBe("Ala zabija Jan");
        expect(told("kill", { who: "Ala", victim: 3 })).toBe("Ala zabija 3");
    });

    test("the mark and what follows the name are kept", () => {
        const priced = mark("card", "king*", "Król* 3N");
        expect(told("kill", { who: "", victim: priced })).toBe(` zabija ${mark("card", "king*", "Króla* 3N")}`);
    });

    test("words are chosen by a trait", () => {
        expect(plain(told("gone", { victim: king }))).toBe("zabity: Król");
        expect(plain(told("gone", { victim: queen }))).toBe("zabita: Królowa");
        expect(plain(told("gone", { victim: "Jan" }))).toBe("zabity: Jan");
    });
});

test("the Italian a and e have a d before a name with the same vowel", () => {
    expect(plain(told("give", { who: mark("player", 1, "Ana") }))).toBe("daje ad Ana");
    expect(plain(told("give", { who: mark("player", 1, "Elena") }))).toBe("daje a Elena");
    expect(told("give", { who: "ada" })).toBe("daje ad ada");
    // a card may get an article yet
    expect(plain(told("give", { who: mark("card", "armory", "Armeria") }))).toBe("daje a Armeria");
});
