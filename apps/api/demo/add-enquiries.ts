// Adds enquiries of the demo buyer to the demo supplier: a quote and an inspection in each of their states. All of it is made up.
import { components } from '@rigsouq/contract/enquiries/inspections';
import { type Db, inTransaction } from '../src/platform/database/db.ts';
import { addRows } from './add-generated-companies.ts';
import { demoId } from './demo-id.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Step = readonly [act: string, side: 'buyer' | 'supplier' | 'clock', status: string, facts?: object | undefined];

const terms = { note: 'Delivered in the UAE, tested before loading (Demo)' };
const quoteRequest: Step = ['request', 'buyer', 'Requested', { note: 'Is delivery to Duqm included? (Demo)' }];
const quoted: Step = ['quote', 'supplier', 'Quoted', terms];

const quotes: readonly { status: string; daysAgo: number; validDays: number | null; steps: readonly Step[] }[] = [
  { status: 'Requested', daysAgo: 0.2, validDays: null, steps: [quoteRequest] },
  { status: 'Quoted', daysAgo: 2, validDays: 21, steps: [quoteRequest, quoted] },
  {
    status: 'Accepted',
    daysAgo: 9,
    validDays: 5,
    steps: [quoteRequest, quoted, ['accept', 'buyer', 'Accepted', terms]],
  },
  {
    status: 'Rejected',
    daysAgo: 14,
    validDays: null,
    steps: [quoteRequest, ['decline', 'supplier', 'Rejected', { note: 'Sold this morning (Demo)' }]],
  },
  { status: 'Expired', daysAgo: 40, validDays: -20, steps: [quoteRequest, quoted, ['expire', 'clock', 'Expired']] },
];

const visitRequest: Step = ['request', 'buyer', 'Requested', { note: 'We come with our own mechanic (Demo)' }];
const confirmed: Step = ['confirm', 'supplier', 'Confirmed'];
const counterProposal: Step = ['propose', 'supplier', 'Requested', { note: 'The yard is closed that day (Demo)' }];

const inspections: readonly { status: string; by: 'buyer' | 'supplier'; inDays: number; steps: readonly Step[] }[] = [
  { status: 'Requested', by: 'buyer', inDays: 4, steps: [visitRequest] },
  { status: 'Requested', by: 'supplier', inDays: 6, steps: [visitRequest, counterProposal] },
  { status: 'Confirmed', by: 'buyer', inDays: 2, steps: [visitRequest, confirmed] },
  { status: 'Cancelled', by: 'buyer', inDays: -3, steps: [visitRequest, ['cancel', 'buyer', 'Cancelled']] },
  {
    status: 'Completed',
    by: 'buyer',
    inDays: -8,
    steps: [visitRequest, confirmed, ['complete', 'supplier', 'Completed']],
  },
];

const report = {
  ratings: Object.fromEntries(components.map(({ code }) => [code, code === 'undercarriage' ? 'fair' : 'good'])),
  notes: { undercarriage: 'About half worn, all links tight (Demo)' },
  hours: 5_120,
  remark: 'Started cold, ran for half an hour under load, no smoke and no leaks. A made-up report for the demo.',
};

export async function addEnquiries(db: Db): Promise<void> {
  const buyer = { account: demoId('account buyer@rigsouq.test'), user: demoId('user buyer@rigsouq.test') };
  const supplier = { account: demoId('account supplier@rigsouq.test'), user: demoId('user supplier@rigsouq.test') };
  const listings = await db
    .selectFrom('listings')
    .select(['id', 'price_minor', 'currency'])
    .where('account_id', '=', supplier.account)
    .where('status', '=', 'active')
    .where('type', '=', 'sell')
    .orderBy('id')
    .limit(5)
    .execute();
  const now = Date.now();
  // The quoted price is a little below the price of the listing, in whole thousands.
  const priceOf = (at: number) => {
    const { price_minor, currency = 'USD' } = listings[at % listings.length] ?? {};
    return { price: Math.round((Number(price_minor) * 0.96) / 100_000) * 100_000, currency };
  };
  // Meetings are at half past nine in the morning, Gulf time.
  const morning = (days: number) => new Date(Math.floor((now + days * DAY) / DAY) * DAY + 5.5 * HOUR);
  const base = (id: string, at: number, created: Date) => ({
    id,
    listing_id: listings[at % listings.length]?.id,
    account_id: buyer.account,
    created_by: buyer.user,
    supplier_id: supplier.account,
    created_at: created,
    updated_at: created,
  });
  const stepsOf = (subject: string, from: Date, steps: readonly Step[], meeting?: Date) =>
    steps.map(([act, side, status, facts = {}], place) => ({
      id: demoId(`step ${place} of ${subject}`),
      subject_id: subject,
      act,
      side,
      status,
      facts: { ...facts, ...(meeting && { meeting }) },
      user_id: side === 'clock' ? null : side === 'buyer' ? buyer.user : supplier.user,
      created_at: new Date(Math.min(now, from.getTime() + place * 3 * HOUR)),
    }));

  await inTransaction(db, async (tx) => {
    for (const [at, { status, daysAgo, validDays, steps }] of quotes.entries()) {
      const id = demoId(`quote ${at}`);
      const created = new Date(now - daysAgo * DAY);
      const { price, currency } = priceOf(at);
      const offered = validDays !== null && {
        price_minor: price,
        currency,
        valid_until: new Date(morning(validDays).getTime() - 5.5 * HOUR + 20 * HOUR),
      };
      await addRows(tx, 'quotes', [
        { ...base(id, at, created), status, note: 'Is delivery to Duqm included? (Demo)', ...offered },
      ]);
      const priced = steps.map(([act, side, newStatus, facts]): Step => {
        return [
          act,
          side,
          newStatus,
          facts && act !== 'request' && act !== 'decline' ? { ...facts, price, currency } : facts,
        ];
      });
      await addRows(tx, 'enquiry_steps', stepsOf(id, created, priced));
    }
    for (const [at, { status, by, inDays, steps }] of inspections.entries()) {
      const id = demoId(`inspection ${at}`);
      const meets_at = morning(inDays);
      const created = new Date(Math.min(now, meets_at.getTime()) - 3 * DAY);
      const done = status === 'Completed' && { report, completed_at: new Date(meets_at.getTime() + 2 * HOUR) };
      const notes = 'We come with our own mechanic (Demo)';
      await addRows(tx, 'inspections', [
        { ...base(id, at, created), status, meets_at, proposed_by: by, notes, ...done },
      ]);
      await addRows(tx, 'enquiry_steps', stepsOf(id, created, steps, meets_at));
    }
  });
}
