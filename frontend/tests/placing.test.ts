import { expect, test } from "vitest";
import { type Box, around, beside, overlap } from "../src/lesson/placing";

const SCREEN = { width: 1440, height: 900 };
const WORDS = { width: 290, height: 250 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

test("the words stand right beside what they speak of", () => {
    const ring = box(140, 640, 280, 220);
    const found = beside([ring], WORDS, [], SCREEN);
    expect(found).not.toBeNull();
    expect(overlap(found as Box, ring)).toBe(false);
    expect((found as Box).left - (ring.left + ring.width)).toBeLessThan(20);
});

test("they never lie over what can be clicked, nor leave the screen", () => {
    const button = box(15, 570, 150, 40);
    const prompt = box(8, 530, 1090, 90);
    const hand = box(455, 650, 600, 210);
    const found = beside([button], WORDS, [prompt, hand], SCREEN) as Box;
    expect([prompt, hand].some((one) => overlap(found, one))).toBe(false);
    expect(found.left).toBeGreaterThanOrEqual(0);
    expect(found.top).toBeGreaterThanOrEqual(0);
    expect(found.top + found.height).toBeLessThanOrEqual(SCREEN.height);
    expect(found.left).toBeLessThan(60);
});

test("of several things they find a place beside all, else beside one; where there is none they stay where they were", () => {
    const corners = [box(10, 10, 300, 60), box(1100, 800, 300, 60)];
    const found = beside(corners, WORDS, [], SCREEN) as Box;
    expect(corners.some((one) => overlap(found, one))).toBe(false);
    expect(around(corners)).toEqual(box(10, 10, 1390, 850));
    expect(beside([box(0, 0, 1440, 900)], WORDS, [], SCREEN)).toBeNull();
    expect(beside([], WORDS, [], SCREEN)).toBeNull();
    expect(beside(corners, { width: 290, height: 950 }, [], SCREEN)).toBeNull();
});
