import { createNeed, deleteNeed, getNeeds, updateNeed } from '@rigsouq/contract/procurement/needs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { aMember, anAccount, aSession } from '../identity/identity.factory.ts';
import { aNeed } from './procurement.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

async function aBuyer() {
  const account = await anAccount(api.parts.db);
  return { ...account, token: await aSession(api, account.email) };
}
const read = async ({ accountId, token }: { accountId: string; token: string }) =>
  (await api.call(getNeeds, { params: { userId: accountId } }, { token })).body;

describe('a need', () => {
  it('[DA-023] [DA-034] [DA-037] is created, changed and deleted by any member of the buyer', async () => {
    const buyer = await aBuyer();
    const made = await api.call(createNeed, { body: { category: '  Dozers ' } }, buyer);
    expect([made.status, made.body.message]).toEqual([200, 'Need created successfully']);
    expect(made.body.need).toEqual({
      _id: expect.any(String),
      category: 'bulldozers',
      quantity: 1,
      urgency: 'Low',
      budget: 0,
      createdAt: expect.any(String),
    });
    expect(Math.abs(Date.now() - Date.parse(made.body.need.createdAt))).toBeLessThan(60_000);
    const { email } = await aMember(api.parts.db, buyer.accountId, 'agent');
    const agent = { ...buyer, token: await aSession(api, email) };
    const id = made.body.need._id;
    const body = { category: 'Tower cranes', quantity: 3, urgency: 'High', budget: 1250.5 };
    const changed = await api.call(updateNeed, { params: { id }, body }, agent);
    expect(changed.body).toEqual({ message: 'Need updated successfully', need: { ...made.body.need, ...body } });
    expect(await read(agent)).toEqual({ needs: [changed.body.need], total: 1, pages: 1 });
    const deleted = await api.call(deleteNeed, { params: { id } }, agent);
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Need deleted successfully']);
    expect(await read(agent)).toEqual({ needs: [], total: 0, pages: 0 });
  });

  it('[DA-024] [DA-025] [DA-026] [DA-027] shows the documented message under each invalid field', async () => {
    const buyer = await aBuyer();
    const right = { category: 'Cranes', quantity: 2, urgency: 'Low', budget: 0 };
    const faults: [object, string, string][] = [
      [{ category: ' ab ' }, 'category', 'Category must be at least 3 characters long'],
      [{ category: undefined }, 'category', 'Category must be at least 3 characters long'],
      [{ category: 'x'.repeat(121) }, 'category', 'Category must be at most 120 characters long'],
      [{ quantity: 0 }, 'quantity', 'Quantity must be at least 1'],
      [{ quantity: 'many' }, 'quantity', 'Quantity must be at least 1'],
      [{ quantity: null }, 'quantity', 'Quantity must be at least 1'],
      [{ quantity: 1.5 }, 'quantity', 'Quantity must be a whole number'],
      [{ quantity: 1e9 }, 'quantity', 'Quantity must be at most 100,000'],
      [{ urgency: 'Soon' }, 'urgency', 'Urgency must be Low, Medium, or High'],
      [{ budget: -1 }, 'budget', 'Budget must be a positive number'],
      [{ budget: 'much' }, 'budget', 'Budget must be a positive number'],
      [{ budget: 1e12 }, 'budget', 'Budget must be at most 1,000,000,000'],
    ];
    const { id } = await aNeed(api.parts.db, buyer);
    for (const [fault, path, message] of faults)
      for (const [call, params] of [
        [createNeed, {}],
        [updateNeed, { id }],
      ] as const) {
        const { status, body } = await api.call(call, { params, body: { ...right, ...fault } }, buyer);
        expect([fault, status, body.code, body.message]).toEqual([fault, 400, 'request.invalid', message]);
        expect(body.errors).toContainEqual({ path, message });
      }
    expect((await api.call(createNeed, { body: right }, buyer)).body.need.budget).toBe(0);
    for (const urgency of ['Low', 'Medium', 'High'])
      expect(
        (await api.call(updateNeed, { params: { id }, body: { ...right, urgency } }, buyer)).body.need,
      ).toMatchObject({
        urgency,
      });
    expect((await read(buyer)).total).toBe(2);
  });

  it('is unknown to another buyer, who can neither change nor delete it', async () => {
    const [buyer, stranger] = [await aBuyer(), await aBuyer()];
    const { id } = await aNeed(api.parts.db, buyer, { category: 'cranes' });
    const body = { category: 'Loaders' };
    for (const answer of [
      await api.call(updateNeed, { params: { id }, body }, stranger),
      await api.call(deleteNeed, { params: { id } }, stranger),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'need.unknown']);
    expect((await read(buyer)).needs).toMatchObject([{ _id: id, category: 'cranes' }]);
  });

  it('is created only by signed-in buyers', async () => {
    const supplier = await anAccount(api.parts.db, { roles: ['supplier'] });
    const token = await aSession(api, supplier.email);
    const body = { category: 'Cranes' };
    expect((await api.call(createNeed, { body }, { token })).status).toBe(403);
    expect((await api.call(createNeed, { body })).status).toBe(401);
  });
});
