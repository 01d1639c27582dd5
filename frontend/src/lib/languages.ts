/** The languages as those who speak them call them. */
import { LANGUAGES } from "./words";

/** "Čeština": as a name in a list, so with a capital. */
export function languageName(lang: string): string {
    const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
    return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** All of them, the source first and the others by their names. */
export function languageList(): { lang: string; name: string }[] {
    const [first, ...others] = [...LANGUAGES].sort((a, b) => Number(b === "en") - Number(a === "en"));
    const named = (lang: string): { lang: string; name: string } => ({ lang, name: languageName(lang) });
    const compare = new Intl.Collator(undefined).compare;
    return [...(first === undefined ? [] : [named(first)]), ...others.map(named).sort((a, b) => compare(a.name, b.name))];
}
