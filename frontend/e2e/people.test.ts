/** What is said of people besides the game, phrases, and the ways out of games that are not over. */
import { expect, test } from "vitest";
import { useBrowser } from "./support/browser-fixture";
import { QUICK, type Visitor } from "./support/visitor";

const fixture = useBrowser();

/** Ask the server as the page does. */
function post<Answer>(who: Visitor, path: string, body: object = {}): Promise<Answer> {
    return who.page.evaluate(async ([to, text]) => {
        const answer = await fetch(to, { method: "POST", body: text, headers: { "Content-Type": "application/json" } });
        return (await answer.json()) as Answer;
    }, [path, JSON.stringify(body)] as const);
}

/** A table of Ana and Bob, with a bot; both look at it. */
async function openTable(setup: object): Promise<{ ana: Visitor; bob: Visitor; code: string }> {
    const ana = await fixture.come({ prefs: { ...QUICK, name: "Ana" } });
    const bob = await fixture.come({ prefs: { ...QUICK, name: "Bob", language: "it" }, touch: true });
    for (const one of [ana, bob]) await one.visit("/");
    const { code } = await post<{ code: string }>(ana, "/api/tables", { setup: { seats: 3, pace: "instant", ...setup }, bots: [null, null, "easy"], name: "Ana" });
    await post(bob, `/api/tables/${code}/sit`, { name: "Bob" });
    for (const one of [ana, bob]) await one.visit(`/t/${code}`);
    return { ana, bob, code };
}

test("what a bot did for me is said to me and the others, and who is away", async () => {
    const { ana, bob, code } = await openTable({ grace: 60, clock: { kind: "decision", seconds: 5 } });
    await ana.page.getByText("No hints").waitFor(); // among people, if nobody has said otherwise
    // A phrase is read in the reader's own language.
    await bob.page.getByRole("button", { name: "Frasi pronte" }).tap();
    await bob.page.getByRole("button", { name: "Buona fortuna e buon divertimento!" }).tap();
    const talk = ana.page.getByRole("log", { name: "Chat" });
    await talk.getByText("Good luck, have fun!").waitFor();

    await post(ana, `/api/tables/${code}/start`);
    await bob.page.locator('[data-part="prompt"]').waitFor();
    // On a phone the chat lies behind a button, which says that somebody has said something.
    await ana.page.getByRole("tab", { name: "Chat" }).click();
    await ana.page.getByRole("button", { name: "Quick phrases" }).click();
    await ana.page.getByRole("button", { name: "Hello!" }).click();
    await bob.page.getByRole("button", { name: "Cronaca" }).getByText("1").waitFor();
    await ana.page.getByRole("tab", { name: "Log" }).click();
    await bob.visit("/");
    await bob.page.getByText("La partita va avanti.").waitFor();
    await bob.visit("/rules");
    // Nobody answers: the time of both runs out, and Bob is gone.
    const log = ana.page.getByRole("log", { name: "Log" });
    await ana.page.locator("[data-part=news]").getByText("Your time was up: a bot decided for you.").first().waitFor();
    await ana.page.getByText(/Bob is away: a bot takes over in \d+ s/).waitFor();
    for (const line of ["Bob is away.", "Time is up: a bot decides for Bob."]) await log.getByText(line).first().waitFor();

    await bob.visit(`/t/${code}`);
    await log.getByText("Bob is back.").first().waitFor();
    const toast = bob.page.getByText(/Mentre non c'eri, un bot ha preso \d+ decision[ei] per te\./);
    await toast.waitFor();
    await bob.page.getByRole("button", { name: "Mostra" }).tap();
    await bob.page.locator("[data-entry]").getByText(/un bot (gioca|ha deciso) per te/).first().waitFor();

    // Bob has had enough: a bot takes the seat, and the game is no longer among his.
    await bob.visit("/games");
    await bob.page.getByRole("button", { name: "Lascia" }).tap();
    await bob.page.getByRole("dialog").getByRole("button", { name: "Lascia" }).tap();
    await bob.page.getByRole("article").waitFor({ state: "detached" });
    await log.getByText("Bob has left: a bot takes over.").waitFor();
});

test("a game against bots alone is deleted, and a lobby closed, after a question", async () => {
    const { ana, bob, code } = await openTable({});
    await ana.page.getByRole("button", { name: "Close table" }).click();
    const { page } = ana;
    await page.getByRole("dialog").getByRole("button", { name: "Close table" }).click();
    await bob.page.getByText("L'host ha chiuso questo tavolo.").waitFor();
    await page.waitForURL((url) => url.pathname === "/");

    await ana.visit("/play");
    await page.locator('[data-part="hand"] [data-card]').first().waitFor();
    expect(ana.code).not.toBe(code);
    await ana.visit("/");
    await page.getByText("Your game is waiting for you.").waitFor();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "Back to your game" }).waitFor();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("link", { name: "Back to your game" }).waitFor({ state: "detached" });
});
