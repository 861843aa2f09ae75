import {
  contactCategories,
  contactReasons,
  inquiryTypes,
  listContactMessages,
  markContactMessageRead,
  sendBuyerContact,
  sendSupplierContact,
} from '@rigsouq/contract/leads/contact';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { aBuyerMessage, anEmail, aSupplierMessage } from './leads.factory.ts';

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

const aBuyer = () => anAccount(api.parts.db, { roles: ['buyer'] });
const aSupplier = () => anAccount(api.parts.db, { roles: ['supplier'] });
const toBuyer = (body: Record<string, unknown>, token?: string) => api.call(sendBuyerContact, { body }, { token });
const toSupplier = (body: Record<string, unknown>, token?: string) =>
  api.call(sendSupplierContact, { body }, { token });
const storedFor = (accountId: string) =>
  api.parts.db.selectFrom('contact_messages').selectAll().where('recipient_id', '=', accountId).execute();
const emailsTo = (email: string) => inbox.emails.filter(({ to }) => JSON.stringify(to).includes(email));
/** Jobs run in order, so an email that should not have been sent would have arrived before this one. */
async function waitForJobs(): Promise<void> {
  const last = await aSupplier();
  await toSupplier(aSupplierMessage(last.accountId));
  await inbox.waitForEmail(last.email);
}

describe('a message to a buyer', () => {
  it('[PE-107] [PE-108] is stored and sent by email, with the sender as reply address', async () => {
    const buyer = await aBuyer();
    const body = aBuyerMessage(buyer.accountId, { senderPhone: '+971 50 000 0000', message: 'Two cranes.\nIn May.' });
    const { status, body: answer } = await toBuyer(body);
    expect([status, answer.message]).toEqual([200, 'Email sent successfully!']);
    expect(await storedFor(buyer.accountId)).toMatchObject([
      { recipient_role: 'buyer', reason: 'equipment-inquiry', equipment_category: 'cranes', sender_account_id: null },
    ]);
    expect([sendBuyerContact.method, sendBuyerContact.path]).toEqual(['POST', '/auth/send-buyer-contact']);
    const mail = await inbox.waitForEmail(buyer.email);
    expect(mail.replyTo?.text).toBe(body.senderEmail);
    expect(mail.subject).toBe(`New message: ${body.subject}`);
    expect(mail.text).toContain('Amal Haddad, Haddad Machines, sent you a message through Rigsouq.');
    expect(mail.text).toMatch(/Two cranes\.\n(> )?In May\./);
    expect(mail.text).toContain('+971 50 000 0000');
    expect(mail.text).toContain('http://rigsouq.test/dashboard?role=buyer&tab=messages');
  });

  it('[PE-105] is refused with the documented sentence if a field is missing; the phone is optional', async () => {
    const { accountId } = await aBuyer();
    const missing = {
      senderFirstName: 'First name is required',
      senderLastName: 'Last name is required',
      senderCompany: 'Company is required',
      senderEmail: 'Email is required',
      contactReason: 'Reason is required',
      equipmentCategory: 'Equipment category is required',
      subject: 'Subject is required',
      message: 'Message is required',
    };
    for (const [field, message] of Object.entries(missing)) {
      const { status, body } = await toBuyer(aBuyerMessage(accountId, { [field]: ' ' }));
      expect([field, status, body.message]).toEqual([field, 400, message]);
    }
    expect((await toBuyer(aBuyerMessage(accountId, { senderEmail: 'nobody' }))).body.message).toBe(
      'Invalid email format.',
    );
    expect((await toBuyer(aBuyerMessage(accountId, { senderPhone: '' }))).status).toBe(200);
  });

  it('[PE-106] accepts the documented reasons and categories and no others', async () => {
    expect(contactReasons.map(({ code }) => code)).toEqual([
      'equipment-inquiry',
      'pricing',
      'bulk-order',
      'partnership',
      'technical-support',
      'other',
    ]);
    expect(contactCategories).toEqual(['excavators', 'cranes', 'bulldozers', 'loaders', 'trucks', 'other']);
    const { accountId } = await aBuyer();
    const tries = [
      ...contactReasons.map(({ code }) => ({ contactReason: code })),
      ...contactCategories.map((equipmentCategory) => ({ equipmentCategory })),
    ];
    for (const over of tries) expect((await toBuyer(aBuyerMessage(accountId, over))).status).toBe(200);
    expect((await toBuyer(aBuyerMessage(accountId, { contactReason: 'general' }))).status).toBe(400);
    expect((await toBuyer(aBuyerMessage(accountId, { equipmentCategory: 'boats' }))).status).toBe(400);
  });

  it('is delivered to buyers only, and not to a suspended one', async () => {
    const supplier = await aSupplier();
    const suspended = await aBuyer();
    await api.parts.db
      .updateTable('accounts')
      .set({ suspended_at: new Date() })
      .where('id', '=', suspended.accountId)
      .execute();
    const unknownId = '018f0000-0000-7000-8000-000000000000';
    for (const id of [supplier.accountId, suspended.accountId, unknownId]) {
      const { status, body } = await toBuyer(aBuyerMessage(id));
      expect([status, body.code, body.message]).toEqual([404, 'buyer.unknown', 'Buyer not found']);
    }
  });
});

