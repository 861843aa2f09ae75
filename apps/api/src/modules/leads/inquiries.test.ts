import { relistListing, withdrawListing } from '@rigsouq/contract/catalogue/calls';
import * as calls from '@rigsouq/contract/leads/sale-inquiries';
import * as messages from '@rigsouq/contract/messages/calls';
import { readNotifications } from '@rigsouq/contract/notifications/calls';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { aListing, aRentForm, aSupplier } from '../catalogue/catalogue.factory.ts';
import { aMember, anAccount, aSession } from '../identity/identity.factory.ts';
import { anInquiry } from './leads.factory.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
let supplier: Awaited<ReturnType<typeof aSupplier>>;
let equipmentId: string;
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  supplier = await aSupplier(api);
  equipmentId = await aListing(api, supplier.token, { title: 'Grader 140' });
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

const ask = (over: Record<string, unknown> = {}, token?: string, from?: string) =>
  api.call(
    calls.sendSaleInquiry,
    { body: anInquiry(equipmentId, supplier.accountId, over) },
    { token, ...(from && { from }) },
  );
const storedFor = (accountId: string) =>
  api.parts.db.selectFrom('sale_inquiries').selectAll().where('supplier_id', '=', accountId).execute();
const emailsTo = (email: string) => inbox.emails.filter(({ to }) => JSON.stringify(to).includes(email));
const aBuyer = async () => {
  const account = await anAccount(api.parts.db, { roles: ['buyer'] });
  return { ...account, token: await aSession(api, account.email) };
};
const bell = async (token: string) => (await api.call(readNotifications, {}, { token })).body.items;

