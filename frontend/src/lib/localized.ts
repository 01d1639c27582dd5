/** A text in the current language: formatted when it is first read, and again after the language changes. */
import { language } from "./language.svelte";

export class Localized {
    private lang = "";
    private text = "";

    /** `format` depends on nothing that changes, except the language. */
    constructor(private readonly format: () => string) {}

    get now(): string {
        const lang = language();
        if (lang !== this.lang) [this.lang, this.text] = [lang, this.format()];
        return this.text;
    }
}
