// Creates what the endpoints and the jobs of this process share: one better-auth instance and one semaphore for password hashes.

import type pg from 'pg';
import type { ReadSession } from '../../platform/access.ts';
import type { Db } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { type Auth, createAuth } from './auth.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createSessionReader } from './read-session.ts';
import { createSecretCipher, type SecretCipher } from './secret-cipher.ts';

export type Identity = { auth: Auth; passwords: Passwords; readSession: ReadSession; cipher: SecretCipher };

type Options = { db: Db; pool: pg.Pool; log: Log; publicUrl: string; secret: AuthSecret };

export function createIdentity({ pool, ...options }: Options): Identity {
  return {
    passwords: createPasswords(),
    auth: createAuth({ ...options, secret: options.secret.current }),
    readSession: createSessionReader(pool, options.log),
    cipher: createSecretCipher(options.secret),
  };
}
