// A worker in a process of its own, for tests that kill it.
import { assemble, jobHandlers } from '../src/api.ts';
import { readConfig } from '../src/platform/config.ts';
import { createDb, createPool } from '../src/platform/db.ts';
import { startWorker } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { createMail } from '../src/platform/mail.ts';
import { createRedis } from '../src/platform/redis.ts';

const config = readConfig();
const log = createLog('silent');
const pool = createPool(config.databaseUrl, 4, log);
const mail = createMail(config.smtpUrl, config.mailFrom);
const redis = createRedis(config.redisUrl, log);
const parts = assemble({ config, log, pool, db: createDb(pool), redis, mail, health: { stopping: false } });
await startWorker(pool, jobHandlers(parts), log, { pollMs: 100 });
process.on('disconnect', () => process.exit());
