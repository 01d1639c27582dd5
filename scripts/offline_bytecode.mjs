// Compiles Python sources for the Python that runs in a browser: by itself, here in Node.
//     node scripts/offline_bytecode.mjs PYODIDE < {path: source} > {path: base64 of the bytecode}
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

let given = "";
for await (const part of process.stdin.setEncoding("utf-8")) given += part;
const folder = resolve(process.argv[2]);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
// The order of a set must not depend on chance, or the bytes would.
const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONHASHSEED: "0" } });
python.globals.set("given", given);
process.stdout.write(
    python.runPython(`
import base64, importlib._bootstrap_external as importing, importlib.util, json
found = {}
for path, source in json.loads(given).items():
    code = compile(source, "/" + path, "exec", dont_inherit=True)
    digest = importlib.util.source_hash(source.encode())
    cached = importlib.util.cache_from_source(path)
    found[cached] = base64.b64encode(importing._code_to_hash_pyc(code, digest, False)).decode()
json.dumps(found)
`),
);
