// Puts a .br and a .gz beside each file that becomes smaller by it: node pack.mjs FOLDER
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
const [folder] = process.argv.slice(2);

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !TEXT.has(extname(path))) continue;
    const content = readFileSync(path);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const forms = { ".br": brotliCompressSync(content, { params: quality }), ".gz": gzipSync(content, { level: 9 }) };
    for (const [ending, packed] of Object.entries(forms)) {
        rmSync(path + ending, { force: true });
        if (packed.length < content.length) writeFileSync(path + ending, packed);
    }
}
