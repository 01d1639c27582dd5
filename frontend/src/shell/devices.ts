/** The maker of a personal link is told when it is opened, as it may have been somebody else. */
import { closeToast, toast } from "../art/toast.svelte";
import { api } from "../lib/api";
import { go } from "../lib/route.svelte";
import { shell } from "../lib/shell.svelte";
import { followTurns } from "../lib/turns.svelte";
import { say } from "../lib/words";

let note = 0;

export async function tellOfDevices(): Promise<void> {
    try {
        const me = await api.me();
        followTurns(me);
        const { added: n = 0, warnings = [] } = me;
        shell.warnings = warnings;
        if (n === 0) return;
        note = toast(() => say("page-devices-added", { n }), {
            action: { label: say("page-devices-show"), run: () => go("/settings#devices") },
            onclose: () => void api.toldOfDevices().catch(() => undefined), // it is told again then
            stays: true,
        }, 0);
    } catch {
        // the next visit tells
    }
}

/** Someone who has seen the list needs no notice. */
export async function devicesSeen(): Promise<void> {
    closeToast(note);
    await api.toldOfDevices();
}
