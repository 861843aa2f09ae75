// Configures better-auth as a library: it stores the tokens of links in emails. Its own routes are not mounted; the endpoints of the
// contract call it instead.
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { betterAuth } from 'better-auth';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Log } from '../../platform/monitoring/log.ts';

type Options = {
  db: Db;
  log: Log;
  publicUrl: string;
  secret: string;
};

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' };

export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ db, log, publicUrl, secret }: Options) {
  return betterAuth({
    appName: 'Rigsouq',
    baseURL: publicUrl,
    secret,
    database: kyselyAdapter(db, { type: 'postgres', transaction: true }),
    user: { modelName: 'auth_users', fields: { emailVerified: 'email_verified', ...stamps } },
    session: {
      modelName: 'auth_sessions',
      fields: {
        userId: 'user_id',
        token: 'token_hash',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...stamps,
      },
    },
    account: {
      modelName: 'auth_credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...stamps,
      },
    },
    verification: {
      modelName: 'auth_verifications',
      storeIdentifier: 'hashed',
      fields: { expiresAt: 'expires_at', ...stamps },
    },
    advanced: { database: { generateId: () => newId() } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log.debug({ from: 'better-auth' }, message) },
  });
}
