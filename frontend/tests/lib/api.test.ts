import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal, api, refusalText } from "../../src/lib/api";
import { say } from "../../src/lib/words";
import "../fixtures";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
    fetched.mockReset();
    vi.stubGlobal("fetch", fetched);
});

afterEach(() => vi.unstubAllGlobals());

function answer(body: string, status = 200): void {
    fetched.mockResolvedValueOnce(new Response(body, { status }));
}

const asked = (): [unknown, string | undefined, unknown] => {
    const [path, request] = fetched.mock.lastCall ?? [];
    return [path, request?.method, request?.body];
};

async function refused(promise: Promise<unknown>): Promise<Refusal> {
    const found: unknown = await promise.catch((fault: unknown) => fault);
    if (!(found instanceof Refusal)) throw new Error("it was not refused");
    return found;
}

describe("what is asked of the server", () => {
    test("has a path, a method and a body", async () => {
        answer('{"name":"Ana","playing":[]}');
        expect(await api.me()).toEqual({ name: "Ana", playing: [] });
        expect(asked()).toEqual(["/api/me", "GET", undefined]);
        answer('{"code":"ABCD"}');
        await api.makeTable({ start: true });
        expect(asked()).toEqual(["/api/tables", "POST", '{"start":true}']);
        answer("{}");
        await api.sit("A/B", { seat: 2 });
        expect(asked()).toEqual(["/api/tables/A%2FB/sit", "POST", '{"seat":2}']);
        answer("[]");
        await api.steps("ABCD", 50, 10);
        expect(asked()[0]).toBe("/api/games/ABCD/steps?first=50&count=10");
        expect(api.recordPath("ABCD")).toBe("/api/games/ABCD/record");
        answer('{"code":"X"}');
        await api.importGame("any text");
        expect(asked()).toEqual(["/api/games", "POST", "any text"]);
    });

    test("is refused with a code and a sentence", async () => {
        answer('{"code":"illegal","field":null,"rule":"DX-TURN-1","detail":null}', 400);
        const refusal = await refused(api.start("ABCD"));
        expect(refusal).toMatchObject({ code: "illegal", rule: "DX-TURN-1", status: 400 });
        expect(refusal.sentence).toMatch(/^\p{Lu}.*\.$/u);
    });

    test.each([
        ["<html>", 502, "trouble"],
        ["{}", 500, "trouble"],
        ["", 503, "trouble"],
        ["{", 200, "garbled"],
    ])("what is no answer is a refusal too: %s", async (body, status, code) => {
        answer(body, status);
        const refusal = await refused(api.me());
        expect(refusal.code).toBe(code);
        expect(refusal.sentence).toMatch(/^\p{Lu}.*\.$/u);
    });

    test("without a network it is said so", async () => {
        fetched.mockRejectedValueOnce(new TypeError("failed"));
        const refusal = await refused(api.tables());
        expect(refusal.sentence).toBe(say("refused-offline"));
    });

    test("an answer that breaks off is none", async () => {
        const broken = new Response(new ReadableStream({ start: (body) => body.error(new TypeError("failed")) }));
        fetched.mockResolvedValueOnce(broken);
        expect((await refused(api.me())).code).toBe("offline");
    });

    describe("on a line that looks open but is dead", () => {
        const limits: number[] = [];

        beforeEach(() => {
            limits.length = 0;
            vi.spyOn(AbortSignal, "timeout").mockImplementation((limit) => {
                limits.push(limit);
                return AbortSignal.abort();
            });
            fetched.mockImplementation((_, request) => Promise.reject(request?.signal?.reason as Error));
        });
        afterEach(() => vi.restoreAllMocks());

        test("nobody waits forever, and whether something was done is said to be unclear", async () => {
            expect((await refused(api.tables())).code).toBe("offline");
            const refusal = await refused(api.sit("ABCD"));
            expect(refusal.sentence).toBe(say("refused-unsure"));
            expect(refusal.code).toBe("unsure");
            expect(fetched).toHaveBeenCalledTimes(2); // nothing is done twice by itself
        });

        test("what the server thinks about may take longer than what it answers at once", async () => {
            const quick = [api.me(), api.myGames(), api.sit("ABCD"), api.game("ABCD"), api.steps("ABCD"), api.record("ABCD")];
            await Promise.all(quick.map(refused));
            expect(limits).toEqual(quick.map(() => 10_000));
            limits.length = 0;
            const slow = [api.moments("ABCD"), api.whatIf("ABCD", 3), api.continuation("ABCD", 3, "gold"), api.verify("ABCD"), api.importGame("")];
            await Promise.all(slow.map(refused));
            expect(Math.min(...limits)).toBeGreaterThan(100_000);
            expect(limits.length).toBe(slow.length);
        });
    });

    test("a code that nobody knows has a sentence all the same", () => {
        expect(refusalText("of-tomorrow")).toBe(say("web-refused"));
    });
});
