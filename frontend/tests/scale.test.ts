/** How large everything is drawn. */
import { expect, test } from "vitest";
import { readableWidth } from "../src/art/text-size";
import { scaleFor } from "../src/lib/scale.svelte";

test.each([[390, 844], [1024, 768], [1366, 768], [1440, 900], [1600, 900]])("on a screen of %i × %i everything has its size", (width, height) => {
    expect(scaleFor({ width, height }, "normal")).toBe(1);
});

test("a larger screen makes everything larger, but less than it is larger itself", () => {
    const large = scaleFor({ width: 2560, height: 1440 }, "normal");
    expect(large).toBeGreaterThan(1.3);
    expect(large).toBeLessThan(1.6);
    expect(scaleFor({ width: 2560, height: 900 }, "normal")).toBe(1);
    expect(scaleFor({ width: 10000, height: 8000 }, "normal")).toBe(2);
});

test("who wishes has it smaller or larger, as far as a page can be so narrow", () => {
    const screen = { width: 1366, height: 768 };
    expect(scaleFor(screen, "small")).toBeLessThan(1);
    expect(scaleFor(screen, "large")).toBeGreaterThan(1.1);
    expect(scaleFor({ width: 340, height: 700 }, "large")).toBeCloseTo(340 / 320);
    expect(scaleFor({ width: 300, height: 700 }, "large")).toBe(1);
});

test("a long name needs a wider card than a short one", () => {
    expect(readableWidth([])).toBe(0);
    expect(readableWidth(["Manor"])).toBeLessThan(readableWidth(["Manor", "Watchtower"]));
    expect(readableWidth(["Watchtower"])).toBeLessThan(80);
});
