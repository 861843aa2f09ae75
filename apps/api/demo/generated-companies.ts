// Generates a realistic company from a number: the same number always gives the same company.
import { buyerTypes, categories, supplierTypes, vendorTypes } from '@rigsouq/contract/taxonomy';
import * as data from './company-data.ts';
import { demoId } from './demo-id.ts';

/** Every company joined before this day, so that a run on another day generates the same companies. */
const LAST_DAY = Date.parse('2026-11-01T00:00:00Z');
const DAY = 86_400_000;

export type GeneratedCompany = ReturnType<typeof generateCompany>;

export function generateCompany(number: number) {
  const random = createNumberGenerator(number);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const some = <T>(list: readonly T[], most: number) => [
    ...new Set(Array.from({ length: 1 + random() * most }, () => pick(list))),
  ];
  const weigh = (list: readonly (readonly [string, number])[]) => {
    let left = random() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of list) {
      left -= weight;
      if (left < 0) return value;
    }
    return '';
  };

  const place = random();
  const roles = place < 0.55 ? ['supplier'] : place < 0.9 ? ['buyer'] : ['buyer', 'supplier'];
  const supplies = roles.includes('supplier');
  const country = weigh(data.countryWeights);
  const vendorType = pick(vendorTypes).code;
  const buyerType = pick(buyerTypes).code;
  const trade = pick(data.trades[supplies ? vendorType : buyerType] ?? ['Trading']);
  const name =
    random() < 0.08
      ? `شركة ${pick(data.arabicFirst)} ${pick(data.arabicTrades)}`
      : [pick(data.firstWords), random() < 0.7 && pick(data.middleWords), trade].filter(Boolean).join(' ');
  const age = Math.floor(random() ** 1.5 * 12 * 365 * DAY);
  const equipment = some(categories, 4).map(({ code }) => code);
  const contact = `${pick(data.firstNames)} ${pick(data.familyNames)}`;
  const accountId = demoId(`company ${number}`);
  const userId = demoId(`company user ${number}`);
  const city = weigh(data.cities[country] ?? []);
  const approvedAfter = random() < 0.6 ? random() * 20 * DAY : null;
  // A company that waits for its approval joined recently, because no real company waits for years.
  const joined = LAST_DAY - (approvedAfter === null ? Math.floor(age / 365) : age);
  const at = (milliseconds: number) => new Date(Math.min(milliseconds, LAST_DAY)).toISOString();

  return {
    account: {
      id: accountId,
      roles,
      contact_name: contact,
      company_name: `${name} (Demo)`,
      city,
      country,
      approved_at: approvedAfter === null ? null : at(joined + approvedAfter),
      created_at: at(joined),
    },
    user: {
      id: userId,
      name: contact,
      email: `company${number}@many.demo.rigsouq.test`,
      email_verified: true,
      created_at: at(joined),
      updated_at: at(joined),
    },
    member: { user_id: userId, account_id: accountId, position: 'owner', created_at: at(joined) },
    profile: {
      account_id: accountId,
      phone: `+97150${String(number).padStart(7, '0')}`,
      address: `Demo plot ${1 + Math.floor(random() * 400)}, Industrial Area`,
      company_type: supplies ? weigh(legalForms) : buyerType,
      vendor_type: supplies ? vendorType : null,
      supplier_type: supplies && random() < 0.5 ? pick(supplierTypes).code : null,
      business_email: supplies ? `sales${number}@many.demo.rigsouq.test` : null,
      brands_represented: supplies ? some(data.brands, 3).join(', ') : null,
      years_in_business: supplies ? pick(['1-5', '5-10', '10-20', '20+']) : null,
      inventory_size: supplies ? pick(['1-50', '50-200', '200-500', '500+']) : null,
      description: `A made-up company of the demo: ${trade.toLowerCase()} with ${equipment.join(', ')}.`,
      equipment_types: equipment,
      updated_at: at(joined),
    },
    needs: roles.includes('buyer')
      ? Array.from({ length: Math.floor(random() * 4) }, (_, place) => ({
          id: demoId(`company need ${number} ${place}`),
          account_id: accountId,
          created_by: userId,
          category: pick(categories).code,
          quantity: 1 + Math.floor(random() * 12),
          urgency: pick(['Low', 'Medium', 'High']),
          budget_minor: Math.floor(random() * 40) * 1_000_000,
          created_at: at(joined + random() * 300 * DAY),
        }))
      : [],
    projects: roles.includes('buyer')
      ? Array.from({ length: Math.floor(random() * 3) }, (_, place) => ({
          id: demoId(`company project ${number} ${place}`),
          account_id: accountId,
          created_by: userId,
          name: `${pick(data.projectNames)}, lot ${1 + place}`,
          status: pick(['Active', 'Pending', 'Completed']),
          duration: `${3 + Math.floor(random() * 30)} months`,
          equipment,
          created_at: at(joined + random() * 300 * DAY),
        }))
      : [],
  };
}

const legalForms = [
  ['llc', 70],
  ['soleProprietorship', 12],
  ['corporation', 10],
  ['partnership', 8],
] as const;

/** Returns a generator of random numbers (mulberry32), which gives the same numbers on every machine. */
export function createNumberGenerator(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
