/** Whatever may be decided in this game can be decided on the page, where one would look for it. */
import { describe, expect, inject, test } from "vitest";
import type { Decision } from "./support/global-setup";
import { choose } from "./support/playing";
import { useBrowser } from "./support/browser-fixture";
import type { Visitor } from "./support/visitor";

const fixture = useBrowser();
const { cookie, kinds, keys, decisions } = inject("prepared");

/** Decide it; what is wrong with it, if anything. */
async function faultOf(me: Visitor, one: Decision, made: Set<string>): Promise<string | null> {
    const about = `${one.edition} ${one.code}: ${one.kind}, ${one.line}`;
    const before = me.heard.length;
    await me.wander(`/t/${one.code}`);
    await me.told(before, "welcome");
    let now;
    try {
        now = await me.settled();
    } catch (fault) {
        return `${about}: ${String(fault)}`;
    }
    if (me.kind() !== one.kind) return `${about}: asked was ${me.kind()}`;
    if (now.question === "") return `${about}: nothing is asked`;
    const offered = [...now.lines].sort().join();
    if (offered !== [...one.offered].sort().join()) return `${about}: offered is ${offered}`;
    try {
        await me.decide(one.line);
    } catch (fault) {
        return `${about}: ${String(fault)}`;
    }
    const answer = await me.told(before, "accepted", "staged", "refused");
    if (answer.type === "refused") return `${about}: ${JSON.stringify(answer)}`;
    made.add(one.kind).add(one.key);
    return null;
}

describe("on the page", () => {
    test("every kind of decision and every verb of the notation is made by clicking what it speaks of", async () => {
        const me = await fixture.come({ cookie });
        await me.visit("/settings");
        const made = new Set<string>();
        const faults: string[] = [];
        for (const one of decisions) {
            const fault = await faultOf(me, one, made);
            if (fault !== null) faults.push(fault);
        }
        expect(faults).toEqual([]);
        expect([...kinds, ...keys].filter((word) => !made.has(word))).toEqual([]);
    });

    for (const edition of ["Deluxe", "Classic", "Circus", "Common City"]) {
        test(`a game of ${edition} is set up and begins`, async () => {
            const me = await fixture.come();
            await me.visit("/new");
            await me.page.getByRole("radio", { name: edition }).check({ force: true });
            await me.page.getByRole("button", { name: "Start the game" }).click();
            const now = await me.settled();
            expect(now.at).toBe("table");
            await me.decide(choose(now.lines, me.view()));
            expect((await me.settled()).at).toBe("table");
        });
    }
});
