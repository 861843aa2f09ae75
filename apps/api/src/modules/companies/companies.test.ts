import { addRole, readProfile, updateProfile } from '@rigsouq/contract/companies/profile';
import { createUser } from '@rigsouq/contract/companies/registration';
import { login } from '@rigsouq/contract/identity/calls';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomAddress, type TestApi, testApi } from '../../../test/harness.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

let users = 0;
const buyer = (over: Record<string, string> = {}) => ({
  role: 'buyer',
  contactName: 'Noura Test',
  email: `person${++users}@companies.test`,
  password: 'a machine of my own',
  phone: '+971500000000',
  address: 'Plot 7, Industrial Area',
  city: 'Sharjah',
  country: 'UAE',
  consent: JSON.stringify(consentFor('registration')),
  ...over,
});
const supplier = (over: Record<string, string> = {}) => ({
  ...buyer(),
  role: 'supplier',
  companyName: 'Test Plant',
  companyType: 'llc',
  businessLicense: 'CN-1',
  taxId: 'T-1',
  vendorType: 'rental',
  description: 'Cranes and more',
  equipmentTypes: '["Cranes","dozers","Tunnel boring machines"]',
  ...over,
});
const apply = (body: Record<string, string>, files: Record<string, Blob[]> = {}) =>
  api.call(createUser, { body, files });
const file = (content: string | Uint8Array<ArrayBuffer>, name: string) => new File([content], name);

const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#f5a800' } })
      .png()
      .toBuffer(),
  );
const setPosition = (userId: string, position: 'manager' | 'agent') =>
  api.parts.db.updateTable('members').set({ position }).where('user_id', '=', userId).execute();

async function profileOf(body: { email: string; password: string }) {
  const { token } = (await api.call(login, { body: { email: body.email, password: body.password } })).body;
  return { token, user: (await api.call(readProfile, {}, { token })).body.user };
}

