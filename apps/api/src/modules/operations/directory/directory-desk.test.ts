import * as calls from '@rigsouq/contract/directory/calls';
import { specializations } from '@rigsouq/contract/directory/lists';
import { listLeads } from '@rigsouq/contract/operations/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { newId } from '../../../platform/database/ids.ts';
import { anExpert, aProvider } from '../../directory/directory.factory.ts';
import { anAccount, aSession } from '../../identity/identity.factory.ts';
import { aLead, anOperator } from '../operations.factory.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await anOperator(api);
});
afterAll(() => api.stop());

const add = async (body: object) => (await api.call(calls.addEntry, { body } as never, { token })).body._id;
const change = (id: string, body: object, by?: string) =>
  api.call(calls.changeEntry, { params: { id }, body } as never, { token: by });
const publish = (id: string, by?: string) => api.call(calls.publishEntry, { params: { id } }, { token: by });
const unpublish = (id: string, by?: string) => api.call(calls.unpublishEntry, { params: { id } }, { token: by });
const fromLead = (id: string, by = token) => api.call(calls.addEntryFromLead, { params: { id } }, { token: by });
const addPublished = async (body: object) => {
  const id = await add(body);
  await publish(id, token);
  return id;
};
const experts = async (query: object = {}) => (await api.call(calls.listExperts, { query })).body;
const providers = async (query: object = {}) => (await api.call(calls.listProviders, { query })).body;
const named = (list: readonly { name: string }[]) => list.map(({ name }) => name).toSorted();
const desk = async (state: 'draft' | 'published') =>
  (await api.call(calls.listDirectory, { query: { state } }, { token })).body.entries;
const auditActions = async (id: string) =>
  (await api.parts.db.selectFrom('audit_log').select('act').where('subject_id', '=', id).orderBy('at').execute()).map(
    ({ act }) => act,
  );

async function application(
  kind: string,
  details: Record<string, string>,
  message: string | null = 'Long in the trade',
) {
  const id = await aLead(api, kind);
  await api.parts.db.updateTable('leads').set({ kind, details, message }).where('id', '=', id).execute();
  return id;
}

describe('the directory', () => {
  it('[PU-018] [PU-019] shows what an operator published, and nothing else', async () => {
    const id = await add(anExpert({ name: 'Waiting Expert' }));
    const quote = await add({ kind: 'testimonial', name: 'A. B.', title: 'Fleet manager', words: 'It works.' });
    expect(await experts()).toEqual({ experts: [], total: 0 });
    expect((await api.call(calls.listTestimonials, {})).body.testimonials).toEqual([]);
    expect(named(await desk('draft'))).toEqual(['A. B.', 'Waiting Expert']);

    await publish(id, token);
    await publish(quote, token);
    expect(await experts()).toMatchObject({
      experts: [{ _id: id, name: 'Waiting Expert', specializations: ['appraisal'], demo: false }],
      total: 1,
    });
    expect((await api.call(calls.listTestimonials, {})).body.testimonials).toMatchObject([{ words: 'It works.' }]);
    expect((await providers()).total).toBe(0);

    await unpublish(id, token);
    await unpublish(id, token);
    expect((await experts()).total).toBe(0);
    expect(await auditActions(id)).toEqual(['entry.added', 'entry.published', 'entry.unpublished']);
  });

  it('[PU-004] [PU-005] finds experts by specialization, country and availability, alone and combined', async () => {
    await addPublished(anExpert({ name: 'Appraiser AE' }));
    await addPublished(
      anExpert({ name: 'Trainer SA', specializations: ['training', 'technical'], countries: ['sa', 'ae'] }),
    );
    await addPublished(
      anExpert({ name: 'Busy QA', specializations: ['maintenance'], countries: ['qa'], availability: 'busy' }),
    );
    expect(specializations.map(({ code }) => code)).toEqual([
      'appraisal',
      'technical',
      'maintenance',
      'training',
      'inspection',
    ]);
    expect(named((await experts({ specialization: 'technical' })).experts)).toEqual(['Trainer SA']);
    expect(named((await experts({ country: 'ae' })).experts)).toEqual(['Appraiser AE', 'Trainer SA']);
    expect(named((await experts({ availability: 'Busy' })).experts)).toEqual(['Busy QA']);
    expect(named((await experts({ country: 'ae', specialization: 'training' })).experts)).toEqual(['Trainer SA']);
    expect(await experts({ specialization: 'inspection' })).toEqual({ experts: [], total: 0 });
    expect((await api.call(calls.listExperts, { query: { specialization: 'magic' } })).status).toBe(400);
  });

  it('[PU-013] finds providers by service, country and equipment, six at a time', async () => {
    for (let made = 0; made < 7; made++) await addPublished(aProvider({ name: `Workshop ${made}` }));
    await addPublished(aProvider({ name: 'Mover', services: ['transport'], equipment: ['cranes'], countries: ['om'] }));
    const first = await providers();
    const second = await providers({ page: 2 });
    expect([first.providers.length, second.providers.length, first.total]).toEqual([6, 2, 8]);
    expect(new Set([...first.providers, ...second.providers].map(({ _id }) => _id)).size).toBe(8);
    expect(named((await providers({ service: 'transport' })).providers)).toEqual(['Mover']);
    expect(named((await providers({ country: 'om' })).providers)).toEqual(['Mover']);
    expect(named((await providers({ equipment: 'Cranes' })).providers)).toEqual(['Mover']);
    expect((await providers({ equipment: 'cranes', country: 'sa' })).total).toBe(0);
  });

  it('[PU-020] marks demo entries as demo', async () => {
    const id = await addPublished(anExpert({ name: 'Made up', countries: ['bh'] }));
    await api.parts.db.updateTable('directory_entries').set({ is_demo: true }).where('id', '=', id).execute();
    expect((await experts({ country: 'bh' })).experts).toMatchObject([{ name: 'Made up', demo: true }]);
  });
});

