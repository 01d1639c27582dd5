/** Only people who have agreed to be rated play rated games. The others are asked right where they want to play. */
import type { Component } from "svelte";
import { Refusal } from "../../lib/api";
import { pageTexts } from "../../lib/words";
import { ratings } from "./api";

interface Question {
    open: boolean;
    onanswer: (agreed: boolean) => void;
}

class Agreement {
    /** Downloaded when somebody is asked. */
    Dialog = $state.raw<Component<Question> | null>(null);
    #answered = $state.raw<((agreed: boolean) => void) | null>(null);

    get open(): boolean {
        return this.#answered !== null;
    }

    async ask(): Promise<boolean> {
        const [{ default: Dialog }] = await Promise.all([import("./Agree.svelte"), pageTexts("page-ratings")]);
        this.answer(false);
        this.Dialog = Dialog;
        return new Promise((answered) => (this.#answered = answered));
    }

    answer(agreed: boolean): void {
        this.#answered?.(agreed);
        this.#answered = null;
    }
}

export const agreement = new Agreement();

/** Whether the visitor has agreed, before or now. */
export async function hasAgreed(): Promise<boolean> {
    const { possible, rated } = await ratings.mine();
    if (possible) return rated === true || agreement.ask();
    await pageTexts("page-ratings");
    throw new Refusal({ code: "no-ratings" });
}

/** Does what may need the visitor's agreement; null if they were asked for it and did not agree. */
export async function onceAgreed<T>(work: () => Promise<T>): Promise<T | null> {
    try {
        return await work();
    } catch (fault) {
        if (!(fault instanceof Refusal) || fault.code !== "not-rated") throw fault;
        return (await agreement.ask()) ? await work() : null;
    }
}
