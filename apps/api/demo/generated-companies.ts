// Generates a realistic company from a number: the same number always gives the same company.
import { buyerTypes, categories, supplierTypes, vendorTypes } from '@rigsouq/contract/taxonomy';
import * as data from './company-data.ts';
import { demoId } from './demo-id.ts';
import { createRandom, type Random } from './random.ts';

/** Every company joined before this day, so that a run on another day generates the same companies. */
const LAST_DAY = Date.parse('2026-11-01T00:00:00Z');
const DAY = 86_400_000;

export type GeneratedCompany = ReturnType<typeof generateCompany>;

export function generateCompany(number: number) {
  const random = createRandom(number);
  const place = random.next();
  const roles = place < 0.55 ? ['supplier'] : place < 0.9 ? ['buyer'] : ['buyer', 'supplier'];
  const supplies = roles.includes('supplier');
  const country = random.pickWeighted(data.countryWeights);
  const vendorType = random.pick(vendorTypes).code;
  const buyerType = random.pick(buyerTypes).code;
  const trade = random.pick(data.trades[supplies ? vendorType : buyerType] ?? ['Trading']);
  const name = random.chance(0.08)
    ? `شركة ${random.pick(data.arabicFirst)} ${random.pick(data.arabicTrades)}`
    : [random.pick(data.firstWords), random.chance(0.7) && random.pick(data.middleWords), trade]
        .filter(Boolean)
        .join(' ');
  const age = Math.floor(random.next() ** 1.5 * 12 * 365 * DAY);
  const equipment = random.pickSome(categories, 1, 4).map(({ code }) => code);
  const contact = `${random.pick(data.firstNames)} ${random.pick(data.familyNames)}`;
  const accountId = demoId(`company ${number}`);
  const userId = demoId(`company user ${number}`);
  const city = random.pickWeighted(data.cities[country] ?? []);
  const approvedAfter = random.chance(0.6) ? random.next() * 20 * DAY : null;
  // A company that waits for its approval joined recently, because no real company waits for years.
  const joined = LAST_DAY - (approvedAfter === null ? Math.floor(age / 365) : age);
  return {
    account: {
      id: accountId,
      roles,
      contact_name: contact,
      company_name: `${name} (Demo)`,
      city,
      country,
      approved_at: approvedAfter === null ? null : timeAt(joined + approvedAfter),
      created_at: timeAt(joined),
    },
    user: {
      id: userId,
      name: contact,
      email: `company${number}@many.demo.rigsouq.test`,
      email_verified: true,
      created_at: timeAt(joined),
      updated_at: timeAt(joined),
    },
    member: { user_id: userId, account_id: accountId, position: 'owner', created_at: timeAt(joined) },
    profile: {
      account_id: accountId,
      phone: `+97150${String(number).padStart(7, '0')}`,
      address: `Demo plot ${1 + Math.floor(random.next() * 400)}, Industrial Area`,
      company_type: supplies ? random.pickWeighted(legalForms) : buyerType,
      vendor_type: supplies ? vendorType : null,
      supplier_type: supplies && random.chance(0.5) ? random.pick(supplierTypes).code : null,
      business_email: supplies ? `sales${number}@many.demo.rigsouq.test` : null,
      brands_represented: supplies ? random.pickSome(data.brands, 1, 3).join(', ') : null,
      years_in_business: supplies ? random.pick(['1-5', '5-10', '10-20', '20+']) : null,
      inventory_size: supplies ? random.pick(['1-50', '50-200', '200-500', '500+']) : null,
      description: `A made-up company of the demo: ${trade.toLowerCase()} with ${equipment.join(', ')}.`,
      equipment_types: equipment,
      updated_at: timeAt(joined),
    },
    needs: roles.includes('buyer') ? generateNeeds(random, { number, accountId, userId, joined }) : [],
    projects: roles.includes('buyer') ? generateProjects(random, { number, accountId, userId, joined }, equipment) : [],
  };
}

type Owner = { number: number; accountId: string; userId: string; joined: number };

function generateNeeds(random: Random, { number, accountId, userId, joined }: Owner) {
  return Array.from({ length: Math.floor(random.next() * 4) }, (_, place) => ({
    id: demoId(`company need ${number} ${place}`),
    account_id: accountId,
    created_by: userId,
    category: random.pick(categories).code,
    quantity: 1 + Math.floor(random.next() * 12),
    urgency: random.pick(['Low', 'Medium', 'High']),
    budget_minor: Math.floor(random.next() * 40) * 1_000_000,
    created_at: timeAt(joined + random.next() * 300 * DAY),
  }));
}

function generateProjects(random: Random, { number, accountId, userId, joined }: Owner, equipment: string[]) {
  return Array.from({ length: Math.floor(random.next() * 3) }, (_, place) => ({
    id: demoId(`company project ${number} ${place}`),
    account_id: accountId,
    created_by: userId,
    name: `${random.pick(data.projectNames)}, lot ${1 + place}`,
    status: random.pick(['Active', 'Pending', 'Completed']),
    duration: `${3 + Math.floor(random.next() * 30)} months`,
    equipment,
    created_at: timeAt(joined + random.next() * 300 * DAY),
  }));
}

function timeAt(milliseconds: number): string {
  return new Date(Math.min(milliseconds, LAST_DAY)).toISOString();
}

const legalForms = [
  ['llc', 70],
  ['soleProprietorship', 12],
  ['corporation', 10],
  ['partnership', 8],
] as const;
