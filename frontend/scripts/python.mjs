// Asking the Python side of the project.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const frontend = join(dirname(fileURLToPath(import.meta.url)), "..");
export const out = join(frontend, "src", "generated");
const root = join(frontend, "..");
const own = join(root, ".venv", "bin", "python");
const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");

/** What a Python program prints. */
export function printed(...args) {
    const done = spawnSync(python, args, { cwd: root, encoding: "utf-8", maxBuffer: 1 << 28 });
    if (done.error) throw done.error;
    if (done.status !== 0) throw new Error(`${python} ${args.join(" ")}\n${done.stderr}`);
    return done.stdout;
}
