// Starts a whole api on its own database for a test, with real PostgreSQL, Redis and SMTP.
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerOf, Endpoint, InputOf } from '@rigsouq/contract/endpoint';
import type { ErrorBody } from '@rigsouq/contract/errors';
import { toFormData } from '@rigsouq/contract/form-fields';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import { copyDatabase, dropDatabase } from '../db/database.ts';
import { createParts, type Parts, registerApi } from '../src/api.ts';
import { readConfig } from '../src/platform/config.ts';
import { connectDatabase } from '../src/platform/database/connect.ts';
import type { createPool } from '../src/platform/database/db.ts';
import { createApp } from '../src/platform/http/app.ts';
import type { Served } from '../src/platform/http/serve.ts';
import { createMail } from '../src/platform/mail.ts';
import { createLog } from '../src/platform/monitoring/log.ts';
import { createMetrics } from '../src/platform/monitoring/metrics.ts';
import { createTracing } from '../src/platform/monitoring/trace.ts';
import { createRedis } from '../src/platform/redis.ts';
import { checkAnswers } from './check-answers.ts';
import { readOnly } from './shared-postgres.ts';
import { testDatabaseUrl } from './test-database-url.ts';

type TestDatabase = { url: string; drop: () => Promise<void> };

async function testDatabase(): Promise<TestDatabase> {
  const url = testDatabaseUrl(`rigsouq_test_${randomBytes(6).toString('hex')}`);
  await copyDatabase(inject('templateUrl'), url);
  return { url, drop: () => dropDatabase(url) };
}

type PartOverrides = {
  makePool?: typeof createPool;
  /** Receives the log, for tests that also set a LOG_LEVEL. */
  logTo?: DestinationStream;
};

/** Creates the parts of the api on a new database, for tests that need no HTTP. */
export async function testParts(environment: Record<string, string> = {}, { makePool, logTo }: PartOverrides = {}) {
  const database = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-storage-'));
  const defaults = { DATABASE_URL: database.url, STORAGE_URL: `file:${folder}`, LOG_LEVEL: 'silent', NODE_ENV: 'test' };
  // Reads that may be old use connections that cannot write, so a call that is declared as such and writes fails.
  const replica = environment.DATABASE_URL || makePool ? {} : { DATABASE_READ_URL: readOnly(database.url) };
  const config = readConfig({ ...defaults, ...replica, ...environment });
  const log = createLog(config.logLevel, logTo);
  const metrics = createMetrics();
  const { close, ...connected } = connectDatabase(config, 10, log, makePool && { makePool });
  const redis = createRedis(config.redisUrl, log, config.redisSentinels);
  await redis.connect().catch(() => undefined);
  const mail = createMail(config.smtpUrl, config.mailFrom, metrics);
  const tracing = createTracing(config.traces, config.roles);
  const health = { stopping: false };
  const parts = createParts({ config, log, ...connected, redis, mail, health, metrics, tracing });
  const stop = async () => {
    await tracing?.stop();
    mail.close();
    redis.disconnect();
    await close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  return { parts, stop };
}

type Answer<T> = { status: number; body: T; headers: Record<string, unknown> };
type Options = { token?: string | undefined; from?: string; headers?: Record<string, string> };

export type TestApi = {
  app: FastifyInstance;
  parts: Parts;
  served: Served;
  /** Every route that the server has, declared or not. */
  routes: string[];
  call: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E> | Record<string, unknown>,
    options?: Options,
  ) => Promise<Answer<AnswerOf<E> & ErrorBody>>;
  stop: () => Promise<void>;
};

export async function testApi(
  environment: Record<string, string> = {},
  overrides: PartOverrides = {},
): Promise<TestApi> {
  const { parts, stop } = await testParts(environment, overrides);
  const { log, metrics, tracing, config } = parts;
  const app = createApp({ log, metrics, tracing, trustProxy: config.trustProxy });
  const routes: string[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(...[route.method].flat().map((method) => `${method} ${route.url}`));
  });
  let served: Served = { endpoints: [] };
  const breaches = inject('checkAnswers') ? checkAnswers(app, () => served.endpoints) : [];
  served = await registerApi(app, parts);
  await app.ready();
  return {
    app,
    parts,
    served,
    routes,
    call: async (endpoint, input, options = {}) => {
      const { params = {}, query = {}, body } = input as Record<string, Record<string, string>>;
      const { files } = input as { files?: Record<string, Blob[]> };
      const form = files && new Response(toFormData(body, files));
      const type = form?.headers.get('content-type');
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const answer = await app.inject({
        method: endpoint.method,
        url: `/api${path}`,
        query,
        // Each call has its own address, unless a test is about the address, so that limits of one test do not affect another.
        remoteAddress: options.from ?? randomAddress(),
        headers: {
          ...(options.token && { authorization: `Bearer ${options.token}` }),
          ...(type && { 'content-type': type }),
          ...options.headers,
        },
        ...(form ? { payload: Buffer.from(await form.arrayBuffer()) } : body && { payload: body }),
      });
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
    },
    stop: async () => {
      await app.close();
      await stop();
      if (breaches.length > 0) throw new Error(`answers that the contract does not declare:\n${breaches.join('\n')}`);
    },
  };
}

export function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
