/** Passkeys, between the JSON of the server and the bytes of the browser. Older browsers do not translate themselves. */
import { bytes } from "../../lib/base64url";
import { say } from "../../lib/words";
import { sentenceOf } from "../frame/sharing";

type Json = Record<string, unknown>;

/** Whether this browser can have passkeys under this address. */
export const hasPasskeys = (): boolean => window.isSecureContext && typeof PublicKeyCredential === "function";

export function text(data: ArrayBuffer): string {
    const letters = String.fromCharCode(...new Uint8Array(data));
    return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

interface Known {
    id: string;
    type: "public-key";
}

/** What a browser made for the options of the server. */
export async function create(options: Json): Promise<Json> {
    const { user, challenge, excludeCredentials = [], ...rest } = options as Json & {
        user: Json & { id: string };
        challenge: string;
        excludeCredentials?: Known[];
    };
    const publicKey = {
        ...rest,
        user: { ...user, id: bytes(user.id) },
        challenge: bytes(challenge),
        excludeCredentials: excludeCredentials.map((one) => ({ ...one, id: bytes(one.id) })),
    } as unknown as PublicKeyCredentialCreationOptions;
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
    return written(made, { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) });
}

/** What a browser signed. */
export async function sign(options: Json): Promise<Json> {
    const { challenge, ...rest } = options as Json & { challenge: string };
    const publicKey = { ...rest, challenge: bytes(challenge), allowCredentials: [] } as PublicKeyCredentialRequestOptions;
    const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
    return written(used, {
        clientDataJSON: text(clientDataJSON),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
        userHandle: userHandle === null ? "" : text(userHandle),
    });
}

const written = ({ rawId, type }: PublicKeyCredential, response: Json): Json => ({ id: text(rawId), rawId: text(rawId), type, response });

/** What went wrong, in one sentence: on the server, in the browser, or with the person in front of it. */
export function passkeyFault(fault: unknown): string {
    if (!(fault instanceof DOMException)) return sentenceOf(fault);
    return say(fault.name === "InvalidStateError" ? "identity-passkey-there" : "identity-passkey-stopped");
}
