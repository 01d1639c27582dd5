/** What is asked of the server about other people. */
import type { ChangeRelation, Me, Received, Relation, Report, Standing } from "../generated/protocol";
import { get, post, table } from "../lib/api";
import type { Met } from "./person.svelte";

const about = ({ seat, chat }: Met): { seat?: number; chat?: number } => (chat !== null ? { chat } : seat !== null ? { seat } : {});

export const moderation = {
    standing: (who: Met): Promise<Standing> => post(table(who.code, "person"), about(who)),
    set: (who: Met, wish: { mute?: boolean; block?: boolean }): Promise<Standing> => post(table(who.code, "relation"), { ...about(who), ...wish }),
    report: (who: Met, reason: Report["reason"], words: string): Promise<Received> => post(table(who.code, "report"), { ...about(who), reason, words }),
    relations: (): Promise<Relation[]> => get("/api/me/relations"),
    change: (wish: ChangeRelation): Promise<Relation[]> => post("/api/me/relations", wish),
    /** The visitor has read what the host told them. */
    warned: (): Promise<Me> => post("/api/me/warnings"),
};
