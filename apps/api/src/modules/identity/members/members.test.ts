import { buyerProfile } from '@rigsouq/contract/companies/networks';
import { readProfile, updateProfile } from '@rigsouq/contract/companies/profile';
import { forgotPassword, login, profile } from '@rigsouq/contract/identity/calls';
import * as calls from '@rigsouq/contract/identity/members';
import { listContactMessages, sendBuyerContact } from '@rigsouq/contract/leads/contact';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { uploadMedia } from '@rigsouq/contract/media/calls';
import { createNeed, getNeeds } from '@rigsouq/contract/procurement/needs';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../../test/inbox.ts';
import { jobHandlers } from '../../../api.ts';
import { newId } from '../../../platform/database/ids.ts';
import { startWorker, type Worker } from '../../../platform/jobs/jobs.ts';
import { aBuyerMessage } from '../../leads/leads.factory.ts';
import { photo } from '../../media/hostile-files.factory.ts';
import { aMember, anAccount, aSession, PASSWORD } from '../identity.factory.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

const newEmail = () => `${newId()}@rigsouq.test`;
const linkIn = (text: string | undefined) => /accept-invitation\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

async function anOwner() {
  const account = await anAccount(api.parts.db);
  return { ...account, token: await aSession(api, account.email) };
}
async function addMember(accountId: string, position: 'manager' | 'agent' = 'agent') {
  const member = await aMember(api.parts.db, accountId, position);
  return { ...member, token: await aSession(api, member.email) };
}
const invite = (token: string, email: string, more = {}) =>
  api.call(calls.inviteMember, { body: { email, position: 'agent', ...more } }, { token });
const listMembers = async (token: string) => (await api.call(calls.listMembers, {}, { token })).body;
async function inviteColleague(owner: { token: string }, email = newEmail()) {
  expect((await invite(owner.token, email)).status).toBe(200);
  return { email, link: linkIn((await inbox.waitForEmail(email.toLowerCase())).text) };
}
const accept = (token: string, over = {}) =>
  api.call(calls.acceptInvitation, {
    body: { token, name: 'Huda Test', password: PASSWORD, consent: consentFor('registration'), ...over },
  });

describe('an invitation', () => {
  it('[PE-030] brings a colleague into the account with their own login', async () => {
    const owner = await anOwner();
    const { email, link } = await inviteColleague(owner, newEmail().toUpperCase());
    const read = await api.call(calls.readInvitation, { body: { token: link } });
    expect(read.body).toEqual({ companyName: 'Test Company', email: email.toLowerCase(), position: 'agent' });
    expect((await accept(link)).status).toBe(200);

    const token = await aSession(api, email);
    const { user } = (await api.call(profile, {}, { token })).body;
    expect(user).toMatchObject({ _id: owner.accountId, name: 'Huda Test', position: 'agent', emailVerified: true });
    const { members, invitations, can } = await listMembers(token);
    expect(members.map(({ name, position, you }) => [name, position, you])).toEqual([
      ['Test Contact', 'owner', false],
      ['Huda Test', 'agent', true],
    ]);
    expect([invitations, can]).toEqual([[], { invite: false }]);
    expect((await accept(link)).body.code).toBe('invitation.link');
  });

  it('is accepted once, also by two concurrent calls', async () => {
    const { link } = await inviteColleague(await anOwner());
    const both = await Promise.all([accept(link), accept(link)]);
    expect(both.map((answer) => answer.body.code ?? answer.status).sort()).toEqual([200, 'invitation.link']);
  });

  it('is sent again with a new link, which invalidates the old one', async () => {
    const owner = await anOwner();
    const first = await inviteColleague(owner);
    expect((await invite(owner.token, first.email, { position: 'manager', language: 'ar' })).status).toBe(200);
    await expect.poll(async () => linkIn((await inbox.waitForEmail(first.email)).text)).not.toBe(first.link);
    const message = await inbox.waitForEmail(first.email);
    expect(message.subject).toBe('دعوة من Test Company للانضمام إلى ريغسوق');
    expect(message.text).toContain('http://rigsouq.test/ar/accept-invitation?token=');
    expect((await accept(first.link)).body.code).toBe('invitation.link');
    expect((await listMembers(owner.token)).invitations).toMatchObject([{ email: first.email, position: 'manager' }]);
    expect((await accept(linkIn(message.text))).status).toBe(200);
  });

  it('is invalid after it was withdrawn or has expired', async () => {
    const owner = await anOwner();
    const back = await inviteColleague(owner);
    const [open] = (await listMembers(owner.token)).invitations;
    const params = { id: open?._id ?? '' };
    expect((await api.call(calls.withdrawInvitation, { params }, { token: owner.token })).status).toBe(200);
    expect((await accept(back.link)).body.code).toBe('invitation.link');

    const late = await inviteColleague(owner);
    await sql`update invitations set expires_at = now() where email = ${late.email}`.execute(api.parts.db);
    expect((await accept(late.link)).body.code).toBe('invitation.link');
    expect((await api.call(calls.readInvitation, { body: { token: late.link } })).body.code).toBe('invitation.link');
    expect((await listMembers(owner.token)).invitations).toEqual([]);
  });

  it('is stored as a hash, and no job contains its link', async () => {
    const { link } = await inviteColleague(await anOwner());
    const { rows } = await sql<{ kept: string }>`
      select i::text as kept from invitations i
      union all select j::text from graphile_worker._private_jobs j`.execute(api.parts.db);
    expect(rows.map((row) => row.kept).join()).not.toContain(link);
  });

  it('[SH-049] is refused for an email that has an account, for common passwords, and beyond a hundred members', async () => {
    const owner = await anOwner();
    const taken = await invite(owner.token, owner.email.toUpperCase());
    expect([taken.status, taken.body.code]).toEqual([409, 'member.email_taken']);
    const { email, link } = await inviteColleague(owner);
    expect((await accept(link, { password: 'password1' })).body.code).toBe('auth.password_common');
    await anAccount(api.parts.db, { email });
    expect((await accept(link)).body.code).toBe('member.email_taken');

    await sql`
      insert into invitations (id, account_id, email, position, token_hash, invited_by, expires_at)
      select gen_random_uuid(), ${owner.accountId}, n || '@crowd.test', 'agent', ${owner.accountId} || n, ${owner.userId},
             now() + interval '1 day'
      from generate_series(1, 97) n`.execute(api.parts.db);
    const last = await Promise.all([invite(owner.token, newEmail()), invite(owner.token, newEmail())]);
    expect(last.map((answer) => answer.body.code ?? answer.status).sort()).toEqual([200, 'member.too_many']);
  });
});

