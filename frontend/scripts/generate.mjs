// Writes src/generated: the types of the protocol, the printed facts of the cards, and the icons that are used.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";
import { rounded } from "./paths.mjs";
import { frontend, out, printed } from "./python.mjs";

/** Only what has changed is written, so that nothing is built again for nothing. */
function write(name, text) {
    const path = join(out, name);
    if (!existsSync(path) || readFileSync(path, "utf-8") !== text) writeFileSync(path, text);
}

async function protocol() {
    const schema = JSON.parse(printed("-m", "citadels.web.schema"));
    // The root only holds the messages together; the client imports them by their names.
    const names = Object.keys(schema.$defs);
    const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
    const whole = {
        title: "Protocol",
        type: "object",
        properties,
        required: names,
        additionalProperties: false,
        $defs: schema.$defs,
    };
    const text = await compile(whole, "Protocol", {
        bannerComment: "",
        additionalProperties: false,
        format: false,
        ignoreMinAndMaxItems: true,
        strictIndexSignatures: false,
    });
    const version = Number(/\d+$/.exec(schema.title)?.[0]);
    write("protocol.ts", `export const VERSION = ${version};\n\n${text}`);
}

function facts() {
    write("facts.json", printed(join("scripts", "client_facts.py")));
}

/** The drawings, as paths on a grid of 512 by 512, of the icons that are named in src/art/icons.ts. */
function icons() {
    const list = join(frontend, "src", "art", "icons.ts");
    const text = existsSync(list) ? readFileSync(list, "utf-8") : "";
    const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
    const found = {};
    for (const [, name] of text.matchAll(/["'`]([a-z0-9-]+)["'`]/g)) {
        const body = set.icons[name]?.body;
        if (body !== undefined) found[name] = rounded(/ d="([^"]*)"/.exec(body)[1]); // each is one path
    }
    const names = Object.keys(found).sort();
    // By what they stand for, for the pictures that the server draws.
    const named = [...text.split("const buttons")[0].matchAll(/^ {4}"?([a-z0-9-]+)"?: "([a-z0-9-]+)",$/gm)].filter(([, , name]) => name in found);
    write("pictures.json", JSON.stringify(Object.fromEntries(named.map(([, ours, name]) => [ours, found[name]]))));
    write("icons.json", JSON.stringify(Object.fromEntries(names.map((name) => [name, found[name]])), null, 1));
}

mkdirSync(out, { recursive: true });
await protocol();
facts();
icons();
