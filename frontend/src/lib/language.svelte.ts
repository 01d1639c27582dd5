/** The language that is spoken now. Whatever asks for a word follows when it changes. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { functions } from "./forms";

// Texts of the terminal, the laboratory and the command line are never downloaded; the rules only when asked for.
const WORDS = import.meta.glob<string>(
    [
        "../../../src/citadels/texts/*/*.ftl",
        "!**/terminal*.ftl",
        "!**/lab*.ftl",
        "!**/bots.ftl",
        "!**/server.ftl",
        "!**/rules*.ftl",
    ],
    { query: "?raw", import: "default" },
);
const RULES = import.meta.glob<string>("../../../src/citadels/texts/*/rules*.ftl", { query: "?raw", import: "default" });

export const SOURCE = "en";
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(WORDS).map(languageOf))].sort();

interface Spoken {
    lang: string;
    bundle: FluentBundle;
}

let spoken = $state.raw<Spoken | null>(null);
const loaded = new Map<string, Promise<FluentBundle>>();

function languageOf(path: string): string {
    return path.split("/").at(-2) ?? SOURCE;
}

async function read(files: Record<string, () => Promise<string>>, lang: string): Promise<FluentBundle> {
    const wanted = Object.entries(files).filter(([path]) => languageOf(path) === lang);
    const found = await Promise.all(wanted.map(([, load]) => load()));
    // As in the other faces of the game: names are not wrapped in marks of direction.
    const bundle: FluentBundle = new FluentBundle([lang], { useIsolating: false, functions: functions(() => bundle) });
    for (const source of found) {
        const faults = bundle.addResource(new FluentResource(source));
        for (const fault of faults) report(fault);
    }
    return bundle;
}

function bundleOf(kind: "words" | "rules", lang: string): Promise<FluentBundle> {
    const key = `${kind} ${lang}`;
    let found = loaded.get(key);
    if (found === undefined) {
        found = read(kind === "words" ? WORDS : RULES, lang);
        found.catch(() => loaded.delete(key)); // the line may have been down; the next time it is asked for again
        loaded.set(key, found);
    }
    return found;
}

/** A fault in the texts is a fault of the program: loud while it is made, kept from the player afterwards. */
export function report(fault: Error): void {
    if (import.meta.env.DEV) throw fault;
    console.error(fault);
}

/** The nearest language that there are texts in. */
export function nearest(wanted: readonly string[]): string {
    for (const lang of wanted) {
        const short = lang.split("-")[0] ?? "";
        const found = [lang, short].find((name) => LANGUAGES.includes(name));
        if (found !== undefined) return found;
    }
    return SOURCE;
}

let wanted = "";

/** Speak this language from now on; the words of the page follow. */
export async function speak(lang: string): Promise<void> {
    const chosen = nearest([lang]);
    wanted = chosen;
    if (spoken?.lang === chosen) return;
    const bundle = await bundleOf("words", chosen);
    if (wanted === chosen) spoken = { lang: chosen, bundle }; // else another was chosen while this one came
}

export function language(): string {
    return spoken?.lang ?? SOURCE;
}

export function words(): FluentBundle {
    if (spoken === null) throw new Error("no language is spoken yet");
    return spoken.bundle;
}

export function rules(): Promise<FluentBundle> {
    return bundleOf("rules", language());
}