describe('a member', () => {
  it('[PE-030] sees and changes the same account as the other members', async () => {
    const owner = await anOwner();
    const manager = await addMember(owner.accountId, 'manager');
    const form = {
      contactName: 'Test Contact',
      phone: '+971500000009',
      address: 'Plot 9',
      city: 'Dubai',
      country: 'UAE',
    };
    const put = await api.call(updateProfile, { body: form, files: {} }, { token: manager.token });
    expect(put.status).toBe(200);
    const [mine, theirs] = await Promise.all(
      [owner, manager].map(async ({ token }) => (await api.call(readProfile, {}, { token })).body.user),
    );
    expect(mine).toMatchObject({ _id: owner.accountId, phone: '+971500000009', city: 'Dubai' });
    expect({ ...theirs, email: 0, emailVerified: 0, me: 0, can: 0 }).toEqual({
      ...mine,
      email: 0,
      emailVerified: 0,
      me: 0,
      can: 0,
    });
  });

  it('[PE-031] is named on what they created for the account, also after they have left', async () => {
    const owner = await anOwner();
    const agent = await addMember(owner.accountId);
    const file = new File([new Uint8Array(await photo())], 'photo.jpg');
    const { body } = await api.call(uploadMedia, { body: {}, files: { file: [file] } }, { token: agent.token });
    await api.call(calls.removeMember, { params: { id: agent.userId } }, { token: owner.token });
    const row = await api.parts.db
      .selectFrom('media as m')
      .innerJoin('auth_users as u', 'u.id', 'm.created_by')
      .select(['m.account_id', 'm.created_by', 'u.name'])
      .where('m.id', '=', body._id)
      .executeTakeFirst();
    expect(row).toEqual({ account_id: owner.accountId, created_by: agent.userId, name: 'Test Colleague' });
  });

  // Rows about a deal of two companies name the supplier too; the row belongs to the account that made it.
  it.each([
    'listings',
    'machines',
    'needs',
    'projects',
    'quotes',
    'inspections',
    'bookings',
    'messages',
    'consignments',
    'rfqs',
    'orders',
    'reverse_auctions',
    'media',
    'company_documents',
    'company_licences',
    'import_runs',
  ])('[PE-031] cannot be missing on a row of %s, nor can the account', async (table) => {
    const { rows } = await sql<{ name: string; required: boolean }>`
      select attname as name, attnotnull as required from pg_attribute
      where attrelid = ${table}::regclass and attname in ('account_id', 'created_by') order by 1`.execute(api.parts.db);
    expect(rows).toEqual([
      { name: 'account_id', required: true },
      { name: 'created_by', required: true },
    ]);
  });

  it('[PE-029] acts for the account, whose id is the id of every member, of its profiles and of its records', async () => {
    const owner = await anOwner();
    const agent = await addMember(owner.accountId);
    expect(agent.userId).not.toBe(owner.accountId);
    for (const { email, token } of [owner, agent]) {
      expect((await api.call(login, { body: { email, password: PASSWORD } })).body._id).toBe(owner.accountId);
      expect((await api.call(profile, {}, { token })).body.user._id).toBe(owner.accountId);
      expect((await api.call(readProfile, {}, { token })).body.user._id).toBe(owner.accountId);
    }
    const id = owner.accountId;
    expect((await api.call(buyerProfile, { params: { id } })).body._id).toBe(id);
    const need = await api.call(
      createNeed,
      { body: { category: 'Cranes', quantity: 1, urgency: 'Low', budget: 0 } },
      { token: agent.token },
    );
    expect(need.status).toBe(200);
    const { needs } = (await api.call(getNeeds, { params: { userId: id } })).body;
    expect(needs.map(({ category }) => category)).toEqual(['cranes']);
    const sent = await api.call(sendBuyerContact, { body: aBuyerMessage(id) });
    expect(sent.status).toBe(200);
    expect((await api.call(listContactMessages, {}, { token: agent.token })).body.messages).toHaveLength(1);
    for (const userId of [owner.userId, agent.userId]) {
      expect((await api.call(getNeeds, { params: { userId } })).status).toBe(404);
      expect((await api.call(sendBuyerContact, { body: aBuyerMessage(userId) })).body.code).toBe('buyer.unknown');
    }
  });

  it('gets a new position from the owner, effective immediately', async () => {
    const owner = await anOwner();
    const agent = await addMember(owner.accountId);
    const change = { params: { id: agent.userId }, body: { position: 'manager' } };
    expect((await api.call(calls.changeMember, change, { token: owner.token })).status).toBe(200);
    expect((await api.call(profile, {}, { token: agent.token })).body.user.position).toBe('manager');
    const own = { ...change, params: { id: owner.userId } };
    expect((await api.call(calls.changeMember, own, { token: owner.token })).status).toBe(403);
  });

  it('loses access on the next call after removal, cannot log in, and can be invited again', async () => {
    const owner = await anOwner();
    const agent = await addMember(owner.accountId);
    await api.call(forgotPassword, { body: { email: agent.email } });
    await inbox.waitForEmail(agent.email);
    expect((await api.call(profile, {}, { token: agent.token })).status).toBe(200);
    const removed = await api.call(calls.removeMember, { params: { id: agent.userId } }, { token: owner.token });
    expect(removed.status).toBe(200);
    expect((await api.call(profile, {}, { token: agent.token })).status).toBe(401);
    expect((await api.call(login, { body: { email: agent.email, password: PASSWORD } })).status).toBe(401);
    expect((await listMembers(owner.token)).members).toHaveLength(1);
    const left = await sql`select 1 from auth_verifications where value = ${agent.userId}`.execute(api.parts.db);
    expect(left.rows).toEqual([]);

    await invite(owner.token, agent.email);
    await expect.poll(async () => linkIn((await inbox.waitForEmail(agent.email)).text)).not.toBe('');
    expect((await accept(linkIn((await inbox.waitForEmail(agent.email)).text))).status).toBe(200);
    expect(await aSession(api, agent.email)).toEqual(expect.any(String));
  });

  it('is not allowed to remove themselves or the owner', async () => {
    const owner = await anOwner();
    const manager = await addMember(owner.accountId, 'manager');
    for (const [id, token] of [
      [owner.userId, owner.token],
      [owner.userId, manager.token],
      [manager.userId, manager.token],
    ] as const) {
      const tried = await api.call(calls.removeMember, { params: { id } }, { token });
      expect([tried.status, tried.body.code]).toEqual([403, 'access.denied']);
    }
    expect((await listMembers(owner.token)).members).toHaveLength(2);
  });
});

