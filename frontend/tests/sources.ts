/** The sources of the client, read as trees: what they say, and with which words. */
import { readFileSync, readdirSync } from "node:fs";
import { join, normalize, dirname } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";

export const root = join(import.meta.dirname, "..");
const texts = join(root, "..", "src", "citadels", "texts", "en");

/** Any part of a tree of a program or of markup. */
export interface Node {
    type: string;
    start: number;
    [part: string]: unknown;
}

export interface Source {
    path: string;
    text: string;
    /** All of its tree, each with what it stands in. */
    parts: readonly (readonly [Node, readonly Node[]])[];
}

/** A call of say() or has(): the ids it may mean, and the values it gives. */
interface Call {
    where: string;
    /** Of one that is put together, a pattern. */
    ids: (string | RegExp)[];
    /** Null where it cannot be told. */
    values: Set<string> | null;
    name: string;
}

interface Message {
    file: string;
    /** The values it speaks of. */
    values: Set<string>;
}

// -- texts -------------------------------------------------------------------------------------------------------------
export function messages(): Map<string, Message> {
    const found = new Map<string, Message>();
    for (const name of readdirSync(texts)) {
        const resource = new FluentResource(readFileSync(join(texts, name), "utf-8"));
        for (const { id, value } of resource.body) found.set(id, { file: name, values: new Set(variables(value)) });
    }
    return found;
}

function variables(pattern: unknown): string[] {
    if (Array.isArray(pattern)) return pattern.flatMap(variables);
    if (typeof pattern !== "object" || pattern === null) return [];
    const { type, name } = pattern as { type?: string; name?: string };
    if (type === "var" && name !== undefined) return [name];
    return Object.values(pattern).flatMap(variables);
}

// -- sources -----------------------------------------------------------------------------------------------------------
export function sources(): Source[] {
    const paths = readdirSync(join(root, "src"), { recursive: true, encoding: "utf-8" });
    const own = paths.filter((path) => /\.(ts|svelte)$/.test(path) && !path.startsWith("generated"));
    return own.sort().map((path) => sourceOf(`src/${path}`, readFileSync(join(root, "src", path), "utf-8")));
}

function sourceOf(path: string, text: string): Source {
    const whole = path.endsWith(".svelte") ? text : `<script lang="ts">${text}</script>`;
    return { path, text: whole, parts: [...walk(parse(whole, { modern: true }) as unknown as Node)] };
}

export function where(source: Source, node: Node): string {
    return `${source.path}:${source.text.slice(0, node.start).split("\n").length}`;
}

function isNode(value: unknown): value is Node {
    return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function* walk(node: Node, above: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
    yield [node, above];
    const within = [...above, node];
    for (const [part, value] of Object.entries(node)) {
        if (part === "leadingComments" || part === "trailingComments" || part === "comments") continue;
        for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
            if (isNode(child)) yield* walk(child, within);
            else if (part === "fragment" && typeof child === "object" && child !== null) yield* walk(child as Node, within);
        }
    }
}

/** The strings that an expression may be, as far as they are written there. */
function stringsOf(node: unknown): (string | RegExp)[] {
    if (!isNode(node)) return [];
    switch (node.type) {
        case "Literal":
            return typeof node.value === "string" ? [node.value] : [];
        case "TemplateLiteral":
            return [templateOf(node)];
        case "ConditionalExpression":
            return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
        case "LogicalExpression":
            return [...stringsOf(node.left), ...stringsOf(node.right)];
        default:
            return [];
    }
}

export function templateOf(node: Node): string | RegExp {
    const quasis = node.quasis as { value: { cooked: string } }[];
    const pieces = quasis.map((quasi) => quasi.value.cooked);
    if (pieces.length === 1) return pieces[0] ?? "";
    return new RegExp(`^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[a-z0-9-]*")}$`);
}

function valuesOf(node: unknown): Set<string> | null {
    if (node === undefined) return new Set();
    if (!isNode(node) || node.type !== "ObjectExpression") return null;
    const properties = node.properties as (Node & { key?: { name?: string; value?: string } })[];
    if (properties.some((property) => property.type !== "Property" || property.computed === true)) return null;
    return new Set(properties.map(({ key }) => key?.name ?? key?.value ?? ""));
}

export function calls(source: Source): Call[] {
    const found: Call[] = [];
    for (const [node] of source.parts) {
        if (node.type !== "CallExpression") continue;
        const callee = node.callee as Node & { name?: string; property?: { name?: string } };
        const name = callee.name ?? callee.property?.name ?? "";
        if (name !== "say" && name !== "has") continue;
        const [id, values] = node.arguments as unknown[];
        found.push({ where: where(source, node), ids: stringsOf(id), values: valuesOf(values), name });
    }
    return found;
}

/** The sources that a source imports, at once or later; and the texts that it loads together with one. */
export function imports(source: Source): { path: string; texts: string[] }[] {
    const written = [...source.text.matchAll(/(?:from |import )"(\.[^"]+)"|import\("(\.[^"]+)"\)(?:, pageTexts\(([^)]*)\))?/g)];
    return written.map(([, now, later, texts]) => {
        const path = normalize(join(dirname(source.path), now ?? later ?? ""));
        return { path: all().has(path) ? path : `${path}.ts`, texts: [...(texts ?? "").matchAll(/"([^"]+)"/g)].map(([, file]) => file ?? "") };
    });
}

let paths: Set<string> | null = null;
function all(): Set<string> {
    paths ??= new Set(readdirSync(join(root, "src"), { recursive: true, encoding: "utf-8" }).map((path) => `src/${path}`));
    return paths;
}
