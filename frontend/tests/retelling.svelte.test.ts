import { flushSync } from "svelte";
import { afterAll, describe, expect, test } from "vitest";
import { question } from "../src/lib/asking";
import { factsOf } from "../src/lib/facts";
import { label } from "../src/lib/lines";
import { LANGUAGES, language, speak } from "../src/lib/language.svelte";
import { ruleOf } from "../src/lib/rulebook.svelte";
import { EventLog } from "../src/lib/event-log";
import { languageName, languageList } from "../src/lib/languages";
import { latin } from "../src/table/keys";
import { ruleText } from "../src/lib/words";
import { why } from "../src/table/why.svelte";
import { contextOf, fixtures } from "./fixtures";

afterAll(() => speak("en"));
const others = LANGUAGES.filter((lang) => lang !== "en");

describe("the language changes in the middle of a game", () => {
    test.each(others)("what was told before is told again: %s", async (lang) => {
        await speak("en");
        for (const game of fixtures.games.slice(0, 4)) {
            const facts = factsOf(game.edition, game.options);
            for (const story of game.heard) {
                const names = fixtures.names.slice(0, game.players);
                const told = new EventLog(facts, names, story.seat).add(story.events);
                const before = told.map((entry) => entry.text);
                await speak(lang);
                const fresh = new EventLog(facts, names, story.seat).add(story.events);
                const after = told.map((entry) => entry.text);
                expect(after).toEqual(fresh.map((entry) => entry.text));
                expect(told.map((entry) => entry.parts)).toEqual(fresh.map((entry) => entry.parts));
                expect(told.map((entry) => entry.id)).toEqual(fresh.map((entry) => entry.id));
                expect(after.filter((text, i) => text === before[i] && text.length > 20)).toEqual([]);
                await speak("en");
                expect(told.map((entry) => entry.text)).toEqual(before);
            }
        }
    });

    test("who has read an entry hears of it", async () => {
        await speak("en");
        const story = fixtures.games[0]?.heard[0];
        if (story === undefined) throw new Error("no story");
        const [entry] = new EventLog(factsOf("deluxe"), fixtures.names, story.seat).add(story.events);
        const read: string[] = [];
        const stop = $effect.root(() => {
            $effect(() => {
                read.push(entry?.text ?? "");
            });
        });
        flushSync();
        await speak("ru");
        flushSync();
        stop();
        expect(read).toHaveLength(2);
        expect(read[1]).toMatch(/[а-я]/);
    });

    test("the question and the answers follow", async () => {
        const asked = fixtures.games[0]?.asked[0];
        if (asked === undefined) throw new Error("nothing was asked");
        const { view, ask, seat } = asked;
        const ctx = contextOf(view, seat);
        const all = (): string[] => [question(ask, view, fixtures.names, ctx.facts), ...ask.options.map((option) => label(option.line, ctx, option))];
        await speak("en");
        const before = all();
        await speak("cs");
        expect(all().some((text) => before.includes(text))).toBe(false);
    });

    test("so does the reason why something is not allowed", async () => {
        const twice = { line: "build castle", rule: "DX-TURN-4" };
        const whole = async (): Promise<string> => {
            why(twice); // asks for the words
            await ruleText(twice.rule);
            await new Promise((done) => setTimeout(done)); // whoever asked first has them by then
            return why(twice);
        };
        await speak("en");
        const before = await whole();
        expect(before).toContain("A city cannot have");
        await speak("ru");
        expect(why(twice)).not.toContain("A city");
        expect(await whole()).toMatch(/[а-я]/);
        expect([before, why(twice)].some((text) => text.includes("DX-"))).toBe(false);
        expect(ruleOf(why(twice))).toBe("DX-TURN-4");
    });
});

describe("languages", () => {
    test("are called as those who speak them call them", () => {
        expect(["en", "bg", "ru", "cs", "ro", "it"].map(languageName)).toEqual([
            "English", "Български", "Русский", "Čeština", "Română", "Italiano",
        ]);
        expect(languageList().map((one) => one.lang).sort()).toEqual([...LANGUAGES].sort());
        expect(languageList()[0]?.lang).toBe("en");
    });

    test("one that is not there is English", async () => {
        await speak("tlh");
        expect(language()).toBe("en");
    });
});

test("the keys of the table are the same on a keyboard with other letters", () => {
    expect(latin({ key: "п", code: "KeyG" })).toBe("G");
    expect(latin({ key: "g", code: "KeyU" })).toBe("g"); // a Latin keyboard of another order
    expect(latin({ key: "Enter", code: "Enter" })).toBe("Enter");
    expect(latin({ key: "ф", code: "" })).toBe("ф");
});