describe('registration', () => {
  it('[PE-009] [PE-029] creates a buyer that can log in immediately, under the id of its account', async () => {
    const body = buyer({ website: 'https://example.test' });
    const { status, body: answer } = await apply(body);
    expect(status).toBe(200);
    expect(answer.message).toBe('Registration successful. You can now log in.');
    const { user } = await profileOf(body);
    expect(user).toMatchObject({
      _id: answer._id,
      role: ['buyer'],
      contactName: 'Noura Test',
      email: body.email,
      phone: '+971500000000',
      address: 'Plot 7, Industrial Area',
      city: 'Sharjah',
      country: 'ae',
      website: 'https://example.test',
      emailVerified: false,
    });
    expect([createUser.method, createUser.path]).toEqual(['POST', '/auth/createuser']);
  });

  it('[PE-010] [PE-030] creates a supplier with its fields, its documents and its first member as owner', async () => {
    const body = supplier();
    const { status, body: answer } = await apply(body, {
      logo: [file(await picture(), 'logo.png')],
      businessLicenseDoc: [file('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF', 'licence.pdf')],
    });
    expect(status).toBe(200);
    const { user } = await profileOf(body);
    expect(user).toMatchObject({
      role: ['supplier'],
      companyName: 'Test Plant',
      companyType: 'llc',
      businessLicense: 'CN-1',
      taxId: 'T-1',
      vendorType: 'rental',
      description: 'Cranes and more',
      equipmentTypes: ['cranes', 'bulldozers', 'Tunnel boring machines'],
    });
    const row = await api.parts.db
      .selectFrom('company_profiles as p')
      .innerJoin('media as l', 'l.id', 'p.logo_id')
      .innerJoin('media as d', 'd.id', 'p.licence_id')
      .innerJoin('members as m', 'm.account_id', 'p.account_id')
      .select(['l.visibility as logo', 'd.visibility as licence', 'l.mime', 'd.attached_at', 'm.position'])
      .where('p.account_id', '=', answer._id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ logo: 'public', mime: 'image/webp', licence: 'private', position: 'owner' });
    expect(row.attached_at).not.toBeNull();
  });

  it('[PE-013] [PE-017] names missing fields with the documented messages', async () => {
    for (const path of ['contactName', 'phone', 'address', 'city', 'country']) {
      const { status, body } = await apply(buyer({ [path]: ' ' }));
      expect([path, status, body.message]).toEqual([path, 400, 'Please fill in all required fields']);
      expect(body.errors).toEqual([{ path, message: 'Please fill in all required fields' }]);
    }
    for (const path of ['email', 'password'])
      expect((await apply(buyer({ [path]: '' }))).body.errors?.[0]?.path).toBe(path);
    const message = 'All supplier-specific fields are required';
    for (const path of ['companyName', 'businessLicense', 'taxId', 'description'])
      expect((await apply(supplier({ [path]: '' }))).body.errors).toEqual([{ path, message }]);
    for (const path of ['companyType', 'vendorType']) {
      const half = Object.fromEntries(Object.entries(supplier()).filter(([field]) => field !== path));
      expect((await apply(half)).body.errors).toEqual([{ path, message }]);
    }
  });

  it('[PE-021] refuses to create an operator or any other role', async () => {
    for (const role of ['admin', 'operator', 'manager', '']) {
      const refused = buyer({ role });
      expect((await apply(refused)).status).toBe(400);
      const users = api.parts.db.selectFrom('auth_users').select('id').where('email', '=', refused.email);
      expect([role, await users.execute()]).toEqual([role, []]);
    }
    const body = buyer({ operator: 'true', roles: '["admin"]', isApproved: 'true' });
    await apply(body);
    expect((await profileOf(body)).user).toMatchObject({ role: ['buyer'], isApproved: false });
  });

  it('[PE-022] [SH-049] refuses short and common passwords', async () => {
    const short = await apply(buyer({ password: '12345' }));
    expect(short.body.message).toBe('Password must be at least 6 characters long.');
    expect((await apply(buyer({ password: 'password' }))).body.code).toBe('auth.password_common');
  });

  it('[PE-007] [PE-008] refuses documents of another type or size and stores nothing of the application', async () => {
    const html = await apply(supplier(), { businessLicenseDoc: [file('<script>alert(1)</script>', 'licence.pdf')] });
    expect([html.status, html.body.code]).toEqual([415, 'upload.wrong_type']);
    const pdf = await apply(supplier(), { logo: [file('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF', 'logo.pdf')] });
    expect([pdf.status, pdf.body.code]).toEqual([415, 'upload.wrong_type']);
    const scan = file(new Uint8Array(10 * 1024 * 1024 + 1), 'licence.pdf');
    const longScan = await apply(supplier(), { businessLicenseDoc: [scan] });
    expect([longScan.status, longScan.body.code]).toEqual([413, 'upload.too_large']);
    const body = supplier();
    const large = await apply(body, { logo: [file(new Uint8Array(5 * 1024 * 1024 + 1), 'logo.png')] });
    expect([large.status, large.body.code]).toEqual([413, 'upload.too_large']);
    expect((await api.call(login, { body: { email: body.email, password: body.password } })).status).toBe(401);
  });

  it('[PE-008] turns an SVG logo into a picture, and never serves the SVG', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';
    const body = supplier();
    expect((await apply(body, { logo: [file(svg, 'logo.svg')] })).status).toBe(200);
    const { logo } = (await profileOf(body)).user;
    expect(logo).toMatch(/\.webp$/);
    const served = await api.app.inject({ method: 'GET', url: logo ?? '' });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(served.body).not.toContain('<svg');
  });

  it('creates one account per email when four applications compete', async () => {
    const body = buyer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => apply(body)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
    const late = await apply({ ...body, email: body.email.toUpperCase() });
    expect(late.body).toEqual({
      code: 'account.email_taken',
      message: 'An account with this email already exists. Log in or reset your password.',
    });
  });

  it('limits attempts by IP address', async () => {
    const from = randomAddress();
    const answers = [];
    for (let at = 0; at < 11; at++) answers.push(await api.call(createUser, { body: {}, files: {} }, { from }));
    expect(answers.map((answer) => answer.status)).toEqual([...Array(10).fill(400), 429]);
  });
});

