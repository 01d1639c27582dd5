/** The real server, in a process of its own. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..", "..", "..");
const OWN = join(ROOT, ".venv", "bin", "python");
const PYTHON = process.env.PYTHON ?? (existsSync(OWN) ? OWN : "python3");

/** What a Python program of the project prints. */
export function printed(...args: string[]): string {
    const done = spawnSync(PYTHON, args, { cwd: ROOT, encoding: "utf-8", maxBuffer: 1 << 28 });
    if (done.status !== 0) throw new Error(`${PYTHON} ${args.join(" ")}\n${done.stderr}`);
    return done.stdout;
}

/** Prints the lines that people have played at a table, in order, as they stand in the database. */
const PLAYED = `
import json, sqlite3, sys
found = sqlite3.connect(sys.argv[1]).execute(
    'SELECT line FROM moves JOIN tables ON tables.id = "table" WHERE code = ? AND hand = ? ORDER BY number', (sys.argv[2], "person"))
print(json.dumps([line for line, in found]))
`;

/** A folder for a database, gone afterwards. */
export class Folder {
    readonly path = mkdtempSync(join(tmpdir(), "citadels-"));

    file(name: string): string {
        return join(this.path, name);
    }

    remove(): void {
        rmSync(this.path, { recursive: true, force: true });
    }
}

/** Of the host's desk. */
export const HOST_KEY = "only-for-these-tests";

/** All files come from one address, and some share a person, so together they are faster than anybody may be. */
const NO_SPEED_LIMIT = { CITADELS_RATE: "0", CITADELS_PERSON_MESSAGES: "9999", CITADELS_ADDRESS_MESSAGES: "9999" };

export class Server {
    #child: ChildProcess;
    #ended: Promise<void>;

    private constructor(
        readonly database: string,
        child: ChildProcess,
        readonly origin: string,
    ) {
        this.#child = child;
        this.#ended = new Promise((done) => child.once("exit", () => done()));
    }

    /** On a free port, or on the one it had before; bots and pauses take so many times their time: usually none. */
    static async start(database: string, port = 0, haste = 0): Promise<Server> {
        const args = ["-m", "citadels", "serve", "--port", String(port), "--database", `sqlite:///${database}`];
        const env = { ...process.env, CITADELS_HASTE: String(haste), CITADELS_LOG: "warning", CITADELS_HOST_KEY: HOST_KEY, ...NO_SPEED_LIMIT, PYTHONUNBUFFERED: "1" };
        const child = spawn(PYTHON, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
        let told = "";
        const origin = await new Promise<string>((found, failed) => {
            const hear = (data: Buffer): void => {
                told += data.toString();
                const [address] = /http:\/\/[^\s]+:\d+/.exec(told) ?? [];
                if (address !== undefined) found(address);
            };
            child.stdout.on("data", hear);
            child.stderr.on("data", (data: Buffer) => {
                told += data.toString();
            });
            child.once("exit", () => failed(new Error(`the server has ended:\n${told}`)));
        });
        child.stderr.pipe(process.stderr);
        return new Server(database, child, origin);
    }

    get port(): number {
        return Number(new URL(this.origin).port);
    }

    /** What people have played at a table so far. */
    played(code: string): string[] {
        return JSON.parse(printed("-c", PLAYED, this.database, code)) as string[];
    }

    /** As if the machine had lost its power. */
    async kill(): Promise<void> {
        this.#child.kill("SIGKILL");
        await this.#ended;
    }

    async stop(): Promise<void> {
        this.#child.kill("SIGTERM");
        await this.#ended;
    }

    again(): Promise<Server> {
        return Server.start(this.database, this.port);
    }
}
