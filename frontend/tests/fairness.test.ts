import { beforeEach, describe, expect, test, vi } from "vitest";
import { commitmentOf, remember, remembered } from "../src/lib/fairness";

beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
    });
});

describe("commitments that the browser has seen", () => {
    test("the first one of a table counts, whatever it shows later", () => {
        remember("ABCDEF", "first");
        remember("ABCDEF", "second");
        expect(remembered("ABCDEF")).toBe("first");
        expect(remembered("GHJKMN")).toBeNull();
    });

    test("a table without one is not remembered", () => {
        remember("ABCDEF", "");
        expect(remembered("ABCDEF")).toBeNull();
    });

    test("a browser that keeps nothing remembers none, and is no trouble", () => {
        const refuse = (): never => {
            throw new Error("forbidden");
        };
        vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
        remember("ABCDEF", "first");
        expect(remembered("ABCDEF")).toBeNull();
    });

    test("the oldest are forgotten", () => {
        for (let table = 0; table < 130; table += 1) remember(`T${table}`, `c${table}`);
        expect(remembered("T0")).toBeNull();
        expect(remembered("T129")).toBe("c129");
        expect(remembered("T40")).toBe("c40");
    });

    test("what is broken is forgotten", () => {
        localStorage.setItem("citadels-commitments", "{");
        expect(remembered("ABCDEF")).toBeNull();
        remember("ABCDEF", "new");
        expect(remembered("ABCDEF")).toBe("new");
    });
});

test("a commitment is the plain hash of the secret, as the server computes it", async () => {
    expect(await commitmentOf("5e".repeat(32))).toBe("8414cd6b08e92be7f34132d9f8fabaa0cf0f072bab807b434e7ff02efc918a1e");
    vi.stubGlobal("crypto", {});
    expect(await commitmentOf("x")).toBeNull();
    vi.unstubAllGlobals();
});
