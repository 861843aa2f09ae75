import { searchConsole } from '@rigsouq/contract/operations/desk-search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { aLot } from '../../auctions/auctions.factory.ts';
import { aListing, aSupplier } from '../../catalogue/catalogue.factory.ts';
import { aCompany, anOperator } from '../operations.factory.ts';

let api: TestApi;
let lead: string;
beforeAll(async () => {
  api = await testApi();
  lead = await anOperator(api);
});
afterAll(() => api.stop());

const find = async (q: string, token = lead) => {
  const { groups } = (await api.call(searchConsole, { query: { q } }, { token })).body;
  return Object.fromEntries(groups.map(({ kind, found }) => [kind, found.map(({ _id }) => _id)]));
};

describe('the search box', () => {
  it('finds accounts by name, email of a member and id', async () => {
    const { id, email } = await aCompany(api, { name: 'Zubara Earthworks' });
    for (const typed of ['zubara', 'Zubara Earth', email, email.toUpperCase(), id])
      expect((await find(typed)).account).toEqual([id]);
  });

  it('finds machines by words, serial number and id', async () => {
    const { token } = await aSupplier(api);
    const id = await aListing(api, token, { title: 'Grove quagmire crane', serialNumber: 'ZZ-77/1' });
    // The worker does this outside tests.
    await sql`select fold_catalogue_changes(100)`.execute(api.parts.db);
    for (const typed of ['quagmire', 'zz-77/1', id]) expect((await find(typed)).machine).toEqual([id]);
  });

  it('finds lots and their settlements by the words of the consignment', async () => {
    const lot = await aLot(api.parts.db, { title: 'Potain xylophone tower crane', state: 'live' });
    expect(await find('xyloph')).toMatchObject({ lot: [lot.id] });
    expect((await find(lot.id)).lot).toEqual([lot.id]);
  });

  it("shows only the groups of the operator's desks, and nothing for nonsense", async () => {
    const { id } = await aCompany(api, { name: 'Umm Salal Plant' });
    expect(Object.keys(await find('umm salal', await anOperator(api, ['auctions'])))).toEqual(['lot']);
    expect((await find('umm salal', await anOperator(api, ['companies']))).account).toEqual([id]);
    for (const typed of ['no such thing at all', "'); drop", '& | !', '100%'])
      expect(Object.values(await find(typed)).flat()).toEqual([]);
    expect((await api.call(searchConsole, { query: { q: 'x' } }, { token: lead })).status).toBe(400);
    expect((await api.call(searchConsole, { query: { q: 'x'.repeat(81) } }, { token: lead })).status).toBe(400);
  });

  it('uses indexes', async () => {
    const plan = async (statement: string) => {
      const { rows } = await api.parts.db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        return sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(statement)}`.execute(tx);
      });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const words = `to_tsquery('simple', 'crane:*')`;
    expect(await plan(`select 1 from consignments c where c.words @@ ${words}`)).toContain('consignments_by_words');
    expect(await plan(`select 1 from orders where number = 'PO-1'`)).toContain('orders_by_number');
    expect(await plan(`select 1 from machines where lower(serial_number) = 'x'`)).toContain('machines_serial');
    expect(await plan(`select 1 from network_entries where words @@ ${words}`)).toContain('network_entries_filter');
    expect(await plan(`select 1 from catalogue_entries where words @@ ${words}`)).toContain('catalogue_entries_filter');
    const taken = `select 1 from listings where status = 'rejected' order by updated_at desc, id desc limit 9`;
    expect(await plan(taken)).toContain('listings_taken_down');
  });
});
