import { readAuction } from '@rigsouq/contract/auctions/calls';
import { readEquipment, verifiedProducts } from '@rigsouq/contract/catalogue/calls';
import { buyerProfile, sellerProfile } from '@rigsouq/contract/companies/networks';
import { addRole, updateProfile, updateUser } from '@rigsouq/contract/companies/profile';
import { profile as readMe } from '@rigsouq/contract/identity/calls';
import { readNotifications } from '@rigsouq/contract/notifications/calls';
import { listCompanies, readCompany, rejectCompany } from '@rigsouq/contract/operations/calls';
import { readRfq } from '@rigsouq/contract/rfqs/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import type { AccountRole } from '../../platform/http/access.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { aLot } from '../auctions/auctions.factory.ts';
import { aListing } from '../catalogue/catalogue.factory.ts';
import { aSession } from '../identity/identity.factory.ts';
import { anOperator, approveWithLicence } from '../operations/operations.factory.ts';
import { aParty, aPublished } from '../rfqs/rfqs.factory.ts';
import { aCompany } from './companies.factory.ts';

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

const known = { companyName: 'Gulf Lift', businessLicense: 'CN-1', taxId: '100' };
const form = { contactName: 'Huda Salem', phone: '+97140000000', address: 'Plot 7', city: 'Doha', country: 'qa' };

async function anApproved(roles: readonly AccountRole[], numbers: Partial<typeof known> = known) {
  const created = await aCompany(api.parts.db, {
    roles,
    account: { company_name: known.companyName, contact_name: form.contactName },
    profile: { business_license: numbers.businessLicense ?? null, tax_id: numbers.taxId ?? null },
  });
  await api.parts.db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', created.userId).execute();
  const token = await aSession(api, created.email);
  const id = created.accountId;
  const approve = () => approveWithLicence(api, id, operator);
  expect((await approve()).status).toBe(200);
  return {
    ...created,
    id,
    token,
    approve,
    change: (over: Partial<typeof known>) =>
      api.call(updateProfile, { body: { ...form, ...over }, files: {} }, { token }),
    isApproved: async () => (await api.call(readMe, {}, { token })).body.user.isApproved,
    file: async () => (await api.call(readCompany, { params: { id } }, { token: operator })).body.company,
    notifications: async () => (await api.call(readNotifications, {}, { token })).body.items.map(({ what }) => what),
  };
}
const waiting = async () =>
  (await api.call(listCompanies, { query: { standing: 'pending' } }, { token: operator })).body.companies.map(
    ({ _id }) => _id,
  );
const emailsTo = (address: string) =>
  inbox.emails.filter(({ to }) => to && 'text' in to && to.text.includes(address)).map(({ subject }) => subject);
const asSupplier = {
  role: 'supplier',
  companyType: 'llc',
  vendorType: 'dealer',
  description: 'Machines of every kind, for sale',
} as const;

