import { sellerProfile } from '@rigsouq/contract/companies/networks';
import { sendMessage } from '@rigsouq/contract/messages/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { aListing } from '../../catalogue/catalogue.factory.ts';
import { aCompletedQuote, aParty } from '../trust.factory.ts';
import { describeAnswerTime, MIN_ANSWERS } from './answer-time-rules.ts';

const hours = (...all: number[]) => all.map((one) => one * 3_600);

describe('the answer time of a supplier', () => {
  it('is the first step that the median does not exceed', () => {
    expect(describeAnswerTime(hours(1, 1, 1, 1, 1))).toBe('Usually responds within an hour');
    expect(describeAnswerTime(hours(0.1, 0.2, 2.9, 90, 900))).toBe('Usually responds within 3 hours');
    expect(describeAnswerTime(hours(1, 1, 3, 4, 90, 90))).toBe('Usually responds within 6 hours');
    expect(describeAnswerTime(hours(0, 0, 25, 26, 27))).toBe('Usually responds within 3 days');
    expect(describeAnswerTime(hours(400, 400, 400, 400, 400))).toBe('Usually takes more than a week to respond');
  });

  it('is unknown with fewer than five answers', () => {
    expect(describeAnswerTime([])).toBeNull();
    expect(describeAnswerTime(Array.from({ length: MIN_ANSWERS - 1 }, () => 60))).toBeNull();
  });
});

describe('the profile of a supplier', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.stop());

  it('shows the answer time from quotes and messages of the last 90 days', async () => {
    const { db } = api.parts;
    const [supplier, buyer] = [await aParty(api, ['supplier']), await aParty(api, ['buyer'])];
    const readResponseTime = async () =>
      (await api.call(sellerProfile, { params: { id: supplier.accountId } })).body.measuredResponseTime;
    const write = (from: string, to: string, equipmentId: string) =>
      api.call(sendMessage, { body: { recipientId: to, equipmentId, content: 'Is it there?' } }, { token: from });
    for (let one = 0; one < 2; one++) await aCompletedQuote(api, { buyer, supplier });
    for (let one = 0; one < 2; one++) {
      const listing = await aListing(api, supplier.token);
      expect((await write(buyer.token, supplier.accountId, listing)).status).toBe(200);
      expect((await write(supplier.token, buyer.accountId, listing)).status).toBe(200);
    }
    expect(await readResponseTime()).toBeNull();
    await aCompletedQuote(api, { buyer, supplier });
    expect(await readResponseTime()).toBe('Usually responds within an hour');
    // The quotes were requested five hours before the answers.
    await sql`update quotes set created_at = created_at - interval '5 hours'`.execute(db);
    expect(await readResponseTime()).toBe('Usually responds within 6 hours');
    await sql`update quotes set created_at = created_at - interval '91 days'`.execute(db);
    expect(await readResponseTime()).toBeNull();
  });
});
