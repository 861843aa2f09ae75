// Tests that phone and serial numbers are stored in one format, whatever digits a user types, and that older rows are converted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createUser } from '@rigsouq/contract/companies/registration';
import { sendContactLead } from '@rigsouq/contract/leads/contact';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLot } from '../src/modules/auctions/auctions.factory.ts';
import { aCompany } from '../src/modules/companies/companies.factory.ts';
import { aSession } from '../src/modules/identity/identity.factory.ts';
import { type TestApi, testApi } from './harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const TYPED = '٠٥٠ ١٢٣ ٤٥٦٧';
const STORED = '+971501234567';
const phoneOf = async (accountId: string) =>
  (
    await api.parts.db
      .selectFrom('company_profiles')
      .select('phone')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  )?.phone;

describe('a phone number', () => {
  const register = (phone: string) =>
    api.call(createUser, {
      body: {
        role: 'buyer',
        contactName: 'Noura Test',
        email: `${Math.random()}@phones.test`,
        password: 'a machine of my own',
        phone,
        address: 'Plot 7',
        city: 'Sharjah',
        country: 'UAE',
        consent: JSON.stringify(consentFor('registration')),
      },
      files: {},
    });

  it('is stored in E.164 by the country of the form, also when it is typed with Arabic digits', async () => {
    const { status, body } = await register(TYPED);
    expect(status).toBe(200);
    expect(await phoneOf(body._id)).toBe(STORED);
  });

  it('is refused at its field when there is no such number', async () => {
    for (const phone of ['12', '0000000000']) {
      const { status, body } = await register(phone);
      expect([status, body.errors?.map(({ path }: { path: string }) => path)]).toEqual([400, ['phone']]);
      expect(body.message).toContain('Enter a valid phone number');
    }
  });

  it("is stored by the country of the caller's company when the form has none", async () => {
    const { db } = api.parts;
    const company = await aCompany(db, { roles: ['buyer'] });
    await db.updateTable('accounts').set({ country: 'ae' }).where('id', '=', company.accountId).execute();
    const form = {
      firstName: 'Noura',
      lastName: 'Test',
      subject: 'Cranes',
      message: 'Two.',
      inquiryType: 'general',
    } as const;
    const send = (email: string, token?: string) =>
      api.call(sendContactLead, { body: { ...form, email, phone: TYPED } }, token ? { token } : {});
    expect((await send('visitor@phones.test')).status).toBe(400);
    expect((await send('member@phones.test', await aSession(api, company.email))).status).toBe(200);
    const lead = await db.selectFrom('leads').select('phone').where('email', '=', 'member@phones.test').execute();
    expect(lead).toEqual([{ phone: STORED }]);
  });
});

describe('the migration to E.164', () => {
  it('converts older numbers whose country is certain and keeps every other text', async () => {
    const { db } = api.parts;
    const before = [
      ['ae', TYPED, STORED],
      ['ae', '00971 50 123 4567', STORED],
      ['ae', '04 555-0100', '+97145550100'],
      ['sa', '055 123 4567', '+966551234567'],
      ['qa', '5012 3456', '+97450123456'],
      [null, '050 123 4567', '050 123 4567'],
      ['ae', 'ask for Huda', 'ask for Huda'],
      ['ae', '', ''],
    ] as const;
    const ids = [];
    for (const [country, phone] of before) {
      const { accountId } = await aCompany(db, { profile: { phone } });
      await db.updateTable('accounts').set({ country }).where('id', '=', accountId).execute();
      ids.push(accountId);
    }
    const lot = await aLot(db);
    const machine = db.selectFrom('lots').select('machine_id').where('id', '=', lot.id);
    await db.updateTable('machines').set({ serial_number: 'CAT٠٣٢٠X' }).where('id', '=', machine).execute();

    const file = join(import.meta.dirname, '../db/migrations/20261120010000_phones_in_e164.sql');
    const [up = ''] = readFileSync(file, 'utf8').split('-- migrate:down');
    await db.transaction().execute((tx) => sql.raw(up).execute(tx));

    expect(await Promise.all(ids.map(phoneOf))).toEqual(before.map(([, , after]) => after));
    const serial = await db.selectFrom('machines').select('serial_number').where('id', '=', machine).execute();
    expect(serial).toEqual([{ serial_number: 'CAT0320X' }]);
  });
});
