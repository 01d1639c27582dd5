/** The devices of a person: what a personal link asks first, who is told of it, and how a device is ended. */
import { expect, test } from "vitest";
import { useBrowser } from "./support/browser-fixture";
import { QUICK, type Visitor } from "./support/visitor";

const fixture = useBrowser();

async function ask<Answer>(who: Visitor, path: string, body: object | null = {}): Promise<Answer> {
    return who.page.evaluate(async ([to, text]) => {
        const request = text === null ? {} : { method: "POST", body: text, headers: { "Content-Type": "application/json" } };
        return (await (await fetch(to, request)).json()) as Answer;
    }, [path, body === null ? null : JSON.stringify(body)] as const);
}

const nameOf = async (who: Visitor): Promise<string> => (await ask<{ name: string }>(who, "/api/me", null)).name;

async function named(name: string): Promise<Visitor> {
    const who = await fixture.come({ prefs: { ...QUICK, name } });
    await who.visit("/");
    await ask(who, "/api/me", { name });
    return who;
}

test("a personal link asks first, tells its maker, and the device can be ended", async () => {
    const ana = await named("Ana");
    const { code } = await ask<{ code: string }>(ana, "/api/tables", { setup: { seats: 2 }, name: "Ana" });
    const link = (await ask<{ path: string }>(ana, "/api/me/link")).path;
    const bob = await named("Bob");
    await ask(bob, "/api/tables", { setup: { seats: 2 }, name: "Bob" });

    // Looking, and turning away, changes nothing.
    await bob.visit(link);
    await bob.page.getByText("This personal link belongs to Ana. Continue only if that is you.").waitFor();
    await bob.page.getByRole("heading", { name: "Play as Ana on this device?" }).waitFor();
    await bob.page.getByText("In this browser you are now Bob (games in progress: 1, finished: 0).").waitFor();
    await bob.page.getByRole("link", { name: "Cancel" }).click();
    await bob.page.waitForURL((url) => url.pathname === "/");
    expect(await nameOf(bob)).toBe("Bob");
    await ana.visit(link);
    await ana.page.getByText("This is your own link").waitFor();

    await bob.visit(link);
    await bob.page.getByRole("button", { name: "Yes, I am Ana" }).click();
    await bob.page.getByRole("link", { name: new RegExp(code) }).click();
    await bob.page.getByText("Ana").first().waitFor();

    // The maker is told, finds the device in the list, and ends it.
    await ana.visit("/rules");
    await ana.page.getByText("A device was added. It now plays as you.").waitFor();
    await ana.page.getByRole("link", { name: "My games" }).click();   // and until they have read it
    await ana.page.getByRole("button", { name: "Show devices" }).click();
    const list = ana.page.getByRole("list", { name: "Your devices" });
    await list.getByText("This device").waitFor();
    await list.getByText(/Added by link/).waitFor();
    await ana.page.waitForFunction(() => document.activeElement?.id === "set-devices");    // far down, but in sight
    await ana.page.getByText("A device was added.").waitFor({ state: "detached" });
    expect(await list.getByRole("listitem").count()).toBe(2);
    await list.getByRole("button", { name: /^Sign out: Chrome on / }).click();
    await ana.page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await list.getByText(/Added by link/).waitFor({ state: "detached" });
    await bob.page.getByText("This device was signed out.").waitFor();
    expect(await nameOf(bob)).toBe("");
    await ana.visit("/rules");
    expect(await ask(ana, "/api/me", null)).toMatchObject({ name: "Ana", added: 0 });

    // The only way to one's games is not given up without a warning.
    await ana.visit("/settings");
    await ana.page.getByRole("button", { name: "Sign out of this device" }).click();
    const warning = ana.page.getByRole("dialog");
    await warning.getByText("This is your only device.").waitFor();
    await warning.getByRole("button", { name: "Cancel" }).click();
    expect(await nameOf(ana)).toBe("Ana");
    await ana.page.getByRole("button", { name: "Sign out of this device" }).click();
    await warning.getByRole("button", { name: "Sign out of this device" }).click();
    await ana.page.getByText("You are signed out.").waitFor();
    expect(await nameOf(ana)).toBe("");
});

test("a stranger finds the list once there is something in it, and ends all other devices together", async () => {
    const ana = await fixture.come({ prefs: QUICK });
    await ana.visit("/");
    await ana.page.getByRole("link", { name: "Settings" }).click();
    const list = ana.page.getByRole("list", { name: "Your devices" });
    await ana.page.getByRole("button", { name: "Link for another device" }).waitFor();
    expect(await list.count()).toBe(0);
    await ana.page.getByLabel("Your name").fill("Ana");
    await ana.page.getByRole("button", { name: "Save" }).click();
    await list.getByText("This device").waitFor();

    const others = [await fixture.come({ prefs: QUICK }), await fixture.come({ prefs: QUICK })];
    for (const other of others) {
        await other.visit((await ask<{ path: string }>(ana, "/api/me/link")).path);
        await other.page.getByRole("button", { name: "Yes, I am Ana" }).click();
        await other.page.getByText("You are now Ana on this device.").waitFor();
    }
    await ana.page.evaluate(() => dispatchEvent(new Event("focus")));    // back from the other devices
    await ana.page.getByRole("button", { name: "Sign out all other devices" }).click();
    await ana.page.getByRole("dialog").getByRole("button", { name: "Sign out all other devices" }).click();
    await ana.page.getByText("2 devices are signed out.").waitFor();
    expect(await list.getByRole("listitem").count()).toBe(1);
    for (const other of others) expect(await nameOf(other)).toBe("");
});

test("a link that is spent, or none at all, is refused in one sentence", async () => {
    const ana = await named("Ana");
    const link = (await ask<{ path: string }>(ana, "/api/me/link")).path;
    const bob = await named("Bob");
    await ask(bob, "/api/me/take", { token: link.split("/").at(-1) });
    const eve = await fixture.come({ prefs: QUICK });
    eve.expected.push(/the server responded with a status of 400/);
    for (const path of [link, "/take/x", `/take/${"x".repeat(500)}`, "/take/%00", "/take/%E2%80%AE"]) {
        await eve.visit(path);
        expect(await eve.page.locator("p[role=alert]").innerText(), path).toBe("This link has already been used or has expired.");
        await eve.page.getByText("You can create a new link in Settings on the other device.").waitFor();
    }
    expect(await nameOf(eve)).toBe("");
});

test("what a spectator says is marked, and never stands under the name of a player", async () => {
    const ana = await named("Ana");
    const { code } = await ask<{ code: string }>(ana, "/api/tables", { setup: { seats: 2 }, name: "Ana" });
    const eve = await named("Ana");
    for (const one of [ana, eve]) await one.visit(`/t/${code}`);
    for (const [who, words] of [[eve, "I give up"], [ana, "Not me"]] as const) {
        await who.page.getByPlaceholder("Say something").fill(words);
        await who.page.keyboard.press("Enter");
    }
    for (const one of [ana, eve]) {
        const talk = one.page.getByRole("log", { name: "Chat" }).locator("p");
        await talk.filter({ hasText: "Not me" }).waitFor();
        expect(await talk.filter({ hasText: "I give up" }).innerText()).toMatch(/^\s*spectator\s+Ana 2\s+I give up\s*$/);
        expect(await talk.filter({ hasText: "Not me" }).innerText()).toMatch(/^\s*Ana\s+Not me\s*$/);
    }
});
