// Runs a worker in its own process, for tests that kill it. It sends a message to the parent process when it is ready.
import { flushCompileCache } from 'node:module';
import { createParts, jobHandlers, startSchedulers } from '../src/api.ts';
import { readConfig } from '../src/platform/config.ts';
import { connectDatabase } from '../src/platform/database/connect.ts';
import { startWorker } from '../src/platform/jobs/jobs.ts';
import { createMail } from '../src/platform/mail.ts';
import { createLog } from '../src/platform/monitoring/log.ts';
import { createMetrics } from '../src/platform/monitoring/metrics.ts';
import { createTracing } from '../src/platform/monitoring/trace.ts';
import { createRedis } from '../src/platform/redis.ts';

const config = readConfig();
const log = createLog(process.env.LOG_LEVEL ?? 'silent');
const database = connectDatabase(config, config.databasePool, log);
const mail = createMail(config.smtpUrl, config.mailFrom);
const redis = createRedis(config.redisUrl, log);
const health = { stopping: false };
const parts = createParts({ config, log, ...database, redis, mail, health, metrics: createMetrics() });
startSchedulers(parts);
const tracing = createTracing(config.traces, ['worker']);
await startWorker(database.pool, jobHandlers(parts), log, { pollMs: 100, tracing });
process.send?.({ up: true });
// A killed process would not write its compile cache for the next one, so it is written now.
flushCompileCache();
process.on('disconnect', () => process.exit());
