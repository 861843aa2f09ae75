import { sellerProfile } from '@rigsouq/contract/companies/networks';
import {
  addDocuments,
  changeMe,
  changeSupplierFacts,
  readProfile,
  removeDocument,
  updateProfile,
  updateUser,
} from '@rigsouq/contract/companies/profile';
import { login } from '@rigsouq/contract/identity/calls';
import { beginSecondFactor, confirmSecondFactor } from '@rigsouq/contract/identity/security';
import { linkMedia } from '@rigsouq/contract/media/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { anAccount, aSession, codeFrom, PASSWORD } from '../identity/identity.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const form = {
  Role: 'Sales Representative',
  Fullname: 'Layla Own',
  companyName: 'Own Plant',
  supplierType: 'Rental Company',
  contactPerson: 'Omar Contact',
  jobTitle: 'Fleet manager',
  businessEmail: 'sales@own.test',
  phoneNumber: '+97140000000',
  businessAddress: 'Plot 9',
  country: 'saudi',
  YearInbusiness: '5-10',
  EquipmentCategories: '["Cranes","Aerial Platforms"]',
  brandsRepresented: 'Demag, Tadano',
  typicalInventorySize: '50-200',
  companyDescription: 'Cranes for hire',
};
const pdf = (name = 'paper.pdf') => new File(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], name);
const pdfs = (count: number) => Array.from({ length: count }, (_, at) => pdf(`paper-${at}.pdf`));

async function aSupplier() {
  const created = await anAccount(api.parts.db, { roles: ['supplier'] });
  const token = await aSession(api, created.email);
  const send = (over: Record<string, string> = {}, UploadDocuments: File[] = []) =>
    api.call(updateUser, { body: { ...form, ...over }, files: { UploadDocuments } }, { token });
  const read = async () => (await api.call(readProfile, {}, { token })).body.user;
  return { ...created, token, send, read };
}

