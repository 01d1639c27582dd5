import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PAGE_TEXTS } from "../src/lib/language.svelte";
import { TEXTS } from "../src/shell/pages";
import { type Node, type Source, calls, imports, messages, root, sources, templateOf, where } from "./sources";

const all = sources();
const known = messages();
const said = all.flatMap(calls);
// What is never downloaded cannot be said.
const ABSENT = /^(terminal|lab|bots|rules|server)/;
const LETTERS = /\p{L}{2,}/u;
// Names of things that are the same in every language, or no words at all.
const SHOWN = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt", "label"];

describe("texts", () => {
    test("whatever is said exists, and is downloaded", () => {
        const missing = said.flatMap(({ ids, where, name }) =>
            ids.filter((id) => {
                if (typeof id !== "string") return ![...known].some(([one]) => id.test(one));
                const message = known.get(id);
                return name === "say" && (message === undefined || ABSENT.test(message.file));
            }).map((id) => `${where} ${String(id)}`),
        );
        expect(missing).toEqual([]);
        expect(said.length).toBeGreaterThan(100);
    });

    test("what comes with a page is said only on pages that it comes with", () => {
        const bySource = new Map(all.map((source) => [source.path, source]));
        // One that is put together and begins with anything could be any text.
        const fits = (id: string | RegExp, one: string): boolean => (typeof id === "string" ? one === id : !id.source.startsWith("^[") && id.test(one));
        const apart = [...known].map(([id, { file }]) => [id, file.replace(".ftl", "")] as const).filter(([, file]) => PAGE_TEXTS.includes(file));
        const neededBy = (source: Source): string[] => {
            const ids = calls(source).flatMap((call) => (call.name === "say" ? call.ids : []));
            return [...new Set(apart.filter(([one]) => ids.some((id) => fits(id, one))).map(([, file]) => file))];
        };
        const needed = new Map(all.map((source) => [source.path, neededBy(source)]));
        expect([...needed.values()].flat().length).toBeGreaterThan(5);
        const missing: string[] = [];
        const visit = (path: string, have: readonly string[], seen: Set<string>): void => {
            const source = bySource.get(path);
            if (source === undefined || seen.has(`${path} ${have.join()}`)) return;
            seen.add(`${path} ${have.join()}`);
            for (const file of needed.get(path) ?? []) if (!have.includes(file)) missing.push(`${path} says something of ${file}`);
            for (const { path: next, texts } of imports(source)) visit(next, [...new Set([...have, ...texts])].sort(), seen);
        };
        visit("src/main.ts", [], new Set());
        const pages = all.map(({ path }) => path).filter((path) => /^src\/(pages\/[^/]+|table\/TablePage)\.svelte$/.test(path));
        for (const page of pages) visit(page, TEXTS[page.replace("src/", "../")] ?? [], new Set());
        expect(pages.length).toBeGreaterThan(10);
        expect([...new Set(missing)]).toEqual([]);
        expect(Object.keys(TEXTS).filter((page) => !pages.includes(page.replace("../", "src/")))).toEqual([]);
    });

    test("whatever is said is given what it speaks of", () => {
        const lacking = said.flatMap(({ ids, values, where, name }) =>
            name === "say" && values !== null
                ? ids.flatMap((id) => {
                      const needed = typeof id === "string" ? (known.get(id)?.values ?? new Set<string>()) : new Set<string>();
                      const absent = [...needed].filter((value) => !values.has(value));
                      return absent.length ? [`${where} ${String(id)} needs ${absent.join(", ")}`] : [];
                  })
                : [],
        );
        expect(lacking).toEqual([]);
    });

    test("no word is left over", () => {
        const page = readFileSync(join(root, "index.html"), "utf-8");
        const literals = new Set(page.match(/(?<=\{)[a-z-]+(?=\})/g));
        const patterns: RegExp[] = [];
        for (const { parts } of all) {
            for (const [node] of parts) {
                if (node.type === "Literal" && typeof node.value === "string") literals.add(node.value);
                if (node.type !== "TemplateLiteral") continue;
                const pattern = templateOf(node);
                if (typeof pattern === "string") literals.add(pattern);
                // One that would fit every text of a file proves nothing.
                else if (!/^\^(web-|art-|table-|page-)?\[/.test(pattern.source)) patterns.push(pattern);
            }
        }
        const own = [...known].filter(([, { file }]) => /^(browser|page-)/.test(file));
        const unused = own.filter(([id]) => !literals.has(id) && !patterns.some((pattern) => pattern.test(id)));
        expect(unused.map(([id]) => id)).toEqual([]);
        expect(own.length).toBeGreaterThan(20);
    });

    test("a text of the browser belongs to the file whose name it begins with", () => {
        const places: Record<string, string> = {
            "browser.ftl": "web-|refused-",
            "browser-art.ftl": "art-",
            "browser-table.ftl": "table-",
            "browser-people.ftl": "note-|phrase-",
            "browser-pages.ftl": "page-",
            "page-settings.ftl": "page-",
            "page-replay.ftl": "page-",
            "browser-days.ftl": "days-|note-prepared-|prepared-title",
            "page-days.ftl": "days-|page-clock-|prepared-|holiday-|refused-",
            "browser-back.ftl": "back-",
            "page-back.ftl": "back-",
            "page-identity.ftl": "identity-|refused-",
            "browser-moderation.ftl": "peace-|refused-",
            "page-host.ftl": "desk-|refused-tournament-",
            "page-ratings.ftl": "rating-|contest-|refused-",
            "page-statistics.ftl": "stats-",
            "page-notices.ftl": "notices-|refused-",
        };
        const astray = [...known].filter(([id, { file }]) => file in places && !new RegExp(`^(${places[file] ?? ""})`).test(id));
        expect(astray.map(([id]) => id)).toEqual([]);
    });
});

test("no style stands in markup: the server's content policy forbids it", () => {
    const found = all.flatMap((source) =>
        source.parts.flatMap(([node]) =>
            node.type === "Attribute" && node.name === "style" ? [where(source, node)] : [],
        ),
    );
    expect(found).toEqual([]);
});

describe("no sentence stands in the code", () => {
    test("not in markup", () => {
        const found = all.flatMap((source) =>
            source.parts.flatMap(([node, above]) => (written(node, above) ? [`${where(source, node)} ${words(node)}`] : [])),
        );
        expect(found).toEqual([]);
    });

    test("not in scripts", () => {
        const found = all.flatMap((source) =>
            source.parts.flatMap(([node, above]) => {
                const sentence = scripted(node);
                const fault = above.some((one) => one.type === "NewExpression" || one.type === "StyleSheet");
                return sentence && !fault ? [`${where(source, node)} ${sentence}`] : [];
            }),
        );
        expect(found).toEqual([]);
    });
});

const words = (node: Node): string => String(node.data ?? node.value ?? node.raw).trim();

/** Words between tags, or in an attribute that is read aloud or shown. */
function written(node: Node, above: readonly Node[]): boolean {
    if (node.type !== "Text" || !LETTERS.test(words(node))) return false;
    const attribute = above.findLast((one) => one.type === "Attribute" || one.type === "StyleDirective");
    return attribute === undefined || (attribute.type === "Attribute" && SHOWN.includes(String(attribute.name)));
}

/** A string that reads like the beginning of a sentence: a capital, a word, another word. */
function scripted(node: Node): string {
    const text = node.type === "Literal" ? node.value : node.type === "TemplateElement" ? (node.value as { cooked: string }).cooked : "";
    return typeof text === "string" && /^\p{Lu}\p{Ll}+,? \p{Ll}/u.test(text) ? text : "";
}
