import { defineConfig } from "vitest/config";

// The tests in a real browser: one at a time, and a limit only so that a page that hangs does not hang everything.
const HANGS = 600_000;

export default defineConfig({
    test: {
        include: ["e2e/**/*.test.ts"],
        globalSetup: ["e2e/support/hall.ts"],
        pool: "forks",
        poolOptions: { forks: { singleFork: true } },
        fileParallelism: false,
        retry: 1, // the games are drawn by chance: what fails is played once more, and told
        testTimeout: HANGS,
        hookTimeout: HANGS,
        teardownTimeout: HANGS,
    },
});
