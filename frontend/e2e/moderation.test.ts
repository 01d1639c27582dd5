/** Peace: muting, blocking and reporting somebody, and what the host makes of it at the desk. */
import { expect, test } from "vitest";
import { HOST_KEY } from "./support/server";
import { useBrowser } from "./support/browser-fixture";
import { QUICK, type Visitor } from "./support/visitor";

const fixture = useBrowser();

async function ask<Answer>(who: Visitor, path: string, body: object | null = {}): Promise<Answer> {
    return who.page.evaluate(async ([to, text]) => {
        const request = text === null ? {} : { method: "POST", body: text, headers: { "Content-Type": "application/json" } };
        return (await (await fetch(to, request)).json()) as Answer;
    }, [path, body === null ? null : JSON.stringify(body)] as const);
}

async function speak(who: Visitor, words: string): Promise<void> {
    await who.page.getByPlaceholder("Say something").fill(words);
    await who.page.keyboard.press("Enter");
}

test("who is rude is muted, blocked and reported, and the host warns and bans them", async () => {
    const ana = await fixture.come({ prefs: { ...QUICK, name: "Ana" }, touch: true, screen: { width: 390, height: 800 } });
    const bob = await fixture.come({ prefs: { ...QUICK, name: "Rudolf" } });
    for (const one of [ana, bob]) await one.visit("/");
    const { code } = await ask<{ code: string }>(ana, "/api/tables", { setup: { seats: 3 }, name: "Ana" });
    await ask(bob, "/api/me", { name: "Rudolf" });
    await ask(bob, `/api/tables/${code}/sit`, { name: "Rudolf" });
    for (const one of [ana, bob]) await one.visit(`/t/${code}`);

    // From what he wrote, with the keyboard.
    await speak(bob, "you are all fools");
    const talk = ana.page.getByRole("log", { name: "Chat" });
    await talk.getByText("you are all fools").waitFor();
    await talk.getByRole("button", { name: "Rudolf" }).focus();
    await ana.page.keyboard.press("Enter");
    const sheet = ana.page.getByRole("dialog", { name: "Rudolf" });
    await sheet.getByRole("switch", { name: "Mute" }).press("Space");
    await talk.getByText("you are all fools").waitFor({ state: "detached" });
    await sheet.getByRole("button", { name: "Report to the server's host" }).click();
    await sheet.getByLabel("In your own words").fill("He insults everyone.");
    await sheet.getByRole("button", { name: "Send report" }).click();
    await ana.page.getByText("The server's host will read your report.").waitFor();
    // From his seat, by touch.
    await ana.page.getByRole("button", { name: "Mute, block or report Rudolf" }).tap();
    await sheet.getByRole("switch", { name: "Block" }).tap();
    await ana.page.getByText("Blocked: Rudolf").waitFor();
    await sheet.getByText("At this table they keep their seat until you remove them.").waitFor();
    await sheet.getByRole("button", { name: "Remove" }).tap();
    await ana.page.getByRole("button", { name: "Mute, block or report Rudolf" }).waitFor({ state: "detached" });
    // He is not let sit again, and not told why; she is warned at his table.
    bob.expected.push(/the server responded with a status of 400/);
    expect(await ask(bob, `/api/tables/${code}/sit`)).toMatchObject({ code: "seat-taken" });
    await speak(bob, "hello?");
    await bob.page.getByRole("log", { name: "Chat" }).getByText("hello?").waitFor();
    const { code: his } = await ask<{ code: string }>(bob, "/api/tables", { setup: { seats: 3 }, name: "Rudolf" });
    ana.expected.push(/the server responded with a status of 409/);
    await ana.visit(`/t/${his}`);
    await ana.page.getByRole("button", { name: "Sit here" }).first().tap();
    await ana.page.getByRole("dialog", { name: "Sit down anyway?" }).getByRole("button", { name: "Cancel" }).tap();

    // The desk opens with the key alone.
    const host = await fixture.come({ prefs: QUICK });
    host.expected.push(/the server responded with a status of 40[34]/);
    await host.visit("/host");
    await host.page.getByLabel("Key").fill("something else");
    await host.page.getByRole("button", { name: "Enter" }).click();
    await host.page.getByText("This is not the key.").waitFor();
    await host.page.getByLabel("Key").fill(HOST_KEY);
    await host.page.getByRole("button", { name: "Enter" }).click();
    await host.page.getByText("The server is healthy").waitFor();
    await host.page.getByRole("button", { name: "Reports" }).click();
    const report = host.page.getByRole("listitem").filter({ hasText: "He insults everyone." });
    await report.getByText(/^Chat at the table/).click();
    await report.getByText("you are all fools").last().waitFor();
    await report.getByRole("button", { name: "Warn: Rudolf" }).click();
    const warning = host.page.getByRole("dialog", { name: "Warn: Rudolf" });
    await warning.getByLabel("What they will read").fill("Please stay polite.");
    await warning.getByRole("button", { name: "Warn" }).click();
    await report.waitFor({ state: "detached" });
    await bob.visit("/");
    const told = bob.page.getByRole("dialog", { name: "A message from the server's host" });
    await told.getByText("Please stay polite.").waitFor();
    await told.getByRole("button", { name: "I have read it" }).click();
    await told.waitFor({ state: "detached" });

    await bob.visit(`/t/${code}`);
    await bob.page.getByRole("log", { name: "Chat" }).waitFor();
    await host.page.getByRole("button", { name: "People" }).click();
    await host.page.getByRole("searchbox", { name: "Name" }).fill("rudo");
    await host.page.getByRole("button", { name: "Find" }).click();
    await host.page.getByRole("button", { name: "Ban: Rudolf" }).first().click();
    const ban = host.page.getByRole("dialog", { name: "Ban: Rudolf" });
    await ban.getByLabel("Reason (optional)").fill("You were warned.");
    await ban.getByLabel("Note for yourself").fill("second time");
    await ban.getByRole("button", { name: "Ban", exact: true }).click();
    await bob.page.getByText(/^You are banned from this server until .*Reason: You were warned\.$/).waitFor();
    await host.page.getByRole("button", { name: "Bans" }).click();
    await host.page.getByText("Reason given: You were warned.").waitFor();
    await host.page.getByRole("button", { name: "Lift: Rudolf" }).click();
    await host.page.getByText("Nothing here.").waitFor();
    await host.page.getByRole("button", { name: "Backups" }).click();
    await host.page.getByRole("button", { name: "Make a backup now" }).click();
    await host.page.getByRole("link", { name: /^Download: citadels-/ }).waitFor();
    await host.page.getByRole("button", { name: "Sign out" }).click();
    await host.page.getByLabel("Key").waitFor();
    expect(await ask(host, "/api/host/overview", null)).toMatchObject({ code: "no-page" });
});