describe('a message to a supplier', () => {
  it('[PE-113] [PE-114] goes to the business address if there is one; the company and the phone are optional', async () => {
    const supplier = await aSupplier();
    const business = anEmail();
    await api.parts.db
      .insertInto('company_profiles')
      .values({ account_id: supplier.accountId, phone: '', address: '', business_email: business })
      .execute();
    const body = aSupplierMessage(supplier.accountId);
    const { status, body: answer } = await toSupplier(body);
    expect([status, answer.message]).toEqual([200, 'Email sent successfully!']);
    const mail = await inbox.waitForEmail(business);
    expect(mail.replyTo?.text).toBe(body.email);
    expect(mail.text).toContain('Amal Haddad sent you a message through Rigsouq.');
    expect(emailsTo(supplier.email)).toEqual([]);
    expect([sendSupplierContact.method, sendSupplierContact.path]).toEqual(['POST', '/auth/send-supplier-contact']);

    const full = { company: 'Haddad Machines', phone: '+971500000000', inquiryType: 'pricing' };
    await toSupplier(aSupplierMessage(supplier.accountId, { ...full, subject: 'Price of two loaders' }));
    expect(
      (await storedFor(supplier.accountId)).find(({ subject }) => subject === 'Price of two loaders'),
    ).toMatchObject({
      recipient_role: 'supplier',
      first_name: 'Amal',
      last_name: 'Haddad',
      email: expect.stringMatching(/@visitors\.test$/),
      company: 'Haddad Machines',
      phone: '+971500000000',
      reason: 'pricing',
      message: 'Which loaders are free in May?',
    });
  });

  it('[PE-112] is refused if a required field is missing, and accepts only the documented types of inquiry', async () => {
    const { accountId } = await aSupplier();
    const missing = {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
      inquiryType: 'Inquiry type is required',
    };
    for (const [field, message] of Object.entries(missing)) {
      const { status, body } = await toSupplier(aSupplierMessage(accountId, { [field]: '' }));
      expect([field, status, body.message]).toEqual([field, 400, message]);
    }
    const codes = ['general', 'equipment', 'pricing', 'partnership', 'support', 'other'];
    expect(inquiryTypes.map(({ code }) => code)).toEqual(codes);
    for (const inquiryType of codes)
      expect((await toSupplier(aSupplierMessage(accountId, { inquiryType, company: '', phone: '' }))).status).toBe(200);
    // The first is a reason to write to a buyer.
    for (const inquiryType of ['bulk-order', 'xyz'])
      expect((await toSupplier(aSupplierMessage(accountId, { inquiryType }))).status).toBe(400);
  });

  it('is delivered to suppliers only', async () => {
    const { accountId } = await aBuyer();
    const { status, body } = await toSupplier(aSupplierMessage(accountId));
    expect([status, body.code]).toEqual([404, 'supplier.unknown']);
  });

  it('stores a logged-in sender, and is refused with an invalid token', async () => {
    const [supplier, sender] = [await aSupplier(), await aBuyer()];
    const token = await aSession(api, sender.email);
    expect((await toSupplier(aSupplierMessage(supplier.accountId), token)).status).toBe(200);
    expect(await storedFor(supplier.accountId)).toMatchObject([
      { sender_account_id: sender.accountId, sender_id: sender.userId },
    ]);
    expect((await toSupplier(aSupplierMessage(supplier.accountId), 'x'.repeat(40))).status).toBe(401);
  });
});

