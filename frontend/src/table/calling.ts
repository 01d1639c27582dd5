/** Calls the player from another tab, if they wished so. */

let shown: Notification | null = null;

export function calling(text: string): void {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    stopCalling();
    shown = new Notification(document.title, { body: text, tag: "citadels" });
    shown.onclick = () => {
        window.focus();
        stopCalling();
    };
}

export function stopCalling(): void {
    shown?.close();
    shown = null;
}
