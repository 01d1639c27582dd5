import { defineConfig } from "vitest/config";
import { LongestFirst } from "./e2e/support/longest-first";

// The tests in a real browser: three files side by side, as some of them mostly wait, and a limit only so that a page that hangs does not hang everything.
const HANGS = 600_000;

export default defineConfig({
    test: {
        include: ["e2e/**/*.test.ts"],
        globalSetup: ["e2e/support/global-setup.ts"],
        pool: "forks",
        sequence: { sequencer: LongestFirst },
        poolOptions: { forks: { minForks: 3, maxForks: 3 } },
        testTimeout: HANGS,
        hookTimeout: HANGS,
        teardownTimeout: HANGS,
        expect: { poll: { timeout: HANGS / 2, interval: 20 } },
    },
});
