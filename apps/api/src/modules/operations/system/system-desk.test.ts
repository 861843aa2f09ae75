import { exchangeRates } from '@rigsouq/contract/catalogue/machine-page';
import * as calls from '@rigsouq/contract/operations/desk-system';
import { dayOf } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { newId } from '../../../platform/database/ids.ts';
import { aParty } from '../../trust/trust.factory.ts';
import { aFailedJob, anOperator } from '../operations.factory.ts';
import { countMarketDays } from './count-market.ts';
import { sampleSystemJob } from './sample-system.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await anOperator(api, ['system']);
});
afterAll(() => api.stop());

const rates = async () => (await api.call(calls.listRates, {}, { token })).body;
const exchange = (body: object) => api.call(calls.addExchangeRate, { body }, { token });
const vat = (body: object) => api.call(calls.addVatRate, { body }, { token });
const later = new Date(Date.now() + 3_600_000).toISOString();

describe('an exchange rate', () => {
  it('is added for the future, and applies from then on and not before', async () => {
    const rate = { currency: 'EUR', usd: 1.5, since: later };
    expect((await exchange(rate)).status).toBe(200);
    expect((await exchange(rate)).body.code).toBe('rate.exists');
    const euros = (await rates()).exchange.filter(({ currency }) => currency === 'EUR');
    expect(euros.map(({ usd, state }) => [usd, state])).toEqual([
      [1.5, 'coming'],
      [1.16, 'now'],
    ]);
    const currentRate = async () =>
      (await api.call(exchangeRates, {})).body.find(({ currency }) => currency === 'EUR')?.usd;
    expect(await currentRate()).toBe(1.16);
    // Its prices are calculated again at that time.
    const { rows } = await sql<{
      minutes: number;
    }>`select round(extract(epoch from run_at - now()) / 60)::int as minutes
      from graphile_worker.jobs where task_identifier = 'catalogue.apply_rate'`.execute(api.parts.db);
    expect(rows).toEqual([{ minutes: 60 }]);
    await sql`update exchange_rates set since = now() where usd = 1.5`.execute(api.parts.db);
    expect(await currentRate()).toBe(1.5);
    expect((await rates()).exchange.filter(({ currency }) => currency === 'EUR').map(({ state }) => state)).toEqual([
      'now',
      'past',
    ]);
  });

  it('is refused for the past, for the dollar itself, and with invalid values', async () => {
    expect((await exchange({ currency: 'EUR', usd: 1.2, since: '2026-01-01T00:00:00.000Z' })).body.code).toBe(
      'rate.past',
    );
    for (const wrong of [{ currency: 'USD' }, { currency: 'XXX' }, { usd: 0 }, { usd: -1 }, { since: 'tomorrow' }])
      expect((await exchange({ currency: 'GBP', usd: 1.2, since: later, ...wrong })).status).toBe(400);
  });
});

describe('a VAT rate', () => {
  it('is added for a future day', async () => {
    expect((await vat({ country: 'ae', percent: 7.5, since: '2100-01-01' })).status).toBe(200);
    expect((await vat({ country: 'ae', percent: 8, since: '2100-01-01' })).body.code).toBe('rate.exists');
    const states = (await rates()).vat
      .filter(({ country }) => country === 'ae')
      .map(({ percent, state }) => [percent, state]);
    expect(states).toEqual([
      [7.5, 'coming'],
      [5, 'now'],
    ]);
    expect((await vat({ country: 'ae', percent: 7.5, since: '2020-01-01' })).body.code).toBe('rate.past');
    for (const percent of [-1, 101, 5.123])
      expect((await vat({ country: 'ae', percent, since: '2100-02-01' })).status).toBe(400);
  });
});