describe('the approval of a company', () => {
  it.each([
    ['name', { companyName: 'Caterpillar Official Dealer' }],
    ['licence', { businessLicense: 'CN-2' }],
    ['tax number', { taxId: '200' }],
  ])('ends when its %s changes and waits for an operator', async (_, over) => {
    const company = await anApproved(['supplier']);
    const listing = await aListing(api, company.token);
    const badges = async () => [
      await company.isApproved(),
      (await api.call(sellerProfile, { params: { id: company.id } })).body.verified,
      (await api.call(readEquipment, { params: { id: listing } })).body.supplier.isApproved,
    ];
    expect(await badges()).toEqual([true, true, true]);
    expect((await company.change({ ...known, ...over })).body.user.isApproved).toBe(false);
    expect(await badges()).toEqual([false, false, false]);
    expect((await waiting()).at(-1)).toBe(company.id);
    expect(await company.file()).toMatchObject({
      standing: 'pending',
      verifiedAs: [],
      reviewSince: expect.any(String),
    });
    await expect.poll(company.notifications).toContain('company.review');
    await expect
      .poll(() => emailsTo(company.email))
      .toContainEqual(expect.stringContaining('Your company details changed'));
    expect((await company.approve()).status).toBe(200);
    expect(await badges()).toEqual([true, true, true]);
    expect(await company.file()).toMatchObject({ standing: 'approved', verifiedAs: ['supplier'], reviewSince: null });
  });

  it("ends by a change in 'Your Profile', and by a new contact name if there is no company name", async () => {
    const company = await anApproved(['supplier']);
    const body = {
      Role: 'Manager',
      Fullname: 'Huda Salem',
      companyName: 'Caterpillar',
      supplierType: 'Rental Company',
      contactPerson: 'Huda Salem',
      jobTitle: 'Owner',
      businessEmail: 'sales@own.test',
      phoneNumber: '+97140000000',
      businessAddress: 'Plot 9',
      country: 'qatar',
      YearInbusiness: '5-10',
      EquipmentCategories: '["Cranes"]',
      brandsRepresented: 'Demag',
      typicalInventorySize: '50-200',
      companyDescription: 'Cranes for hire',
    };
    const sent = await api.call(updateUser, { body, files: { UploadDocuments: [] } }, { token: company.token });
    expect([sent.status, await company.isApproved()]).toEqual([200, false]);

    const person = await anApproved(['buyer']);
    await api.parts.db.updateTable('accounts').set({ company_name: null }).where('id', '=', person.id).execute();
    await api.call(
      updateProfile,
      { body: { ...form, ...known, companyName: '', contactName: 'Caterpillar' }, files: {} },
      { token: person.token },
    );
    expect(await person.isApproved()).toBe(false);
  });

  it('stays when other details change, and a first licence or tax number only needs a review', async () => {
    const company = await anApproved(['supplier'], {});
    await company.change({ companyName: known.companyName });
    expect([await company.isApproved(), (await waiting()).includes(company.id)]).toEqual([true, false]);
    await company.change(known);
    expect([await company.isApproved(), (await waiting()).includes(company.id)]).toEqual([true, true]);
    expect(await company.notifications()).not.toContain('company.review');
  });

  it('covers only reviewed roles, and a new role has no badge and removes none', async () => {
    const company = await anApproved(['buyer'], {});
    const grown = await api.call(addRole, { body: { ...asSupplier, ...known } }, { token: company.token });
    expect(grown.body.user).toMatchObject({ role: ['buyer', 'supplier'], isApproved: false });
    const listing = await aListing(api, company.token);
    const { id: lot } = await aLot(api.parts.db, { seller: company });
    const request = await aPublished(api, await aParty(api.parts.db, ['buyer']), { audience: 'open' });
    const badges = async () => [
      (await api.call(buyerProfile, { params: { id: company.id } })).body.isApproved,
      (await api.call(sellerProfile, { params: { id: company.id } })).body.verified,
      (await api.call(readEquipment, { params: { id: listing } })).body.supplier.isApproved,
      (await api.call(verifiedProducts, { query: { supplier: company.id } })).body[0]?.supplier.isApproved,
      (await api.call(readAuction, { params: { id: lot } })).body.userId.isApproved,
      // The request is open to verified suppliers only.
      (await api.call(readRfq, { params: { id: request } }, company)).status === 200,
    ];
    expect(await badges()).toEqual([true, false, false, false, false, false]);
    expect((await waiting()).at(-1)).toBe(company.id);
    expect(await company.file()).toMatchObject({ standing: 'pending', verifiedAs: ['buyer'] });
    await company.approve();
    expect([await company.isApproved(), ...(await badges())]).toEqual(Array(7).fill(true));
  });

  it('ends with a rejection, whatever was changed before', async () => {
    const company = await anApproved(['buyer'], {});
    await api.call(addRole, { body: { ...asSupplier, ...known } }, { token: company.token });
    const reject = { params: { id: company.id }, body: { reason: 'The licence is not yours' } };
    expect((await api.call(rejectCompany, reject, { token: operator })).status).toBe(200);
    await company.change({ ...known, companyName: 'Another Name' });
    expect(await company.file()).toMatchObject({ standing: 'rejected', verifiedAs: [], reviewSince: null });
    expect((await waiting()).includes(company.id)).toBe(false);
  });
});
