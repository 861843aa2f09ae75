import { addRole, readProfile, updateProfile } from '@rigsouq/contract/companies/profile';
import { createUser } from '@rigsouq/contract/companies/registration';
import { listSessions, profile } from '@rigsouq/contract/identity/calls';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import * as calls from '@rigsouq/contract/operations/calls';
import { approveLicence, sendLicence } from '@rigsouq/contract/trust/licences';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { newId } from '../../platform/database/ids.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { aPdfFile } from '../supplier-lists/supplier-lists.factory.ts';
import { aCompany, aLead, anOperator, approveWithLicence } from './operations.factory.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await anOperator(api);
});
afterAll(() => api.stop());

const reason = 'The licence has run out';
const approve = (id: string, by = token) => approveWithLicence(api, id, by);
const reject = (id: string, by = token, body: object = { reason }) =>
  api.call(calls.rejectCompany, { params: { id }, body }, { token: by });
const suspend = (id: string, by = token, body: object = { reason }) =>
  api.call(calls.suspendCompany, { params: { id }, body }, { token: by });
const restore = (id: string, by = token) => api.call(calls.restoreCompany, { params: { id } }, { token: by });
const read = async (id: string) => (await api.call(calls.readCompany, { params: { id } }, { token })).body;
const list = async (query: Record<string, string>) => (await api.call(calls.listCompanies, { query }, { token })).body;
const idsIn = async (query: Record<string, string>) => (await list(query)).companies.map(({ _id }) => _id);

describe('an operator call', () => {
  it('[PU-026] is closed to all callers except operators, and reveals nothing to them', async () => {
    const { id } = await aCompany(api);
    const lead = await aLead(api);
    const everyCall = (by?: string) =>
      Promise.all([
        api.call(calls.listCompanies, {}, { token: by }),
        api.call(calls.readCompany, { params: { id } }, { token: by }),
        api.call(calls.approveCompany, { params: { id }, body: { reason } }, { token: by }),
        api.call(calls.revokeCompany, { params: { id }, body: { reason } }, { token: by }),
        api.call(calls.rejectCompany, { params: { id }, body: { reason } }, { token: by }),
        api.call(calls.suspendCompany, { params: { id }, body: { reason } }, { token: by }),
        api.call(calls.restoreCompany, { params: { id } }, { token: by }),
        api.call(calls.listLeads, {}, { token: by }),
        api.call(calls.closeLead, { params: { id: lead } }, { token: by }),
      ]);
    for (const answer of await everyCall()) expect(answer.status).toBe(401);
    for (const roles of [['buyer'], ['supplier'], ['buyer', 'supplier']] as const) {
      const { email } = await anAccount(api.parts.db, { roles });
      const refused = await everyCall(await aSession(api, email));
      for (const { status, body } of refused)
        expect([status, body]).toEqual([
          403,
          { code: 'access.denied', message: 'You do not have permission to do this.' },
        ]);
    }
    expect((await read(id)).company.standing).toBe('pending');
  });

  it('answers 404 for an unknown company or lead, and for an account without a role', async () => {
    const { accountId: own } = await anAccount(api.parts.db, { roles: [], operator: true });
    for (const id of [newId(), own]) {
      const answers = [
        await api.call(calls.readCompany, { params: { id } }, { token }),
        await approve(id),
        await reject(id),
        await suspend(id),
        await restore(id),
      ];
      for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'company.unknown']);
    }
    expect((await api.call(calls.readCompany, { params: { id: 'x' } }, { token })).status).toBe(400);
    const lead = await api.call(calls.closeLead, { params: { id: newId() } }, { token });
    expect([lead.status, lead.body.code]).toEqual([404, 'lead.unknown']);
  });

  it('[PU-027] is opened by no other call: not by registration, by a second role or by the own profile', async () => {
    const operators = () => api.parts.db.selectFrom('operators').select('user_id').execute();
    const before = await operators();
    const visitor = {
      contactName: 'Salem Test',
      password: 'a machine of my own',
      phone: '+971500000000',
      address: 'Plot 7',
      city: 'Sharjah',
      country: 'ae',
      consent: JSON.stringify(consentFor('registration')),
    };
    const join = (role: string, over: object = {}) =>
      api.call(createUser, { body: { ...visitor, role, email: `${role}@joins.test`, ...over }, files: {} } as never);
    expect((await join('admin')).status).toBe(400);
    expect((await join('buyer', { roles: '["admin"]', operator: 'true' })).status).toBe(200);
    const { email } = await anAccount(api.parts.db, { roles: ['supplier'] });
    const mine = await aSession(api, email);
    const form = { contactName: 'A', phone: '+97144000000', address: 'B', city: 'C', country: 'ae' };
    const body = { ...form, role: 'admin', roles: '["admin"]', operator: 'true', sender: 'admin' };
    expect((await api.call(updateProfile, { body, files: {} }, { token: mine })).status).toBe(200);
    expect((await api.call(addRole, { body: { role: 'admin' } } as never, { token: mine })).status).toBe(400);
    expect((await api.call(readProfile, {}, { token: mine })).body.user.role).toEqual(['supplier']);
    expect((await api.call(calls.listCompanies, {}, { token: mine })).status).toBe(403);
    expect(await operators()).toEqual(before);
  });
});

