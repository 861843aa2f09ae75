import { addEntry } from '@rigsouq/contract/directory/calls';
import { closeLead } from '@rigsouq/contract/operations/calls';
import { claimItem, listQueue, releaseItem } from '@rigsouq/contract/operations/desk-queue';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { newId } from '../../../platform/database/ids.ts';
import { aConsignment } from '../../auctions/auctions.factory.ts';
import { aListing, aSupplier } from '../../catalogue/catalogue.factory.ts';
import { anExpert } from '../../directory/directory.factory.ts';
import { aCompany, aLead, anOperator, approveWithLicence } from '../operations.factory.ts';

let api: TestApi;
let lead: string;
beforeAll(async () => {
  api = await testApi();
  lead = await anOperator(api);
});
afterAll(() => api.stop());

const list = async (query: Record<string, string> = {}, token = lead) =>
  (await api.call(listQueue, { query }, { token })).body;
const claim = (kind: string, id: string, token = lead) => api.call(claimItem, { params: { kind, id } }, { token });
const release = (kind: string, id: string, token = lead) => api.call(releaseItem, { params: { kind, id } }, { token });

/** Sets an old creation date, so that the item is at the head of the queue. */
async function backdate(table: 'accounts' | 'leads' | 'directory_entries' | 'consignments', id: string, day: string) {
  await sql`update ${sql.table(table)} set created_at = ${day}::timestamptz where id = ${id}`.execute(api.parts.db);
}

async function addOneOfEach() {
  const company = (await aCompany(api, { name: 'Wadi Lifting' })).id;
  const unverified = (await aCompany(api, { verified: false })).id;
  const leadId = await aLead(api, 'A question about cranes');
  const { token } = await aSupplier(api);
  const lot = await aConsignment(api, token, { equipment: await aListing(api, token, { country: 'sa' }) });
  const entry = (await api.call(addEntry, { body: anExpert() }, { token: lead })).body._id;
  await backdate('leads', leadId, '2019-01-01T00:00:00.000001Z');
  await backdate('accounts', company, '2019-01-02');
  await backdate('consignments', lot, '2019-01-03');
  await backdate('directory_entries', entry, '2019-01-04');
  await backdate('accounts', unverified, '2019-01-05');
  return { company, unverified, leadId, lot, entry };
}

describe('the queue', () => {
  it('mixes all kinds, the longest waiting first, with the next step of each', async () => {
    const { company, unverified, leadId, lot, entry } = await addOneOfEach();
    const { items, kinds } = await list();
    expect(items.slice(0, 5).map(({ kind, _id }) => [kind, _id])).toEqual([
      ['lead', leadId],
      ['company', company],
      ['lot', lot],
      ['entry', entry],
      ['company', unverified],
    ]);
    expect(items[1]).toMatchObject({
      title: 'Wadi Lifting',
      owner: null,
      can: { step: true, refuse: true },
      lot: null,
    });
    expect(items[0]?.can).toEqual({ step: true, refuse: false });
    expect(items[2]?.lot).toMatchObject({ reservePrice: 60_000, country: 'sa' });
    // No company is approved before its email is verified.
    expect(items[4]?.can).toEqual({ step: false, refuse: true });
    expect(kinds.find(({ kind }) => kind === 'lead')?.waiting).toBeGreaterThan(0);
    expect((await list({ kind: 'lot' })).items.every(({ kind }) => kind === 'lot')).toBe(true);
    expect((await api.call(listQueue, { query: { kind: 'nonsense' } }, { token: lead })).status).toBe(400);
    for (const after of ['1_x', `0_${'0'.repeat(36)}`])
      expect((await api.call(listQueue, { query: { after } }, { token: lead })).status).toBe(400);

    await approveWithLicence(api, company, lead);
    await api.call(closeLead, { params: { id: leadId } }, { token: lead });
    expect((await list()).items[0]?._id).toBe(lot);
  });

  it("shows only the kinds of the operator's desks", async () => {
    await aLead(api);
    const token = await anOperator(api, ['leads']);
    const { items, kinds } = await list({}, token);
    expect(new Set(items.map(({ kind }) => kind))).not.toContain('company');
    expect(kinds.map(({ kind }) => kind)).toEqual(['lead', 'entry']);
    expect((await list({ kind: 'company' }, token)).items).toEqual([]);
    const { id } = await aCompany(api);
    expect((await claim('company', id, token)).body.code).toBe('operator.other_desk');
    expect((await release('company', id, token)).body.code).toBe('operator.other_desk');
  });

  it('is paged, with each item once', async () => {
    for (let made = 0; made < 60; made++)
      await backdate('leads', await aLead(api, `Lead ${made}`), '2018-05-05T05:05:05.123456Z');
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await list({ kind: 'lead', ...(after && { after }) });
      expect(page.items.length).toBeLessThanOrEqual(50);
      seen.push(...page.items.map(({ _id }) => _id));
      after = page.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(60);
  });
});

describe('a claim on an item', () => {
  it('is visible to all operators, exists once, and is released by its owner or a lead', async () => {
    const [one, two] = [await anOperator(api, ['leads']), await anOperator(api, ['leads'])];
    const id = await aLead(api);
    const answers = await Promise.all([claim('lead', id, one), claim('lead', id, two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [owner, other] = answers[0]?.status === 200 ? [one, two] : [two, one];
    expect((await claim('lead', id, owner)).status).toBe(200);
    expect((await list({ mine: 'true' }, owner)).items).toMatchObject([{ _id: id, owner: { me: true } }]);
    expect((await list({ mine: 'true' }, other)).items).toEqual([]);
    expect((await release('lead', id, other)).body.code).toBe('queue.taken');
    expect((await release('lead', id)).status).toBe(200);
    expect((await list({ mine: 'true' }, owner)).items).toEqual([]);
    expect((await release('lead', id, owner)).status).toBe(200);
  });

  it('is refused for an item that no longer waits', async () => {
    const id = await aLead(api);
    await api.call(closeLead, { params: { id } }, { token: lead });
    for (const gone of [id, newId()]) expect((await claim('lead', gone)).body.code).toBe('queue.gone');
  });
});
