/** Shows a notification when it is the player's turn and another tab is open, if they turned that on. */

let shown: Notification | null = null;

export function alertTab(text: string): void {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    stopAlert();
    shown = new Notification(document.title, { body: text, tag: "citadels" });
    shown.onclick = () => {
        window.focus();
        stopAlert();
    };
}

export function stopAlert(): void {
    shown?.close();
    shown = null;
}
