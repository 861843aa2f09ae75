import { deleteView, listSavedViews, SAVED_VIEWS_MAX, saveView } from '@rigsouq/contract/operations/saved-views';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { anOperator } from '../operations.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const list = async (token: string) => (await api.call(listSavedViews, {}, { token })).body.views;
const save = (token: string, name: string, path = '/admin/orders?state=late') =>
  api.call(saveView, { body: { name, path } }, { token });

it('keeps the views of an operator by name, and shows them to no colleague', async () => {
  const [one, other] = [await anOperator(api), await anOperator(api)];
  await save(one, 'late orders');
  await save(one, 'Bidders', '/admin/bidders');
  await save(one, 'late orders', '/admin/orders');
  expect((await list(one)).map(({ name, path }) => [name, path])).toEqual([
    ['Bidders', '/admin/bidders'],
    ['late orders', '/admin/orders'],
  ]);
  expect(await list(other)).toEqual([]);
  const id = (await list(one))[0]?._id ?? '';
  await api.call(deleteView, { params: { id } }, { token: other });
  expect(await list(one)).toHaveLength(2);
  await api.call(deleteView, { params: { id } }, { token: one });
  expect((await list(one)).map(({ name }) => name)).toEqual(['late orders']);
});

it('refuses addresses outside of the console, and more views than fit', async () => {
  const token = await anOperator(api);
  for (const path of ['https://evil.test/admin', '//evil.test', '/dashboard', '/administrators', 'javascript:alert(1)'])
    expect([path, (await save(token, 'Somewhere', path)).status]).toEqual([path, 400]);
  for (let number = 0; number < SAVED_VIEWS_MAX; number++)
    expect((await save(token, `View ${number}`)).status).toBe(200);
  expect((await save(token, 'One more')).body.code).toBe('view.too_many');
  expect((await save(token, 'View 3', '/admin')).status).toBe(200);
});
