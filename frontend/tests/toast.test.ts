import { beforeEach, expect, test, vi } from "vitest";
import { closeToast, toast, toasts } from "../src/art/toast.svelte";

const shown = (): string[] => toasts.map(({ text }) => (typeof text === "string" ? text : text()));

beforeEach(() => {
    vi.useFakeTimers();
    toasts.splice(0);
    return () => vi.useRealTimers();
});

test("the same words are not shown twice at a time, and last from when they were said again", () => {
    toast("Saved");
    vi.advanceTimersByTime(4000);
    toast("Removed");
    toast("Saved");
    expect(shown()).toEqual(["Removed", "Saved"]);
    vi.advanceTimersByTime(4000);
    expect(shown()).toEqual(["Removed", "Saved"]);
    vi.advanceTimersByTime(2000);
    expect(shown()).toEqual([]);
});

test("what has failed is forgotten once something has worked, unless it is to stay", () => {
    toast("Wrong address", { kind: "bad" });
    toast("Table closed", { kind: "bad", stays: true });
    toast("Your turn");
    toast("Saved", { kind: "good" });
    expect(shown()).toEqual(["Table closed", "Your turn", "Saved"]);
});

test("more than four push the oldest away, and a closed one is gone", () => {
    const ids = ["a", "b", "c", "d", "e"].map((text) => toast(text));
    expect(shown()).toEqual(["b", "c", "d", "e"]);
    closeToast(ids[2] ?? 0);
    expect(shown()).toEqual(["b", "d", "e"]);
});
