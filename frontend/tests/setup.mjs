// Before the tests: real games from the engine, and what the terminal says to them.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { out, printed } from "../scripts/python.mjs";

export default function setup() {
    writeFileSync(join(out, "fixtures.json"), printed(join("scripts", "client_fixtures.py")));
}
