/** A person with a browser of their own, and the errors that their pages reported. */
import { type Browser, type BrowserContext, type Page, chromium, devices } from "playwright-core";
import facts from "../../src/generated/facts.json";
import type { BrowserMessage, ServerMessage, View } from "../../src/generated/protocol";
import type { Prefs } from "../../src/lib/prefs.svelte";
import { type Look, install } from "./page-probe";

const ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-quic",
];
/** Pictures of the pages are wanted, as people see them. */
export const SCREENSHOTS = process.env.CITADELS_SCREENSHOTS === "1";
export const DESKTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };
/** Nothing moves, nothing is asked twice: for tests of something else. */
export const QUICK: Partial<Prefs> = { motion: false, sound: false, confirm: false };

/** Shadows and gradients move nothing and hide nothing, but nearly half of the work is to paint them. */
const UNPAINTED = "*, ::before, ::after { box-shadow: none !important; text-shadow: none !important; background-image: none !important; }";

/** What each verb is aimed at; a word may have several meanings. */
const AIMS: Record<string, string[]> = {};
for (const { word, aim } of facts.verbs) AIMS[word] = [...(AIMS[word] ?? []), aim];

export function openBrowser(): Promise<Browser> {
    return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGS });
}

export interface Manner {
    origin: string;
    prefs?: Partial<Prefs>;
    /** Of somebody who was here before. */
    cookie?: string;
    screen?: { width: number; height: number };
    /** Fingers instead of a mouse. */
    touch?: boolean;
    /** With all shadows and gradients, for tests that look at colors. */
    painted?: boolean;
    /** For scripts that only a test brings along. */
    anyScript?: boolean;
    /** Plays on this device: what the page and its engine say to each other is heard, and pages may be kept. */
    engine?: boolean;
}

/** A message between the page and its engine. */
interface Overheard {
    kind: string;
    text?: string;
}

/** Runs in the page: whatever goes to the engine and comes from it is told to the test. */
function overhear(): void {
    const tell = (message: Overheard): void => void (window as unknown as { overheard?: (message: Overheard) => Promise<void> }).overheard?.(message);
    window.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
            super(url, options);
            this.addEventListener("message", ({ data }: MessageEvent<Overheard>) => tell(data));
        }

        override postMessage(message: Overheard, options?: StructuredSerializeOptions | Transferable[]): void {
            tell(message);
            super.postMessage(message, options as StructuredSerializeOptions);
        }
    };
}

/** A busy machine is no fault: so long is waited for what must come, so that a page that hangs says where; in milliseconds. */
const PATIENCE = 300_000;

const DOUBLE_TAP = 350; // milliseconds

export class Visitor {
    #tapped = 0;
    /** What the page complained of. */
    readonly troubles: string[] = [];
    /** Complaints that a test brings about itself. */
    readonly expected: RegExp[] = [/Service Worker registration blocked/];
    /** What the engine answered to requests. */
    readonly answers: string[] = [];
    readonly heard: ServerMessage[] = [];
    /** Without the question whether anybody is there, which a page may ask at any time. */
    readonly said: BrowserMessage[] = [];
    /** The bytes that came, to look for what should not be in them. */
    readonly frames: string[] = [];

    private constructor(
        readonly context: BrowserContext,
        readonly page: Page,
        readonly origin: string,
        readonly touch: boolean,
    ) {
        page.on("pageerror", (error) => this.#trouble(String(error.stack ?? error)));
        page.on("console", (message) => {
            if (message.type() === "error" || message.type() === "warning") this.#trouble(`${message.text()} (${message.location().url})`);
        });
        page.on("websocket", (socket) => {
            socket.on("framereceived", ({ payload }) => {
                this.frames.push(String(payload));
                this.heard.push(JSON.parse(String(payload)) as ServerMessage);
            });
            socket.on("framesent", ({ payload }) => {
                const message = JSON.parse(String(payload)) as BrowserMessage;
                if (message.type !== "ping") this.said.push(message);
            });
        });
    }

    static async come(browser: Browser, manner: Manner): Promise<Visitor> {
        const screen = manner.screen ?? (manner.touch ? PHONE : DESKTOP);
        const context = await browser.newContext({
            ...(manner.touch ? { ...devices["Pixel 7"], deviceScaleFactor: SCREENSHOTS ? 2 : 1 } : {}),
            viewport: screen,
            acceptDownloads: true,
            permissions: ["clipboard-read", "clipboard-write"],
            bypassCSP: manner.anyScript ?? false,
            serviceWorkers: manner.engine === true ? "allow" : "block",
        });
        if (manner.cookie !== undefined) {
            await context.addCookies([{ name: "citadels", value: manner.cookie, url: manner.origin, httpOnly: true, sameSite: "Lax" }]);
        }
        context.setDefaultTimeout(PATIENCE);
        await context.addInitScript(install, AIMS);
        if (!(manner.painted ?? SCREENSHOTS)) {
            await context.addInitScript((rules) => {
                const sheet = new CSSStyleSheet();
                sheet.replaceSync(rules);
                document.adoptedStyleSheets.push(sheet);
            }, UNPAINTED);
        }
        await context.addInitScript((prefs) => {
            if (localStorage.getItem("citadels") === null) localStorage.setItem("citadels", prefs);
        }, JSON.stringify(manner.prefs ?? QUICK));
        if (manner.engine === true) await context.addInitScript(overhear);
        const visitor = new Visitor(context, await context.newPage(), manner.origin, manner.touch ?? false);
        if (manner.engine === true) await context.exposeBinding("overheard", ({ page }, message: Overheard) => visitor.#overhear(page, message));
        return visitor;
    }

    /** As on a line to a server; another tab is another matter. */
    #overhear(page: Page, { kind, text = "" }: Overheard): void {
        if (page !== this.page) return;
        if (kind === "answer") this.answers.push(text);
        else if (kind === "message") {
            this.frames.push(text);
            this.heard.push(JSON.parse(text) as ServerMessage);
        } else if (kind === "send") {
            const message = JSON.parse(text) as BrowserMessage;
            if (message.type !== "ping") this.said.push(message);
        }
    }

    async leave(): Promise<void> {
        await this.context.close();
    }

    #trouble(text: string): void {
        if (!this.expected.some((one) => one.test(text))) this.troubles.push(text);
    }

