// Registers a company for one journey, so that the accounts of the demo stay unchanged for the other journeys.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { toFormData } from '@rigsouq/contract/form-fields';
import { expect } from '../fixtures.ts';
import type { Stack } from '../stack/stack.ts';

export type OwnCompany = { token: string; userId: string; role: 'buyer' | 'supplier' };

export const PASSWORD = 'a machine of my own';
let companies = 0;

export async function registerCompany(
  stack: Stack,
  role: OwnCompany['role'] = 'supplier',
  companyName = 'Qasr Plant',
): Promise<OwnCompany & { phone: string }> {
  const number = ++companies;
  const email = `company-${number}-${Date.now()}@rigsouq.test`;
  const api = `${stack.apis[0].url}/api`;
  const phone = `+971 4 ${1_000_000 + number}`;
  const body = registrationForm({ role, email, companyName, phone, number });
  expect((await fetch(`${api}/auth/createuser`, { method: 'POST', body })).status).toBe(200);
  const answer = await fetch(`${api}/auth/loginuser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token, _id } = (await answer.json()) as { token: string; _id: string };
  // This does what the link in the email does; onboarding.spec tests the link itself.
  await runSql(stack, `update auth_users set email_verified = true where email = '${email}'`);
  return { token, userId: _id, role, phone };
}

type Registration = { role: OwnCompany['role']; email: string; companyName: string; phone: string; number: number };

export function registrationForm({ number, ...given }: Registration): FormData {
  const company = { companyType: 'llc', businessLicense: `CN-${number}`, taxId: `T-${number}` };
  const person = { password: PASSWORD, contactName: 'Huda Qasim' };
  const place = { address: 'Plot 12, Al Quoz', city: 'Dubai', country: 'ae' };
  const trade = { vendorType: 'dealer', description: 'Cranes', equipmentTypes: '["cranes"]' };
  return toFormData({ ...given, ...company, ...person, ...place, ...trade });
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