describe('the company list', () => {
  it('shows each company once, under its standing, the longest waiting first', async () => {
    const first = await aCompany(api, { roles: ['buyer', 'supplier'] });
    const second = await aCompany(api, { verified: false });
    const pending = (await list({})).companies;
    const ids = pending.map(({ _id }) => _id);
    expect(ids.filter((id) => id === first.id)).toHaveLength(1);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    expect(pending.find(({ _id }) => _id === second.id)).toMatchObject({
      companyName: 'Test Company',
      contactName: 'Test Contact',
      role: ['supplier'],
      standing: 'pending',
      emailVerified: false,
      documents: 0,
    });
    for (const standing of ['approved', 'rejected', 'suspended'])
      expect(await idsIn({ standing })).not.toContain(first.id);
    expect((await api.call(calls.listCompanies, { query: { standing: 'other' } }, { token })).status).toBe(400);
  });

  it('has pages of 50 that neither repeat nor omit companies', async () => {
    const wanted: string[] = [];
    for (let at = 0; at < 53; at++) wanted.push((await aCompany(api)).id);
    // They are created at the same moment, as by a migration, so the id decides the order.
    await sql`update accounts set created_at = '2030-01-01T00:00:00.123456Z' where id = any (${wanted}::uuid[])`.execute(
      api.parts.db,
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(after ? { after } : {});
      expect(page.companies.length).toBeLessThanOrEqual(50);
      seen.push(...page.companies.map(({ _id }) => _id));
      after = page.next;
    } while (after);
    expect(seen.slice(-53)).toEqual(wanted.toSorted());
    expect(new Set(seen).size).toBe(seen.length);
    expect((await api.call(calls.listCompanies, { query: { after: 'nonsense' } }, { token })).status).toBe(400);
  });

  it('is searched by the beginnings of words and by the email of a member, including suspended companies', async () => {
    const wadi = await aCompany(api, { name: 'Wadi Crane Hire' });
    const arabic = await aCompany(api, { name: 'مؤسسة الأفق' });
    expect(await idsIn({ search: 'cran wadi' })).toEqual([wadi.id]);
    expect(await idsIn({ search: 'الافق' })).toEqual([arabic.id]);
    expect(await idsIn({ search: wadi.email.toUpperCase() })).toEqual([wadi.id]);
    expect(await idsIn({ search: 'wadi dozers' })).toEqual([]);
    for (const odd of ["'", '!!!', 'a & | b', ':*', 'ــ', '%']) expect((await list({ search: odd })).next).toBeNull();
    await suspend(wadi.id);
    expect(await idsIn({ search: 'wadi' })).toEqual([]);
    expect(await idsIn({ search: 'wadi', standing: 'suspended' })).toEqual([wadi.id]);
  });

  it('is read through the index, without sorting', async () => {
    const plan = await api.parts.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`explain select a.id from accounts a
        where company_standing(a.approved_at, a.rejected_at, a.suspended_at, a.review_since) = 'pending'
          and (coalesce(a.review_since, a.created_at), a.id)
            > (select coalesce(review_since, created_at), id from accounts where id = ${newId()})
        order by coalesce(a.review_since, a.created_at), a.id limit 51`.execute(tx);
    });
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(/using accounts_company_standing/);
    expect(text).toMatch(/Index Cond: .*pending.*AND.*ROW\(COALESCE\(review_since, created_at\), id\)/);
    expect(text).not.toContain('Sort');
  });
});

