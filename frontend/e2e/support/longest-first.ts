/**
 * Starts the files that take longest first, so that no browser is left working alone at the end; and those that mostly
 * wait beside those that mostly work.
 */
import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const LONGEST = ["files", "people", "languages", "dead-connection", "offline", "every-decision", "access", "lesson", "layout", "phone", "reconnect"];

function place({ moduleId }: TestSpecification): number {
    const found = LONGEST.indexOf(basename(moduleId, ".test.ts"));
    return found < 0 ? LONGEST.length : found;
}

export class LongestFirst extends BaseSequencer {
    override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
        return Promise.resolve([...files].sort((a, b) => place(a) - place(b) || a.moduleId.localeCompare(b.moduleId)));
    }
}
