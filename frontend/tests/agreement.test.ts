/** Who has not agreed to be rated is asked where they want to play, and then goes on with that. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../src/lib/api";
import { speak } from "../src/lib/words";
import { agreement, hasAgreed, onceAgreed } from "../src/pages/ratings/agreement.svelte";
import { ratings } from "../src/pages/ratings/api";

// What it looks like is for a browser.
vi.mock("../src/pages/ratings/Agree.svelte", () => ({ default: () => undefined }));

const asked = (): Promise<void> => vi.waitFor(() => expect(agreement.open).toBe(true));
const refused = (code: string): Refusal => new Refusal({ code });

beforeEach(() => speak("en"));
afterEach(() => {
    agreement.answer(false);
    vi.restoreAllMocks();
});

describe("what needs agreement", () => {
    test("is done at once if nobody minds", async () => {
        expect(await onceAgreed(() => Promise.resolve("seat"))).toBe("seat");
        await expect(onceAgreed(() => Promise.reject(refused("full")))).rejects.toThrow("full");
        expect(agreement.open).toBe(false);
    });

    test("is done after the visitor has agreed, and not at all if they have not", async () => {
        for (const yes of [true, false]) {
            const work = vi.fn(() => Promise.resolve("seat")).mockRejectedValueOnce(refused("not-rated"));
            const done = onceAgreed(work);
            await asked();
            expect(agreement.Dialog).not.toBeNull();
            agreement.answer(yes);
            expect([await done, agreement.open, work.mock.calls.length]).toEqual(yes ? ["seat", false, 2] : [null, false, 1]);
        }
    });
});

describe("the switch for a rated table", () => {
    test("asks only who has not agreed yet", async () => {
        const mine = vi.spyOn(ratings, "mine");
        mine.mockResolvedValue({ possible: true, rated: true });
        expect(await hasAgreed()).toBe(true);
        mine.mockResolvedValue({ possible: true });
        const answer = hasAgreed();
        await asked();
        agreement.answer(true);
        expect(await answer).toBe(true);
    });

    test("says so where there are no ratings", async () => {
        vi.spyOn(ratings, "mine").mockResolvedValue({ possible: false });
        await expect(hasAgreed()).rejects.toMatchObject({ sentence: "This server has no ratings." });
        expect(agreement.open).toBe(false);
    });
});
