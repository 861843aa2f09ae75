import { readEquipment } from '@rigsouq/contract/catalogue/calls';
import { sellerProfile } from '@rigsouq/contract/companies/networks';
import { readProfile, updateProfile } from '@rigsouq/contract/companies/profile';
import { readNotifications } from '@rigsouq/contract/notifications/calls';
import { approveCompany, openPaper } from '@rigsouq/contract/operations/calls';
import * as calls from '@rigsouq/contract/trust/licences';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { addJob, startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { aListing } from '../catalogue/catalogue.factory.ts';
import { aMember, aSession } from '../identity/identity.factory.ts';
import { anOperator } from '../operations/operations.factory.ts';
import { aPdfFile } from '../supplier-lists/supplier-lists.factory.ts';
import { aParty, type Party } from './trust.factory.ts';
import { endBadges, remindLicences } from './trust.jobs.ts';

let api: TestApi;
let inbox: Inbox;
let worker: Worker;
let operator: string;
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  operator = await anOperator(api);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

const today = () => dayOf(new Date());
const send = (token: string, inDays = 300) =>
  api.call(
    calls.sendLicence,
    { body: { expiresOn: daysLater(today(), inDays) }, files: { file: [aPdfFile('licence.pdf')] } },
    { token },
  );
const approve = async (id: string, token = operator) => {
  const licence = await api.parts.db
    .selectFrom('company_licences')
    .select('media_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (licence) await api.call(openPaper, { params: { id: licence.media_id } }, { token });
  return api.call(calls.approveLicence, { params: { id } }, { token });
};
const reject = (id: string, token = operator) =>
  api.call(calls.rejectLicence, { params: { id }, body: { reason: 'The name is not yours' } }, { token });
const mine = async ({ token }: Party) => (await api.call(calls.readLicences, {}, { token })).body;
const run = async (job: typeof endBadges) => {
  await inTransaction(api.parts.db, (tx) => addJob(tx, job, {}));
};
const notifications = async ({ token }: Party) =>
  (await api.call(readNotifications, {}, { token })).body.items.map(({ what }) => what);
/** Sets the expiry of the licence to this many days from today and changes nothing else. */
const endsIn = (id: string, days: number) =>
  sql`update company_licences set expires_on = ${daysLater(today(), days)}::date where id = ${id}`.execute(
    api.parts.db,
  );

async function aVerified(inDays = 300) {
  const party = await aParty(api, ['supplier', 'buyer']);
  await api.parts.db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', party.userId).execute();
  const { _id } = (await send(party.token, inDays)).body;
  expect((await approve(_id)).status).toBe(200);
  const body = { reason: 'Compared with the licence' };
  const verified = await api.call(approveCompany, { params: { id: party.accountId }, body }, { token: operator });
  expect(verified.status).toBe(200);
  return { party, licence: _id };
}

/** Reads the badge from every place that shows it. */
async function badges({ accountId, token }: Party, listing: string) {
  const profile = (await api.call(sellerProfile, { params: { id: accountId } })).body.verified;
  const own = (await api.call(readProfile, {}, { token })).body.user.isApproved;
  const machine = (await api.call(readEquipment, { params: { id: listing } })).body;
  const [entry] = await api.parts.db
    .selectFrom('network_entries')
    .select('verified')
    .where('account_id', '=', accountId)
    .execute();
  const found = await api.parts.db
    .selectFrom('catalogue_source')
    .select('verified')
    .where('listing_id', '=', listing)
    .executeTakeFirstOrThrow();
  return [profile, own, machine.supplier.isApproved, entry?.verified, found.verified];
}

describe('the licence of a company', () => {
  it('removes the badge everywhere when it expires, and restores it when a new one is approved', async () => {
    const { party, licence } = await aVerified();
    const listing = await aListing(api, party.token);
    const all = (value: boolean) => [value, value, value, value, value];
    expect(await badges(party, listing)).toEqual(all(true));
    // The licence is valid on its last day.
    await endsIn(licence, 0);
    await run(endBadges);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await badges(party, listing)).toEqual(all(true));

    await endsIn(licence, -1);
    await run(endBadges);
    await expect.poll(() => badges(party, listing)).toEqual(all(false));
    await expect.poll(() => notifications(party)).toContain('licence.ended');
    const { _id: next } = (await send(party.token)).body;
    const [line] = (await api.call(calls.listLicences, {}, { token: operator })).body.licences.filter(
      ({ _id }) => _id === next,
    );
    expect(line).toMatchObject({ lost: true, company: { _id: party.accountId, verified: false }, daysLeft: 300 });
    expect(await badges(party, listing)).toEqual(all(false));
    expect((await approve(next)).status).toBe(200);
    expect(await badges(party, listing)).toEqual(all(true));
    const entries = await api.parts.db
      .selectFrom('audit_log')
      .select(['act', 'after'])
      .where('subject_id', '=', party.accountId)
      .orderBy('at', 'desc')
      .limit(1)
      .execute();
    const after = { state: 'approved', expiresOn: daysLater(today(), 300), badge: 'back' };
    expect(entries).toEqual([{ act: 'licence.approved', after }]);
  });

  it('sends one reminder each 60, 30 and 7 days before it expires, as notification and email', async () => {
    const { party, licence } = await aVerified(100);
    const count = async () => (await notifications(party)).filter((what) => what === 'licence.ending').length;
    let expected = 0;
    for (const [days, more] of [
      [61, 0],
      [60, 1],
      [45, 0],
      [30, 1],
      [8, 0],
      [7, 1],
      [0, 0],
    ] as const) {
      await endsIn(licence, days);
      for (let again = 0; again < 2; again++) await run(remindLicences);
      expected += more;
      await expect.poll(count).toBe(expected);
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect([days, await count()]).toEqual([days, expected]);
    }
    const emails = () =>
      inbox.emails.filter(
        ({ to, subject }) =>
          subject?.startsWith('Your licence expires on') && [to].flat().some((one) => one?.text === party.email),
      );
    await expect.poll(() => emails().length).toBe(3);
  }, 30_000);

  it('sends no reminder whose day had passed when it was approved', async () => {
    const { party } = await aVerified(20);
    await run(remindLicences);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await notifications(party)).not.toContain('licence.ending');
  });

  it('restores no badge for a company that never had one, was rejected or changed its name', async () => {
    const party = await aParty(api, ['supplier']);
    const { _id } = (await send(party.token)).body;
    await approve(_id);
    expect((await api.call(readProfile, {}, { token: party.token })).body.user.isApproved).toBe(false);

    const reject = ({ accountId }: Party) =>
      sql`update accounts set rejected_at = now() where id = ${accountId}`.execute(api.parts.db);
    const rename = async ({ token }: Party) => {
      const address = {
        contactName: 'Huda Salem',
        phone: '+97140000000',
        address: 'Plot 7',
        city: 'Doha',
        country: 'qa',
      };
      const body = { ...address, companyName: 'Caterpillar Official Dealer' };
      expect((await api.call(updateProfile, { body, files: {} }, { token })).status).toBe(200);
    };
    for (const change of [reject, rename]) {
      const { party: other, licence } = await aVerified();
      await endsIn(licence, -1);
      await run(endBadges);
      await expect.poll(() => notifications(other)).toContain('licence.ended');
      await change(other);
      expect((await approve((await send(other.token)).body._id)).status).toBe(200);
      expect((await api.call(readProfile, {}, { token: other.token })).body.user.isApproved).toBe(false);
    }
  });

  it('waits one at a time and is decided once', async () => {
    const party = await aParty(api, ['supplier']);
    const both = await Promise.all([send(party.token), send(party.token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { waiting } = await mine(party);
    const id = waiting?._id ?? '';
    const decided = await Promise.all([approve(id), reject(id)]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { _id: second } = (await send(party.token)).body;
    expect((await reject(second)).status).toBe(200);
    expect((await mine(party)).rejected).toMatchObject({ _id: second, reason: 'The name is not yours' });
    await expect.poll(() => notifications(party)).toContain('licence.rejected');
  });

  it('expires today or later and is sent only by members who may edit the profile', async () => {
    const party = await aParty(api, ['supplier']);
    for (const days of [-1, 366 * 21]) expect((await send(party.token, days)).body.code).toBe('licence.day');
    const agent = await aSession(api, (await aMember(api.parts.db, party.accountId)).email);
    expect((await send(agent)).body.code).toBe('access.denied');
    expect((await api.call(calls.readLicences, {}, { token: agent })).body.can.send).toBe(false);
    expect((await mine(await aParty(api, ['supplier']))).waiting).toBeNull();
  });

  it('is decided by operators only', async () => {
    const party = await aParty(api, ['supplier']);
    const { _id } = (await send(party.token)).body;
    expect([(await approve(_id, party.token)).status, (await reject(_id, party.token)).status]).toEqual([403, 403]);
    expect((await api.call(calls.listLicences, {}, { token: party.token })).status).toBe(403);
    expect((await approve('018f0000-0000-7000-8000-000000000000')).body.code).toBe('licence.unknown');
  });
});
