// Adds the named companies. Their logins are created by the same function as all logins, the rest as rows.
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { createPasswords, openAccount } from '../src/modules/identity/index.ts';
import { recordConsent } from '../src/modules/legal/index.ts';
import { type Db, inTransaction, type Tx } from '../src/platform/database/db.ts';
import { addRows } from './add-generated-companies.ts';
import { type DemoCompany, demoCompanies } from './companies.ts';
import { demoId } from './demo-id.ts';

const PASSWORD = 'rigsouq-demo';
const DAY_MS = 86_400_000;
const APPROVED = '2026-01-05T08:00:00Z';

const accountIdOf = ({ email }: DemoCompany) => demoId(`account ${email}`);
const userIdOf = ({ email }: DemoCompany) => demoId(`user ${email}`);

export async function addNamedCompanies(db: Db): Promise<number> {
  const emails = demoCompanies.map(({ email }) => email);
  const known = await db.selectFrom('auth_users').select('email').where('email', 'in', emails).execute();
  const missing = demoCompanies.filter((company) => !known.some(({ email }) => email === company.email));
  const { hash } = createPasswords();
  const ready = await Promise.all(missing.map(async (company) => ({ company, hash: await hash(PASSWORD) })));
  await inTransaction(db, async (tx) => {
    for (const { company, hash } of ready) await addLogin(tx, company, hash);
    await addRows(tx, 'company_profiles', demoCompanies.map(profileOf));
    await addRows(tx, 'buyer_plans', demoCompanies.filter(({ roles }) => roles.includes('buyer')).map(planOf));
    await addRows(tx, 'needs', demoCompanies.flatMap(needsOf));
    await addRows(tx, 'projects', demoCompanies.flatMap(projectsOf));
  });
  return missing.length;
}

async function addLogin(tx: Tx, company: DemoCompany, passwordHash: string): Promise<void> {
  const ids = { accountId: accountIdOf(company), userId: userIdOf(company) };
  await openAccount(tx, { ...company, passwordHash }, ids);
  const consent = { act: 'registration', given: consentFor('registration'), addressRange: null } as const;
  await recordConsent(tx, { ...consent, ...ids });
  await tx.updateTable('auth_users').set({ email_verified: true }).where('id', '=', ids.userId).execute();
  // The password of the demo operator is in the README, so a second factor would protect nothing.
  const rights = { user_id: ids.userId, lead: true, without_factor: true };
  if (company.operator) await tx.insertInto('operators').values(rights).execute();
  await tx
    .updateTable('accounts')
    .set({ created_at: joinedOf(company), ...(company.approved && { approved_at: new Date(APPROVED) }) })
    .where('id', '=', ids.accountId)
    .execute();
}

/** Returns when the company joined. One that waits for its approval joined recently, because no real company waits for years. */
function joinedOf({ approved, years }: DemoCompany): Date {
  if (!approved) return new Date(Date.now() - years * DAY_MS);
  const joined = new Date(APPROVED);
  joined.setUTCFullYear(joined.getUTCFullYear() - years);
  return joined;
}

function profileOf(company: DemoCompany, at: number) {
  const supplies = company.roles.includes('supplier');
  return {
    account_id: accountIdOf(company),
    phone: `+97150000${String(at).padStart(4, '0')}`,
    address: `Demo plot ${at + 1}, Industrial Area`,
    company_type: company.companyType,
    vendor_type: company.vendorType ?? null,
    business_license: supplies ? `DEMO-${1000 + at}` : null,
    tax_id: supplies ? `DEMO-TAX-${1000 + at}` : null,
    business_email: supplies ? `sales.${company.email}` : null,
    website: 'https://example.com/',
    description: `${company.companyName.replace(' (Demo)', '')} is a made-up company for the demo of Rigsouq. Nobody answers its phone.`,
    equipment_types: company.equipment,
    updated_at: APPROVED,
  };
}

function needsOf(company: DemoCompany) {
  return (company.needs ?? []).map(([category, quantity, urgency, dollars], at) => ({
    id: demoId(`need ${company.email} ${at}`),
    account_id: accountIdOf(company),
    created_by: userIdOf(company),
    category,
    quantity,
    urgency,
    budget_minor: dollars * 100,
    created_at: daysBefore(at),
  }));
}

/** Every buyer of the demo has a plan for a year, so that all tools can be tried (R82). */
function planOf(company: DemoCompany) {
  return {
    id: demoId(`buyer plan ${company.email}`),
    account_id: accountIdOf(company),
    kind: 'plan',
    state: 'active',
    starts_at: new Date(APPROVED),
    ends_at: new Date(Date.now() + 365 * DAY_MS),
  };
}

function projectsOf(company: DemoCompany) {
  return (company.projects ?? []).map(([name, status, duration], at) => ({
    id: demoId(`project ${company.email} ${at}`),
    account_id: accountIdOf(company),
    created_by: userIdOf(company),
    name,
    status,
    duration,
    equipment: company.equipment,
    created_at: daysBefore(at),
  }));
}

/** Returns the day before the approval by so many days. Lists show the newest row first, so the first row here is the newest. */
function daysBefore(days: number): string {
  return new Date(Date.parse(APPROVED) - days * 24 * 60 * 60_000).toISOString();
}