describe('a company', () => {
  it('is shown with its facts, documents, members and history, and the operator opens its documents', async () => {
    const licence = new File(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], 'licence.pdf');
    const body = {
      role: 'supplier',
      contactName: 'Salem Test',
      email: 'papers@operations.test',
      password: 'a machine of my own',
      phone: '+971500000000',
      address: 'Plot 7',
      city: 'Sharjah',
      country: 'ae',
      companyName: 'Papers Plant',
      companyType: 'llc',
      businessLicense: 'CN-1',
      taxId: 'T-1',
      vendorType: 'rental',
      description: 'Cranes and more',
      equipmentTypes: '["Cranes"]',
      consent: JSON.stringify(consentFor('registration')),
    };
    const made = await api.call(createUser, { body, files: { businessLicenseDoc: [licence] } });
    const { company, papers, members, history, can } = await read(made.body._id);
    expect(company).toMatchObject({
      companyName: 'Papers Plant',
      email: 'papers@operations.test',
      phone: '+971500000000',
      companyType: 'llc',
      businessLicense: 'CN-1',
      equipmentTypes: ['cranes'],
      documents: 1,
      logo: null,
      reason: null,
    });
    expect(papers).toEqual([
      { _id: expect.any(String), name: 'licence.pdf', purpose: 'licence', createdAt: expect.any(String) },
    ]);
    expect(members).toEqual([{ name: 'Salem Test', email: 'papers@operations.test', position: 'owner' }]);
    expect(history).toEqual([]);
    expect(can).toEqual({ approve: false, revoke: false, reject: true, suspend: true, restore: false });
    const link = await api.call(calls.openPaper, { params: { id: papers[0]?._id ?? '' } }, { token });
    expect(link.body.url).toContain('/uploads/private/');
    const { headers, statusCode } = await api.app.inject({ method: 'GET', url: link.body.url });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toMatch(/^inline; filename="licence\.pdf"/);
    expect((await read(made.body._id)).history).toMatchObject([
      { act: 'paper.opened', changes: [{ what: 'paper', before: null, after: 'licence.pdf' }] },
    ]);
  });

  it('[PE-077] is approved, and its members can see it', async () => {
    const company = await aCompany(api);
    const theirs = await aSession(api, company.email);
    const approvedOf = async () => (await api.call(profile, {}, { token: theirs })).body.user.isApproved;
    expect(await approvedOf()).toBe(false);
    expect((await approve(company.id)).status).toBe(200);
    expect(await approvedOf()).toBe(true);
    const { history, can, company: now } = await read(company.id);
    expect(now.standing).toBe('approved');
    expect(can).toEqual({ approve: false, revoke: true, reject: false, suspend: true, restore: false });
    expect(history).toEqual([
      {
        at: expect.any(String),
        by: 'Test Contact',
        act: 'company.approved',
        reason: 'Compared with the licence',
        changes: [{ what: 'standing', before: 'pending', after: 'approved' }],
      },
    ]);
    expect(await idsIn({ standing: 'approved' })).toContain(company.id);
  });

  it('is not verified without a valid licence whose document the operator has opened', async () => {
    const { id, email } = await aCompany(api);
    const body = { reason: 'Compared with the licence' };
    const verify = async (by = token) =>
      (await api.call(calls.approveCompany, { params: { id }, body }, { token: by })).body.code;
    expect(await verify()).toBe('company.licence');
    const owner = await aSession(api, email);
    const files = { file: [aPdfFile('licence.pdf')] };
    const day = { expiresOn: daysLater(dayOf(new Date()), 30) };
    const { _id } = (await api.call(sendLicence, { body: day, files }, { token: owner })).body;
    const approveIt = async () => (await api.call(approveLicence, { params: { id: _id } }, { token })).body.code;
    expect(await approveIt()).toBe('licence.unopened');
    const { media_id } = await api.parts.db
      .selectFrom('company_licences')
      .select('media_id')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    await api.call(calls.openPaper, { params: { id: media_id } }, { token });
    expect(await approveIt()).toBeUndefined();
    // Another operator has not opened the document.
    expect(await verify(await anOperator(api))).toBe('licence.unopened');
    await api.parts.db
      .updateTable('company_licences')
      .set({ expires_on: sql`current_date - 2` })
      .where('id', '=', _id)
      .execute();
    expect(await verify()).toBe('company.licence');
    await api.parts.db
      .updateTable('company_licences')
      .set({ expires_on: sql`current_date + 2` })
      .where('id', '=', _id)
      .execute();
    expect((await api.call(calls.approveCompany, { params: { id }, body: {} } as never, { token })).status).toBe(400);
    expect(await verify()).toBeUndefined();
  });

  it('is approved together with the licence that waits, whose document the operator has opened', async () => {
    const { id, email } = await aCompany(api);
    const owner = await aSession(api, email);
    const day = { expiresOn: daysLater(dayOf(new Date()), 30) };
    await api.call(sendLicence, { body: day, files: { file: [aPdfFile('licence.pdf')] } }, { token: owner });
    const { licence } = await read(id);
    expect(licence).toEqual({
      mediaId: expect.any(String),
      name: 'licence.pdf',
      state: 'waiting',
      expiresOn: day.expiresOn,
      daysLeft: expect.any(Number),
    });
    const body = { reason: 'Name, number and expiry date match the licence.' };
    const approveBoth = () => api.call(calls.approveCompany, { params: { id }, body }, { token });
    expect((await approveBoth()).body.code).toBe('licence.unopened');
    await api.call(calls.openPaper, { params: { id: licence?.mediaId ?? '' } }, { token });
    expect((await approveBoth()).status).toBe(200);
    const after = await read(id);
    expect([after.company.standing, after.licence?.state]).toEqual(['approved', 'approved']);
    expect(after.history.map(({ act }) => act)).toEqual(['company.approved', 'licence.approved', 'paper.opened']);
  });

  it('loses the badge when an operator takes it back with a reason, and waits for a new review', async () => {
    const { id } = await aCompany(api);
    await approve(id);
    const revoke = (body: object) => api.call(calls.revokeCompany, { params: { id }, body } as never, { token });
    expect((await revoke({ reason: ' ' })).status).toBe(400);
    expect((await revoke({ reason })).status).toBe(200);
    const { company, history } = await read(id);
    expect([company.standing, company.reason, company.verifiedAs]).toEqual(['pending', reason, []]);
    expect(history[0]).toMatchObject({ act: 'company.revoked', reason });
    expect((await revoke({ reason })).body.code).toBe('company.standing');
    expect((await approve(id)).status).toBe(200);
  });

  it('[PE-033] is not approved before its email is verified', async () => {
    const company = await aCompany(api, { verified: false });
    const refused = await approve(company.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'company.email_unverified']);
    expect((await read(company.id)).history).toEqual([]);
    await api.parts.db
      .updateTable('auth_users')
      .set({ email_verified: true })
      .where('id', '=', company.userId)
      .execute();
    expect((await approve(company.id)).status).toBe(200);
  });

  it('is rejected with a required reason, and may be approved later', async () => {
    const company = await aCompany(api);
    for (const body of [{}, { reason: '  x ' }, { reason: 'y'.repeat(1_001) }])
      expect((await reject(company.id, token, body)).status).toBe(400);
    expect((await reject(company.id)).status).toBe(200);
    const { company: now, history } = await read(company.id);
    expect(now).toMatchObject({ standing: 'rejected', reason });
    expect(history[0]).toMatchObject({ act: 'company.rejected', reason });
    const theirs = await aSession(api, company.email);
    expect((await api.call(profile, {}, { token: theirs })).body.user.isApproved).toBe(false);
    expect((await approve(company.id)).status).toBe(200);
    expect((await reject(company.id)).body.code).toBe('company.standing');
  });

  it('is suspended, which immediately ends every session of every member, and no other session', async () => {
    const company = await aCompany(api);
    const other = await aCompany(api);
    const [theirs, again, others] = [
      await aSession(api, company.email),
      await aSession(api, company.email),
      await aSession(api, other.email),
    ];
    expect((await suspend(company.id)).status).toBe(200);
    for (const ended of [theirs, again]) expect((await api.call(profile, {}, { token: ended })).status).toBe(401);
    expect((await api.call(listSessions, {}, { token: others })).status).toBe(200);
    const left = await api.parts.db
      .selectFrom('auth_sessions')
      .select('id')
      .where('user_id', '=', company.userId)
      .execute();
    expect(left).toEqual([]);
    const shown = await api.parts.db
      .selectFrom('network_entries')
      .select('role')
      .where('account_id', '=', company.id)
      .execute();
    expect(shown).toEqual([]);
  });

  it('is restored to its previous standing', async () => {
    const approved = await aCompany(api);
    await approve(approved.id);
    const rejected = await aCompany(api);
    await reject(rejected.id);
    for (const [{ id }, standing] of [
      [approved, 'approved'],
      [rejected, 'rejected'],
      [await aCompany(api), 'pending'],
    ] as const) {
      expect((await suspend(id)).status).toBe(200);
      expect((await approve(id)).body.code).toBe('company.standing');
      expect((await read(id)).can).toEqual({
        approve: false,
        revoke: false,
        reject: false,
        suspend: false,
        restore: true,
      });
      expect((await restore(id)).status).toBe(200);
      expect((await read(id)).company.standing).toBe(standing);
      expect((await restore(id)).body.code).toBe('company.standing');
    }
  });

  it('is decided once, however many operators decide concurrently', async () => {
    const company = await aCompany(api);
    const second = await anOperator(api);
    const answers = await Promise.all([
      approve(company.id),
      approve(company.id, second),
      reject(company.id),
      reject(company.id, second),
    ]);
    // A rejected company may still be approved, so a rejection that came first may be followed by one approval.
    const { history, company: now } = await read(company.id);
    const won = answers.filter(({ status }) => status === 200).length;
    expect(history).toHaveLength(won);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, body.code]).toEqual([409, 'company.standing']);
    expect(history.filter(({ act }) => act === 'company.approved').length).toBeLessThanOrEqual(1);
    expect(`company.${now.standing}`).toBe(history[0]?.act);

    const lone = await aCompany(api);
    const twice = await Promise.all([
      approve(lone.id),
      approve(lone.id, second),
      approve(lone.id),
      approve(lone.id, second),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await read(lone.id)).history).toHaveLength(1);
  });
});

