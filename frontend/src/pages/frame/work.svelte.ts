/** What is asked of the server: buttons wait for the answer, and what went wrong is told. */
import { complain } from "./sharing";

export class Work {
    busy = $state(false);

    /** Does something; whether it went well. */
    async attempt(act: () => Promise<unknown>): Promise<boolean> {
        this.busy = true;
        try {
            await act();
            return true;
        } catch (fault) {
            complain(fault);
            return false;
        } finally {
            this.busy = false;
        }
    }
}
