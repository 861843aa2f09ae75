// Reads the configuration and starts and stops the configured roles.
import { createParts, jobHandlers, registerApi, startSchedulers, watchSystem } from '@rigsouq/api/api';
import { readConfig } from '@rigsouq/api/platform/config';
import { connectDatabase } from '@rigsouq/api/platform/database/connect';
import { createPool } from '@rigsouq/api/platform/database/db';
import { keepReplicasFresh } from '@rigsouq/api/platform/database/replica-reads';
import { createApp, drainServer } from '@rigsouq/api/platform/http/app';
import { startWorker } from '@rigsouq/api/platform/jobs/jobs';
import { createMail } from '@rigsouq/api/platform/mail';
import { watchPool } from '@rigsouq/api/platform/monitoring/app-metrics';
import { createLog } from '@rigsouq/api/platform/monitoring/log';
import { createMetrics, serveMetrics } from '@rigsouq/api/platform/monitoring/metrics';
import { createTracing, traceparentOf } from '@rigsouq/api/platform/monitoring/trace';
import { startWatchdog } from '@rigsouq/api/platform/monitoring/watchdog';
import { createRedis } from '@rigsouq/api/platform/redis';
import { registerWebRole } from '@rigsouq/web/server';

const config = readConfig();
const log = createLog(config.logLevel);
const metrics = createMetrics();
const tracing = createTracing(config.traces, config.roles);
const database = connectDatabase(config, config.databasePool, log);
// Jobs listen and hold locks for longer than a transaction, which PgBouncer does not allow.
const jobsPool = config.databaseIsPooled
  ? createPool(config.directDatabaseUrl, config.databasePool, log)
  : database.pool;
const redis = createRedis(config.redisUrl, log, config.redisSentinels);
const has = (role: (typeof config.roles)[number]) => config.roles.includes(role);
// A process that only renders pages asks the api for everything. It gets no address of the database or Redis and connects to neither.
const ownsData = has('api') || has('worker');
if (ownsData) await redis.connect().catch(() => undefined);
const mail = createMail(config.smtpUrl, config.mailFrom, metrics);
const health = { stopping: false };
const parts = ownsData ? createParts({ config, log, ...database, redis, mail, health, metrics, tracing }) : undefined;

const app = has('api') || has('web') ? createApp({ log, metrics, tracing, trustProxy: config.trustProxy }) : undefined;
if (app && parts && has('api')) await registerApi(app, parts);
if (app && has('web')) await registerWebRole(app, { ...config, traceOf: ({ span }) => span && traceparentOf(span) });
const worker =
  parts && has('worker') ? await startWorker(jobsPool, jobHandlers(parts), log, { tracing, metrics }) : undefined;
const schedulers = parts && has('worker') ? startSchedulers(parts) : undefined;
const metricsPool = createPool(config.directDatabaseUrl, 1, log);
const freshness = has('worker') && config.readDatabaseUrl ? keepReplicasFresh(metricsPool, log) : undefined;
if (ownsData) watchSystem(metrics, { pool: metricsPool, redis });
if (!has('api')) watchPool(metrics, 'jobs', { pool: jobsPool });
// A breakpoint blocks the event loop, so the watchdog does not run during development.
const watchdog = config.development ? undefined : startWatchdog();
const metricsServer = config.metricsPort ? await serveMetrics(metrics, config.host, config.metricsPort) : undefined;
if (app) await app.listen({ host: config.host, port: config.port });
log.info({ roles: config.roles, ...(app && { url: `http://${config.host}:${config.port}` }) }, 'started');

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  health.stopping = true;
  if (app) await drainServer(app, config.drainMs);
  await app?.close();
  await schedulers?.stop();
  await worker?.stop();
  await freshness?.stop();
  await tracing?.stop();
  metricsServer?.close();
  await watchdog?.stop();
  mail.close();
  redis.disconnect();
  if (jobsPool !== database.pool) await jobsPool.end();
  await Promise.all([database.close(), metricsPool.end()]);
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