describe('the lead list', () => {
  it('[PU-025] shows leads in order, closes each once, and shows closed leads separately', async () => {
    const first = await aLead(api, 'First');
    const second = await aLead(api, 'Second');
    const open = async () => (await api.call(calls.listLeads, {}, { token })).body.leads.map(({ _id }) => _id);
    const ids = await open();
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
    for (let at = 0; at < 2; at++)
      expect((await api.call(calls.closeLead, { params: { id: first } }, { token })).status).toBe(200);
    expect(await open()).not.toContain(first);
    const closed = (await api.call(calls.listLeads, { query: { state: 'closed' } }, { token })).body.leads[0];
    expect(closed).toMatchObject({
      _id: first,
      kind: 'contact',
      name: 'Huda Saleh',
      subject: 'First',
      details: { inquiryType: 'general' },
      state: 'closed',
    });
    const acts = await api.parts.db.selectFrom('audit_log').select('act').where('subject_id', '=', first).execute();
    expect(acts).toEqual([{ act: 'lead.closed' }]);
  });

  it('has pages of 50', async () => {
    for (let at = 0; at < 51; at++) await aLead(api);
    const page = (await api.call(calls.listLeads, {}, { token })).body;
    expect(page.leads).toHaveLength(50);
    const rest = (await api.call(calls.listLeads, { query: { after: page.next ?? '' } }, { token })).body;
    expect(rest.leads.length).toBeGreaterThan(0);
    expect(rest.leads.filter(({ _id }) => page.leads.some((seen) => seen._id === _id))).toEqual([]);
  });
});
