import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.CITADELS_SERVER ?? "http://127.0.0.1:4848";

/** All texts of a language travel together; those of the rules and of single pages apart. What every page needs is one. */
function chunk(id: string): string | undefined {
    const [, lang, file] = /\/texts\/([^/]+)\/([^/]+)\.ftl/.exec(id) ?? [];
    if (lang !== undefined && file !== undefined) {
        if (file.startsWith("rules")) return `rules-${lang}`;
        return /^(page-|lessons$)/.test(file) ? `${file}-${lang}` : `words-${lang}`;
    }
    if (id.includes("/node_modules/uqr/")) return "qr"; // only the lobby draws one
    const shared = /\/(node_modules|src\/(art|generated|shell|lib\/(api|facts|language|marked-text|prefs|route|scale|shell|words)))[/.]/;
    return shared.test(id) && !id.endsWith(".css") ? "base" : undefined;
}

/** The page itself is the only place where words stand before the program runs: {id} is a text in the source language. */
const page: Plugin = {
    name: "citadels-page",
    transformIndexHtml: (html) => {
        const source = readFileSync(here("../src/citadels/texts/en/browser.ftl"), "utf-8");
        return html.replace(/\{([a-z-]+)\}/g, (_, id: string) => {
            const [, text] = new RegExp(`^${id} = (.*)$`, "m").exec(source) ?? [];
            if (text === undefined) throw new Error(`no text ${id}`);
            return text;
        });
    },
};

export default defineConfig({
    plugins: [svelte(), page],
    build: {
        outDir: here("../src/citadels/web/client"),
        emptyOutDir: true,
        target: "es2022",
        assetsInlineLimit: 0, // the server's content policy allows no fonts inside a style sheet
        modulePreload: { polyfill: false },
        reportCompressedSize: true,
        rollupOptions: {
            input: { index: here("index.html"), sw: here("src/app/sw.ts") },
            output: {
                manualChunks: chunk,
                experimentalMinChunkSize: 4096,
                // It answers for the folder that it is in, and is found by its name.
                entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
            },
        },
    },
    worker: { format: "es" },
    // Only the page itself says where the rest is: the same files serve under any path.
    experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
    server: {
        fs: { allow: [here("."), here("../src/citadels/texts")] },
        proxy: {
            "/api": { target: server, ws: true },
            "/health": server,
        },
    },
    // Without these two lines the tests would get what Svelte makes for servers.
    resolve: process.env.VITEST === undefined ? {} : { conditions: ["browser"] },
    test: {
        include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
        globalSetup: ["tests/setup.mjs"],
        pool: "threads", // they start quicker than processes
        testTransformMode: { web: ["**/*"] },
        // A busy machine is no fault: a limit only so that what hangs does not hang everything.
        testTimeout: 600_000,
    },
});
