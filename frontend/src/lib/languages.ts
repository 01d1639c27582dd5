/** The languages of the game, by their own names. */
import { LANGUAGES } from "./words";

/** The name of a language in that language, with a capital: "Čeština". */
export function languageName(lang: string): string {
    const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
    return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** All languages: English first, the others sorted by name. */
export function languageList(): { lang: string; name: string }[] {
    const [first, ...others] = [...LANGUAGES].sort((a, b) => Number(b === "en") - Number(a === "en"));
    const named = (lang: string): { lang: string; name: string } => ({ lang, name: languageName(lang) });
    const compare = new Intl.Collator(undefined).compare;
    return [...(first === undefined ? [] : [named(first)]), ...others.map(named).sort((a, b) => compare(a.name, b.name))];
}
