/** What was decided in advance, in words. */
import type { Choices, Plan } from "../../generated/protocol";
import { cardName, chained, say } from "../../lib/words";

/** What asks a question: a card, or an auction. */
export function subjectWords(question: string, choices: Choices): string {
    const card = choices.cards[question] ?? "";
    return card === "" ? say("prepared-auction") : cardName(card);
}

export function answerWords(line: string): string {
    return say(`option-${line}`, { crown: "other" });
}

/** Each decision that will not be asked, in a sentence. */
export function willHappen(plan: Plan, choices: Choices): string[] {
    const picks = plan.picks ?? [];
    const said: string[] = [];
    if (choices.picks.length > 0) {
        said.push(picks.length > 0 ? say("prepared-picks-is", { characters: chained(picks.map(cardName)) }) : say("prepared-picks-none"));
    }
    if (plan.gather != null) said.push(say(`prepared-gather-${plan.gather}-is`));
    if (plan.end === true) said.push(say("prepared-end-is"));
    for (const question of Object.keys(choices.answers)) {
        const line = plan.answers?.[question] ?? choices.secret[question];
        if (line !== undefined) said.push(say("prepared-answer-is", { card: subjectWords(question, choices), answer: answerWords(line) }));
    }
    return said.length > 0 ? said : [say("prepared-nothing")];
}
