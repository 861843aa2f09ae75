// Registers a company for one journey, so that the accounts of the demo stay unchanged for the other journeys.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { toFormData } from '@rigsouq/contract/form-fields';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { expect } from '../fixtures.ts';
import type { Stack } from '../stack/stack.ts';

export type OwnCompany = { token: string; userId: string; role: 'buyer' | 'supplier' };

export const PASSWORD = 'a machine of my own';
let companies = 0;

export async function registerCompany(
  stack: Stack,
  role: OwnCompany['role'] = 'supplier',
  companyName = 'Qasr Plant',
  { verified = true } = {},
): Promise<OwnCompany & { phone: string }> {
  const number = ++companies;
  const email = `company-${number}-${Date.now()}@rigsouq.test`;
  const api = `${stack.apis[0].url}/api`;
  const phone = `+971 4 100 ${String(number).padStart(4, '0')}`;
  const body = registrationForm({ role, email, companyName, phone, number });
  expect((await fetch(`${api}/auth/createuser`, { method: 'POST', body })).status).toBe(200);
  const answer = await fetch(`${api}/auth/loginuser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token, _id } = (await answer.json()) as { token: string; _id: string };
  // This does what the link in the email does; onboarding.spec tests the link itself.
  if (verified) await runSql(stack, `update auth_users set email_verified = true where email = '${email}'`);
  return { token, userId: _id, role, phone };
}

type Registration = { role: OwnCompany['role']; email: string; companyName: string; phone: string; number: number };

export function registrationForm({ number, ...given }: Registration): FormData {
  const company = { companyType: 'llc', businessLicense: `CN-${number}`, taxId: `T-${number}` };
  const person = { password: PASSWORD, contactName: 'Huda Qasim' };
  const place = { address: 'Plot 12, Al Quoz', city: 'Dubai', country: 'ae' };
  const trade = { vendorType: 'dealer', description: 'Cranes', equipmentTypes: '["cranes"]' };
  return toFormData({
    ...given,
    ...company,
    ...person,
    ...place,
    ...trade,
    consent: JSON.stringify(consentFor('registration')),
  });
}

async function runSql(stack: Stack, sql: string): Promise<void> {
  await promisify(execFile)('psql', ['-Xq', '-v', 'ON_ERROR_STOP=1', '-d', stack.databaseUrl, '-c', sql]);
}

/** Stores the session in local storage, as the login form does. */
export async function signInAsCompany(context: BrowserContext, { token, userId, role }: OwnCompany): Promise<void> {
  await context.addInitScript(
    (entries) => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { token, userId, role, lastLogin: String(Date.now()) },
  );
}

/** Gives a company an approved licence whose document every operator has opened, so that an operator can verify it. */
export async function giveOpenedLicence(stack: Stack, email: string): Promise<void> {
  const sql = `with owner as (select m.account_id, m.user_id from members m join auth_users u on u.id = m.user_id where u.email = '${email}'),
    file as (insert into media (id, account_id, created_by, kind, visibility, content_hash, mime, bytes, original_name, attached_at)
      select gen_random_uuid(), account_id, user_id, 'document', 'private', repeat('0', 64), 'application/pdf', 10, 'cr.pdf', now()
      from owner returning id, account_id, created_by),
    licence as (insert into company_licences (id, account_id, media_id, expires_on, state, decided_at, created_by)
      select gen_random_uuid(), account_id, id, current_date + 300, 'approved', now(), created_by from file returning id)
    insert into licence_openings (licence_id, operator_id) select l.id, o.user_id from licence l, operators o`;
  await runSql(stack, sql);
}
