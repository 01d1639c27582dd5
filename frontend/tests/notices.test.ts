import { afterEach, describe, expect, test, vi } from "vitest";
import { clockOf, Denied, minuteOf, obstacle, subscribe } from "../src/notices/push";
import { bytes } from "../src/lib/base64url";

afterEach(() => vi.unstubAllGlobals());

const KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

/** A browser as far as notices go. */
function browser(permission: NotificationPermission, agent = "Firefox", answer: NotificationPermission = "granted", before: ArrayBuffer | null = null) {
    const made: unknown[] = [];
    const subscription = (key: ArrayBuffer | null, name: string) => ({
        endpoint: name,
        options: { applicationServerKey: key },
        unsubscribe: () => Promise.resolve(made.push("ended") > 0),
        toJSON: () => ({ keys: { p256dh: "p", auth: "a" } }),
    });
    const pushManager = {
        getSubscription: () => Promise.resolve(before === null ? null : subscription(before, "old")),
        subscribe: (options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
            made.push("made");
            return Promise.resolve(subscription(options.applicationServerKey.buffer, "new"));
        },
    };
    const worker = { register: () => Promise.resolve(), ready: Promise.resolve({ pushManager }) };
    const asked = vi.fn(() => Promise.resolve(answer));
    const notification = { permission, requestPermission: asked };
    vi.stubGlobal("window", { isSecureContext: true, PushManager: {}, Notification: notification });
    vi.stubGlobal("navigator", { userAgent: agent, maxTouchPoints: 5, serviceWorker: worker });
    vi.stubGlobal("Notification", notification);
    return { made, asked };
}

describe("whether a browser can be told", () => {
    test("it says why not", () => {
        const { asked } = browser("default");
        expect(obstacle(KEY)).toBe(null);
        expect(obstacle("")).toBe("off");
        browser("denied");
        expect(obstacle(KEY)).toBe("denied");
        vi.stubGlobal("window", { isSecureContext: false });
        expect(obstacle(KEY)).toBe("insecure");
        vi.stubGlobal("window", { isSecureContext: true });
        expect(obstacle(KEY)).toBe("none");
        for (const agent of ["Mozilla/5.0 (iPhone; …) Safari", "Mozilla/5.0 (Macintosh; …) Safari"]) {
            vi.stubGlobal("navigator", { userAgent: agent, maxTouchPoints: 5 });
            expect(obstacle(KEY)).toBe("home");
        }
        expect(asked).not.toHaveBeenCalled();
    });

    test("it is asked when that is wanted, and may refuse", async () => {
        browser("default", "Firefox", "denied");
        await expect(subscribe(KEY)).rejects.toBeInstanceOf(Denied);
        browser("default");
        expect(await subscribe(KEY)).toEqual({ endpoint: "new", keys: { p256dh: "p", auth: "a" } });
    });

    test("what it has for this server is used again, what it has for another is not", async () => {
        expect((browser("granted", "Firefox", "granted", bytes(KEY).buffer), await subscribe(KEY)).endpoint).toBe("old");
        const { made } = browser("granted", "Firefox", "granted", new Uint8Array(65).buffer);
        expect((await subscribe(KEY)).endpoint).toBe("new");
        expect(made).toEqual(["ended", "made"]);
    });
});

test("minutes of the day, and back", () => {
    for (const minute of [0, 59, 60, 450, 1439]) expect(minuteOf(clockOf(minute))).toBe(minute);
    expect(clockOf(450)).toBe("07:30");
    expect(minuteOf("")).toBe(null);
});
