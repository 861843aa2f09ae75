import type { Desk } from '@rigsouq/contract/desks';
import { getNeeds, getProjects } from '@rigsouq/contract/needs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { newId } from '../../platform/ids.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { maySeeBudget } from './needs.policy.ts';
import { aNeed, aProject } from './procurement.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const session = async (wish: Parameters<typeof anAccount>[1]) =>
  aSession(api, (await anAccount(api.parts.db, wish)).email);

it('[PE-091] [PE-095] answers anyone who may see the profile', async () => {
  const buyer = await anAccount(api.parts.db);
  const of = { params: { userId: buyer.accountId } };
  expect((await api.call(getNeeds, of)).body).toEqual({ needs: [], total: 0, pages: 0 });
  const need = await aNeed(api.parts.db, buyer, { category: 'Tower cranes', quantity: 3, urgency: 'High' });
  const project = await aProject(api.parts.db, buyer, { status: 'Pending', equipment: ['cranes', 'loaders'] });
  const needs = await api.call(getNeeds, of);
  expect(needs.status).toBe(200);
  expect(needs.body).toEqual({
    needs: [
      {
        _id: need.id,
        category: 'Tower cranes',
        quantity: 3,
        urgency: 'High',
        createdAt: need.created_at.toISOString(),
      },
    ],
    total: 1,
    pages: 1,
  });
  expect((await api.call(getProjects, of)).body).toEqual({
    projects: [
      {
        _id: project.id,
        name: 'Coast road, second lot',
        status: 'Pending',
        duration: '18 months',
        equipment: ['cranes', 'loaders'],
        createdAt: project.created_at.toISOString(),
      },
    ],
    total: 1,
    pages: 1,
  });
});

it('[PE-096] shows the budget to the owner, operators and suppliers alone', async () => {
  const buyer = await anAccount(api.parts.db);
  await aNeed(api.parts.db, buyer, { budget_minor: 125_050 });
  const budgetFor = async (token: string | undefined) => {
    const { body } = await api.call(getNeeds, { params: { userId: buyer.accountId } }, { token });
    return body.needs.map((need) => ('budget' in need ? need.budget : 'absent'));
  };
  expect(await budgetFor(undefined)).toEqual(['absent']);
  expect(await budgetFor(await session({ roles: ['buyer'] }))).toEqual(['absent']);
  expect(await budgetFor(await aSession(api, buyer.email))).toEqual([1250.5]);
  expect(await budgetFor(await session({ roles: ['supplier'] }))).toEqual([1250.5]);
  expect(await budgetFor(await session({ roles: [], operator: true }))).toEqual([1250.5]);
});

it('rules on the budget by who asks', () => {
  const person = (roles: string[], id = 'other') => ({ account: { id, roles } });
  const operator = (desk: Desk, secured = true) => ({ ...person([]), rights: { lead: false, desks: [desk], secured } });
  expect(maySeeBudget(null, 'buyer')).toBe(false);
  expect(maySeeBudget(person([]), 'buyer')).toBe(false);
  expect(maySeeBudget(person(['buyer']), 'buyer')).toBe(false);
  expect(maySeeBudget(person(['buyer', 'supplier']), 'buyer')).toBe(true);
  expect(maySeeBudget(person(['buyer'], 'buyer'), 'buyer')).toBe(true);
  expect(maySeeBudget(operator('companies'), 'buyer')).toBe(true);
  expect(maySeeBudget(operator('companies', false), 'buyer')).toBe(false);
  expect(maySeeBudget(operator('leads'), 'buyer')).toBe(false);
});

it('comes newest first, a page at a time, and shows nothing of other buyers', async () => {
  const [buyer, other] = [await anAccount(api.parts.db), await anAccount(api.parts.db)];
  await aNeed(api.parts.db, other);
  for (let at = 1; at <= 5; at++) {
    await aNeed(api.parts.db, buyer, { quantity: at, created_at: new Date(2026, 0, at) });
    await aProject(api.parts.db, buyer, { name: `Lot ${at}`, created_at: new Date(2026, 0, at) });
  }
  const of = { params: { userId: buyer.accountId }, query: { page: '2', limit: '2' } };
  const needs = (await api.call(getNeeds, of)).body;
  expect([needs.needs.map(({ quantity }) => quantity), needs.total, needs.pages]).toEqual([[3, 2], 5, 3]);
  const projects = (await api.call(getProjects, of)).body;
  expect([projects.projects.map(({ name }) => name), projects.total, projects.pages]).toEqual([
    ['Lot 3', 'Lot 2'],
    5,
    3,
  ]);
});

it('knows no buyer among suppliers, suspended accounts and strangers', async () => {
  const supplier = await anAccount(api.parts.db, { roles: ['supplier'] });
  const gone = await anAccount(api.parts.db);
  await api.parts.db
    .updateTable('accounts')
    .set({ suspended_at: new Date() })
    .where('id', '=', gone.accountId)
    .execute();
  for (const userId of [supplier.accountId, gone.accountId, newId()])
    for (const call of [getNeeds, getProjects]) {
      const { status, body } = await api.call(call, { params: { userId } });
      expect([status, body]).toEqual([404, { code: 'buyer.unknown', message: 'Buyer not found' }]);
    }
});
