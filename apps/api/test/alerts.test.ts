// Makes every alert of the product in deploy/alerts.yml fire by causing what it warns of in real parts. Prometheus and Alertmanager run with the
// configuration of deploy/, faster (monitoring.ts).
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, connect, createServer as createPlainServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { placeBid } from '@rigsouq/contract/auctions/calls';
import { readEquipment, searchFacets } from '@rigsouq/contract/catalogue/calls';
import { forgotPassword } from '@rigsouq/contract/identity/calls';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { healthThresholds } from '@rigsouq/contract/operations/desk-system';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { jobHandlers, watchSystem } from '../src/api.ts';
import { aBidder, aLot } from '../src/modules/auctions/auctions.factory.ts';
import { advanceLots } from '../src/modules/auctions/lots/lot-scheduler.ts';
import { anAccount } from '../src/modules/identity/identity.factory.ts';
import { createPool } from '../src/platform/database/db.ts';
import { startWorker } from '../src/platform/jobs/jobs.ts';
import { observeCloseDelay } from '../src/platform/monitoring/app-metrics.ts';
import { serveMetrics } from '../src/platform/monitoring/metrics.ts';
import { createRedis } from '../src/platform/redis.ts';
import {
  type Alerts,
  isHostMetric,
  listNamedMetrics,
  listUnknown,
  readRules,
  WAIT,
  watchAlerts,
} from './alert-checks.ts';
import { type TestApi, testApi } from './harness.ts';
import { type Inbox, openInbox } from './inbox.ts';
import { type Monitoring, startMonitoring } from './monitoring.ts';

const rules = readRules('product');

let inbox: Inbox;
let api: TestApi;
let proxies: Proxies;
let redis: Redis;
let target: HttpServer;
let second: HttpServer;
let monitoring: Monitoring;
let alerts: Alerts;
const pools: { end: () => Promise<void> }[] = [];

beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url });
  const { config, log, metrics } = api.parts;
  // The monitoring reaches the database and Redis through proxies that the tests can cut.
  proxies = await openProxies([new URL(config.databaseUrl), new URL(config.redisUrl)]);
  const pool = createPool(proxies.urls[0] as string, 1, log);
  pools.push(pool);
  redis = createRedis(proxies.urls[1] as string, log);
  await redis.connect();
  watchSystem(metrics, { pool, redis });
  target = await serveMetrics(metrics, '127.0.0.1', 0);
  second = await serveMetrics(metrics, '127.0.0.1', 0);
  monitoring = await startMonitoring({ rigsouq: [addressOf(target), addressOf(second)] });
  alerts = watchAlerts(monitoring);
}, 30_000);
afterAll(async () => {
  await monitoring.stop();
  target.close();
  redis.disconnect();
  proxies.close();
  for (const pool of pools) await pool.end();
  await api.stop();
  inbox.close();
});

const addressOf = (server: HttpServer) => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const isFiring = (alert: string) => monitoring.firing.has(alert);

it('uses the same limits as the health page of the console', () => {
  const bound = (alert: string) =>
    Number(
      rules
        .find((rule) => rule.alert === alert)
        ?.expr.split('> ')
        .at(-1),
    );
  expect(healthThresholds).toMatchObject({ outboxLag: bound('OutboxLags'), closeLag: bound('LotsCloseLate') });
});

it('fires ProcessDown when a process stops answering', async () => {
  const { port } = second.address() as AddressInfo;
  await alerts.expectToFire('ProcessDown', async () => {
    second.close();
    second.closeAllConnections();
  });
  second = await serveMetrics(api.parts.metrics, '127.0.0.1', port);
  await alerts.expectToStop('ProcessDown');
});

it('fires LotsCloseLate while a lot is open after its end time', async () => {
  const { db, log, metrics } = api.parts;
  await alerts.expectToFire('LotsCloseLate', async () => void (await aLot(db, { endsIn: -1 })));
  // The scheduler runs again, and the metrics say how late it closed the lot.
  await advanceLots(db, log, observeCloseDelay(metrics));
  await alerts.expectToStop('LotsCloseLate');
  const closedWithin = (le: string) => monitoring.query(`max(rigsouq_closed_late_seconds_bucket{le="${le}"})`);
  expect(await closedWithin('15')).toEqual([0]);
  expect(await closedWithin('300')).toEqual([1]);
  await api.parts.pool.query('delete from graphile_worker._private_jobs');
});

