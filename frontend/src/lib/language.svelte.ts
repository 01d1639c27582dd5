/** The language that is spoken now. Whatever asks for a word follows when it changes. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { functions } from "./forms";

// Texts of the terminal, the laboratory and the command line are never downloaded; the rules only when asked for, and
// those of pages that few open together with the page.
const WORDS = import.meta.glob<string>(
    [
        "../../../src/citadels/texts/*/*.ftl",
        "!**/terminal*.ftl",
        "!**/lab*.ftl",
        "!**/bots.ftl",
        "!**/server*.ftl",
        "!**/rules*.ftl",
        "!**/page-*.ftl",
        "!**/lessons.ftl",
    ],
    { query: "?raw", import: "default" },
);
const RULES = import.meta.glob<string>("../../../src/citadels/texts/*/rules*.ftl", { query: "?raw", import: "default" });
const APART = import.meta.glob<string>(
    ["../../../src/citadels/texts/*/page-*.ftl", "../../../src/citadels/texts/*/lessons.ftl"],
    { query: "?raw", import: "default" },
);

const SOURCE = "en";
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(WORDS).map(languageOf))].sort();

interface Spoken {
    lang: string;
    bundle: FluentBundle;
}

let spoken = $state.raw<Spoken | null>(null);
const loaded = new Map<string, Promise<FluentBundle>>();
/** The files that pages have asked for so far: a language that is chosen later needs them as well. */
const asked = new Set<string>();
/** Those that are part of a language's words by now, by their path. */
const added = new Map<string, Promise<void>>();

function languageOf(path: string): string {
    return path.split("/").at(-2) ?? SOURCE;
}

function fileOf(path: string): string {
    return path.split("/").at(-1)?.replace(".ftl", "") ?? "";
}

/** The files that come with their page, without their ending. */
export const PAGE_TEXTS: readonly string[] = [...new Set(Object.keys(APART).map(fileOf))].sort();

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

/** An error in the texts is a bug: it throws during development, and is only logged in production. */
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
    await Promise.all([...asked].map((file) => add(file, chosen)));
    if (wanted === chosen) spoken = { lang: chosen, bundle }; // else another was chosen while this one came
}

export function language(): string {
    return spoken?.lang ?? SOURCE;
}

export function words(): FluentBundle {
    if (spoken === null) throw new Error("no language is spoken yet");
    return spoken.bundle;
}

/** Downloads texts that come with a page, in the language that is spoken now and in the one that is about to be. */
export async function pageTexts(...files: string[]): Promise<void> {
    for (const file of files) asked.add(file);
    await Promise.all([...new Set([language(), wanted || SOURCE])].flatMap((lang) => files.map((file) => add(file, lang))));
}

function add(file: string, lang: string): Promise<void> {
    const [path, load] = Object.entries(APART).find(([one]) => languageOf(one) === lang && fileOf(one) === file) ?? [];
    if (path === undefined || load === undefined) return Promise.reject(new Error(`no texts ${file} in ${lang}`));
    let done = added.get(path);
    if (done === undefined) {
        done = Promise.all([bundleOf("words", lang), load()]).then(([bundle, source]) => {
            for (const fault of bundle.addResource(new FluentResource(source))) report(fault);
        });
        done.catch(() => added.delete(path));
        added.set(path, done);
    }
    return done;
}

export function rules(): Promise<FluentBundle> {
    return bundleOf("rules", language());
}
