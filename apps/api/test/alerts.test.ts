// Makes every alert of deploy/alerts.yml fire by causing what it warns of in real parts, and evaluates it on the scraped metrics. The
// duration that a condition must last (`for`) is left to Prometheus.
import { existsSync, readFileSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, connect, createServer as createPlainServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { placeBid, readAuction } from '@rigsouq/contract/auctions/calls';
import { searchFacets } from '@rigsouq/contract/catalogue/calls';
import { forgotPassword } from '@rigsouq/contract/identity/calls';
import { healthThresholds } from '@rigsouq/contract/operations/desk-system';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { jobHandlers, watchSystem } from '../src/api.ts';
import { aBidder, aLot } from '../src/modules/auctions/auctions.factory.ts';
import { advanceLots } from '../src/modules/auctions/lots/lot-scheduler.ts';
import { anAccount } from '../src/modules/identity/identity.factory.ts';
import { createPool } from '../src/platform/database/db.ts';
import { startWorker } from '../src/platform/jobs/jobs.ts';
import { observeCloseDelay } from '../src/platform/monitoring/app-metrics.ts';
import { serveMetrics } from '../src/platform/monitoring/metrics.ts';
import { createRedis } from '../src/platform/redis.ts';
import { isFiring, listMetrics, readSamples, type Scrape } from './alert-rules.ts';
import { type TestApi, testApi } from './harness.ts';
import { type Inbox, openInbox } from './inbox.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

type Rule = { alert: string; expr: string; annotations: { summary: string; runbook: string } };
const rules = (parse(read('deploy/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const firedAlerts = new Set<string>();

let inbox: Inbox;
let api: TestApi;
let proxies: Proxies;
let redis: Redis;
let target: HttpServer;
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
});
afterAll(async () => {
  target.close();
  redis.disconnect();
  proxies.close();
  for (const pool of pools) await pool.end();
  await api.stop();
  inbox.close();
});

let scrapes: Scrape[] = [];
afterEach(() => {
  scrapes = [];
});

async function scrape(server = target): Promise<void> {
  const labels = { job: 'rigsouq', instance: 'one' };
  const address = server.address() as AddressInfo | null;
  const answer = address && (await fetch(`http://127.0.0.1:${address.port}/metrics`).catch(() => null));
  const samples = answer?.ok ? readSamples(await answer.text(), { instance: 'one' }) : [];
  scrapes.push({ at: performance.now(), samples: [...samples, { name: 'up', labels, value: answer?.ok ? 1 : 0 }] });
}

/** Expects that the alert does not fire before `cause` has run, and fires afterwards. */
async function expectToFire(alert: string, cause: () => Promise<void>, server = target): Promise<void> {
  const { expr } = rules.find((rule) => rule.alert === alert) as Rule;
  await scrape(server);
  expect(isFiring(expr, scrapes)).toBe(false);
  await cause();
  await scrape(server);
  expect(isFiring(expr, scrapes)).toBe(true);
  firedAlerts.add(alert);
}
async function expectToStop(alert: string): Promise<void> {
  await scrape();
  expect(isFiring((rules.find((rule) => rule.alert === alert) as Rule).expr, scrapes)).toBe(false);
}

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
  const another = await serveMetrics(api.parts.metrics, '127.0.0.1', 0);
  await expectToFire('ProcessDown', async () => void another.close(), another);
});

it('fires LotsCloseLate while a lot is open after its end time', async () => {
  const { db, log, metrics } = api.parts;
  await expectToFire('LotsCloseLate', async () => void (await aLot(db, { endsIn: -1 })));
  // The scheduler runs again, and the metrics say how late it closed the lot.
  await advanceLots(db, log, observeCloseDelay(metrics));
  await expectToStop('LotsCloseLate');
  const late = scrapes.at(-1)?.samples.filter(({ name }) => name === 'rigsouq_closed_late_seconds_bucket') ?? [];
  expect(late.find(({ labels }) => labels.le === '15')?.value).toBe(0);
  expect(late.find(({ labels }) => labels.le === '300')?.value).toBe(1);
  await api.parts.pool.query('delete from graphile_worker._private_jobs');
});

it('fires BidsSlow when bids wait for a lock on the lot', async () => {
  const { id: consignmentId } = await aLot(api.parts.db);
  const { token } = await aBidder(api);
  await bid({ consignmentId, bidAmount: 1_000 }, token);
  await expectToFire('BidsSlow', async () => {
    const holder = await api.parts.pool.connect();
    await holder.query('begin');
    await holder.query('select from lots where id = $1 for update', [consignmentId]);
    const waiting = bid({ consignmentId, bidAmount: 2_000 }, token);
    await new Promise((resolve) => setTimeout(resolve, 800));
    await holder.query('commit');
    holder.release();
    await waiting;
  });
});
async function bid(body: { consignmentId: string; bidAmount: number }, token: string) {
  expect((await api.call(placeBid, { body }, { token })).status).toBe(200);
}

it('fires SearchSlow when searches wait for a locked table', async () => {
  await api.call(searchFacets, { query: {} });
  await expectToFire('SearchSlow', async () => {
    const holder = await api.parts.pool.connect();
    await holder.query('begin');
    await holder.query('lock table catalogue_counts, catalogue_changes in access exclusive mode');
    const waiting = api.call(searchFacets, { query: {} });
    await new Promise((resolve) => setTimeout(resolve, 800));
    await holder.query('commit');
    holder.release();
    expect((await waiting).status).toBe(200);
  });
});