it('fires BidsSlow when bids wait for a lock on the lot', async () => {
  const { id: consignmentId } = await aLot(api.parts.db);
  const { token } = await aBidder(api);
  await bid({ consent: consentFor('bid'), consignmentId, bidAmount: 1_000 }, token);
  let bidAmount = 1_000;
  await alerts.expectToFireWhile('BidsSlow', async () => {
    const holder = await api.parts.pool.connect();
    await holder.query('begin');
    await holder.query('select from lots where id = $1 for update', [consignmentId]);
    bidAmount += 1_000;
    const waiting = bid({ consent: consentFor('bid'), consignmentId, bidAmount }, token);
    await setTimeout(800);
    await holder.query('commit');
    holder.release();
    await waiting;
  });
});
async function bid(body: { consent: string[]; consignmentId: string; bidAmount: number }, token: string) {
  expect((await api.call(placeBid, { body }, { token })).status).toBe(200);
}

it('fires SearchSlow when searches wait for a locked table', async () => {
  await api.call(searchFacets, { query: {} });
  await alerts.expectToFireWhile('SearchSlow', async () => {
    const holder = await api.parts.pool.connect();
    await holder.query('begin');
    await holder.query('lock table catalogue_counts, catalogue_changes in access exclusive mode');
    const waiting = api.call(searchFacets, { query: {} });
    await setTimeout(800);
    await holder.query('commit');
    holder.release();
    expect((await waiting).status).toBe(200);
  });
});

it('fires AnswersFailing when calls fail because a table is missing', async () => {
  const params = { id: randomUUID() };
  expect((await api.call(readEquipment, { params })).status).toBe(404);
  await api.parts.pool.query('alter table listings rename to listings_gone');
  await alerts.expectToFireWhile('AnswersFailing', async () => {
    expect((await api.call(readEquipment, { params })).status).toBe(500);
    await setTimeout(200);
  });
  await api.parts.pool.query('alter table listings_gone rename to listings');
});

it('fires OutboxLags when no worker runs the jobs', async () => {
  const { pool, log } = api.parts;
  await alerts.expectToFire('OutboxLags', async () => {
    const { email } = await anAccount(api.parts.db);
    await api.call(forgotPassword, { body: { email } });
    // The jobs look as if they had waited for two minutes.
    await pool.query(`update graphile_worker._private_jobs set run_at = run_at - interval '2 minutes'`);
  });
  const worker = await startWorker(pool, jobHandlers(api.parts), log, { pollMs: 100 });
  await expect.poll(waitingJobs).toBe(0);
  await alerts.expectToStop('OutboxLags');
  await worker.stop();
});
const waitingJobs = async () => (await api.parts.pool.query('select from graphile_worker.jobs')).rowCount;

it('fires MailsFailing, JobsFailing and JobsGivenUp when the mail server refuses emails', async () => {
  const { pool, log, metrics } = api.parts;
  const worker = await startWorker(pool, jobHandlers(api.parts), log, { pollMs: 100, metrics });
  onTestFinished(() => worker.stop());
  inbox.refuseNext(1_000);
  const requestReset = async () => {
    const { email } = await anAccount(api.parts.db);
    await api.call(forgotPassword, { body: { email } });
  };
  expect(isFiring('JobsFailing')).toBe(false);
  await alerts.expectToFire('MailsFailing', async () => {
    for (let at = 0; at < 20; at++) await requestReset();
  });
  // The same refusals fire this alert too: the counter of every job exists with the value 0 before the first failure.
  await alerts.waitFor('JobsFailing');
  expect(isFiring('JobsGivenUp')).toBe(false);
  await alerts.expectToFire('JobsGivenUp', async () => {
    await pool.query('update graphile_worker._private_jobs set max_attempts = attempts + 1, run_at = now()');
  });
  inbox.refuseNext(0);
});

it('fires EventLoopBlocked when a task blocks the event loop', async () => {
  await alerts.expectToFireWhile('EventLoopBlocked', async () => {
    const until = performance.now() + 300;
    while (performance.now() < until);
    await setTimeout(1);
  });
});

it('fires PoolExhausted when every database connection is in use', async () => {
  const { pool } = api.parts;
  const held: { release: () => void }[] = [];
  let waiting: Promise<void>[] = [];
  let isHeld = true;
  // A call that has waited for four seconds is refused; then another takes its place.
  const waitForConnection = async () => {
    while (isHeld) await pool.query('select 1').catch(() => undefined);
  };
  // The blocked event loop of the test before may have looked like a database that does not answer.
  await alerts.expectToStop('DatabaseAway');
  await alerts
    .expectToFire('PoolExhausted', async () => {
      for (let at = 0; at < 10; at++) held.push(await pool.connect());
      waiting = Array.from({ length: 8 }, waitForConnection);
    })
    .finally(() => {
      isHeld = false;
      for (const connection of held) connection.release();
    });
  // The database still answers, and its metric says so.
  expect(isFiring('DatabaseAway')).toBe(false);
  await Promise.all(waiting);
  await alerts.expectToStop('PoolExhausted');
});