describe('the profile', () => {
  const form = { contactName: 'New Name', phone: '+97444000000', address: 'Street 1', city: 'Doha', country: 'qatar' };

  it('[PE-023] [PE-026] is read and changed by the members of the account', async () => {
    const { email } = await anAccount(api.parts.db);
    const token = await aSession(api, email);
    const company = {
      companyName: 'Renamed',
      companyType: 'partnership',
      businessLicense: 'CN-8',
      taxId: 'T-8',
      vendorType: 'parts',
      description: 'Parts for cranes',
      website: 'https://renamed.test',
    };
    const body = { ...form, ...company, equipmentTypes: '["Cranes"]', sender: 'supplier' };
    const changed = await api.call(updateProfile, { body, files: {} }, { token });
    expect(changed.status).toBe(200);
    const { user } = (await api.call(readProfile, {}, { token })).body;
    expect(user).toEqual(changed.body.user);
    expect(user).toMatchObject({ ...form, ...company, country: 'qa', equipmentTypes: ['cranes'] });
    expect(user.role).toEqual(['buyer']);
    expect([updateProfile, readProfile].map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /users/profile',
      'GET /users/profile',
    ]);
  });

  it('[PE-024] requires contact name, phone, address, city and country, and names each missing field', async () => {
    const { email } = await anAccount(api.parts.db);
    const token = await aSession(api, email);
    const { status, body } = await api.call(
      updateProfile,
      { body: { contactName: '', phone: '', address: '', city: '', country: '' }, files: {} },
      { token },
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: 'contactName', message: 'Contact name is required' },
      { path: 'phone', message: 'Phone is required' },
      { path: 'address', message: 'Address is required' },
      { path: 'city', message: 'City is required' },
      { path: 'country', message: 'Country is required' },
    ]);
  });

  it('clears emptied fields and keeps fields that the form did not send', async () => {
    const { email } = await anAccount(api.parts.db);
    const token = await aSession(api, email);
    const full = {
      ...form,
      companyName: 'Kept',
      taxId: 'T-1',
      website: 'https://a.test',
      equipmentTypes: '["Cranes"]',
    };
    await api.call(updateProfile, { body: full, files: {} }, { token });
    const emptied = { ...form, taxId: '', website: ' ', equipmentTypes: '' };
    const { user } = (await api.call(updateProfile, { body: emptied, files: {} }, { token })).body;
    expect(user).toMatchObject({ companyName: 'Kept', taxId: null, website: null, equipmentTypes: [] });
  });

  it('lets owner and manager change it and an agent only read it', async () => {
    const { email, userId } = await anAccount(api.parts.db);
    const token = await aSession(api, email);
    const write = () => api.call(updateProfile, { body: form, files: {} }, { token });
    await setPosition(userId, 'manager');
    expect((await write()).body.user.can).toEqual({ changeCompany: true, manageMembers: false });
    await setPosition(userId, 'agent');
    expect([(await write()).status, (await write()).body.code]).toEqual([403, 'access.denied']);
    expect((await api.call(addRole, { body: { role: 'buyer' } }, { token })).status).toBe(403);
    const { user } = (await api.call(readProfile, {}, { token })).body;
    expect(user.can).toEqual({ changeCompany: false, manageMembers: false });
  });

  it('shows the logo from the application', async () => {
    const body = supplier();
    await apply(body, { logo: [file(await picture(), 'logo.png')] });
    expect((await profileOf(body)).user.logo).toMatch(/^\/uploads\/[0-9a-f-]+(-thumb)?\.webp$/);
  });

  it('removes null characters from texts', async () => {
    const { email } = await anAccount(api.parts.db);
    const token = await aSession(api, email);
    const { status, body } = await api.call(updateProfile, { body: { ...form, city: 'Do\0ha' }, files: {} }, { token });
    expect([status, body.user.city]).toEqual([200, 'Doha']);
  });

  it('leaves other accounts unchanged', async () => {
    const [mine, other] = await Promise.all([anAccount(api.parts.db), anAccount(api.parts.db)]);
    const token = await aSession(api, mine.email);
    await api.call(
      updateProfile,
      { body: { ...form, _id: other.accountId, accountId: other.accountId }, files: {} },
      { token },
    );
    const theirs = await api.call(readProfile, {}, { token: await aSession(api, other.email) });
    expect(theirs.body.user.contactName).toBe('Test Contact');
    expect((await api.call(updateProfile, { body: form, files: {} })).status).toBe(401);
  });

  it('[PE-028] adds the other role and requires its fields', async () => {
    const { email } = await anAccount(api.parts.db, { roles: ['buyer'] });
    const token = await aSession(api, email);
    const bare = await api.call(addRole, { body: { role: 'supplier' } }, { token });
    expect(bare.body.message).toBe('All supplier-specific fields are required');
    const body = {
      role: 'supplier',
      companyName: 'Both Ways',
      companyType: 'llc',
      businessLicense: 'L',
      taxId: 'T',
      vendorType: 'dealer',
      description: 'Sells too',
    };
    const added = await api.call(addRole, { body }, { token });
    expect(added.body.user.role).toEqual(['buyer', 'supplier']);
    expect((await api.call(addRole, { body: { role: 'admin' } }, { token })).status).toBe(400);

    const seller = await anAccount(api.parts.db, { roles: ['supplier'] });
    const sellerToken = await aSession(api, seller.email);
    expect((await api.call(addRole, { body: { role: 'buyer' } }, { token: sellerToken })).status).toBe(200);
    const { user } = (await api.call(readProfile, {}, { token: sellerToken })).body;
    expect(user.role.toSorted()).toEqual(['buyer', 'supplier']);
  });
});