    // -- going about --------------------------------------------------------------------------------------------------
    async visit(path: string): Promise<void> {
        await this.page.goto(this.origin + path);
    }

    /** As a link within the page does, without reloading it. */
    async wander(path: string): Promise<void> {
        await this.page.evaluate((to) => {
            history.pushState(null, "", to);
            dispatchEvent(new PopStateEvent("popstate"));
        }, path);
    }

    get code(): string {
        return /\/[tg]\/([A-Z0-9]+)/.exec(this.page.url())?.[1] ?? "";
    }

    look(): Promise<Look> {
        return this.page.evaluate(() => window.probe.look());
    }

    settled(): Promise<Look> {
        return this.page.evaluate((patience) => window.probe.settled(patience), PATIENCE);
    }

    /** Wait until something holds; says so if it never does. */
    async until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
        const end = Date.now() + PATIENCE;
        while (Date.now() < end) {
            if (await holds()) return;
            await this.page.waitForTimeout(5);
        }
        throw new Error(`it never comes that ${what}`);
    }

    /** Wait for an answer of the server that was not there before. */
    async told<Type extends ServerMessage["type"]>(since: number, ...types: Type[]): Promise<Extract<ServerMessage, { type: Type }>> {
        const found = (): ServerMessage | undefined => this.heard.slice(since).find(({ type }) => (types as string[]).includes(type));
        await this.until(`the server says ${types.join(" or ")}`, () => found() !== undefined);
        return found() as Extract<ServerMessage, { type: Type }>;
    }

    /** The last that the table was told, for a seat. */
    view(seat?: number): View | null {
        for (const message of this.heard.toReversed()) {
            if (message.type === "update" && (seat === undefined || message.seat === seat)) return message.view;
        }
        return null;
    }

    /** Which kind of question is open now. */
    kind(): string {
        for (const message of this.heard.toReversed()) {
            if (message.type === "staged") return message.next.kind;
            if (message.type === "update" && message.ask !== null) return message.ask.kind;
        }
        return "";
    }

    /** Whether an act has begun that is not complete yet. */
    get staging(): boolean {
        return this.heard.findLast(({ type }) => type === "staged" || type === "update")?.type === "staged";
    }

    // -- deciding -----------------------------------------------------------------------------------------------------
    async press(x: number, y: number): Promise<void> {
        if (!this.touch) return this.page.mouse.click(x, y);
        await this.page.touchscreen.tap(x, y);
        this.#tapped = Date.now();
    }

    /** As fast as a hand does it, however busy the machine is: nothing is waited for in between. */
    async doubleClick(x: number, y: number): Promise<void> {
        const line = await this.context.newCDPSession(this.page);
        await Promise.all([1, 1, 2, 2].map((clickCount, i) =>
            line.send("Input.dispatchMouseEvent", { type: i % 2 === 0 ? "mousePressed" : "mouseReleased", x, y, button: "left", clickCount }),
        ));
        await line.detach();
    }

    /** Two quick taps of one place are a double tap to the browser, which plays once: whoever means both waits, then aims. */
    async #lift(): Promise<void> {
        if (this.touch) await this.page.waitForTimeout(Math.max(0, this.#tapped + DOUBLE_TAP - Date.now()));
    }

    #answers(): string[] {
        return this.said.flatMap((message) => (message.type === "move" ? [message.lines.at(-1) ?? ""] : []));
    }

    /** Do what a line says by clicking what it speaks of, and whatever opens then; it must have been sent. */
    async decide(line: string): Promise<void> {
        const before = this.#answers().length;
        await this.#lift();
        const spot = await this.page.evaluate((wanted) => window.probe.find(wanted), line);
        if (typeof spot === "string") throw new Error(`no place to click for "${line}" (${this.kind()}): ${spot}`);
        if (line.startsWith("bid ")) await this.#raise(line);
        else await this.press(spot.x, spot.y);
        // A menu, a sheet, or the question whether that is meant; what is sent is known a moment later.
        for (const end = Date.now() + PATIENCE / 5; Date.now() < end && this.#answers().length === before; ) {
            await this.#lift();
            const next = await this.page.evaluate((wanted) => window.probe.opened(wanted), line);
            if (next !== null) await this.press(next.x, next.y);
            else await new Promise((done) => setTimeout(done, 10));
        }
        const sent = this.#answers().slice(before);
        if (sent.at(-1) !== line) {
            throw new Error(`clicking "${line}" (${this.kind()}) at ${spot.x}, ${spot.y} has sent ${JSON.stringify(sent)}`);
        }
    }

    /** Move the bid up to the wanted sum, and bid. */
    async #raise(line: string): Promise<void> {
        const button = this.page.locator('[data-part="choices"] [data-line^="bid "]');
        const more = this.page.locator('[data-part="choices"] [role="group"] button').nth(1);
        while ((await button.getAttribute("data-line")) !== line) await more.click();
        await button.click();
    }
}
