/** One browser for all tests of a file, with as many visitors as they need. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { type Manner, Visitor, openBrowser } from "./visitor";

const RESULTS = join(import.meta.dirname, "..", "..", "test-results");

interface BrowserFixture {
    /** A new visitor, with their own cookie, settings and screen. */
    come: (manner?: Partial<Manner>) => Promise<Visitor>;
    readonly browser: Browser;
}

/**
 * After each test all visitors leave, and none of their pages may have complained: no error, no warning, nothing that
 * the content policy refused. What a failed test looked like is kept in test-results/. `usual` holds for all visitors.
 */
export function useBrowser(usual: Partial<Manner> = {}): BrowserFixture {
    let browser: Browser | undefined;
    let visitors: Visitor[] = [];
    beforeAll(async () => {
        browser = await openBrowser();
    });
    afterEach(async ({ task }) => {
        const gone = visitors;
        visitors = [];
        if (task.result?.state === "fail") await keep(gone, task.name);
        for (const visitor of gone) await visitor.leave();
        expect(gone.flatMap((visitor) => visitor.troubles)).toEqual([]);
    });
    afterAll(() => browser?.close());
    return {
        async come(manner = {}) {
            const visitor = await Visitor.come(this.browser, { origin: inject("origin"), ...usual, ...manner });
            visitors.push(visitor);
            return visitor;
        },
        get browser() {
            if (browser === undefined) throw new Error("the browser is not open yet");
            return browser;
        },
    };
}

/** What a failed test looked like. */
export async function keep(visitors: readonly Visitor[], test: string): Promise<void> {
    mkdirSync(RESULTS, { recursive: true });
    for (const [i, { page }] of visitors.entries()) {
        const name = `${test.replaceAll(/[^a-z0-9]+/gi, "-")}-${i + 1}.png`;
        await page.screenshot({ path: join(RESULTS, name) }).catch(() => undefined);
    }
}
