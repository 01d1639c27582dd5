/** The first visit: how much comes over the line, and how soon one can play. */
import { expect, test } from "vitest";
import { useBrowser } from "./support/browser-fixture";
import { QUICK, type Visitor } from "./support/visitor";

const fixture = useBrowser();
const MOST = 250_000; // bytes, without fonts

/** Bytes as they came over the line, by what they are for; of a page that was never visited before. */
async function weigh(me: Visitor, path: string): Promise<Map<string, number>> {
    const line = await me.context.newCDPSession(me.page);
    await line.send("Network.enable");
    const kinds = new Map<string, string>();
    const bytes = new Map<string, number>();
    line.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        const kind = kinds.get(requestId) ?? "Other";
        bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await me.visit(path);
    await me.page.waitForLoadState("networkidle");
    await line.detach();
    return bytes;
}

function withoutFonts(bytes: Map<string, number>): number {
    return [...bytes].reduce((sum, [kind, count]) => (kind === "Font" ? sum : sum + count), 0);
}

// English, and the two whose letters take the most bytes.
for (const [path, language] of [["/", "en"], ["/play", "en"], ["/play", "ru"], ["/play", "bg"]] as const) {
    test(`the first visit of ${path} in ${language} is less than ${MOST / 1000} kB without fonts`, async () => {
        const me = await fixture.come({ prefs: { ...QUICK, language } });
        const bytes = await weigh(me, path);
        console.log(path, language, JSON.stringify(Object.fromEntries(bytes)), "without fonts:", withoutFonts(bytes));
        expect(withoutFonts(bytes)).toBeGreaterThan(20_000);
        expect(withoutFonts(bytes)).toBeLessThan(MOST);
    });
}

/** How often it is measured; benchmarks/first_load.md says how to measure well. */
const VISITS = Number(process.env.CITADELS_VISITS ?? 1);

test("I can play right after I came", async () => {
    const times: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
        const me = await fixture.come();
        await me.visit("/play");
        expect((await me.settled()).lines.length).toBeGreaterThan(0);
        times.push(Math.round(await me.page.evaluate(() => performance.now())));
    }
    console.log(`from the address to the first choice, in milliseconds: ${times.sort((a, b) => a - b).join(" ")}`);
});