describe("'Your Profile'", () => {
  it('[PE-049] [PE-035] [PE-036] [PE-040] writes the same company record as the profile form, with codes', async () => {
    const { send, read, token } = await aSupplier();
    const { status, body } = await send({ companyWebsite: 'https://own.test' });
    expect([status, body.message]).toEqual([200, 'Profile Updated: Your profile has been successfully updated.']);
    expect([updateUser.method, updateUser.path]).toEqual(['PUT', '/auth/updateuser']);
    const user = await read();
    expect(user).toEqual(body.user);
    expect(user).toMatchObject({
      companyName: 'Own Plant',
      supplierType: 'rental-company',
      contactName: 'Omar Contact',
      businessEmail: 'sales@own.test',
      phone: '+97140000000',
      website: 'https://own.test',
      address: 'Plot 9',
      country: 'sa',
      yearsInBusiness: '5-10',
      equipmentTypes: ['cranes', 'aerial-platforms'],
      brandsRepresented: 'Demag, Tadano',
      inventorySize: '50-200',
      description: 'Cranes for hire',
      me: { name: 'Layla Own', jobRole: 'sales-representative', jobTitle: 'Fleet manager' },
    });
    await send({ companyWebsite: '' });
    expect((await read()).website).toBeNull();
    await send({ establishedYear: '1998', responseTime: 'day' });
    expect(await read()).toMatchObject({ establishedYear: 1998, responseTime: 'day' });
    const { body: seen } = await api.call(sellerProfile, { params: { id: user._id } });
    expect(seen).toMatchObject({ establishedYear: 1998, responseTime: 'Usually responds within a day' });
    await send({ establishedYear: '', responseTime: '' });
    expect(await read()).toMatchObject({ establishedYear: null, responseTime: null });
    for (const establishedYear of ['98', '1799', '1998.5', '2999'])
      expect((await send({ establishedYear })).status).toBe(400);
    // The contact is no longer the owner, so a new contact name does not rename the owner.
    const contact = { contactName: 'Sara', phone: '+97444000000', address: 'A', city: 'C', country: 'qatar' };
    await api.call(updateProfile, { body: contact, files: {} }, { token });
    expect(await read()).toMatchObject({ contactName: 'Sara', me: { name: 'Layla Own' } });
  });

  it('[PE-039] accepts every documented country', async () => {
    const { send } = await aSupplier();
    const codes = [];
    for (const country of ['uae', 'saudi', 'qatar', 'kuwait', 'oman', 'bahrain', 'other'])
      codes.push((await send({ country })).body.user.country);
    expect(codes).toEqual(['ae', 'sa', 'qa', 'kw', 'om', 'bh', 'other']);
  });

  it('[PE-042] [PE-043] names every missing field with the documented message', async () => {
    const { send } = await aSupplier();
    const { status, body } = await send(Object.fromEntries(Object.keys(form).map((field) => [field, ''])));
    expect(status).toBe(400);
    expect(body.errors?.map(({ message }) => message)).toEqual(
      [
        'Role',
        'Full Name',
        'Company Name',
        'Supplier Type',
        'Contact Person',
        'Job Title',
        'Business Email',
        'Phone Number',
        'Business Address',
        'Country',
        'Years in Business',
        'Equipment Categories',
        'Brands Represented',
        'Typical Inventory Size',
        'Company Description',
      ].map((label) => `${label} is required.`),
    );
    expect((await send({ EquipmentCategories: '[]' })).body.message).toBe('Equipment Categories is required.');
  });

  it('[PE-044] [PE-045] [PE-046] [SH-049] reports an invalid email, password and phone', async () => {
    const { send } = await aSupplier();
    const { body } = await send({ businessEmail: 'sales', password: '12345', phoneNumber: '+971 4' });
    expect(body.errors).toEqual([
      { path: 'password', message: 'Password must be at least 6 characters long.' },
      { path: 'businessEmail', message: 'Invalid email format.' },
      { path: 'phoneNumber', message: 'Phone number must contain only digits and an optional + prefix.' },
    ]);
    expect((await send({ password: 'password' })).body.code).toBe('auth.password_common');
    for (const phoneNumber of ['+', '++97140000000', '9714000000o', '971+40000000'])
      expect((await send({ phoneNumber })).body.errors?.map(({ path }) => path)).toEqual(['phoneNumber']);
    // Without a plus sign the number is one of the country of the form, which is stored in its international form.
    expect((await send({ phoneNumber: '0112345678' })).body.user.phone).toBe('+966112345678');
  });

  it('[PE-038] grants no permissions for the role Admin', async () => {
    const { send, read, userId } = await aSupplier();
    expect((await send({ Role: 'Admin', role: 'admin', roles: '["admin","buyer"]', position: 'owner' })).status).toBe(
      200,
    );
    expect(await read()).toMatchObject({ role: ['supplier'], isApproved: false, me: { jobRole: 'admin' } });
    const operators = await api.parts.db.selectFrom('operators').where('user_id', '=', userId).selectAll().execute();
    expect(operators).toEqual([]);
  });

  it('refuses a buyer and an agent', async () => {
    const { email } = await anAccount(api.parts.db, { roles: ['buyer'] });
    const buyer = await api.call(updateUser, { body: form, files: {} }, { token: await aSession(api, email) });
    expect([buyer.status, buyer.body.code]).toEqual([403, 'access.denied']);
    const { send, userId, read } = await aSupplier();
    await api.parts.db.updateTable('members').set({ position: 'agent' }).where('user_id', '=', userId).execute();
    expect((await send({}, [pdf()])).status).toBe(403);
    expect((await read()).documents).toEqual([]);
  });

  it('requires a new verification for a new email and ends other sessions for a new password', async () => {
    const { send, email, token, read, userId } = await aSupplier();
    await api.parts.db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', userId).execute();
    const other = await aSession(api, email);
    expect((await send({ email: email.toUpperCase(), password: '' })).body.user.emailVerified).toBe(true);
    expect((await api.call(readProfile, {}, { token: other })).status).toBe(200);

    const moved = `moved-${email}`;
    const change = { email: moved, password: 'another one of mine', currentPassword: PASSWORD };
    expect((await send(change)).body.user).toMatchObject({
      email: moved,
      emailVerified: false,
    });
    expect((await api.call(readProfile, {}, { token: other })).status).toBe(401);
    expect((await api.call(readProfile, {}, { token })).status).toBe(200);
    const back = (password: string) => api.call(login, { body: { email: moved, password } });
    expect([(await back(PASSWORD)).status, (await back('another one of mine')).status]).toEqual([401, 200]);

    const taken = await anAccount(api.parts.db);
    const { body } = await send({
      ...change,
      email: taken.email,
      currentPassword: change.password,
      companyName: 'Not This',
    });
    expect(body.code).toBe('account.email_taken');
    expect((await read()).companyName).toBe('Own Plant');
  });
});

