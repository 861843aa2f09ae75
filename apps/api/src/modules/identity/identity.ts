// Creates what the endpoints and the jobs of this process share: one better-auth instance and one semaphore for password hashes.

import type pg from 'pg';
import type { Db } from '../../platform/database/db.ts';
import type { ReadSession } from '../../platform/http/access.ts';
import type { Log } from '../../platform/monitoring/log.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { type Auth, createAuth } from './auth.ts';
import { createPasswords, type Passwords } from './login/passwords.ts';
import { createSecretCipher, type SecretCipher } from './second-factor/secret-cipher.ts';
import { createSessionReader } from './sessions/read-session.ts';

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
