/** Passkeys: what the server writes in JSON are bytes to the browser, and back. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageTexts, speak } from "../src/lib/language.svelte";
import { create, passkeyFault, sign, text } from "../src/pages/identity/webauthn";
import { bytes } from "../src/lib/base64url";

const ALL = Uint8Array.from({ length: 256 }, (_, i) => i);

beforeEach(async () => {
    await speak("en");
    await pageTexts("page-identity");
});
afterEach(() => vi.unstubAllGlobals());

test("all bytes come back as they were, without signs that an address could not have", () => {
    for (const length of [0, 1, 2, 3, 255, 256]) {
        const written = text(ALL.slice(0, length).buffer);
        expect(written).toMatch(/^[A-Za-z0-9_-]*$/);
        expect([...bytes(written)]).toEqual([...ALL.slice(0, length)]);
    }
});

test("a browser is handed bytes, and what it made is written for the server", async () => {
    const asked: unknown[] = [];
    const rawId = ALL.slice(0, 5).buffer;
    const answer = (response: object) => (options: unknown): Promise<object> => {
        asked.push(options);
        return Promise.resolve({ rawId, type: "public-key", response });
    };
    vi.stubGlobal("navigator", {
        credentials: {
            create: answer({ clientDataJSON: ALL.buffer, attestationObject: rawId }),
            get: answer({ clientDataJSON: ALL.buffer, authenticatorData: rawId, signature: rawId, userHandle: rawId }),
        },
    });
    const made = await create({ rp: { id: "a" }, user: { id: "AAE", name: "Ana" }, challenge: "AQI", excludeCredentials: [{ id: "AgM", type: "public-key" }] });
    expect(made).toEqual({ id: "AAECAwQ", rawId: "AAECAwQ", type: "public-key", response: { clientDataJSON: text(ALL.buffer), attestationObject: "AAECAwQ" } });
    const used = await sign({ rpId: "a", challenge: "AQI" });
    expect(used).toMatchObject({ id: "AAECAwQ", response: { signature: "AAECAwQ", userHandle: "AAECAwQ" } });
    expect(asked).toEqual([
        { publicKey: { rp: { id: "a" }, user: { id: bytes("AAE"), name: "Ana" }, challenge: bytes("AQI"), excludeCredentials: [{ id: bytes("AgM"), type: "public-key" }] } },
        { publicKey: { rpId: "a", challenge: bytes("AQI"), allowCredentials: [] } },
    ]);
});

test("whoever turns away is told that nothing has happened", () => {
    expect(passkeyFault(new DOMException("", "NotAllowedError"))).toBe("Nothing has changed: no passkey was chosen.");
    expect(passkeyFault(new DOMException("", "InvalidStateError"))).toBe("This device already has a passkey for you.");
});
