// Encrypts secrets that the database stores: a copy of the tables alone cannot create login codes without the server's secret.
import { makeSignature, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { AuthSecret } from '../../../platform/signature.ts';

export type SecretCipher = {
  encrypt: (text: string) => Promise<string>;
  /** Decrypts text that was encrypted with the current or the previous secret. */
  decrypt: (sealed: string) => Promise<string>;
  /**
   * Returns one signature of the text for each secret. The same text always gives the same signatures, and the text cannot be recovered
   * from them.
   */
  signatures: (text: string) => Promise<string[]>;
};

export function createSecretCipher({ current, before }: AuthSecret): SecretCipher {
  return {
    encrypt: (data) => symmetricEncrypt({ key: current, data }),
    decrypt: (data) =>
      symmetricDecrypt({ key: current, data }).catch((error: unknown) => {
        if (before === undefined) throw error;
        return symmetricDecrypt({ key: before, data });
      }),
    signatures: (text) => Promise.all([current, before].flatMap((key) => (key ? makeSignature(text, key) : []))),
  };
}
