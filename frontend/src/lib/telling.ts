/** Words that follow the language: put together when they are first read, and again when the language has changed. */
import { language } from "./language.svelte";

/** Says something; whatever may have changed by then is held fast in it, save the language. */
export type Telling = () => string;

export class Words {
    private lang = "";
    private said = "";

    constructor(private readonly telling: Telling) {}

    get now(): string {
        const lang = language();
        if (lang !== this.lang) [this.lang, this.said] = [lang, this.telling()];
        return this.said;
    }
}
