/** Before all tests: create a database of tables with open decisions, and start a server on it. */
import type { TestProject } from "vitest/node";
import { Folder, Server, printed } from "./server";

/** A table where one thing is offered that is to be done. */
export interface Decision {
    code: string;
    edition: string;
    seat: number;
    kind: string;
    key: string;
    line: string;
    offered: string[];
}

interface Prepared {
    /** Of the person who sits at all of these tables. */
    cookie: string;
    kinds: string[];
    keys: string[];
    decisions: Decision[];
    /** By the kind of question: a table where it waits for an answer that never comes. */
    questions: Record<string, string>;
    /** By the key of a verb: a table where a line of it may be played, for who tries to do so by accident. */
    tried: Record<string, { code: string; line: string }>;
    shown: Record<"two" | "three" | "four" | "six" | "eight" | "five" | "seven" | "selection" | "waiting", string>;
}

declare module "vitest" {
    interface ProvidedContext {
        origin: string;
        prepared: Prepared;
    }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
    const folder = new Folder();
    const database = folder.file("tables.db");
    const prepared = JSON.parse(printed("scripts/browser_tables.py", database)) as Prepared;
    const server = await Server.start(database);
    project.provide("origin", server.origin);
    project.provide("prepared", prepared);
    return async () => {
        await server.stop();
        folder.remove();
    };
}
