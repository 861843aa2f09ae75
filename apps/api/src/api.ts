// The role api: every module's routes on one server. Composition only.
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import {
  createAuth,
  createPasswords,
  identityRoutes,
  sendingResetLinks,
  sessionReader,
} from './modules/identity/index.ts';
import { apiManners } from './platform/app.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/db.ts';
import { type Health, healthRoutes } from './platform/health.ts';
import type { JobHandler } from './platform/jobs.ts';
import { createLimiter } from './platform/limits.ts';
import type { Log } from './platform/log.ts';
import type { Mail } from './platform/mail.ts';
import { describeApi } from './platform/openapi.ts';
import { type Served, server } from './platform/serve.ts';

export type Parts = { config: Config; log: Log; pool: pg.Pool; db: Db; redis: Redis; mail: Mail; health: Health };

function authOf({ config, db, log }: Parts) {
  return createAuth({
    db,
    log,
    publicUrl: config.publicUrl,
    secret: config.authSecret,
    passwords: createPasswords(),
  });
}

export async function addApi(app: FastifyInstance, parts: Parts): Promise<Served> {
  const { config, db, log } = parts;
  let served: Served = { endpoints: [] };
  await app.register(async (api) => {
    await describeApi(api, config.publicUrl);
    apiManners(api);
    const readSession = sessionReader(parts.pool, log);
    const serve = server(api, { readSession, limiter: createLimiter(parts.redis) });
    served = serve;
    healthRoutes(serve, parts);
    identityRoutes(serve, { db, auth: authOf(parts), readSession });
  });
  return served;
}

/** Every job of every module. A job without a handler stops the start. */
export function jobHandlers(parts: Parts): JobHandler[] {
  return [sendingResetLinks(authOf(parts), parts.mail, parts.config.publicUrl)];
}
