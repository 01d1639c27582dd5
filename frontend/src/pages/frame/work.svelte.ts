/** A request in progress, which disables its buttons, and its error. */
import { complain } from "./sharing";

export class Work {
    busy = $state(false);
    /** The error of the last attempt, for pages that show it themselves. */
    fault = $state("");

    /** `report` gets the error, and returns the text to show; without it, a toast shows the error. */
    constructor(private readonly report?: (fault: unknown) => string) {}

    /** Runs something; returns whether it succeeded. */
    async attempt(act: () => Promise<unknown>): Promise<boolean> {
        this.busy = true;
        this.fault = "";
        try {
            await act();
            return true;
        } catch (fault) {
            if (this.report === undefined) complain(fault);
            else this.fault = this.report(fault);
            return false;
        } finally {
            this.busy = false;
        }
    }
}