describe('the directory desk', () => {
  it('changes an entry, but not its kind', async () => {
    const id = await addPublished(anExpert({ name: 'Free', countries: ['kw'] }));
    expect((await change(id, anExpert({ name: 'Free', countries: ['kw'], availability: 'busy' }), token)).status).toBe(
      200,
    );
    expect((await experts({ country: 'kw' })).experts).toMatchObject([{ availability: 'busy' }]);
    expect((await change(id, aProvider(), token)).body).toMatchObject({ code: 'entry.unknown' });
    expect((await change(id, anExpert({ specializations: [] }), token)).body).toMatchObject({
      code: 'request.invalid',
      message: 'Choose at least one specialization',
    });
  });

  it('turns an application into an entry, once, and closes the lead', async () => {
    const expert = await application('expert', { specialization: 'training', experience: '10-20', country: 'bh' });
    const { status, body } = await fromLead(expert);
    expect(status).toBe(200);
    const entries = await desk('draft');
    expect(entries.find(({ _id }) => _id === body._id)).toMatchObject({
      kind: 'expert',
      name: 'Huda Saleh',
      skills: ['training'],
      countries: ['bh'],
      experience: '10-20',
      availability: 'available',
      words: 'Long in the trade',
      state: 'draft',
    });
    expect(await auditActions(expert)).toEqual(['lead.closed']);
    const closed = (await api.call(listLeads, { query: { state: 'closed' } }, { token })).body.leads;
    expect(closed.map(({ _id }) => _id)).toContain(expert);
    expect((await fromLead(expert)).body).toMatchObject({ code: 'lead.entered' });

    const everywhere = { primaryService: 'parts', experience: '1-5', coverageArea: 'gulf', equipmentType: 'cranes' };
    const provider = await fromLead(await application('provider', everywhere, null));
    const made = (await desk('draft')).find(({ _id }) => _id === provider.body._id);
    expect(made).toMatchObject({ kind: 'provider', skills: ['parts'], equipment: ['cranes'] });
    expect(made?.countries.toSorted()).toEqual(['ae', 'bh', 'kw', 'om', 'qa', 'sa']);
  });

  it('refuses other leads and unknown ids', async () => {
    expect((await fromLead(await aLead(api))).body).toMatchObject({ code: 'lead.no_entry' });
    expect((await fromLead(newId())).status).toBe(404);
    for (const answer of [await publish(newId(), token), await unpublish(newId(), token)])
      expect(answer.body).toMatchObject({ code: 'entry.unknown' });
  });

  it('[PU-026] is closed to all callers except operators', async () => {
    const id = await add(anExpert());
    const lead = await application('expert', { specialization: 'training', experience: '10-20', country: 'bh' });
    const { email } = await anAccount(api.parts.db, { roles: ['buyer', 'supplier'] });
    for (const [by, status] of [
      [undefined, 401],
      [await aSession(api, email), 403],
    ] as const) {
      const answers = await Promise.all([
        api.call(calls.listDirectory, {}, { token: by }),
        api.call(calls.addEntry, { body: anExpert() }, { token: by }),
        api.call(calls.addEntryFromLead, { params: { id: lead } }, { token: by }),
        change(id, anExpert({ name: 'Mine' }), by),
        publish(id, by),
        unpublish(id, by),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(status));
    }
    expect((await desk('draft')).find(({ _id }) => _id === id)?.name).toBe('Test Expert');
  });
});
