/** What is asked of the server about a person's ways back and their data. */
import type { Identity, Me, PasskeyOptions, RecoveryCode } from "../../generated/protocol";
import { get, post } from "../../lib/api";
import { create, sign } from "./webauthn";

export const identity = {
    get: (): Promise<Identity> => get("/api/me/identity"),
    /** The browser makes a passkey, and the server keeps it. */
    async addPasskey(name: string): Promise<Identity> {
        const { options } = await post<PasskeyOptions>("/api/me/passkeys/new");
        return post("/api/me/passkeys/add", { credential: await create(options), name });
    },
    renamePasskey: (id: string, name: string): Promise<Identity> => post("/api/me/passkeys/rename", { id, name }),
    removePasskey: (id: string): Promise<Identity> => post("/api/me/passkeys/remove", { id }),
    async usePasskey(): Promise<Me> {
        const { options } = await post<PasskeyOptions>("/api/me/passkeys/ask");
        return post("/api/me/passkeys/use", { credential: await sign(options) });
    },
    /** A new recovery code; one from before stops working. */
    async newCode(): Promise<string> {
        return (await post<RecoveryCode>("/api/me/recovery")).code;
    },
    removeCode: (): Promise<Identity> => post("/api/me/recovery/remove"),
    useCode: (code: string): Promise<Me> => post("/api/me/recovery/use", { code }),
    deleteMe: (): Promise<Me> => post("/api/me/delete", { sure: true }),
};

export const DATA_PATH = "/api/me/data";
