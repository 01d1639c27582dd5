/** Pictures for the README, taken where a test passes by. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./server";
import { SCREENSHOTS, type Visitor } from "./visitor";

const FOLDER = join(ROOT, "docs", "screenshots");
const LARGEST = 300_000; // bytes
const QUALITY = 86;
const SETTLES = 400; // milliseconds until everything has found its size

/** Keep a picture of the page, if new ones are wanted. */
export async function shot(visitor: Visitor, name: string): Promise<void> {
    if (!SCREENSHOTS) return;
    const path = join(FOLDER, `${name}.webp`);
    await visitor.page.evaluate(() => document.fonts.ready.then(() => undefined));
    await visitor.page.waitForTimeout(SETTLES);
    const line = await visitor.context.newCDPSession(visitor.page);
    const { data } = await line.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
    await line.detach();
    const bytes = Buffer.from(data, "base64");
    if (bytes.length > LARGEST) throw new Error(`the picture ${name} has ${bytes.length} bytes`);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path, bytes);
}
