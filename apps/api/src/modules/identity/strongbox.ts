// Keeps what the database must not tell by itself: a copy of the tables makes no codes without the server's secret.
import { makeSignature, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { AuthSecret } from '../../platform/signature.ts';

export type Strongbox = {
  seal: (text: string) => Promise<string>;
  /** Also what was sealed with the secret before. */
  open: (sealed: string) => Promise<string>;
  /** Always the same for the same text, and no way back: one for each secret. */
  marks: (text: string) => Promise<string[]>;
};

export function createStrongbox({ current, before }: AuthSecret): Strongbox {
  return {
    seal: (data) => symmetricEncrypt({ key: current, data }),
    open: (data) =>
      symmetricDecrypt({ key: current, data }).catch((error: unknown) => {
        if (before === undefined) throw error;
        return symmetricDecrypt({ key: before, data });
      }),
    marks: (text) => Promise.all([current, before].flatMap((key) => (key ? makeSignature(text, key) : []))),
  };
}
