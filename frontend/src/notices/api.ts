/** What is asked of the server about notices. */
import type { GiveAddress, NoticeChoices, Notices, Subscribe, Webhook } from "../generated/protocol";
import { get, post, table } from "../lib/api";

export const notices = {
    get: (): Promise<Notices> => get("/api/me/notices"),
    choose: (choices: NoticeChoices): Promise<Notices> => post("/api/me/notices", choices),
    subscribe: (wish: Subscribe): Promise<Notices> => post("/api/me/notices/push", wish),
    unsubscribe: (): Promise<Notices> => post("/api/me/notices/push/end"),
    test: (): Promise<Notices> => post("/api/me/notices/push/test"),
    giveAddress: (wish: GiveAddress): Promise<Notices> => post("/api/me/notices/mail", wish),
    removeAddress: (): Promise<Notices> => post("/api/me/notices/mail/end"),
    confirm: (token: string): Promise<Notices> => post("/api/notices/confirm", { token }),
    endMail: (token: string): Promise<Notices> => post(`/api/notices/end/${encodeURIComponent(token)}`),
    webhook: (code: string): Promise<Webhook> => get(table(code, "webhook")),
    setWebhook: (code: string, url: string): Promise<Webhook> => post(table(code, "webhook"), { url }),
};
