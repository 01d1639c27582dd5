import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { app } from "../../src/lib/app.svelte";
import { placeOf, transport } from "../../src/lib/request-target";
import { shell } from "../../src/lib/shell.svelte";
import type { Answer, Transport } from "../../src/lib/transport";

const asked = vi.fn<Transport["request"]>();
vi.mock("../../src/lib/offline/device", () => ({ device: { request: asked, open: vi.fn() } }));

const served = { files: false, engine: true, chosen: false };

describe("where a request goes", () => {
    test.each([
        ["GET", "/api/me", "either"],
        ["GET", "/api/me/games?after=ABCD", "either"],
        ["GET", "/api/me/statistics?after=ABCD", "either"],
        ["POST", "/api/tables", "either"],
        ["POST", "/api/games", "either"],
        ["POST", "/api/lessons/king", "either"],
        ["GET", "/api/tables", "server"],
        ["POST", "/api/me/link", "server"],
        ["GET", "/api/tables/ABC234", "server"],
        ["POST", "/api/tables/ABC234/start", "server"],
        ["GET", "/api/tables/0BC234", "device"],
        ["POST", "/api/tables/0BC234/start", "device"],
        ["GET", "/api/games/0BC234/steps?first=0&count=50", "device"],
        ["GET", "/api/tables/0BC234/socket?seen=3", "device"],
        ["GET", "/api/offline/games", "device"],
    ])("%s %s: %s", (method, path, place) => {
        expect(placeOf(method, path, served)).toBe(place);
    });

    test("a visitor who wants to play here begins games here, and finds those of the server there", () => {
        const chosen = { ...served, chosen: true };
        expect(["POST /api/tables", "GET /api/lessons", "GET /api/me", "GET /api/tables/ABC234"].map((one) => {
            const [method = "", path = ""] = one.split(" ");
            return placeOf(method, path, chosen);
        })).toEqual(["device", "device", "either", "server"]);
    });

    test("a folder of files asks nobody else; pages without an engine ask only the server", () => {
        expect(placeOf("GET", "/api/tables", { ...served, files: true })).toBe("device");
        expect(placeOf("POST", "/api/tables", { files: false, engine: false, chosen: true })).toBe("server");
    });
});

describe("a server that cannot be reached", () => {
    const here: Answer = { status: 200, text: "here" };

    beforeEach(() => {
        vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
        asked.mockReset().mockResolvedValue(here);
        app.kept = "yes";
        shell.reached = true;
    });
    afterEach(() => vi.unstubAllGlobals());

    test("is known, and what it would have done is refused", async () => {
        await expect(transport.request("GET", "/api/me", {})).rejects.toMatchObject({ code: "offline" });
        expect(shell.reached).toBe(false);
        expect(asked).not.toHaveBeenCalled(); // these pages were built without an engine
    });

    test("does not matter to a table on this device", async () => {
        expect(await transport.request("GET", "/api/tables/0BC234", { "Accept-Language": "en" })).toEqual(here);
        expect(asked).toHaveBeenCalledWith("GET", "/api/tables/0BC234", { "Accept-Language": "en" }, undefined);
    });
});
