/**
 * Finds what a player sees and can click. It runs inside the page and imports nothing, because `install` is passed there
 * as text.
 */

/** Where the visitor is, and what may be decided there. */
export interface Look {
    at: "table" | "curtain" | "end" | "lobby" | "elsewhere";
    /** A question can be answered now. */
    asked: boolean;
    /** An answer is on its way. */
    busy: boolean;
    /** What the list of choices offers, in its order. */
    lines: string[];
    question: string;
    /** What has the focus, in a word. */
    focus: string;
}

export interface Spot {
    x: number;
    y: number;
    /** Clicking it plays the line; else it opens something to choose from. */
    direct: boolean;
}

interface Probe {
    look(): Look;
    /** Resolves as soon as there is something to do; says so if that never comes. */
    settled(patience: number): Promise<Look>;
    /** Where to click for a line: on the thing itself, never in the list of choices. A text says why nowhere. */
    find(line: string): Promise<Spot | string>;
    /** What has opened over the table and holds the line. */
    opened(line: string): Spot | null;
    /** Where an element can be clicked; null if it is covered or out of sight. */
    spot(element: Element): { x: number; y: number } | null;
}

declare global {
    interface Window {
        probe: Probe;
    }
}

/** `aims` are the facts of the verbs: by its word, what a verb is aimed at. */
export function install(aims: Readonly<Record<string, readonly string[]>>): void {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const one = (selector: string): Element | null => document.querySelector(selector);
    const list = '[data-part="choice-list"] [data-line]';

    function where(): Look["at"] {
        if (one("main.curtain")) return "curtain";
        if (one('[data-part="prompt"]')) return "table";
        if (one("main.end h1:not(.sr-only)")) return "end";
        return one(".ring [data-seat]") ? "lobby" : "elsewhere";
    }

    function named(element: Element | null): string {
        if (element === null || element === document.body) return "nothing";
        const label = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
        return `${element.tagName.toLowerCase()} ${label}`;
    }

    function look(): Look {
        const lines = all(list).map((item) => item.getAttribute("data-line") ?? "");
        const prompt = one('[data-part="prompt"]');
        return {
            at: where(),
            asked: lines.length > 0,
            busy: prompt?.getAttribute("aria-busy") === "true",
            lines,
            question: prompt?.querySelector("p")?.textContent.trim() ?? "",
            focus: named(document.activeElement),
        };
    }

    async function settled(patience: number): Promise<Look> {
        const begun = performance.now();
        for (;;) {
            const now = look();
            if (now.at === "table" ? now.asked && !now.busy : now.at !== "elsewhere") return now;
            if (performance.now() - begun > patience) throw new Error(`nothing comes: ${JSON.stringify(now)}`);
            await new Promise((done) => setTimeout(done, 4));
        }
    }

    /** A visible point of an element, near its middle if that is not covered. */
    function spot(element: Element): { x: number; y: number } | null {
        const inside = ({ left, top, right, bottom }: DOMRect): boolean =>
            left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        if (!inside(element.getBoundingClientRect())) element.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0) return null;
        const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
        for (const down of parts) {
            for (const along of parts) {
                const [x, y] = [left + width * along, top + height * down];
                const hit = document.elementFromPoint(x, y);
                if (hit !== null && element.contains(hit)) return { x, y };
            }
        }
        return null;
    }

    function overlay(element: Element): string {
        const { left, top, width, height } = element.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return over === null ? "the edge of the screen" : `${named(over)} (${over.className})`;
    }

    /** Where a player looks for a line, the likeliest place first. */
    function places(line: string): string[] {
        const [verb = "", ...rest] = line.split(" ");
        const last = rest.at(-1) ?? "";
        const card = CSS.escape(last.replace("*", ""));
        const [seat = ""] = rest;
        const at: Record<string, string[]> = {
            tray: [`[data-part="tray"] [data-card="${card}"]`],
            offer: [`[data-part="tray"] [data-character="${card}"]`],
            hand: [`[data-part="hand"] [data-card="${card}"]`],
            row: [`[data-part="row"] [data-character="${card}"]`],
            city: [`[data-district="${seat}:${last}"] [data-card]`, `.strip[data-seat="${seat}"]`],
            "own-city": [`.mine [data-district$=":${last}"] [data-card]`],
            player: [`section[data-seat="${seat}"] .target`, `.strip[data-seat="${seat}"]`],
            bid: ['[data-part="choices"] [data-line^="bid "]'],
            button: [`[data-part="choices"] [data-line="${line}"]`, `[data-line="${line}"]`],
        };
        const aimed = aims[line] ?? aims[verb] ?? [];
        return (rest.length === 0 ? ["button"] : aimed).flatMap((aim) => at[aim] ?? []);
    }

    /** Wait for a frame, because elements that measure themselves move before it is drawn. */
    const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

    async function find(line: string): Promise<Spot | string> {
        const wanted = places(line);
        // Also wait for cards that are still flying.
        do await drawn();
        while (wanted.flatMap(all).some((element) => element.closest("[data-landing]") !== null));
        let covered = "";
        for (const selector of wanted) {
            for (const element of all(selector)) {
                const exact = element.getAttribute("data-line");
                if (element.closest('[data-part="choice-list"]') !== null) continue;
                if (exact !== null && exact !== line && !line.startsWith("bid ")) continue;
                const found = spot(element);
                if (found !== null) return { ...found, direct: exact === line };
                covered = `covered by ${overlay(element)}`;
            }
        }
        return `${wanted.join(" or ")}: ${covered || "not there"}`;
    }

    function opened(line: string): Spot | null {
        const over = [`[role="menu"] [data-line="${line}"]`, `dialog[open] [data-line="${line}"]`];
        const [, seat, card] = /^\S+ (\d)(?: (\S+))?$/.exec(line) ?? [];
        if (seat !== undefined && card !== undefined) over.push(`dialog[open] [data-district="${seat}:${card}"] [data-card]`);
        if (seat !== undefined) over.push(`dialog[open] section[data-seat="${seat}"] .target`);
        for (const element of over.flatMap(all)) {
            const found = spot(element);
            if (found !== null) return { ...found, direct: element.getAttribute("data-line") === line };
        }
        return null;
    }

    window.probe = { look, settled, find, opened, spot };
}
