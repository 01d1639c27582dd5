// How quickly the pages play by themselves; see offline.md beside this file.
//
//     make static && node benchmarks/offline_pages.mjs [VISITS]
//
// A plain file server shows build/static. One visit fills the browser's caches; each of the following begins with a
// new page. Processor time is what all processes of the browser have spent meanwhile.
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const FILES = join(ROOT, "build", "static");
const VISITS = Number(process.argv[2] ?? 5);
const LOOK = 2_000; // milliseconds in which a visitor finds the button; the engine is loaded meanwhile
const TYPES = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm" };
const require = createRequire(join(ROOT, "frontend", "package.json"));
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

function found() {
    const paths = (process.env.PATH ?? "").split(":").flatMap((folder) => NAMES.map((name) => join(folder, name)));
    return process.env.CHROMIUM ?? paths.find((path) => existsSync(path));
}

async function serve() {
    const server = createServer(({ url }, response) => {
        const { pathname } = new URL(url, "http://files");
        const path = join(FILES, pathname === "/" ? "index.html" : pathname);
        if (!existsSync(path)) return response.writeHead(404).end();
        const type = TYPES[extname(path)] ?? "application/octet-stream";
        response.writeHead(200, { "content-type": type });
        createReadStream(path).pipe(response);
    });
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    return server;
}

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const row = (name, values) => console.log(`${name}: median ${middle(values)}, from ${Math.min(...values)} to ${Math.max(...values)}`);
const QUESTION = '[data-part="prompt"] [data-line], [data-part="choice-list"] [data-line]';

/** Seconds that all processes of the browser have spent on the processor. */
async function spent(session) {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** The page and its worker share a process; Linux tells how much of the memory it has, and had at most. */
async function largest(browser) {
    const { processInfo } = await (await browser.newBrowserCDPSession()).send("SystemInfo.getProcessInfo");
    const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => readFileSync(`/proc/${id}/status`, "utf-8"));
    const of = (field) => Math.round(Math.max(...renderers.map((text) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(text)?.[1] ?? 0))) / 1000);
    return { now: of("VmRSS"), most: of("VmHWM") };
}

async function visits(origin) {
    const { chromium } = require("playwright-core");
    const browser = await chromium.launch({ executablePath: found(), args: ["--no-sandbox"] });
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    await context.addInitScript(() => localStorage.setItem("citadels", JSON.stringify({ motion: false, sound: false, language: "en" })));
    const first = await context.newPage();
    await first.goto(`${origin}/#/play?new`);
    await first.locator(QUESTION).first().waitFor({ timeout: 300_000 });
    await first.goto(`${origin}/#/settings`);
    await first.getByText("Ready: you can play without a network.").waitFor({ timeout: 300_000 });
    await first.close();
    const [clicked, looked, opened] = [[], [], []].map(() => ({ table: [], wall: [], cpu: [] }));
    const session = await browser.newBrowserCDPSession();
    const empty = await context.newPage();
    await empty.goto(`${origin}/#/rules`);
    await empty.getByText("DX-").first().waitFor();
    const without = await largest(browser);
    await empty.close();
    let memory = null;
    for (let visit = 0; visit < VISITS; visit += 1) {
        for (const [times, path] of [[clicked, "/"], [looked, "/"], [opened, "/#/play?new"]]) {
            const page = await context.newPage();
            let [begun, before] = [Date.now(), await spent(session)];
            await page.goto(origin + path);
            if (path === "/") {
                const play = page.locator("a.btn-main.big");
                await play.waitFor();
                if (times === looked) await new Promise((done) => setTimeout(done, LOOK));
                [begun, before] = [Date.now(), await spent(session)];
                // A new game each time: who has one would go on with it.
                await page.evaluate(() => (location.hash = "#/play?new"));
            }
            // Bots that choose before the visitor take their time; until the table is there, it is the engine's.
            await page.locator('[data-part="prompt"]').waitFor({ timeout: 300_000 });
            times.table.push(Date.now() - begun);
            await page.locator(QUESTION).first().waitFor({ timeout: 300_000 });
            times.wall.push(Date.now() - begun);
            times.cpu.push(Math.round(1000 * ((await spent(session)) - before)));
            if (visit === VISITS - 1) memory = await largest(browser);
            await page.close();
        }
    }
    for (const [name, { table, wall, cpu }] of [["from the click on Play, right after the page is there,", clicked], [`from the click on Play, ${LOOK / 1000} s after the page is there,`, looked], ["from the address of a new game", opened]]) {
        row(`${name} to the table, ms`, table);
        row("  to the first decision, ms", wall);
        row("  of the processor, ms", cpu);
    }
    console.log(`memory of the process with the page and its worker, MB: ${memory.now}, at most ${memory.most}; of a page without it: ${without.now}`);
    await browser.close();
}

function sizes() {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
    const of = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).map((one) => join(one.parentPath ?? one.path, one.name));
    let [plain, packed] = [0, 0];
    for (const path of of(join(FILES, "offline"))) {
        const raw = statSync(path).size;
        const small = Math.min(raw, brotliCompressSync(readFileSync(path), { params }).length);
        plain += raw;
        packed += small;
        if (raw > 50_000) console.log(`  ${path.slice(FILES.length + 9)}: ${(raw / 1e6).toFixed(2)} MB, compressed ${(small / 1e6).toFixed(2)} MB`);
    }
    console.log(`the engine for the browser: ${(plain / 1e6).toFixed(1)} MB, compressed ${(packed / 1e6).toFixed(1)} MB`);
}

const server = await serve();
sizes();
await visits(`http://127.0.0.1:${server.address().port}`);
server.close();