it('lets only the owner change members and invitations, and hides them from other accounts', async () => {
  const owner = await anOwner();
  const agent = await addMember(owner.accountId);
  const manager = await addMember(owner.accountId, 'manager');
  const stranger = await anOwner();
  await inviteColleague(owner);
  const [invitation] = (await listMembers(owner.token)).invitations;
  const member = { params: { id: agent.userId } };
  const open = { params: { id: invitation?._id ?? '' } };
  const tries = async (token: string) => [
    (await api.call(calls.changeMember, { ...member, body: { position: 'manager' } }, { token })).body.code,
    (await api.call(calls.removeMember, member, { token })).body.code,
    (await api.call(calls.withdrawInvitation, open, { token })).body.code,
  ];
  expect(await tries(stranger.token)).toEqual(['member.unknown', 'member.unknown', 'invitation.unknown']);
  expect(await tries(manager.token)).toEqual(['access.denied', 'access.denied', 'access.denied']);
  expect((await invite(manager.token, newEmail())).body.code).toBe('access.denied');
  expect((await invite(agent.token, newEmail())).body.code).toBe('access.denied');
  expect((await listMembers(stranger.token)).members).toHaveLength(1);
  const { members, invitations } = await listMembers(owner.token);
  expect([members.length, invitations.length]).toEqual([3, 1]);
  expect(members.map(({ can }) => can.remove)).toEqual([false, true, true]);
});