describe('an inquiry', () => {
  it('[DE-031] [DE-032] [DE-036] is stored for a visitor, sent to the supplier in their language, and confirmed', async () => {
    const own = await aSupplier(api);
    await api.parts.db.updateTable('auth_users').set({ language: 'ar' }).where('id', '=', own.userId).execute();
    const agent = await aMember(api.parts.db, own.accountId, 'agent');
    const id = await aListing(api, own.token, { title: 'Volvo L90' });
    const body = anInquiry(id, own.accountId, {
      newsletter: true,
      phone: '+971 50 000 0000',
      message: 'Two.\nIn May.',
    });
    const { status, body: answer } = await api.call(calls.sendSaleInquiry, { body });
    expect([status, answer.message]).toEqual([200, 'Email sent successfully']);
    expect(await storedFor(own.accountId)).toMatchObject([
      { listing_id: id, account_id: null, inquiry_type: 'purchase', newsletter: true, language: 'en', read_at: null },
    ]);
    const mail = await inbox.waitForEmail(own.email);
    expect(mail.subject).toBe('استفسار عن Volvo L90');
    expect(mail.replyTo?.text).toBe(body.email);
    expect(mail.text).toMatch(/Two\.\n(> )?In May\./);
    expect(mail.text).toContain('نوع الاستفسار: شراء');
    expect(mail.text).toContain('+971 50 000 0000');
    expect(mail.text).toContain('http://rigsouq.test/ar/dashboard?role=supplier&tab=messages');
    const subject = 'We sent your inquiry to the supplier';
    const thanks = await inbox.waitForEmail(body.email, (email) => email.subject === subject);
    expect(thanks.text).not.toContain('Two.');

    // Every member sees it in the bell; the member who got the first email gets no second one about it.
    const token = await aSession(api, agent.email);
    await expect
      .poll(() => bell(token))
      .toMatchObject([{ what: 'inquiry.received', words: { company: 'Amal Haddad' } }]);
    expect((await inbox.waitForEmail(agent.email)).subject).toBe('Amal Haddad sent an inquiry about Volvo L90');
    expect((await bell(own.token))[0]).toMatchObject({ what: 'inquiry.received', words: { title: 'Volvo L90' } });
    expect(emailsTo(own.email)).toHaveLength(1);
  });

  it('starts a conversation with the same text for a logged-in sender, and notifies in the bell once', async () => {
    const [own, buyer] = [await aSupplier(api), await aBuyer()];
    const id = await aListing(api, own.token);
    const body = anInquiry(id, own.accountId, { message: 'Is the price firm?' });
    expect((await api.call(calls.sendSaleInquiry, { body }, { token: buyer.token })).status).toBe(200);
    const { messages: said, unread } = (
      await api.call(messages.readThread, { params: { equipmentId: id } }, { token: own.token })
    ).body;
    expect([said.map(({ content }) => content), unread]).toEqual([['Is the price firm?'], 1]);
    await inbox.waitForEmail(own.email);
    await expect.poll(async () => (await bell(own.token)).map(({ what }) => what)).toEqual(['inquiry.received']);
    expect(await storedFor(own.accountId)).toMatchObject([{ account_id: buyer.accountId, created_by: buyer.userId }]);
  });

  it('[DE-029] [DE-030] is refused if a required field is missing, and accepts only the documented types', async () => {
    const missing = {
      firstName: 'First name is required',
      email: 'Email is required',
      inquiryType: 'Inquiry type is required',
      message: 'Message is required',
    };
    for (const [field, message] of Object.entries(missing)) {
      const { status, body } = await ask({ [field]: ' ' });
      expect([field, status, body.message]).toEqual([field, 400, message]);
    }
    expect((await ask({ email: 'nobody' })).body.message).toBe('Invalid email format.');
    const codes = ['purchase', 'inspection', 'financing', 'shipping', 'technical', 'other'];
    expect(calls.saleInquiryTypes.map(({ code }) => code)).toEqual(codes);
    for (const inquiryType of codes) expect((await ask({ inquiryType, lastName: '' })).status).toBe(200);
    expect((await ask({ inquiryType: 'general' })).status).toBe(400);
    expect((await ask({ message: 'x'.repeat(4_001) })).status).toBe(400);
  });

  it('[DE-033] [DE-034] is accepted only for a machine on sale, to its seller, from other users', async () => {
    const other = await aSupplier(api);
    const rented = await aListing(api, supplier.token, aRentForm);
    const gone = await aListing(api, supplier.token);
    await api.call(withdrawListing, { params: { id: gone } }, { token: supplier.token });
    const before = (await storedFor(supplier.accountId)).length;
    for (const [over, status, message] of [
      [{ equipmentId: rented }, 409, 'This equipment is not available for purchase'],
      [{ supplierId: other.accountId }, 400, 'Invalid equipment or supplier ID'],
      [{ supplierId: 'unknown' }, 400, 'Invalid equipment or supplier ID'],
      [{ supplierId: undefined }, 400, 'Invalid equipment or supplier ID'],
      [{ equipmentId: '018f0000-0000-7000-8000-000000000000' }, 404, 'Equipment not found'],
      [{ equipmentId: gone }, 409, 'This listing has changed. Reload to see the latest version.'],
    ] as const) {
      const answer = await ask(over);
      expect([over, answer.status, answer.body.message]).toEqual([over, status, message]);
    }
    expect((await ask({}, supplier.token)).body.code).toBe('deal.own');
    expect((await ask({}, 'x'.repeat(40))).status).toBe(401);
    expect(await storedFor(supplier.accountId)).toHaveLength(before);
    await api.call(relistListing, { params: { id: gone } }, { token: supplier.token });
    expect((await ask({ equipmentId: gone })).status).toBe(200);
  });

  it('arrives as text if it is hostile, and cannot add a header to an email', async () => {
    const own = await aSupplier(api);
    const id = await aListing(api, own.token, { title: 'Crane\r\nBcc: victim@evil.test' });
    const message = '<script>alert(1)</script>\u0000 <a href="https://evil.test">click</a>';
    await ask({ equipmentId: id, supplierId: own.accountId, message, firstName: 'A\nCc: victim@evil.test' });
    const mail = await inbox.waitForEmail(own.email);
    expect(mail.html).not.toMatch(/<script|href="https:\/\/evil/);
    expect(mail.text).toContain('<script>alert(1)</script> <a href="https://evil.test">click</a>');
    expect(mail.cc ?? mail.bcc).toBeUndefined();
    expect(emailsTo('victim@evil.test')).toEqual([]);
  });
});

describe('the protection against robots and floods', () => {
  it('answers a robot like a user, and stores nothing', async () => {
    const own = await aSupplier(api);
    const id = await aListing(api, own.token);
    const { body } = await ask({ equipmentId: id, supplierId: own.accountId, homepage: 'http://spam.test' });
    expect(body.message).toBe('Email sent successfully');
    expect(await storedFor(own.accountId)).toEqual([]);
  });

  it('accepts the same inquiry once, also when nine arrive together, and again about another machine', async () => {
    const own = await aSupplier(api);
    const [one, two] = [await aListing(api, own.token), await aListing(api, own.token)];
    const body = anInquiry(one, own.accountId);
    const burst = await Promise.all(Array.from({ length: 9 }, () => api.call(calls.sendSaleInquiry, { body })));
    expect(burst.map(({ status }) => status)).toEqual(Array(9).fill(200));
    await api.call(calls.sendSaleInquiry, { body: { ...body, equipmentId: two } });
    expect((await storedFor(own.accountId)).map(({ listing_id }) => listing_id).sort()).toEqual([one, two].sort());
  });

  it('stops the same text at three companies, but not a short common question', async () => {
    const companies = await Promise.all([1, 2, 3, 4].map(() => aSupplier(api)));
    const machines = await Promise.all(companies.map(({ token }) => aListing(api, token)));
    const sendToAll = async (message: string) => {
      const statuses: number[] = [];
      for (const [at, { accountId }] of companies.entries())
        statuses.push((await ask({ equipmentId: machines[at], supplierId: accountId, message })).status);
      return statuses;
    };
    expect(await sendToAll('The best tyres at https://spam.test')).toEqual([200, 200, 200, 429]);
    expect(await sendToAll('Is it still available?')).toEqual([200, 200, 200, 200]);
  });

  it('lets one address send five inquiries in ten minutes', async () => {
    const from = `10.${Math.floor(Math.random() * 256)}.8.${Math.floor(Math.random() * 256)}`;
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent++) statuses.push((await ask({}, undefined, from)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the inquiry list of a supplier', () => {
  const list = (token: string, query = {}) => api.call(calls.listSaleInquiries, { query }, { token });
  const read = (token: string, id: string) => api.call(calls.markSaleInquiryRead, { params: { id } }, { token });

  it('shows the newest first with the machine to every member, and marks them read for all', async () => {
    const [own, buyer] = [await aSupplier(api), await aBuyer()];
    const id = await aListing(api, own.token, { title: 'Dozer D6' });
    const to = { equipmentId: id, supplierId: own.accountId };
    await ask({ ...to, inquiryType: 'shipping', lastName: '' });
    await ask({ ...to, message: 'Last' }, buyer.token);
    const colleague = await aSession(api, (await aMember(api.parts.db, own.accountId)).email);
    const { body } = await list(colleague);
    expect(body).toMatchObject({ unread: 2, total: 2, pages: 1 });
    expect(body.inquiries).toMatchObject([
      { message: 'Last', senderId: buyer.accountId, company: 'Test Company', isRead: false },
      { name: 'Amal', senderId: null, inquiryType: 'shipping', equipment: { _id: id, title: 'Dozer D6' } },
    ]);
    expect((await read(colleague, body.inquiries[0]?._id ?? '')).status).toBe(200);
    expect((await list(own.token)).body).toMatchObject({ unread: 1, inquiries: [{ isRead: true }, { isRead: false }] });
    expect((await list(own.token, { limit: 1, page: 2 })).body.inquiries).toMatchObject([{ name: 'Amal' }]);
  });

  it('hides the inquiries from other companies and does not let them mark one', async () => {
    const stranger = await aSupplier(api);
    await ask();
    const [kept] = await storedFor(supplier.accountId);
    expect((await list(stranger.token)).body.total).toBe(0);
    expect((await read(stranger.token, kept?.id ?? '')).body.code).toBe('inquiry.unknown');
    expect((await list((await aBuyer()).token)).status).toBe(403);
  });
});
