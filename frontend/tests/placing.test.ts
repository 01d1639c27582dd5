import { expect, test } from "vitest";
import { clearOf } from "../src/art/place";
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

test("the detail of a card keeps clear of its row and of the teacher, and covers them only where there is no other room", () => {
    const size = { width: 400, height: 260 };
    const thing = box(500, 640, 110, 160);
    const row = box(300, 640, 700, 160);
    const at = (spot: { left: number; top: number }): Box => ({ ...spot, ...size });
    const above = at(clearOf(thing, { row, kept: [], clicked: [] }, size, SCREEN));
    expect(overlap(above, row)).toBe(false);
    expect(above.top + size.height).toBeLessThanOrEqual(row.top);
    // Of several such places it takes the one that covers the least of what can be clicked.
    const button = box(420, 500, 100, 30);
    const spared = at(clearOf(thing, { row, kept: [], clicked: [button] }, size, SCREEN));
    expect(overlap(above, button)).toBe(true);
    expect([row, button].some((one) => overlap(spared, one))).toBe(false);
    const teacher = box(300, 300, 700, 300);
    const aside = at(clearOf(thing, { row, kept: [teacher], clicked: [] }, size, SCREEN));
    expect([row, teacher].some((one) => overlap(aside, one))).toBe(false);
    // A row as wide as the page, the teacher over it: the neighbours are covered rather than the words.
    const wide = box(0, 500, 1440, 400);
    const words = box(0, 100, 1440, 390);
    const over = at(clearOf(thing, { row: wide, kept: [words], clicked: [] }, size, SCREEN));
    expect(overlap(over, words)).toBe(false);
    expect(overlap(over, thing)).toBe(false);
    // There is no place but over everything.
    expect(clearOf(thing, { row, kept: [], clicked: [] }, { width: 1400, height: 880 }, SCREEN)).toEqual({ left: 8, top: 8 });
});