describe('the list of failed jobs', () => {
  const failed = async () => (await api.call(calls.listFailedJobs, {}, { token })).body;
  const retry = (id: string) => api.call(calls.retryJobs, { params: { id } }, { token });

  it('groups them by task and cause, without their payload, and retries a group from the first attempt', async () => {
    const refused = (port: number, at: string) => aFailedJob(api, `connect ECONNREFUSED 10.0.0.1:${port} ${at}`);
    const ids: string[] = [];
    for (const port of [5432, 6379]) ids.push((await refused(port, newId())).id);
    const { id: other } = await aFailedJob(api, 'The post office is closed');
    const { groups, failed: all } = await failed();
    expect(all).toBe(3);
    expect(groups).toMatchObject([
      { task: 'catalogue.fold_changes', error: expect.stringContaining('6379'), failed: 2, ended: 2, next: null },
      { task: 'catalogue.fold_changes', error: 'The post office is closed', failed: 1, ended: 1, next: null },
    ]);
    expect(Object.keys(groups[0] ?? {})).not.toContain('payload');
    const { status, body } = await retry(groups[0]?._id ?? '');
    expect([status, body.retried]).toEqual([200, 2]);
    const { rows } = await sql<{ id: string; attempts: number; due: boolean }>`
      select id, attempts, run_at <= now() as due from graphile_worker.jobs
      where id = any(${[...ids, other]}::bigint[]) order by id`.execute(api.parts.db);
    expect(rows).toEqual([
      { id: ids[0], attempts: 0, due: true },
      { id: ids[1], attempts: 0, due: true },
      { id: other, attempts: 25, due: false },
    ]);
    expect((await failed()).groups.map((group) => group.failed)).toEqual([1]);
  });

  it('refuses to retry a group that has none', async () => {
    expect((await retry('0'.repeat(32))).body.code).toBe('job.unknown');
    expect((await retry('x')).status).toBe(400);
  });
});

describe('the health of the market', () => {
  const health = async () => (await api.call(calls.readHealth, {}, { token })).body;
  const market = async (what: string) => (await health()).market.series.find((one) => one.what === what);
  const backdate = (id: string, days: number) =>
    sql`update accounts set created_at = now() - ${days} * interval '1 day' where id = ${id}`.execute(api.parts.db);

  it('is counted by day, with one total of the days before, and counts today again each time', async () => {
    const made = await Promise.all([0, 3, 3, 40].map(async (days) => ({ days, party: await aParty(api, ['buyer']) })));
    for (const { days, party } of made) await backdate(party.accountId, days);
    await countMarketDays(api.parts.db);
    const { days } = (await health()).market;
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toBe(dayOf(new Date()));
    const first = await market('companies');
    expect(first?.counts.at(-4)).toBe(2);
    expect(first?.before).toBe(1);
    const today = first?.counts.at(-1) ?? 0;
    expect(today).toBeGreaterThanOrEqual(1);
    await aParty(api, ['supplier']);
    await countMarketDays(api.parts.db);
    const second = await market('companies');
    expect(second?.counts.at(-1)).toBe(today + 1);
    // Past days are not counted again.
    expect([second?.counts.at(-4), second?.before]).toEqual([2, 1]);
  });

  it('is read from the first id of a day on', async () => {
    const { rows: ids } = await sql<{
      right: boolean;
    }>`select first_id_at(now() - interval '1 minute') < ${newId()}::uuid
      and first_id_at(now() + interval '1 minute') > ${newId()}::uuid as right`.execute(api.parts.db);
    expect(ids).toEqual([{ right: true }]);
  });
});

describe('the health of the system', () => {
  it('shows the current values and the worst of each half hour, or nothing without samples', async () => {
    const health = async () => (await api.call(calls.readHealth, {}, { token })).body.system;
    expect((await health()).now.silent).toBeNull();
    expect((await health()).halfHours.map(({ worst }) => worst)).toEqual(Array(48).fill(null));
    for (const [minutes, lag] of [
      [60, 3],
      [61, 9],
    ])
      await sql`insert into system_samples (at, outbox_lag, waiting, failed)
        values (date_bin('30 minutes', now(), 'epoch') - ${minutes} * interval '1 minute', ${lag}, 2, 0)`.execute(
        api.parts.db,
      );
    await sql`insert into system_samples (at, outbox_lag, waiting, failed)
      values (now() - interval '8 days', 1, 1, 1)`.execute(api.parts.db);
    await aFailedJob(api, 'Again');
    await sampleSystemJob(api.parts).run({}, api.parts.log);
    const { now, halfHours } = await health();
    expect(now.failed).toBeGreaterThanOrEqual(1);
    expect(now.silent).toBeLessThan(60);
    expect(halfHours.at(-1)?.worst?.failed).toBe(now.failed);
    expect(halfHours.at(-3)?.worst).toEqual({ outboxLag: 3, waiting: 2, failed: 0 });
    expect(halfHours.at(-4)?.worst?.outboxLag).toBe(9);
    const { rows } = await sql<{ kept: number }>`select count(*)::int as kept from system_samples`.execute(
      api.parts.db,
    );
    expect(rows).toEqual([{ kept: 3 }]);
  });
});
