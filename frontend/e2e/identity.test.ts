/** Ways back to one's games: a passkey, a recovery code; and one's data, taken along and deleted. */
import { expect, inject, test } from "vitest";
import { useBrowser } from "./support/browser-fixture";
import { QUICK, type Visitor } from "./support/visitor";

const fixture = useBrowser();

async function nameOf({ page }: Visitor): Promise<string> {
    return page.evaluate(async () => ((await (await fetch("/api/me")).json()) as { name: string }).name);
}

/** With a thumb that is always there. Browsers make passkeys for names, never for numbers. */
async function comeWithThumb(name: string): Promise<Visitor> {
    const who = await fixture.come({ origin: inject("origin").replace("127.0.0.1", "localhost"), prefs: QUICK });
    const line = await who.context.newCDPSession(who.page);
    await line.send("WebAuthn.enable");
    await line.send("WebAuthn.addVirtualAuthenticator", {
        options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    });
    await who.visit("/settings");
    await who.page.getByLabel("Your name").fill(name);
    await who.page.getByRole("button", { name: "Save" }).click();
    await who.page.getByRole("list", { name: "Your devices" }).waitFor();
    return who;
}

async function openTable({ page }: Visitor): Promise<void> {
    await page.evaluate(() => fetch("/api/tables", { method: "POST", body: '{"setup": {"seats": 2}}', headers: { "Content-Type": "application/json" } }));
}

async function signOut({ page }: Visitor): Promise<void> {
    await page.getByRole("button", { name: "Sign out of this device" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("You can come back with your passkey or recovery code.").waitFor();
    await dialog.getByRole("button", { name: "Sign out of this device" }).click();
    await page.getByText("You are signed out.").waitFor();
    await page.getByRole("list", { name: "Your devices" }).waitFor({ state: "detached" });
}

test("I come back with a passkey, then with a recovery code, and leave for good", async () => {
    const ana = await comeWithThumb("Ana");
    const { page } = ana;
    const dialog = page.getByRole("dialog");
    await openTable(ana);
    const keys = page.getByRole("list", { name: "Passkeys" });
    await page.getByRole("button", { name: "Create a passkey" }).click();
    await page.getByText("The passkey is ready.").waitFor();
    await keys.getByRole("button", { name: /^Rename/ }).click();
    await dialog.getByLabel("Name of the passkey").fill("My thumb");
    await page.keyboard.press("Enter");
    await keys.getByText("My thumb").waitFor();
    await page.getByRole("button", { name: "Create a passkey" }).click();
    await page.getByText("This device already has a passkey for you.").waitFor();

    await signOut(ana);
    expect(await nameOf(ana)).toBe("");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.getByText("You are now Ana on this device, and one game is waiting for you.").waitFor();
    expect(await page.getByLabel("Your name").inputValue()).toBe("Ana");
    await page.getByRole("list", { name: "Your devices" }).getByText(/Signed in with a passkey/).waitFor();

    await page.getByRole("button", { name: "Create a recovery code" }).click();
    const code = await dialog.getByLabel("Your recovery code").inputValue();
    expect(code).toMatch(/^([A-Z2-9]{5}-){4}[A-Z2-9]{5}$/);
    await page.keyboard.press("Escape"); // it is not lost by that
    await dialog.getByRole("button", { name: "I have saved it" }).click();
    await keys.getByRole("button", { name: "Remove: My thumb" }).click();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await page.getByText("The passkey is removed.").waitFor();
    ana.expected.push(/the server responded with a status of 400/);
    await signOut(ana);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.getByText("Nobody can sign in here with this passkey.").waitFor();

    // Somebody who has games here is told what becomes of them.
    const bob = await comeWithThumb("Bob");
    await openTable(bob);
    await bob.page.getByRole("button", { name: "Use a recovery code" }).click();
    await bob.page.getByLabel("Recovery code", { exact: true }).fill(code.toLowerCase().replaceAll("-", " "));
    await bob.page.keyboard.press("Enter");
    const warning = bob.page.getByRole("dialog");
    await warning.getByText("In this browser you are now Bob (games in progress: 1, finished: 0).").waitFor();
    await warning.getByText("To keep both, first create a passkey or a recovery code.").waitFor();
    await warning.getByRole("button", { name: "Cancel" }).click();
    expect(await nameOf(bob)).toBe("Bob");
    await bob.page.getByRole("button", { name: "Sign in", exact: true }).click();
    await warning.getByRole("button", { name: "Sign in anyway" }).click();
    await bob.page.getByText("You are now Ana on this device, and one game is waiting for you.").waitFor();

    // Asked twice; then nothing is left.
    const saved = bob.page.waitForEvent("download");
    await bob.page.getByRole("button", { name: "Download my data" }).click();
    expect((await saved).suggestedFilename()).toBe("citadels-my-data.zip");
    await bob.page.getByRole("button", { name: "Delete everything about me" }).click();
    await warning.getByRole("button", { name: "Continue" }).click();
    await warning.getByText("This cannot be undone").waitFor();
    await warning.getByRole("button", { name: "Delete for good" }).click();
    await bob.page.getByText("Everything about you is deleted.").waitFor();
    await bob.page.getByText("This server has nothing about you yet.").waitFor();
    expect(await nameOf(bob)).toBe("");
});

test("where there can be no passkeys, the page says why, and the rest works", async () => {
    const me = await fixture.come({ prefs: QUICK });
    await me.visit("/settings");
    await me.page.getByText("Passkeys work only at an address that begins with https, or on localhost.").waitFor();
    expect(await me.page.getByRole("button", { name: /passkey/i }).count()).toBe(0);
    await me.page.getByRole("button", { name: "Use a recovery code" }).waitFor();
});
