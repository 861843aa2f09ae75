import { myListings } from '@rigsouq/contract/catalogue/calls';
import { scheduleInspection } from '@rigsouq/contract/enquiries/inspections';
import { requestQuote } from '@rigsouq/contract/enquiries/quotes';
import { sendSupplierContact } from '@rigsouq/contract/leads/contact';
import { sendSaleInquiry } from '@rigsouq/contract/leads/sale-inquiries';
import { markThreadRead, sendMessage } from '@rigsouq/contract/messages/calls';
import { readFirstSteps, readStats } from '@rigsouq/contract/stats/calls';
import { sendLicence } from '@rigsouq/contract/trust/licences';
import { dayOf } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { aListing, aSupplier } from '../catalogue/catalogue.factory.ts';
import { aMember, anAccount, aSession } from '../identity/identity.factory.ts';
import { anInquiry, aSupplierMessage } from '../leads/leads.factory.ts';
import { aPdfFile } from '../supplier-lists/supplier-lists.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

type Supplier = Awaited<ReturnType<typeof aSupplier>>;
const stats = async (token: string, query = {}) => (await api.call(readStats, { query }, { token })).body;
const write = (from: Supplier, to: Supplier, equipmentId: string) =>
  api.call(
    sendMessage,
    { body: { equipmentId, recipientId: to.accountId, content: 'Is it there?' } },
    { token: from.token },
  );
const askToInspect = (equipmentId: string, { token }: Supplier) => {
  const body = { equipmentId, preferredDate: dayOf(new Date(Date.now() + 3 * 86_400_000)), preferredTime: '10:00' };
  return api.call(scheduleInspection, { body }, { token });
};