describe('a session on an unattended device', () => {
  it.each([
    ['email', { email: 'thief@else.test' }],
    ['password', { password: 'another one of mine' }],
  ])('changes no %s and nothing else without the current password', async (_, change) => {
    const { send, read, email } = await aSupplier();
    for (const currentPassword of [{}, { currentPassword: '' }, { currentPassword: 'a wrong guess' }]) {
      const { status, body } = await send({ ...change, ...currentPassword, companyName: 'Not This' }, [pdf()]);
      expect([status, body.code]).toEqual([403, 'auth.wrong_password']);
    }
    const user = await read();
    expect([user.email, user.companyName, user.documents]).not.toContain('Not This');
    expect([user.email, user.documents]).toEqual([email, []]);
    expect((await api.call(login, { body: { email, password: PASSWORD } })).status).toBe(200);
  });

  it('requires a code for the login only, if there is a second factor', async () => {
    const { send, read, email, token } = await aSupplier();
    const currentPassword = PASSWORD;
    const { secret } = (await api.call(beginSecondFactor, { body: { currentPassword } }, { token })).body;
    const code = await codeFrom(secret);
    const { recoveryCodes } = (await api.call(confirmSecondFactor, { body: { code } }, { token })).body;
    const change = { email: `moved-${email}`, currentPassword, companyName: 'Not This' };
    expect((await send(change)).body.code).toBe('factor.code_wanted');
    expect((await send({ ...change, code: '000000' })).body.code).toBe('factor.code');
    expect(await read()).toMatchObject({ email, companyName: 'Test Company' });
    expect((await send({ companyName: 'Own Plant' })).status).toBe(200);
    expect((await send({ ...change, code: recoveryCodes[0] ?? '' })).body.user.email).toBe(change.email);
  });
});

