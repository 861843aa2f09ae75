import { readMyBidding, registerBidder } from '@rigsouq/contract/auctions/bidders';
import { placeBid } from '@rigsouq/contract/auctions/calls';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { readNotifications } from '@rigsouq/contract/notifications/calls';
import { approveBidder, listRegistrations, rejectBidder } from '@rigsouq/contract/operations/auction-desk';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../../test/inbox.ts';
import { jobHandlers } from '../../../api.ts';
import { startWorker, type Worker } from '../../../platform/jobs/jobs.ts';
import { anAccount, aSession } from '../../identity/identity.factory.ts';
import { anOperator } from '../../operations/operations.factory.ts';
import { aBidder, aBidderForm, aLot } from '../auctions.factory.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
let operator: string;
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  operator = await anOperator(api);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

const register = (over: Record<string, unknown> = {}, token?: string) =>
  api.call(registerBidder, { body: aBidderForm(over) }, { token });
const kept = (email: string) =>
  api.parts.db.selectFrom('bidder_registrations').selectAll().where('email', '=', email).execute();
const emailsTo = (email: string) => inbox.emails.filter(({ to }) => JSON.stringify(to).includes(email));
const verify = (userId: string) =>
  api.parts.db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', userId).execute();
const anAccountWithSession = async (verified = true) => {
  const account = await anAccount(api.parts.db, { verified });
  return { ...account, token: await aSession(api, account.email) };
};
const waiting = async (email: string) => {
  const { body } = await api.call(listRegistrations, { query: {} }, { token: operator });
  return body.registrations.find((one) => one.email === email) ?? expect.fail('no pending registration');
};
const approve = (id: string, limit: number, token = operator) =>
  api.call(approveBidder, { params: { id }, body: { limit } }, { token });
const mine = async (token: string) => (await api.call(readMyBidding, {}, { token })).body;

describe('a bidder registration', () => {
  it('[AU-070] [AU-073] is stored and confirmed by email in the language of the page', async () => {
    const form = aBidderForm({ language: 'ar' });
    const { status, body } = await api.call(registerBidder, { body: form });
    expect([status, body.message]).toEqual([
      200,
      'Your registration has been received. It will be reviewed within 24-48 hours.',
    ]);
    expect(await kept(form.email)).toMatchObject([
      {
        first_name: 'Huda',
        last_name: 'Saleh',
        phone: '+971501234567',
        company: 'Saleh Trading',
        country: 'ae',
        account_type: 'business',
        state: 'pending',
        account_id: null,
      },
    ]);
    const email = await inbox.waitForEmail(form.email);
    expect(email.subject).toBe('تسجيلك كمزايد');
    // Otherwise anyone could make us send their text to any address.
    expect(email.text).not.toContain('Saleh');
  });

  it('[AU-071] [AU-072] accepts only the offered countries and account types, and requires both agreements', async () => {
    for (const country of ['uae', 'sa', 'qa', 'kw', 'bh', 'om']) expect((await register({ country })).status).toBe(200);
    for (const accountType of ['individual', 'business', 'dealer'])
      expect((await register({ accountType, company: '' })).status).toBe(200);
    const wrong = [
      { country: 'fr' },
      { accountType: 'robot' },
      { agreeTerms: false },
      { agreePrivacy: false },
      { firstName: '' },
      { email: 'nobody' },
      { phone: '' },
    ];
    for (const over of wrong) expect([over, (await register(over)).status]).toEqual([over, 400]);
  });

  it('is refused while another one of the same email or account is pending', async () => {
    const { email } = aBidderForm();
    expect((await register({ email })).status).toBe(200);
    expect((await register({ email: email.toUpperCase() })).body.code).toBe('bidder.waiting');
    const { token } = await anAccountWithSession();
    expect((await register({}, token)).status).toBe(200);
    expect((await register({}, token)).body.code).toBe('bidder.waiting');
  });

  it('answers a robot as usual and stores nothing', async () => {
    const form = aBidderForm({ homepage: 'http://spam.test' });
    expect((await api.call(registerBidder, { body: form })).status).toBe(200);
    expect(await kept(form.email)).toEqual([]);
  });
});

