// Runs a whole api in its own process, for tests that measure it from outside. It sends its port to the parent process, and its memory
// use whenever the parent sends a message.
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createParts, registerApi } from '../src/api.ts';
import { readConfig } from '../src/platform/config.ts';
import { connectDatabase } from '../src/platform/database/connect.ts';
import { createApp } from '../src/platform/http/app.ts';
import { createMail } from '../src/platform/mail.ts';
import { createLog } from '../src/platform/monitoring/log.ts';
import { createMetrics } from '../src/platform/monitoring/metrics.ts';
import { createRedis } from '../src/platform/redis.ts';

const config = readConfig();
const log = createLog(process.env.LOG_LEVEL ?? 'silent');
const database = connectDatabase(config, 10, log);
const redis = createRedis(config.redisUrl, log);
await redis.connect();
const mail = createMail(config.smtpUrl, config.mailFrom);
const metrics = createMetrics();
const health = { stopping: false };
const parts = createParts({ config, log, ...database, redis, mail, health, metrics });
const app = createApp({ log, metrics, trustProxy: config.trustProxy });
await registerApi(app, parts);
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as AddressInfo).port });

// A killed process would not write its compile cache for the next one, so it is written now.
flushCompileCache();

process.on('message', () => {
  const MB = 1024 * 1024;
  process.send?.({ now: process.memoryUsage.rss() / MB, most: process.resourceUsage().maxRSS / 1024 });
});
process.on('disconnect', () => process.exit());
