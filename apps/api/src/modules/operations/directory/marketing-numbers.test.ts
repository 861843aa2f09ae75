import * as calls from '@rigsouq/contract/directory/marketing-number-desk';
import { listMarketingNumbers, type MarketingNumberKey } from '@rigsouq/contract/directory/marketing-numbers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { inTransaction, type Tx } from '../../../platform/database/db.ts';
import { setMarketingNumber } from '../../directory/index.ts';
import { anAccount, aSession } from '../../identity/identity.factory.ts';
import { anOperator } from '../operations.factory.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await anOperator(api, ['leads']);
});
afterAll(() => api.stop());

const change = (key: MarketingNumberKey, value: string, by: string | undefined = token) =>
  api.call(calls.changeMarketingNumber, { params: { key }, body: { value } }, { token: by });
const reset = (key: MarketingNumberKey, by: string | undefined = token) =>
  api.call(calls.resetMarketingNumber, { params: { key } }, { token: by });
const publicValue = async (key: MarketingNumberKey) =>
  (await api.call(listMarketingNumbers, {})).body.numbers.find((one) => one.key === key)?.value;
const auditEntries = async (key: MarketingNumberKey) =>
  (await api.parts.db.selectFrom('audit_log').select(['act', 'before', 'after']).orderBy('at').execute()).filter(
    ({ after }) => (after as { number?: string }).number === key,
  );

describe('a marketing number', () => {
  it('is public after a change, and the documented one again after a reset', async () => {
    const key = 'landing-equipment';
    expect(await publicValue(key)).toBeUndefined();
    expect((await change(key, '1,200+')).body).toEqual({ message: 'Number saved' });
    expect(await publicValue(key)).toBe('1,200+');
    await change(key, '1,300+');
    expect(await publicValue(key)).toBe('1,300+');
    expect((await reset(key)).body).toEqual({ message: 'Default restored' });
    expect(await publicValue(key)).toBeUndefined();
  });

  it('lets browsers cache it for five minutes', async () => {
    const { headers } = await api.call(listMarketingNumbers, {});
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  it('is listed at the desk with the operator and the time of the last change', async () => {
    await change('network-sales', '$4B');
    const { body } = await api.call(calls.listMarketingNumberChanges, {}, { token });
    expect(body.numbers).toEqual([
      { key: 'network-sales', value: '$4B', changedBy: 'Test Contact', changedAt: expect.any(String) },
    ]);
    expect(Date.now() - Date.parse(body.numbers[0]?.changedAt ?? '')).toBeLessThan(60_000);
  });

  it('leaves an audit entry for each change, and none without a change', async () => {
    const key = 'network-suppliers';
    await change(key, '5,100+');
    await change(key, '5,100+');
    await reset(key);
    await reset(key);
    expect(await auditEntries(key)).toEqual([
      {
        act: 'marketing_number.changed',
        before: { number: key, value: null },
        after: { number: key, value: '5,100+' },
      },
      { act: 'marketing_number.reset', before: { number: key, value: '5,100+' }, after: { number: key, value: null } },
    ]);
  });

  it('returns the value of another change that is not committed yet as the value before', async () => {
    const { db } = api.parts;
    const { userId } = await anAccount(db);
    const set = (tx: Tx, value: string) => setMarketingNumber(tx, userId, 'network-countries', value);
    const { second } = await inTransaction(db, async (tx) => {
      expect(await set(tx, '46')).toBeNull();
      const waiting = inTransaction(db, (other) => set(other, '47'));
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        expect(rows).toHaveLength(1);
      }, 10_000);
      return { second: waiting };
    });
    expect(await second).toBe('46');
  });

  it.each([
    ['45', '45'],
    [' 10,000+ ', '10,000+'],
    ['180k+', '180K+'],
    ['$3.2B', '$3.2B'],
    ['١٠٬٠٠٠+', '10,000+'],
    ['$٣٫٥b', '$3.5B'],
  ])('accepts %j as %s', async (typed, stored) => {
    expect((await change('landing-suppliers', typed)).status).toBe(200);
    expect(await publicValue('landing-suppliers')).toBe(stored);
  });

  it.each(['', '0', 'many', '10000+', '1,00+', '-5', '5%', '+5', '<b>5</b>', '1,000,000,000,000,000', '9'.repeat(50)])(
    'refuses %j',
    async (typed) => {
      await reset('landing-countries');
      const { status, body } = await change('landing-countries', typed);
      expect([status, body.code]).toEqual([400, 'request.invalid']);
      expect(await publicValue('landing-countries')).toBeUndefined();
    },
  );

  it('refuses an unknown number', async () => {
    expect((await change('landing-visitors' as MarketingNumberKey, '5')).status).toBe(400);
  });

  it('is changed only at the leads desk', async () => {
    const member = await aSession(api, (await anAccount(api.parts.db, { roles: ['buyer', 'supplier'] })).email);
    const otherDesk = await anOperator(api, ['companies', 'auctions', 'settlements', 'trust', 'system']);
    for (const by of [member, otherDesk]) {
      const key = 'landing-transactions';
      const list = await api.call(calls.listMarketingNumberChanges, {}, { token: by });
      expect([list.status, (await change(key, '9', by)).status, (await reset(key, by)).status]).toEqual([
        403, 403, 403,
      ]);
      expect(await publicValue(key)).toBeUndefined();
    }
    const visitor = await api.call(calls.changeMarketingNumber, {
      params: { key: 'landing-transactions' },
      body: { value: '9' },
    });
    expect(visitor.status).toBe(401);
  });
});
