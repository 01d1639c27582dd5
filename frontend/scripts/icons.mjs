// Draws the icons of the app from favicon.svg, with Chromium: node scripts/icons.mjs. Run it after the drawing changes.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { frontend } from "./python.mjs";

const at = (name) => join(frontend, "public", name);
const drawing = readFileSync(at("favicon.svg"), "utf-8");
/** Devices cut the edges off a maskable icon: its ground fills the square, and what is drawn stays in the middle. */
const maskable = drawing.replace(' rx="96"', "").replace(/translate\(56 60\) scale\(\.78\)/, "translate(113 115) scale(.56)");

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [name, size, svg] of [["icon-192", 192, drawing], ["icon-512", 512, drawing], ["icon-maskable", 512, maskable]]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
    writeFileSync(at(`${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