it('fires DatabaseAway when the connection to the database is cut', async () => {
  await alerts.expectToFire('DatabaseAway', async () => proxies.cut());
  // A metric whose value is unknown is left out, and the scrape still succeeds.
  expect(await monitoring.query('rigsouq_outbox_lag_seconds')).toEqual([]);
  expect(await monitoring.query('min(up{job="rigsouq"})')).toEqual([1]);
  proxies.restore();
  await alerts.expectToStop('DatabaseAway');
});

it('fires RedisAway when the connection to Redis is cut', async () => {
  await expect.poll(() => redis.status).toBe('ready');
  await alerts.expectToFire('RedisAway', async () => {
    proxies.cut();
    await expect.poll(() => redis.status).not.toBe('ready');
  });
  proxies.restore();
  await expect.poll(() => redis.status, { timeout: 10_000 }).toBe('ready');
  await alerts.expectToStop('RedisAway');
});

it('exports every metric of the product that alerts and dashboards name', async () => {
  const own = listNamedMetrics().filter((name) => !isHostMetric(name));
  expect(own.length).toBeGreaterThan(15);
  expect(await listUnknown(monitoring, own)).toEqual([]);
  expect(await listUnknown(monitoring, ['rigsouq_nowhere'])).toEqual(['rigsouq_nowhere']);
});

it('sends alerts for the night to the person on call, and the others to the office', () => {
  expect([...(monitoring.receivers.get('DatabaseAway') ?? [])]).toEqual(['on-call']);
  expect([...(monitoring.receivers.get('RedisAway') ?? [])]).toEqual(['office']);
});

// It is the last test, because nothing is monitored after it.
it('sends a sign of life to a service outside, until Prometheus is down', async () => {
  const calls = () => monitoring.countReports('Watchdog');
  const before = calls();
  await expect.poll(calls, WAIT).toBeGreaterThan(before + 3);
  expect([...(monitoring.receivers.get('Watchdog') ?? [])]).toEqual(['heartbeat']);
  await monitoring.stopPrometheus();
  let last = -1;
  const hasStopped = async () => {
    const now = calls();
    const same = now === last;
    last = now;
    return same;
  };
  await expect.poll(hasStopped, { ...WAIT, interval: 3_000 }).toBe(true);
  await alerts.waitFor('Watchdog');
});

it('fires every alert of the product in a test above', () => {
  expect(alerts.listNotFired(rules)).toEqual([]);
});

it('has a runbook for each alert', () => {
  for (const { alert, annotations } of [...rules, ...readRules('hosts')]) {
    const page = readFileSync(fileURLToPath(new URL(`../../../${annotations.runbook}`, import.meta.url)), 'utf8');
    expect(page.startsWith(`# ${alert}\n`), alert).toBe(true);
    for (const heading of ['## What it means', '## What to look at', '## What to do']) expect(page).toContain(heading);
  }
});

type Proxies = { urls: string[]; cut: () => void; restore: () => void; close: () => void };

/** Opens a TCP proxy in front of each of these servers. `cut` closes all connections and refuses new ones until `restore`. */
async function openProxies(servers: readonly URL[]): Promise<Proxies> {
  let open = true;
  const sockets = new Set<Socket>();
  const listeners = await Promise.all(
    servers.map(async (server) => {
      const port = Number(server.port || (server.protocol.startsWith('redis') ? 6379 : 5432));
      const listener = createPlainServer((socket) => {
        if (!open) return socket.destroy();
        const upstream = connect(port, server.hostname);
        for (const [one, other] of [
          [socket, upstream],
          [upstream, socket],
        ] as const) {
          sockets.add(one);
          one.on('error', () => undefined).on('close', () => other.destroy());
          one.pipe(other);
        }
      }).listen(0, '127.0.0.1');
      await new Promise((resolve) => listener.once('listening', resolve));
      return listener;
    }),
  );
  const urls = listeners.map((listener, at) => {
    const url = new URL(servers[at] as URL);
    url.host = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
    return url.href;
  });
  const cut = () => {
    open = false;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    urls,
    cut,
    restore: () => {
      open = true;
    },
    close: () => {
      cut();
      for (const listener of listeners) listener.close();
    },
  };
}