describe('the bidding limit', () => {
  it('[AU-041] [AU-042] is 25,000 until an operator approves a registration, then what the operator set', async () => {
    const { token, email } = await anAccountWithSession();
    const { id } = await aLot(api.parts.db, { reserve: 60_000 });
    const bid = (maxBid: number) =>
      api.call(
        placeBid,
        { body: { consent: consentFor('bid'), consignmentId: id, bidAmount: 20_000, maxBid } },
        { token },
      );
    expect(await mine(token)).toEqual({ limit: 25_000, atStake: 0, registration: null });
    expect((await bid(25_001)).body.code).toBe('bid.limit');
    await register({ email }, token);
    expect((await mine(token)).registration).toMatchObject({ state: 'pending' });
    const line = await waiting(email);
    expect(line).toMatchObject({ name: 'Huda Saleh', account: { emailVerified: true, limit: 25_000, atStake: 0 } });
    expect((await approve(line._id, 80_000)).status).toBe(200);
    expect(await mine(token)).toMatchObject({ limit: 80_000, registration: { state: 'approved' } });
    expect((await bid(25_001)).status).toBe(200);
    expect(await mine(token)).toMatchObject({ atStake: 25_001 });
    await expect.poll(() => emailsTo(email).map(({ subject }) => subject)).toContain('You can now bid up to $80,000');
    const bell = (await api.call(readNotifications, {}, { token })).body;
    expect(bell.items).toMatchObject([{ what: 'bidder.approved', words: { price: '$80,000' } }]);
    // The account gets one email about it, not two.
    expect(emailsTo(email).filter(({ subject }) => subject?.includes('80,000'))).toHaveLength(1);
    expect((await approve(line._id, 90_000)).body.code).toBe('deal.state');
    const audit = await api.parts.db.selectFrom('audit_log').selectAll().where('subject_id', '=', line._id).execute();
    expect(audit).toMatchObject([{ act: 'bidder.approved', subject_kind: 'bidder', after: { limit: '80000' } }]);
  });

  it('[PE-033] is raised only for an account with a verified email, also for a former visitor (R17)', async () => {
    const unverified = await anAccountWithSession(false);
    await register({ email: unverified.email }, unverified.token);
    const line = await waiting(unverified.email);
    expect(line.account).toMatchObject({ emailVerified: false });
    expect((await approve(line._id, 50_000)).body.code).toBe('bidder.no_account');
    await verify(unverified.userId);
    expect((await approve(line._id, 50_000)).status).toBe(200);

    const { email } = aBidderForm();
    await register({ email });
    const visitor = await waiting(email);
    expect(visitor.account).toBe(null);
    expect((await approve(visitor._id, 50_000)).body.code).toBe('bidder.no_account');
    const account = await anAccount(api.parts.db, { email, verified: false });
    expect((await approve(visitor._id, 50_000)).body.code).toBe('bidder.no_account');
    await verify(account.userId);
    expect((await waiting(email)).account).toMatchObject({ _id: account.accountId });
    expect((await approve(visitor._id, 50_000)).status).toBe(200);
    const token = await aSession(api, email);
    expect(await mine(token)).toMatchObject({ limit: 50_000, registration: { state: 'approved' } });
  });

  it('cannot be set below the current exposure', async () => {
    const { token, email, accountId, userId } = await anAccountWithSession();
    await aLot(api.parts.db, { bids: [{ by: { accountId, userId }, offer: 5_000 }] });
    await register({ email }, token);
    const { _id } = await waiting(email);
    expect((await approve(_id, 4_999)).body.code).toBe('bidder.at_stake');
    expect((await mine(token)).registration).toMatchObject({ state: 'pending' });
    expect((await approve(_id, 5_000)).status).toBe(200);
  });
});

describe('a rejected registration', () => {
  it('is explained by email, also to a visitor, and can be sent again', async () => {
    const { email } = aBidderForm();
    await register({ email });
    const { _id: id } = await waiting(email);
    const body = { reason: 'We could not reach the company' };
    const bidder = await aBidder(api);
    expect((await api.call(rejectBidder, { params: { id }, body }, bidder)).status).toBe(403);
    expect((await approve(id, 50_000, bidder.token)).status).toBe(403);
    expect((await api.call(rejectBidder, { params: { id }, body: { reason: '' } }, { token: operator })).status).toBe(
      400,
    );
    expect((await api.call(rejectBidder, { params: { id }, body }, { token: operator })).status).toBe(200);
    await expect
      .poll(() =>
        emailsTo(email)
          .map(({ text }) => text ?? '')
          .join(),
      )
      .toContain(body.reason);
    expect((await api.call(rejectBidder, { params: { id }, body }, { token: operator })).body.code).toBe('deal.state');
    expect((await register({ email })).status).toBe(200);
    expect((await api.call(readMyBidding, {})).status).toBe(401);
  });
});