describe('hostile text', () => {
  it('arrives as text', async () => {
    const supplier = await aSupplier();
    const message = '<script>alert(1)</script> <a href="https://evil.test">click</a> & <b>bold</b>';
    await toSupplier(aSupplierMessage(supplier.accountId, { message, firstName: '<img src=x>' }));
    const mail = await inbox.waitForEmail(supplier.email);
    expect(mail.text).toContain(message);
    expect(mail.html).not.toMatch(/<script|<img|<b>bold|href="https:\/\/evil/);
    expect(mail.html).toContain('&lt;script&gt;');
  });

  it('cannot add a header to an email', async () => {
    const supplier = await aSupplier();
    const injected = 'Hello\r\nBcc: victim@evil.test\r\n\r\nbody';
    const body = aSupplierMessage(supplier.accountId, { subject: injected, firstName: 'A\nCc: victim@evil.test' });
    expect((await toSupplier(body)).status).toBe(200);
    const mail = await inbox.waitForEmail(supplier.email);
    expect(mail.subject).toBe('New message: Hello Bcc: victim@evil.test body');
    expect([...mail.headers.keys()]).not.toContain('bcc');
    expect(mail.cc).toBeUndefined();
    expect(emailsTo('victim@evil.test')).toEqual([]);
    const two = aSupplierMessage(supplier.accountId, { email: 'a@evil.test\r\nBcc: victim@evil.test' });
    expect((await toSupplier(two)).status).toBe(400);
  });

  it('is cleaned of characters that the database does not accept', async () => {
    const supplier = await aSupplier();
    const body = aSupplierMessage(supplier.accountId, { message: 'Two\u0000 cranes\r\nin May', lastName: 'H\u0000d' });
    expect((await toSupplier(body)).status).toBe(200);
    expect(await storedFor(supplier.accountId)).toMatchObject([{ message: 'Two cranes\nin May', last_name: 'Hd' }]);
  });
});

describe('the protection against robots and floods', () => {
  it('answers a robot like a user, and stores and sends nothing', async () => {
    const supplier = await aSupplier();
    const { status, body } = await toSupplier(aSupplierMessage(supplier.accountId, { homepage: 'http://spam.test' }));
    expect([status, body.message]).toEqual([200, 'Email sent successfully!']);
    await waitForJobs();
    expect(await storedFor(supplier.accountId)).toEqual([]);
    expect(emailsTo(supplier.email)).toEqual([]);
  });

  it('lets visitors send the same text to three companies an hour, across all senders', async () => {
    const companies = await Promise.all([1, 2, 3, 4].map(aSupplier));
    const text = { subject: 'Best prices', message: 'Buy now! https://spam.test' };
    const send = (id: string) => toSupplier(aSupplierMessage(id, text));
    const first = companies.slice(0, 3);
    for (const { accountId } of first) expect((await send(accountId)).status).toBe(200);
    const fourth = await toSupplier(
      aSupplierMessage(companies[3]?.accountId ?? '', { ...text, message: 'BUY NOW...  https://spam.test' }),
    );
    expect([fourth.status, fourth.body.code]).toEqual([429, 'contact.flood']);
    // Sending it again to the same company does not widen the flood.
    expect((await send(first[0]?.accountId ?? '')).status).toBe(200);
    // After an hour the limit starts again.
    await api.parts.db
      .updateTable('contact_messages')
      .set({ created_at: new Date(Date.now() - 61 * 60_000) })
      .where('subject', '=', text.subject)
      .execute();
    expect((await send(companies[3]?.accountId ?? '')).status).toBe(200);
  });

  it('lets a logged-in company send the same text to twenty companies, independent of visitors', async () => {
    const sender = await aBuyer();
    const token = await aSession(api, sender.email);
    const companies = await Promise.all(Array.from({ length: 21 }, aSupplier));
    const text = { subject: 'Tender', message: `Our tender ${sender.accountId}` };
    const statuses: number[] = [];
    for (const { accountId } of companies)
      statuses.push((await toSupplier(aSupplierMessage(accountId, text), token)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  it('lets a company receive thirty messages an hour from visitors, and more from logged-in senders', async () => {
    const [supplier, sender] = [await aSupplier(), await aBuyer()];
    const statuses: number[] = [];
    for (let sent = 0; sent < 31; sent++)
      statuses.push((await toSupplier(aSupplierMessage(supplier.accountId))).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    const token = await aSession(api, sender.email);
    expect((await toSupplier(aSupplierMessage(supplier.accountId), token)).status).toBe(200);
  });

  it('accepts the same message once, also when ten arrive at the same moment', async () => {
    const supplier = await aSupplier();
    const body = aSupplierMessage(supplier.accountId);
    const burst = await Promise.all(Array.from({ length: 10 }, () => toSupplier(body)));
    expect(burst.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await waitForJobs();
    expect(await storedFor(supplier.accountId)).toHaveLength(1);
    expect(emailsTo(supplier.email)).toHaveLength(1);
  });

  it('accepts the same message again ten minutes later', async () => {
    const supplier = await aSupplier();
    const body = aSupplierMessage(supplier.accountId);
    for (const minutes of [9, 11]) {
      await toSupplier(body);
      const created_at = new Date(Date.now() - minutes * 60_000);
      const mine = api.parts.db.updateTable('contact_messages').where('recipient_id', '=', supplier.accountId);
      await mine.set({ created_at }).execute();
    }
    expect(await storedFor(supplier.accountId)).toHaveLength(1);
    await toSupplier({ ...body, email: body.email.toUpperCase() });
    expect(await storedFor(supplier.accountId)).toHaveLength(2);
  });

  it('stops a burst of one text at three companies, and a burst to one company at thirty messages', async () => {
    const companies = await Promise.all(Array.from({ length: 8 }, aSupplier));
    const text = { subject: 'Burst', message: `A burst ${companies[0]?.accountId}` };
    const wide = await Promise.all(companies.map(({ accountId }) => toSupplier(aSupplierMessage(accountId, text))));
    expect(wide.filter(({ status }) => status === 200)).toHaveLength(3);

    const { accountId } = await aSupplier();
    const deep = await Promise.all(Array.from({ length: 40 }, () => toSupplier(aSupplierMessage(accountId))));
    expect(deep.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(deep.filter(({ body }) => body.code === 'contact.flood')).toHaveLength(10);
  });

  it('lets one address send five messages in ten minutes', async () => {
    const { accountId } = await aSupplier();
    const from = `10.${Math.floor(Math.random() * 256)}.7.${Math.floor(Math.random() * 256)}`;
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent++)
      statuses.push((await api.call(sendSupplierContact, { body: aSupplierMessage(accountId) }, { from })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the message list of a company', () => {
  const list = (token: string, query: Record<string, unknown> = {}) =>
    api.call(listContactMessages, { query }, { token });
  const read = (token: string, id: string) => api.call(markContactMessageRead, { params: { id } }, { token });

  async function aColleague(accountId: string) {
    const colleague = await aSupplier();
    await api.parts.db
      .updateTable('members')
      .set({ account_id: accountId, position: 'agent' })
      .where('user_id', '=', colleague.userId)
      .execute();
    return aSession(api, colleague.email);
  }

  it('shows the newest first, twenty a page, to every member, and marks them read for all', async () => {
    const supplier = await aSupplier();
    const mine = await aSession(api, supplier.email);
    expect((await list(mine)).body).toEqual({ messages: [], unread: 0, total: 0, pages: 0 });
    for (let sent = 0; sent < 21; sent++)
      await toSupplier(aSupplierMessage(supplier.accountId, { subject: `Message ${sent}`, company: 'Haddad' }));
    const colleague = await aColleague(supplier.accountId);
    for (const token of [mine, colleague]) {
      const { body } = await list(token);
      expect(body).toMatchObject({ total: 21, pages: 2, unread: 21 });
      expect(body.messages).toHaveLength(20);
      expect(body.messages[0]).toMatchObject({
        name: 'Amal Haddad',
        company: 'Haddad',
        phone: null,
        reason: 'equipment',
        equipmentCategory: null,
        subject: 'Message 20',
        isRead: false,
      });
      expect((await list(token, { page: 2 })).body.messages.map(({ subject }) => subject)).toEqual(['Message 0']);
    }
    const id = (await list(mine)).body.messages[0]?._id ?? '';
    expect((await read(colleague, id)).status).toBe(200);
    expect((await read(mine, id)).status).toBe(200);
    expect((await list(mine)).body).toMatchObject({ unread: 20, messages: [{ isRead: true }, ...Array(19).fill({})] });
  });

  it('hides the messages from other companies and does not let them mark one', async () => {
    const [supplier, stranger] = [await aSupplier(), await aSupplier()];
    await toSupplier(aSupplierMessage(supplier.accountId));
    const [kept] = await storedFor(supplier.accountId);
    const token = await aSession(api, stranger.email);
    expect((await list(token)).body.total).toBe(0);
    const { status, body } = await read(token, kept?.id ?? '');
    expect([status, body.code]).toEqual([404, 'contact.unknown']);
    expect(await storedFor(supplier.accountId)).toMatchObject([{ read_at: null }]);
  });

  it('refuses invalid page numbers and limits', async () => {
    const token = await aSession(api, (await aSupplier()).email);
    for (const query of [{ page: 0 }, { page: 'x' }, { limit: 101 }, { limit: 0 }])
      expect((await list(token, query)).status).toBe(400);
  });
});
