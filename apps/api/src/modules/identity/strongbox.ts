// Keeps what the database must not tell by itself: a copy of the tables makes no codes without the server's secret.
import { makeSignature, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';

export type Strongbox = {
  seal: (text: string) => Promise<string>;
  open: (sealed: string) => Promise<string>;
  /** Always the same for the same text, and no way back. */
  mark: (text: string) => Promise<string>;
};

export function createStrongbox(secret: string): Strongbox {
  return {
    seal: (data) => symmetricEncrypt({ key: secret, data }),
    open: (data) => symmetricDecrypt({ key: secret, data }),
    mark: (text) => makeSignature(text, secret),
  };
}