describe('the documents of a profile', () => {
  it('[PE-036] lists private documents that only the company can open', async () => {
    const { send, token, read } = await aSupplier();
    const scan = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    await send({}, [pdf('licence.pdf'), new File([new Uint8Array(scan)], 'scan.jpg')]);
    const { documents } = await read();
    expect(documents.map(({ name }) => name)).toEqual(['licence.pdf', 'scan.jpg']);
    for (const { _id } of documents) {
      const mine = await api.call(linkMedia, { params: { id: _id } }, { token });
      expect(mine.body.url).toMatch(/^\/uploads\/private\//);
      const stranger = await aSupplier();
      expect((await api.call(linkMedia, { params: { id: _id } }, { token: stranger.token })).status).toBe(404);
    }
  });

  it('accepts at most ten documents, even from concurrent uploads', async () => {
    const { send, read } = await aSupplier();
    expect((await send({}, pdfs(11))).body.code).toBe('upload.too_many');
    const answers = await Promise.all([send({}, pdfs(6)), send({}, pdfs(6))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('document.too_many');
    expect((await send({ companyName: 'Not This' }, pdfs(5))).body.code).toBe('document.too_many');
    expect(await read()).toMatchObject({ companyName: 'Own Plant', documents: { length: 6 } });
  });

  it('[PE-048] refuses documents that are too large or of another type and names the field', async () => {
    const { send, read } = await aSupplier();
    const large = await send({}, [new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.pdf')]);
    expect([large.status, large.body.code, large.body.errors?.[0]?.path]).toEqual([
      413,
      'upload.too_large',
      'UploadDocuments',
    ]);
    const page = await send({}, [new File(['<script>alert(1)</script>'], 'paper.pdf')]);
    expect([page.status, page.body.errors?.[0]?.path]).toEqual([415, 'UploadDocuments']);
    expect((await read()).documents).toEqual([]);
  });

  it('lets only their company remove documents', async () => {
    const { send, token, read, userId } = await aSupplier();
    await send({}, [pdf()]);
    const [document] = (await read()).documents;
    const id = document?._id ?? '';
    const stranger = await aSupplier();
    const remove = (by: string) => api.call(removeDocument, { params: { id } }, { token: by });
    expect((await remove(stranger.token)).body.code).toBe('document.unknown');
    const position = (to: string) =>
      api.parts.db.updateTable('members').set({ position: to }).where('user_id', '=', userId).execute();
    await position('agent');
    expect((await remove(token)).status).toBe(403);
    await position('owner');
    expect((await remove(token)).status).toBe(200);
    expect((await read()).documents).toEqual([]);
    expect((await api.call(linkMedia, { params: { id } }, { token })).status).toBe(404);
    expect((await remove(token)).body.code).toBe('document.unknown');
  });
});

describe('a part of the settings', () => {
  const facts = {
    supplierType: 'distributor',
    businessEmail: 'dealer@own.test',
    YearInbusiness: '10-20',
    typicalInventorySize: '1-50',
    establishedYear: '2004',
    responseTime: 'hour',
    brandsRepresented: 'Volvo',
  };
  const me = { Fullname: 'Layla New', Role: 'manager', jobTitle: 'Director' };

  it('changes its own fields and no others', async () => {
    const { send, read, token } = await aSupplier();
    await send();
    const before = await read();
    expect((await api.call(changeSupplierFacts, { body: facts }, { token })).status).toBe(200);
    expect((await api.call(changeMe, { body: me }, { token })).status).toBe(200);
    expect(await read()).toEqual({
      ...before,
      supplierType: 'distributor',
      businessEmail: 'dealer@own.test',
      yearsInBusiness: '10-20',
      inventorySize: '1-50',
      establishedYear: 2004,
      responseTime: 'hour',
      brandsRepresented: 'Volvo',
      me: { name: 'Layla New', jobRole: 'manager', jobTitle: 'Director' },
    });
  });

  it('lets an agent change the own name, but nothing of the company', async () => {
    const { read, token, userId } = await aSupplier();
    await api.parts.db.updateTable('members').set({ position: 'agent' }).where('user_id', '=', userId).execute();
    const files = { documents: [pdf()] };
    expect((await api.call(changeSupplierFacts, { body: facts }, { token })).status).toBe(403);
    expect((await api.call(addDocuments, { files }, { token })).status).toBe(403);
    expect((await api.call(changeMe, { body: me }, { token })).status).toBe(200);
    expect(await read()).toMatchObject({ supplierType: null, documents: [], me: { name: 'Layla New' } });
  });

  it('saves documents alone, at most ten together with the others', async () => {
    const { send, read, token } = await aSupplier();
    await send({}, pdfs(6));
    const add = (count: number) => api.call(addDocuments, { files: { documents: pdfs(count) } }, { token });
    expect((await add(5)).body).toMatchObject({ code: 'document.too_many' });
    expect((await add(4)).status).toBe(200);
    expect((await read()).documents).toHaveLength(10);
  });
});