it('fires AnswersFailing when calls fail because a table is missing', async () => {
  const { id } = await aLot(api.parts.db);
  const fails = async () => expect((await api.call(readAuction, { params: { id } })).status).toBe(500);
  await api.parts.pool.query('alter table lots rename to lots_gone');
  await fails();
  await expectToFire('AnswersFailing', async () => {
    for (let at = 0; at < 5; at++) await fails();
  });
  await api.parts.pool.query('alter table lots_gone rename to lots');
});

it('fires OutboxLags when no worker runs the jobs', async () => {
  const { pool, log } = api.parts;
  await expectToFire('OutboxLags', async () => {
    const { email } = await anAccount(api.parts.db);
    await api.call(forgotPassword, { body: { email } });
    // The jobs look as if they had waited for two minutes.
    await pool.query(`update graphile_worker._private_jobs set run_at = run_at - interval '2 minutes'`);
  });
  const worker = await startWorker(pool, jobHandlers(api.parts), log, { pollMs: 100 });
  await expect.poll(waitingJobs).toBe(0);
  await expectToStop('OutboxLags');
  await worker.stop();
});
const waitingJobs = async () => (await api.parts.pool.query('select from graphile_worker.jobs')).rowCount;

it('fires MailsFailing, JobsFailing and JobsGivenUp when the mail server refuses emails', async () => {
  const { pool, log, metrics } = api.parts;
  const worker = await startWorker(pool, jobHandlers(api.parts), log, { pollMs: 100, metrics });
  inbox.refuseNext(1_000);
  const requestReset = async () => {
    const { email } = await anAccount(api.parts.db);
    await api.call(forgotPassword, { body: { email } });
  };
  const count = async (name: string, outcome: string) => {
    await scrape();
    const found = scrapes.at(-1)?.samples.filter((one) => one.name === name && one.labels.outcome === outcome) ?? [];
    return found.reduce((sum, { value }) => sum + value, 0);
  };
  await expectToFire('MailsFailing', async () => {
    for (let at = 0; at < 12; at++) await requestReset();
    await expect.poll(() => count('rigsouq_mails_total', 'failed'), { timeout: 15_000 }).toBeGreaterThanOrEqual(12);
  });
  // The same refusals fire this alert too: the counter of every job exists with the value 0 before the first failure.
  expect(isFiring(ruleOf('JobsFailing'), scrapes)).toBe(true);
  firedAlerts.add('JobsFailing');
  expect(isFiring(ruleOf('JobsGivenUp'), scrapes)).toBe(false);
  await expectToFire('JobsGivenUp', async () => {
    await pool.query('update graphile_worker._private_jobs set max_attempts = attempts + 1, run_at = now()');
    await expect.poll(() => count('rigsouq_jobs_total', 'given_up'), { timeout: 15_000 }).toBeGreaterThan(0);
  });
  inbox.refuseNext(0);
  await worker.stop();
});
const ruleOf = (alert: string) => (rules.find((rule) => rule.alert === alert) as Rule).expr;

it('fires EventLoopBlocked when a task blocks the event loop', async () => {
  await expectToFire('EventLoopBlocked', async () => {
    for (let at = 0; at < 6; at++) {
      const until = performance.now() + 300;
      while (performance.now() < until);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  });
});

it('fires PoolExhausted when every database connection is in use', async () => {
  const { pool } = api.parts;
  const held: { release: () => void }[] = [];
  let waiting: Promise<unknown>[] = [];
  await expectToFire('PoolExhausted', async () => {
    for (let at = 0; at < 10; at++) held.push(await pool.connect());
    waiting = Array.from({ length: 8 }, () => pool.query('select 1'));
  });
  // The database still answers, and its metric says so.
  expect(isFiring(ruleOf('DatabaseAway'), scrapes)).toBe(false);
  for (const connection of held) connection.release();
  await Promise.all(waiting);
  await expectToStop('PoolExhausted');
});

it('fires DatabaseAway when the connection to the database is cut', async () => {
  await expectToFire('DatabaseAway', async () => proxies.cut());
  // A metric whose value is unknown is left out, and the scrape still succeeds.
  expect(scrapes.at(-1)?.samples.some(({ name }) => name === 'rigsouq_outbox_lag_seconds')).toBe(false);
  proxies.restore();
  await expectToStop('DatabaseAway');
});

it('fires RedisAway when the connection to Redis is cut', async () => {
  await expect.poll(() => redis.status).toBe('ready');
  await expectToFire('RedisAway', async () => {
    proxies.cut();
    await expect.poll(() => redis.status).not.toBe('ready');
  });
  proxies.restore();
  await expect.poll(() => redis.status, { timeout: 10_000 }).toBe('ready');
  await expectToStop('RedisAway');
});

it('fires every alert in a test above and has a runbook for each', () => {
  expect(rules.map(({ alert }) => alert).filter((alert) => !firedAlerts.has(alert))).toEqual([]);
  for (const { alert, annotations } of rules) {
    expect(existsSync(`${root}/${annotations.runbook}`), annotations.runbook).toBe(true);
    const page = read(annotations.runbook);
    expect(page.startsWith(`# ${alert}\n`), alert).toBe(true);
    for (const heading of ['## What it means', '## What to look at', '## What to do']) expect(page).toContain(heading);
  }
});

it('exports every metric that alerts and dashboards name', async () => {
  await scrape();
  const names = new Set(scrapes.at(-1)?.samples.map(({ name }) => name));
  const drawn = JSON.parse(read('deploy/grafana/rigsouq.json')) as { panels: { targets?: { expr: string }[] }[] };
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...drawn.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(30);
  expect(expressions.flatMap(listMetrics).filter((name) => !names.has(name))).toEqual([]);
  expect(listMetrics('max(rigsouq_nowhere{job="a_b"}) > 1')).toEqual(['rigsouq_nowhere']);
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
