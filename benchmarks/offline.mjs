// How fast the game runs without a server, in the Python of browsers, here in Node: see offline.md.
//     node benchmarks/offline.mjs PYODIDE BUNDLE MSGSPEC
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [pyodide, bundle, msgspec] = process.argv.slice(2).map((path) => resolve(path));
const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
let wall = performance.now();
let spent = cpu();

function lap(what) {
    console.log(`${what}: ${(performance.now() - wall).toFixed(0)} ms, of the processor ${(cpu() - spent).toFixed(0)} ms`);
    wall = performance.now();
    spent = cpu();
}

const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
lap("load Python");
python.unpackArchive(readFileSync(msgspec).buffer, "wheel");
const target = python.runPython("import site; site.getsitepackages()[0]");
python.unpackArchive(readFileSync(bundle).buffer, "zip", { extractDir: target });
lap("unpack");
python.runPython("import citadels.offline");
lap("import");
python.globals.set("cpu", cpu);
await python.runPythonAsync(readFileSync(fileURLToPath(new URL("offline_worker.py", import.meta.url)), "utf-8"));
await python.runPythonAsync("await main()");
console.log(`memory of Python: ${(python._module.HEAP8.length / 2 ** 20).toFixed(0)} MiB`);
console.log(`memory of the process: ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB`);
