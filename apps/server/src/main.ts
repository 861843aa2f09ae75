// Reads the configuration, picks the roles, starts and stops them.
import { addApi, assemble, jobHandlers } from '@rigsouq/api/api';
import { createApp, drain } from '@rigsouq/api/platform/app';
import { readConfig } from '@rigsouq/api/platform/config';
import { createDb, createPool } from '@rigsouq/api/platform/db';
import { startWorker } from '@rigsouq/api/platform/jobs';
import { createLog } from '@rigsouq/api/platform/log';
import { createMail } from '@rigsouq/api/platform/mail';
import { createMetrics, serveMetrics } from '@rigsouq/api/platform/metrics';
import { createRedis } from '@rigsouq/api/platform/redis';
import { webRole } from '@rigsouq/web/server';

const config = readConfig();
const log = createLog(config.logLevel);
const metrics = createMetrics();
const pool = createPool(config.databaseUrl, config.databasePool, log);
const redis = createRedis(config.redisUrl, log);
await redis.connect().catch(() => undefined);
const mail = createMail(config.smtpUrl, config.mailFrom);
const health = { stopping: false };
const parts = assemble({ config, log, pool, db: createDb(pool), redis, mail, health });

const has = (role: (typeof config.roles)[number]) => config.roles.includes(role);
const app = has('api') || has('web') ? createApp({ log, metrics, trustProxy: config.trustProxy }) : undefined;
if (app && has('api')) await addApi(app, parts);
if (app && has('web')) await webRole(app, config);
const worker = has('worker') ? await startWorker(pool, jobHandlers(parts), log) : undefined;
const metricsServer = config.metricsPort ? await serveMetrics(metrics, config.host, config.metricsPort) : undefined;
if (app) await app.listen({ host: config.host, port: config.port });
log.info({ roles: config.roles, ...(app && { url: `http://${config.host}:${config.port}` }) }, 'rigsouq is up');

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  health.stopping = true;
  if (app) await drain(app, config.drainMs);
  await app?.close();
  await worker?.stop();
  metricsServer?.close();
  mail.close();
  redis.disconnect();
  await pool.end();
  log.info('stopped');
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (health.stopping) return;
    stop(signal).catch((error: unknown) => {
      log.fatal({ err: error }, 'did not stop cleanly');
      process.exit(1);
    });
  });
