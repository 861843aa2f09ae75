import type { Desk } from '@rigsouq/contract/operations/desks';
import { getNeeds, getProjects } from '@rigsouq/contract/procurement/needs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { newId } from '../../platform/database/ids.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { canSeeBudget } from './needs.policy.ts';
import { aNeed, aProject } from './procurement.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const session = async (options: Parameters<typeof anAccount>[1]) =>
  aSession(api, (await anAccount(api.parts.db, options)).email);

it('[PE-091] [PE-095] shows the needs and projects of a buyer to a visitor', async () => {
  const buyer = await anAccount(api.parts.db);
  const request = { params: { userId: buyer.accountId } };
  expect([getNeeds, getProjects].map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /auth/get-needs/:userId',
    'GET /auth/get-projects/:userId',
  ]);
  expect((await api.call(getNeeds, request)).body).toEqual({ needs: [], total: 0, pages: 0 });
  const need = await aNeed(api.parts.db, buyer, { category: 'Tower cranes', quantity: 3, urgency: 'High' });
  const project = await aProject(api.parts.db, buyer, { status: 'Pending', equipment: ['cranes', 'loaders'] });
  const needs = await api.call(getNeeds, request);
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
  expect((await api.call(getProjects, request)).body).toEqual({
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

it('[PE-096] shows the budget only to the owner, operators and suppliers', async () => {
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
  expect(await budgetFor(await session({ roles: ['buyer', 'supplier'] }))).toEqual([1250.5]);
  expect(await budgetFor(await session({ roles: [], operator: true }))).toEqual([1250.5]);
});

it('decides by the role and the desk of the caller who sees the budget', () => {
  const caller = (roles: string[], id = 'other') => ({ account: { id, roles } });
  const operator = (desk: Desk, secured = true) => ({ ...caller([]), rights: { lead: false, desks: [desk], secured } });
  expect(canSeeBudget(null, 'buyer')).toBe(false);
  expect(canSeeBudget(caller([]), 'buyer')).toBe(false);
  expect(canSeeBudget(caller(['buyer']), 'buyer')).toBe(false);
  expect(canSeeBudget(caller(['buyer', 'supplier']), 'buyer')).toBe(true);
  expect(canSeeBudget(caller(['buyer'], 'buyer'), 'buyer')).toBe(true);
  expect(canSeeBudget(operator('companies'), 'buyer')).toBe(true);
  expect(canSeeBudget(operator('companies', false), 'buyer')).toBe(false);
  expect(canSeeBudget(operator('leads'), 'buyer')).toBe(false);
});

it('lists records newest first, in pages, without those of other buyers', async () => {
  const [buyer, other] = [await anAccount(api.parts.db), await anAccount(api.parts.db)];
  await aNeed(api.parts.db, other);
  for (let at = 1; at <= 5; at++) {
    await aNeed(api.parts.db, buyer, { quantity: at, created_at: new Date(2026, 0, at) });
    await aProject(api.parts.db, buyer, { name: `Lot ${at}`, created_at: new Date(2026, 0, at) });
  }
  const request = { params: { userId: buyer.accountId }, query: { page: '2', limit: '2' } };
  const needs = (await api.call(getNeeds, request)).body;
  expect([needs.needs.map(({ quantity }) => quantity), needs.total, needs.pages]).toEqual([[3, 2], 5, 3]);
  const projects = (await api.call(getProjects, request)).body;
  expect([projects.projects.map(({ name }) => name), projects.total, projects.pages]).toEqual([
    ['Lot 3', 'Lot 2'],
    5,
    3,
  ]);
});

it('answers 404 for suppliers, suspended accounts and unknown ids', async () => {
  const supplier = await anAccount(api.parts.db, { roles: ['supplier'] });
  const suspended = await anAccount(api.parts.db);
  await api.parts.db
    .updateTable('accounts')
    .set({ suspended_at: new Date() })
    .where('id', '=', suspended.accountId)
    .execute();
  for (const userId of [supplier.accountId, suspended.accountId, newId()])
    for (const call of [getNeeds, getProjects]) {
      const { status, body } = await api.call(call, { params: { userId } });
      expect([status, body]).toEqual([404, { code: 'buyer.unknown', message: 'Buyer not found' }]);
    }
});
