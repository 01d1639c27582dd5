/** Who has chosen no name is named by each reader; what is too long for a name is said, not lost. */
import { afterAll, expect, test } from "vitest";
import type { Played, Table } from "../src/generated/protocol";
import { factsOf } from "../src/lib/facts";
import { called, calledChat, calledPlayers, calledTable } from "../src/lib/guests";
import { EventLog } from "../src/lib/event-log";
import { speak } from "../src/lib/words";
import { fitting, LONGEST } from "../src/pages/frame/naming";

afterAll(() => speak("en"));

test("guests are told apart, also from somebody who is called so, and free seats have no name", async () => {
    await speak("en");
    expect(called(["", "Ana", ""])).toEqual(["Guest", "Ana", "Guest 2"]);
    expect(called(["", "Guest", "Guest 3", ""])).toEqual(["Guest 2", "Guest", "Guest 3", "Guest 4"]);
    expect(called(["", "Ana", ""], (seat) => seat === 2)).toEqual(["Guest", "Ana", ""]);
    const listed = { players: ["", "Ana", ""], guests: [0] } as unknown as Played;
    expect(calledPlayers(listed)).toEqual(["Guest", "Ana", ""]);
});

test("each reader reads of them in their language", async () => {
    const table = { seats: [{ seat: 0, kind: "person", name: "" }, { seat: 1, kind: "open", name: "" }, { seat: 2, kind: "bot", name: "Ana" }] } as unknown as Table;
    const line = { text: "hi", at: 0, phrase: null };
    await speak("ro");
    const names = calledTable(table).seats.map((seat) => seat.name ?? "");
    expect(names).toEqual(["Oaspete", "", "Ana"]);
    expect(calledChat([{ ...line, seat: 0, name: "" }, { ...line, seat: null, name: "" }, { ...line, seat: 2, name: "Ana" }], names).map(({ name }) => name))
        .toEqual(["Oaspete", "Oaspete", "Ana"]);
});

test("what the log told of a guest is told again in another language", async () => {
    await speak("en");
    const [entry] = new EventLog(factsOf("deluxe"), ["Ana", ""], 0).add([{ event: "gathered", seat: 1, gold: 2, secret: { fields: [], seats: [] } }]);
    expect(entry?.text).toContain("Guest");
    await speak("it");
    expect(entry?.text).toContain("Ospite");
});

test("a name keeps as many characters as a table can have, whatever they are made of", () => {
    expect(fitting("Ana")).toBe("Ana");
    expect(fitting("a".repeat(LONGEST))).toBe("a".repeat(LONGEST));
    expect(fitting("a".repeat(LONGEST + 5))).toBe("a".repeat(LONGEST));
    expect(Array.from(fitting("🏰".repeat(LONGEST + 1)))).toHaveLength(LONGEST);
    expect(fitting(`${"a".repeat(LONGEST - 1)} b`)).toBe("a".repeat(LONGEST - 1));
});
