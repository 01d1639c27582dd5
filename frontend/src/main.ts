import { mount } from "svelte";
import "./art/theme.css";
import App from "./App.svelte";
import { keepApp } from "./lib/app.svelte";
import { nearest, speak } from "./lib/language.svelte";
import { keepPrefs, prefs } from "./lib/prefs.svelte";
import { route } from "./lib/route.svelte";
import { pageOf, targetOf } from "./shell/pages";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the client");

/** Without words nothing can be said, not even that they are missing: they are asked for until they come. */
async function words(): Promise<void> {
    for (let pause = 500; ; pause = Math.min(2 * pause, 10_000)) {
        try {
            await speak(nearest(prefs.language ? [prefs.language] : navigator.languages));
            return;
        } catch {
            await new Promise((resolve) => setTimeout(resolve, pause));
        }
    }
}

/** After a new release the old files are gone, so a page that is still open is reloaded. Once, not forever. */
function renew(event: Event): void {
    const key = "citadels-renewed";
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
}

async function start(place: HTMLElement): Promise<void> {
    keepPrefs();
    // The page is downloaded while the words are; a failure shows where the page is shown.
    pageOf(targetOf(route.parts).file).catch(() => undefined);
    await words();
    mount(App, { target: place });
    void keepApp();
}

addEventListener("vite:preloadError", renew);
void start(target);
