import { supplierFilterTypes } from '@rigsouq/contract/companies/network-lists';
import * as calls from '@rigsouq/contract/companies/networks';
import { gulfCountries } from '@rigsouq/contract/taxonomy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { newId } from '../../platform/database/ids.ts';
import { aSession } from '../identity/identity.factory.ts';
import { anOperator } from '../operations/operations.factory.ts';
import { aNeed, aProject } from '../procurement/procurement.factory.ts';
import { aCompany } from './companies.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const company = (...options: Parameters<typeof aCompany> extends [unknown, ...infer W] ? W : never) =>
  aCompany(api.parts.db, ...options);
const suppliers = async (query: Record<string, string> = {}) =>
  (await api.call(calls.sellerNetwork, { query })).body.topSuppliers.map(({ _id }) => _id);
const buyers = async (query: Record<string, string> = {}) =>
  (await api.call(calls.buyerNetwork, { query })).body.featuredBuyers.map(({ _id }) => _id);
const reveals = async (accountId: string) =>
  (await api.parts.db.selectFrom('contact_reveals').select('id').where('account_id', '=', accountId).execute()).length;
const aLogo = (accountId: string, userId: string) =>
  api.parts.db
    .insertInto('media')
    .values({
      id: newId(),
      account_id: accountId,
      created_by: userId,
      kind: 'image',
      visibility: 'public',
      content_hash: 'a'.repeat(64),
      mime: 'image/webp',
      bytes: 1,
      width: 1,
      height: 1,
      original_name: 'logo.png',
      sizes: ['full', 'card'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();

describe('the network of suppliers', () => {
  it('[PE-055] [PE-056] [PE-077] shows verified suppliers first while there are no deals', async () => {
    const account = { company_name: 'Wadi Cranes', city: 'Doha', country: 'qa' };
    const profile = { company_type: 'llc', vendor_type: 'rental', equipment_types: ['cranes'] };
    const since = new Date();
    since.setFullYear(since.getFullYear() - 4);
    const plain = await company({ account: { country: 'sa' } });
    const shown = await company({ account: { ...account, approved_at: new Date(), created_at: since }, profile });
    const logo = await aLogo(shown.accountId, shown.userId);
    await api.parts.db
      .updateTable('company_profiles')
      .set({ logo_id: logo.id })
      .where('account_id', '=', shown.accountId)
      .execute();
    const { status, body } = await api.call(calls.supplierNetwork, {});
    expect(status).toBe(200);
    expect(body.topSuppliers[0]).toEqual({
      _id: shown.accountId,
      companyName: 'Wadi Cranes',
      companyType: 'rental-company',
      verified: true,
      city: 'Doha',
      country: 'qa',
      rating: 0,
      yearsActive: 4,
      inventory: 0,
      sales: null,
      deals: 0,
      specialties: ['cranes'],
      logo: expect.stringMatching(/^\/uploads\/a{40}-[0-9a-f]{12}-card\.webp$/),
    });
    expect(body.topSuppliers[1]).toMatchObject({ _id: plain.accountId, verified: false, logo: null, yearsActive: 0 });
    expect(body.stats).toEqual({ activeSuppliers: 2, countries: 2, annualSales: 0, satisfaction: 0 });
    expect([calls.supplierNetwork.method, calls.supplierNetwork.path]).toEqual(['GET', '/supplier-network']);
  });

  it('[PE-056] [PE-058] [PE-063] [PE-083] returns pages of six, newest first, with the statistics of the whole network', async () => {
    const made: string[] = [];
    for (let at = 0; at < 8; at++) {
      const joined = { country: 'bh', created_at: new Date(2020, at, 1) };
      made.unshift((await company({ roles: ['buyer', 'supplier'], account: joined })).accountId);
    }
    for (const list of [suppliers, buyers]) {
      expect(await list({ country: 'bh' })).toEqual(made.slice(0, 6));
      expect(await list({ country: 'bh', page: '2', limit: '6' })).toEqual(made.slice(6));
      expect(await list({ country: 'bh', page: '3' })).toEqual([]);
    }
    // An empty page has the totals of the network too.
    const empty = await api.call(calls.buyerNetwork, { query: { page: '1000' } });
    expect(empty.body).toEqual({ featuredBuyers: [], stats: { activeBuyers: 8, countries: 1 } });
    const { body } = await api.call(calls.sellerNetwork, { query: { country: 'bh', page: '3' } });
    const stats = { activeSuppliers: expect.any(Number), countries: 3, annualSales: 0, satisfaction: 0 };
    expect(body).toEqual({ topSuppliers: [], stats });
    expect(body.stats.activeSuppliers).toBeGreaterThanOrEqual(8);
    expect([calls.sellerNetwork, calls.buyerNetwork].map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /auth/seller-network',
      'GET /auth/buyer-network',
    ]);
  });

  it('[PE-060] filters by type of supplier or by legal form', async () => {
    const account = { country: 'om' };
    const rental = await company({ account, profile: { company_type: 'corporation', vendor_type: 'rental' } });
    const dealer = await company({ account, profile: { supplier_type: 'authorized-dealer', vendor_type: 'rental' } });
    const found = async (companyType: string) => suppliers({ country: 'Oman', companyType });
    expect(supplierFilterTypes.map(({ label }) => label)).toEqual([
      'Authorized Dealer',
      'Independent Dealer',
      'Rental Company',
      'Manufacturer',
      'Corporation',
    ]);
    expect(await found('Rental Company')).toEqual([rental.accountId]);
    expect(await found('corporation')).toEqual([rental.accountId]);
    expect(await found('authorized-dealer')).toEqual([dealer.accountId]);
    expect(await found('manufacturer')).toEqual([]);
    const wrong = await api.call(calls.sellerNetwork, { query: { companyType: 'pirate' } });
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Invalid company type']);
  });

  it('[PE-061] filters by each Gulf country, by code or by name', async () => {
    expect(gulfCountries.map(({ label }) => label)).toEqual([
      'Saudi Arabia',
      'UAE',
      'Qatar',
      'Bahrain',
      'Kuwait',
      'Oman',
    ]);
    const made = await company({ account: { country: 'kw' } });
    for (const country of ['kw', 'Kuwait']) expect(await suppliers({ country })).toEqual([made.accountId]);
    for (const { code, label } of gulfCountries)
      expect(await suppliers({ country: label })).toEqual(await suppliers({ country: code }));
    expect((await api.call(calls.sellerNetwork, { query: { country: 'atlantis' } })).status).toBe(400);
  });

  it('finds by the start of every typed word, in name, city, brands and equipment', async () => {
    const { accountId } = await company({
      account: { company_name: 'Zenith Tower-Crane Hire', city: 'Fujairah' },
      profile: { brands_represented: 'Liebherr, Potain', equipment_types: ['dump-trucks'] },
    });
    for (const search of ['zen', 'ZENITH hire', 'fuj', 'crane zenith', 'lieb', 'potain zen', 'dump fuj', "zen'ith | &"])
      expect([search, (await suppliers({ search })).includes(accountId)]).toEqual([search, search !== "zen'ith | &"]);
    expect(await suppliers({ search: 'zenith riyadh' })).toEqual([]);
  });

  it('ignores a search of punctuation only', async () => {
    const all = await suppliers();
    for (const search of ["' & | ! :*", '()', '—', '   ', 'ـ', '\u064B'])
      expect(await suppliers({ search })).toEqual(all);
    expect(await suppliers({ search: 'a b c d e f g h i j' })).toEqual([]);
    expect((await api.call(calls.sellerNetwork, { query: { search: 'x'.repeat(81) } })).status).toBe(400);
  });

  it('finds Arabic text in every spelling of alef, ta marbuta and vowels', async () => {
    const { accountId } = await company({ account: { company_name: 'شركة الإمارات للمعدّات الثقيلة' } });
    for (const search of ['شركه', 'الامارات', 'الأمارات', 'المعدات', 'للمعدات', 'لِلمُعدّات', 'الثقيلـــة', 'الثقي شركة'])
      expect([search, await suppliers({ search })]).toEqual([search, search === 'المعدات' ? [] : [accountId]]);
  });
});

describe('the network of buyers', () => {
  it('[PE-084] [PE-085] [PE-090] shows the needs of buyers and never a phone or an email', async () => {
    const account = { company_name: 'Oryx Roads', city: 'Doha', country: 'qa', approved_at: new Date() };
    const profile = { company_type: 'general-contractor', business_email: 'hidden@oryx.test', phone: '+97455555555' };
    const made = await company({ roles: ['buyer'], account, profile });
    await aNeed(api.parts.db, made);
    await aNeed(api.parts.db, made);
    await aProject(api.parts.db, made);
    const query = { companyType: 'General Contractor', country: 'qatar', search: 'oryx' };
    const { body } = await api.call(calls.buyerNetwork, { query });
    expect(body.featuredBuyers).toEqual([
      {
        _id: made.accountId,
        contactName: 'Test Contact',
        companyName: 'Oryx Roads',
        companyType: 'general-contractor',
        city: 'Doha',
        country: 'qa',
        currentNeeds: 2,
        rating: 0,
        projects: 1,
        spending: null,
        isApproved: true,
        logo: null,
      },
    ]);
    // The lists show nothing private in the place of a name that is missing either.
    const unnamed = await company({
      roles: ['buyer', 'supplier'],
      account: { company_name: null, approved_at: new Date() },
    });
    for (const call of [calls.buyerNetwork, calls.sellerNetwork, calls.supplierNetwork]) {
      const list = JSON.stringify((await api.call(call, {})).body);
      expect(list).toContain(unnamed.accountId);
      expect(list).not.toMatch(/@|\+97|phone|email/i);
    }
  });
});

describe('a public profile', () => {
  const account = { company_name: 'Falaj Machinery', city: 'Sohar', country: 'om', approved_at: new Date() };
  const profile = {
    phone: '+96890000000',
    company_type: 'llc',
    business_email: 'sales@falaj.test',
    website: 'https://falaj.test',
    description: 'Machines',
    equipment_types: ['loaders'],
  };

  it('[PE-029] [PE-070] [PE-071] [PE-073] [PE-074] shows a supplier under the id of its account', async () => {
    const since = new Date();
    since.setFullYear(since.getFullYear() - 4);
    const { accountId } = await company({
      account: { ...account, created_at: since },
      profile: { ...profile, equipment_types: ['loaders', 'cranes'], established_year: 1998, response_time: 'day' },
    });
    expect([calls.sellerProfile, calls.companyProfile].map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /auth/sellerprofile/:id',
      'GET /auth/profile/:id',
    ]);
    const token = await aSession(api, (await company()).email);
    for (const call of [calls.sellerProfile, calls.companyProfile]) {
      const { status, body } = await api.call(call, { params: { id: accountId } }, { token });
      expect(status).toBe(200);
      expect(body).toEqual({
        _id: accountId,
        role: ['supplier'],
        companyName: 'Falaj Machinery',
        contactName: 'Test Contact',
        companyType: 'llc',
        city: 'Sohar',
        country: 'om',
        location: 'Sohar, Oman',
        phone: '+96890000000',
        email: 'sales@falaj.test',
        contactEmail: 'sales@falaj.test',
        website: 'https://falaj.test',
        description: 'Machines',
        isApproved: true,
        verified: true,
        createdAt: since.toISOString(),
        logo: null,
        cover: null,
        inventory: 0,
        inventoryItems: [],
        sales: null,
        totalSales: null,
        deals: 0,
        rating: 0,
        totalReviews: 0,
        reviews: [],
        specialties: ['loaders', 'cranes'],
        yearsActive: 4,
        establishedYear: 1998,
        yearsInBusiness: null,
        brandsRepresented: null,
        inventorySize: null,
        responseTime: 'Usually responds within a day',
        measuredResponseTime: null,
      });
    }
  });

  it('[PE-066] [PE-067] [PE-073] [PE-075] has no statistics without records, and the documented defaults', async () => {
    const { accountId, email } = await company();
    const token = await aSession(api, (await company()).email);
    const { body } = await api.call(calls.sellerProfile, { params: { id: accountId } }, { token });
    expect(body).toMatchObject({
      inventory: 0,
      inventoryItems: [],
      sales: null,
      rating: 0,
      verified: false,
      yearsActive: 0,
      responseTime: 'Usually responds within 2 hours',
      description: null,
      // Without a business email the email of the owner is the contact email.
      contactEmail: email,
    });
  });

  it('[PE-090] [PE-093] [PE-094] shows a buyer with counts of its records', async () => {
    const joined = new Date('2024-03-05T10:00:00.000Z');
    const made = await company({
      roles: ['buyer'],
      account: { ...account, created_at: joined },
      profile: { ...profile, business_email: null },
    });
    expect([calls.buyerProfile.method, calls.buyerProfile.path]).toEqual(['GET', '/auth/buyerprofile/:id']);
    const token = await aSession(api, (await company()).email);
    const read = async () => (await api.call(calls.buyerProfile, { params: { id: made.accountId } }, { token })).body;
    expect(await read()).toMatchObject({
      role: ['buyer'],
      contactName: 'Test Contact',
      companyName: 'Falaj Machinery',
      companyType: 'llc',
      email: made.email,
      contactEmail: made.email,
      phone: '+96890000000',
      city: 'Sohar',
      country: 'om',
      website: 'https://falaj.test',
      isApproved: true,
      createdAt: joined.toISOString(),
      description: 'Machines',
      equipmentTypes: ['loaders'],
      currentNeeds: 0,
      projects: 0,
      spending: null,
      rating: 0,
    });
    await aNeed(api.parts.db, made);
    await aProject(api.parts.db, made);
    await aProject(api.parts.db, made);
    expect(await read()).toMatchObject({ currentNeeds: 1, projects: 2 });
  });

  it('[PE-072] [PE-097] is unknown under a role that the account does not have', async () => {
    const [buyer, supplier] = [await company({ roles: ['buyer'] }), await company()];
    for (const call of [calls.sellerProfile, calls.companyProfile])
      for (const id of [buyer.accountId, newId()]) {
        const { status, body } = await api.call(call, { params: { id } });
        expect([status, body]).toEqual([404, { code: 'supplier.unknown', message: 'Supplier not found' }]);
      }
    const { status, body } = await api.call(calls.buyerProfile, { params: { id: supplier.accountId } });
    expect([status, body]).toEqual([404, { code: 'buyer.unknown', message: 'Buyer not found' }]);
    expect((await api.call(calls.buyerProfile, { params: { id: 'x' } })).status).toBe(400);
  });

  it('disappears from every list while the account is suspended', async () => {
    const made = await company({ roles: ['buyer', 'supplier'], account: { company_name: 'Quicksand' } });
    const token = await aSession(api, (await company()).email);
    const set = (suspended_at: Date | null) =>
      api.parts.db.updateTable('accounts').set({ suspended_at }).where('id', '=', made.accountId).execute();
    const visible = async () => {
      const target = { params: { id: made.accountId } };
      const answers = await Promise.all([
        api.call(calls.sellerProfile, target, { token }),
        api.call(calls.companyProfile, target),
        api.call(calls.buyerProfile, target),
        api.call(calls.revealContact, target, { token }),
      ]);
      const lists = [...(await suppliers({ search: 'quicksand' })), ...(await buyers({ search: 'quicksand' }))];
      return [answers.map(({ status }) => status), lists.length];
    };
    const stats = async () => (await api.call(calls.sellerNetwork, {})).body.stats.activeSuppliers;
    expect(await visible()).toEqual([[200, 200, 200, 200], 2]);
    const before = await stats();
    await set(new Date());
    expect(await visible()).toEqual([[404, 404, 404, 404], 0]);
    expect(await stats()).toBe(before - 1);
    await set(null);
    expect(await visible()).toEqual([[200, 200, 200, 200], 2]);
  });
});

describe('the phone and email of a company', () => {
  it('[PE-086] hides phone and email from anonymous visitors', async () => {
    const { accountId, email } = await company({ roles: ['buyer', 'supplier'] });
    for (const call of [calls.sellerProfile, calls.companyProfile, calls.buyerProfile]) {
      const { status, body } = await api.call(call, { params: { id: accountId } });
      expect(status).toBe(200);
      for (const key of ['phone', 'email', 'contactEmail']) expect(body).not.toHaveProperty(key);
      expect(JSON.stringify(body)).not.toContain(email);
      expect((await api.call(call, { params: { id: accountId } }, { token: 'x'.repeat(32) })).status).toBe(401);
    }
    expect(await reveals(accountId)).toBe(0);
  });

  it('[PE-086] [PE-087] reveals a contact only to signed-in members and counts the reveal', async () => {
    const { accountId, email } = await company();
    const target = { params: { id: accountId } };
    expect((await api.call(calls.revealContact, target)).status).toBe(401);
    expect(await reveals(accountId)).toBe(0);
    const viewer = await company({ roles: ['buyer'] });
    const token = await aSession(api, viewer.email);
    const revealed = await api.call(calls.revealContact, target, { token });
    expect(revealed.body).toEqual({ phone: '+971500000000', contactEmail: email });
    expect(await reveals(accountId)).toBe(1);
    await api.call(calls.sellerProfile, target, { token });
    await api.call(calls.companyProfile, target, { token });
    expect(await reveals(accountId)).toBe(3);
    const [row] = await api.parts.db
      .selectFrom('contact_reveals')
      .select(['viewer_account_id', 'viewer_id'])
      .where('account_id', '=', accountId)
      .execute();
    expect(row).toEqual({ viewer_account_id: viewer.accountId, viewer_id: viewer.userId });
    const unknown = await api.call(calls.revealContact, { params: { id: newId() } }, { token });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'company.unknown']);
  });

  it('[PE-087] counts operators of other desks, but not the own account and not the companies desk', async () => {
    const made = await company({ roles: ['buyer', 'supplier'] });
    const target = { params: { id: made.accountId } };
    for (const token of [await aSession(api, made.email), await anOperator(api, ['companies'])]) {
      for (const call of [calls.sellerProfile, calls.buyerProfile, calls.revealContact])
        expect((await api.call(call, target, { token })).body.phone).toBe('+971500000000');
    }
    expect(await reveals(made.accountId)).toBe(0);
    await api.call(calls.sellerProfile, target, { token: await anOperator(api, ['leads', 'auctions', 'trust']) });
    expect(await reveals(made.accountId)).toBe(1);
  });

  it('reveals no contact of an account that is in no network', async () => {
    const operator = await company({ roles: [], operator: true });
    const token = await aSession(api, (await company()).email);
    expect((await api.call(calls.revealContact, { params: { id: operator.accountId } }, { token })).status).toBe(404);
  });
});