describe('the statistics of a dashboard', () => {
  it('[DA-006] [DA-042] counts sent inquiries, received inquiries and unread messages from records', async () => {
    const [buyer, supplier] = [await aSupplier(api), await aSupplier(api)];
    const none = { totalInquiriesSent: 0, totalInquiriesReceived: 0, unreadMessages: 0 };
    expect(await stats(buyer.token)).toEqual(none);
    const equipmentId = await aListing(api, supplier.token);
    const as = { token: buyer.token };
    await api.call(requestQuote, { body: { equipmentId } }, as);
    await askToInspect(equipmentId, buyer);
    await api.call(sendSaleInquiry, { body: anInquiry(equipmentId, supplier.accountId) }, as);
    await api.call(sendSupplierContact, { body: aSupplierMessage(supplier.accountId) }, as);
    // A visitor's inquiry is received by the supplier and sent by no account.
    await api.call(sendSaleInquiry, { body: anInquiry(equipmentId, supplier.accountId) });
    expect(await stats(buyer.token)).toEqual({ ...none, totalInquiriesSent: 4 });
    expect(await stats(supplier.token)).toEqual({ ...none, totalInquiriesReceived: 5, unreadMessages: 1 });

    await write(supplier, buyer, equipmentId);
    await write(supplier, buyer, equipmentId);
    expect(await stats(buyer.token)).toMatchObject({ unreadMessages: 2 });
    expect(await stats(supplier.token)).toMatchObject({ unreadMessages: 0 });
    const colleague = await aSession(api, (await aMember(api.parts.db, buyer.accountId)).email);
    await api.call(markThreadRead, { params: { equipmentId }, body: { upTo: 2 } }, { token: colleague });
    expect(await stats(buyer.token)).toMatchObject({ unreadMessages: 1 });
    // The messages of all conversations are counted together.
    const otherMachine = await aListing(api, supplier.token);
    await write(buyer, supplier, otherMachine);
    await write(supplier, buyer, otherMachine);
    expect(await stats(buyer.token)).toMatchObject({ unreadMessages: 2 });
    expect(await stats((await aSupplier(api)).token)).toEqual(none);
  });

  it('[DA-012] [DA-043] counts each inquiry about a supplier’s machines once, as the list of listings does', async () => {
    const [one, two, supplier] = [await aSupplier(api), await aSupplier(api), await aSupplier(api)];
    const [asked, ignored] = [await aListing(api, supplier.token), await aListing(api, supplier.token)];
    await write(one, supplier, asked);
    await write(one, supplier, asked);
    await api.call(requestQuote, { body: { equipmentId: asked } }, { token: one.token });
    await askToInspect(asked, one);
    const inquiry = (token?: string) =>
      api.call(sendSaleInquiry, { body: anInquiry(asked, supplier.accountId) }, { token });
    await inquiry(two.token);
    await inquiry();
    const statistics = await stats(supplier.token, { role: 'supplier' });
    expect(statistics).toEqual({ totalListings: 2, activeListings: 2, totalViews: 0, totalInquiries: 5 });
    const listed = (await api.call(myListings, {}, { token: supplier.token })).body;
    const byId = new Map(listed.map(({ _id, inquiries }) => [_id, inquiries]));
    expect([byId.get(asked), byId.get(ignored)]).toEqual([5, 0]);
  });

  it('reads every count from an index', async () => {
    const { accountId } = await aSupplier(api);
    for (const [table, column] of [
      ['quotes', 'account_id'],
      ['quotes', 'supplier_id'],
      ['inspections', 'account_id'],
      ['inspections', 'supplier_id'],
      ['threads', 'account_id'],
      ['threads', 'supplier_id'],
      ['sale_inquiries', 'account_id'],
      ['sale_inquiries', 'supplier_id'],
      ['contact_messages', 'sender_account_id'],
      ['contact_messages', 'recipient_id'],
    ] as const) {
      const plan = await api.parts.db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select count(*) from ${sql.table(table)}
          where ${sql.ref(column)} = ${sql.lit(accountId)}::uuid`.execute(tx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      expect([table, column, plan]).toEqual([table, column, expect.stringMatching(/Index/)]);
    }
  });
});

describe('the first steps', () => {
  const stepsOf = async (token: string, role: string) => {
    const { status, body } = await api.call(readFirstSteps, { query: { role } }, { token });
    return status === 200 ? body.steps.filter(({ done }) => done).map(({ step }) => step) : status;
  };

  it('marks a step as done from records, separately for each role', async () => {
    const [buyer, supplier] = [await aSupplier(api), await aSupplier(api)];
    const before = await stepsOf(buyer.token, 'buyer');
    expect(before).not.toContain('inquiry');
    const equipmentId = await aListing(api, supplier.token);
    expect(await stepsOf(supplier.token, 'supplier')).toContain('listing');
    expect(await stepsOf(buyer.token, 'supplier')).not.toContain('listing');
    await write(buyer, supplier, equipmentId);
    await api.call(requestQuote, { body: { equipmentId } }, { token: buyer.token });
    expect(await stepsOf(buyer.token, 'buyer')).toContain('inquiry');
    expect(await stepsOf(supplier.token, 'supplier')).not.toContain('answer');
    await write(supplier, buyer, equipmentId);
    expect(await stepsOf(supplier.token, 'supplier')).toContain('answer');
  });

  it('marks the licence step as done when the licence is sent after the registration', async () => {
    const { token } = await aSupplier(api);
    expect(await stepsOf(token, 'supplier')).not.toContain('licence');
    const body = { expiresOn: dayOf(new Date(Date.now() + 90 * 86_400_000)) };
    await api.call(sendLicence, { body, files: { file: [aPdfFile('licence.pdf')] } }, { token });
    expect(await stepsOf(token, 'supplier')).toContain('licence');
  });

  it('does not count the document of the registration as a licence, because it has no expiry date', async () => {
    const { token, accountId } = await aSupplier(api);
    const body = { expiresOn: dayOf(new Date(Date.now() + 90 * 86_400_000)) };
    await api.call(sendLicence, { body, files: { file: [aPdfFile('licence.pdf')] } }, { token });
    await api.parts.pool.query(
      `update company_profiles set licence_id = l.media_id from company_licences l
        where l.account_id = company_profiles.account_id and l.account_id = $1`,
      [accountId],
    );
    await api.parts.pool.query('delete from company_licences where account_id = $1', [accountId]);
    expect(await stepsOf(token, 'supplier')).not.toContain('licence');
  });

  it('refuses the first steps of a role that the account does not have', async () => {
    const { email } = await anAccount(api.parts.db, { roles: ['buyer'] });
    expect(await stepsOf(await aSession(api, email), 'supplier')).toBe(403);
  });
});
