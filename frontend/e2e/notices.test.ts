/** Notices: switched on with a click, chosen, and a webhook for a table. No push service is asked: the browser's is made up. */
import { expect, test } from "vitest";
import { useBrowser } from "./support/browser-fixture";

const fixture = useBrowser();

test("I switch notices on for this device, choose what I am told and when not, and switch them off", async () => {
    const me = await fixture.come({ engine: true }); // with its service worker
    const { page } = me;
    await page.addInitScript(() => {
        // A point of the curve, and sixteen bytes.
        const keys = { p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", auth: "BTBZMqHH6r4Tts7J_aSIgg" };
        const made = { endpoint: "https://fcm.googleapis.com/fcm/send/e2e", options: {}, toJSON: () => ({ keys }), unsubscribe: () => Promise.resolve(true) };
        PushManager.prototype.subscribe = () => Promise.resolve(made as unknown as PushSubscription);
        Object.defineProperty(window, "asked", { value: 0, writable: true });
        Notification.requestPermission = () => {
            (window as unknown as { asked: number }).asked += 1;
            return Promise.resolve("granted");
        };
        Object.defineProperty(Notification, "permission", { get: () => "default" });
    });
    await me.visit("/settings");
    const device = page.getByRole("switch", { name: "On this device", exact: true });
    await device.waitFor();
    expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);
    await page.getByText("You can set quiet hours once you get notices").waitFor();
    await device.check();
    await page.getByText("This device will tell you.").waitFor();
    await page.getByRole("checkbox", { name: "my game is over: Device" }).uncheck();
    await page.getByRole("switch", { name: "Quiet hours" }).check();
    await page.getByLabel("From", { exact: true }).fill("23:30");
    await page.getByLabel("From", { exact: true }).blur();
    await expect.poll(() => page.evaluate(async () => ((await (await fetch("/api/me/notices")).json()) as { choices: unknown }).choices)).toMatchObject({
        push: ["turn", "began", "sat"],
        quiet_from: 23 * 60 + 30,
        quiet_to: 8 * 60,
    });

    await me.visit("/settings");
    await expect.poll(() => device.isChecked()).toBe(true);
    await device.uncheck();
    await page.getByRole("switch", { name: "Quiet hours" }).waitFor({ state: "detached" });
    await page.getByText("You can set quiet hours once you get notices").waitFor();
});

test("the host of a table sets a webhook, and an address that is not public is refused", async () => {
    const me = await fixture.come();
    const { page } = me;
    me.expected.push(/400 \(Bad Request\).*webhook/);
    await me.visit("/settings");
    const made = await page.evaluate(async () => {
        const answer = await fetch("/api/tables", { method: "POST", body: '{"setup": {"seats": 2}}', headers: { "Content-Type": "application/json" } });
        return ((await answer.json()) as { code: string }).code;
    });
    await me.visit(`/t/${made}`);
    await page.getByRole("button", { name: "Webhook" }).click();
    const dialog = page.getByRole("dialog", { name: "Webhook" });
    await dialog.getByLabel("Address of the webhook").fill("https://127.0.0.1/hook");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("A webhook needs a public address that begins with https.").first().waitFor();
    await dialog.getByLabel("Address of the webhook").fill("https://chat.example/hooks/secret");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("This table posts to chat.example.").waitFor();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await dialog.getByText("This table posts to chat.example.").waitFor({ state: "detached" });
});
