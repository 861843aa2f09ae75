// Tests that an operator who also trades cannot decide about their own company.
import * as desk from '@rigsouq/contract/operations/auction-desk';
import { approveCompany, rejectCompany, restoreCompany, suspendCompany } from '@rigsouq/contract/operations/calls';
import { activateBuyerPlan, endBuyerPlan } from '@rigsouq/contract/procurement/plans';
import { dayOf } from '@rigsouq/kernel/periods';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { aRegistration } from '../../auctions/auctions.factory.ts';
import { anAccount, aSession } from '../../identity/identity.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

async function tradingOperator() {
  const account = await anAccount(api.parts.db, { roles: ['supplier', 'buyer'], operator: true });
  return { ...account, token: await aSession(api, account.email) };
}

it("refuses every decision about the operator's own company", async () => {
  const { accountId: id, token } = await tradingOperator();
  const reason = 'It is mine';
  for (const answer of [
    await api.call(approveCompany, { params: { id }, body: { reason } }, { token }),
    await api.call(rejectCompany, { params: { id }, body: { reason } }, { token }),
    await api.call(suspendCompany, { params: { id }, body: { reason } }, { token }),
    await api.call(restoreCompany, { params: { id } }, { token }),
    await api.call(activateBuyerPlan, { params: { id }, body: { endsOn: dayOf(new Date()) } }, { token }),
    await api.call(endBuyerPlan, { params: { id }, body: { reason } }, { token }),
  ])
    expect([answer.status, answer.body.code]).toEqual([403, 'operator.own_company']);
});

it("refuses the operator's own bidder registration, and leaves it unchanged", async () => {
  const operator = await tradingOperator();
  const { token } = operator;
  const { db } = api.parts;
  const id = await aRegistration(db, operator);
  const params = { id };
  const approved = await api.call(desk.approveBidder, { params, body: { limit: 900_000 } }, { token });
  const rejected = await api.call(desk.rejectBidder, { params, body: { reason: 'No' } }, { token });
  expect(rejected.status).toBe(400);
  const refused = await api.call(desk.rejectBidder, { params, body: { reason: 'Not me' } }, { token });
  for (const answer of [approved, refused])
    expect([answer.status, answer.body.code]).toEqual([403, 'operator.own_company']);
  const row = await db
    .selectFrom('bidder_registrations')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.state).toBe('pending');
});
