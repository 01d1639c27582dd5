import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";
import { announce, shell } from "../src/lib/shell.svelte";
import { targetOf } from "../src/shell/pages";

describe("an address", () => {
    const shown = (path: string): [string, Record<string, string>] => {
        const { file, props } = targetOf(path.split("/").filter(Boolean));
        return [file.replace(/^.*\/|\.svelte$/g, ""), props];
    };

    test.each([
        ["/", "Home", {}],
        ["/play", "Play", {}],
        ["/new", "NewTable", {}],
        ["/t/ABCD", "TablePage", { code: "ABCD" }],
        ["/g/ABCD", "Replay", { code: "ABCD" }],
        ["/games", "Games", {}],
        ["/rules", "Rules", { edition: "" }],
        ["/rules/classic", "Rules", { edition: "classic" }],
        ["/settings", "Settings", {}],
        ["/take/abc", "OpenPersonalLink", { token: "abc" }],
        ["/t", "NotFound", {}],
        ["/t/ABCD/more", "NotFound", {}],
        ["/games/more", "NotFound", {}],
        ["/constructor", "NotFound", {}],
        ["/nowhere", "NotFound", {}],
    ])("%s shows %s", (path, page, props) => {
        expect(shown(path)).toEqual([page, props]);
    });
});

describe("what is said aloud", () => {
    test("is heard line by line, the prompt also when it is the same again", () => {
        for (let i = 1; i <= 20; i++) announce(`line ${i}`);
        announce("");
        expect(shell.polite.length).toBe(12);
        expect(shell.polite.at(-1)?.text).toBe("line 20");
        expect(new Set(shell.polite.map((line) => line.id)).size).toBe(12);
        announce("Choose.", "assertive");
        const first = shell.assertive;
        announce("Choose.", "assertive");
        expect(shell.assertive).not.toBe(first);
        expect(shell.assertive.trim()).toBe("Choose.");
    });

    test("may be said in an effect, once", () => {
        let ran = 0;
        const stop = $effect.root(() => {
            $effect(() => {
                ran += 1;
                announce("again", "assertive");
                announce("again");
            });
        });
        flushSync();
        announce("another");
        flushSync();
        expect(ran).toBe(1);
        stop();
    });
});
