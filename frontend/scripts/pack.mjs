// Puts a .br and a .gz beside each file that becomes smaller by it: node pack.mjs FOLDER
// What was packed since it was written is left alone; of what is large, which only encrypted pages use, there is a .br.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = new Set([".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"]);
const LARGE = 1_000_000;
const [folder] = process.argv.slice(2);

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !TEXT.has(extname(path))) continue;
    const packedAt = statSync(`${path}.br`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (packedAt >= statSync(path).mtimeMs) continue;
    const content = readFileSync(path);
    const large = content.length > LARGE;
    const quality = {
        [constants.BROTLI_PARAM_QUALITY]: large ? 10 : 11,
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const forms = { ".br": brotliCompressSync(content, { params: quality }) };
    if (!large) forms[".gz"] = gzipSync(content, { level: 9 });
    for (const [ending, packed] of Object.entries(forms)) {
        rmSync(path + ending, { force: true });
        if (packed.length < content.length) writeFileSync(path + ending, packed);
    }
}
