import { defineConfig } from "vitest/config";

// The tests in a real browser: two files side by side, and a limit only so that a page that hangs does not hang everything.
const HANGS = 600_000;

export default defineConfig({
    test: {
        include: ["e2e/**/*.test.ts"],
        globalSetup: ["e2e/support/hall.ts"],
        pool: "forks",
        poolOptions: { forks: { minForks: 2, maxForks: 2 } },
        testTimeout: HANGS,
        hookTimeout: HANGS,
        teardownTimeout: HANGS,
    },
});
