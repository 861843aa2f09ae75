// Adds rentals between the demo accounts in every state, over the months around today. Days are relative to the day of the run; a second
// run changes nothing.
import { createHash } from 'node:crypto';
import { uuidv7 } from '@rigsouq/kernel/ids';
import { dayOf, daysPeriod } from '@rigsouq/kernel/periods';
import { rentalDays } from '@rigsouq/kernel/rental-price';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../src/platform/database/db.ts';
import { addRows } from './add-generated-companies.ts';
import { demoId } from './demo-id.ts';

const DAY_MS = 86_400_000;
const ANSWER_MS = 48 * 3_600_000;

type Status = 'Requested' | 'Confirmed' | 'Rejected' | 'Cancelled' | 'Active' | 'Completed';
type Plan = readonly [from: number, until: number, status: Status];

/** The rentals of each machine, in days from today. Rentals that hold the machine do not overlap. */
const plans: readonly (readonly Plan[])[] = [
  [
    [-131, -112, 'Completed'],
    [-96, -84, 'Completed'],
    [-70, -49, 'Completed'],
    [-38, -30, 'Cancelled'],
    [-33, -12, 'Completed'],
    [-4, 7, 'Active'],
    [12, 26, 'Confirmed'],
  ],
  [
    [-122, -108, 'Completed'],
    [-77, -56, 'Completed'],
    [-41, -27, 'Completed'],
    [-16, -9, 'Rejected'],
    [5, 12, 'Requested'],
  ],
  [
    [-104, -90, 'Completed'],
    [-63, -35, 'Completed'],
    [18, 39, 'Confirmed'],
  ],
];

const buyers = ['buyer@rigsouq.test', 'both@rigsouq.test'] as const;
const suppliers = ['supplier@rigsouq.test', 'both@rigsouq.test'] as const;

export async function addBookings(db: Db): Promise<void> {
  const renter = demoId(`account ${buyers[0]}`);
  const existing = await db.selectFrom('bookings').select('id').where('account_id', '=', renter).limit(1).execute();
  if (existing.length > 0) return;
  await inTransaction(db, async (tx) => {
    for (const email of suppliers) {
      const offers = await rentOffers(tx, demoId(`account ${email}`));
      for (const [at, offer] of offers.entries())
        for (const [nth, plan] of (plans[at] ?? []).entries())
          await addBooking(tx, offer, plan, chooseRenter(email, nth));
    }
  });
}

/** Chooses a renter that is not the supplier itself. */
function chooseRenter(supplier: string, nth: number): string {
  const others = buyers.filter((email) => email !== supplier);
  return others[nth % others.length] ?? buyers[0];
}

function rentOffers(tx: Tx, accountId: string) {
  return tx
    .selectFrom('listings as l')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .select(['l.id', 'l.machine_id', 'l.account_id', 'l.created_by', 'l.currency', 'l.daily_minor', 'm.country'])
    .where('l.account_id', '=', accountId)
    .where('l.type', '=', 'rent')
    .where('l.status', '=', 'active')
    .where('l.daily_minor', 'is not', null)
    .orderBy('l.id')
    .limit(plans.length)
    .execute();
}

type Offer = Awaited<ReturnType<typeof rentOffers>>[number];

async function addBooking(tx: Tx, offer: Offer, [from, until, status]: Plan, renter: string): Promise<void> {
  const now = Date.now();
  const dayIn = (days: number) => dayOf(new Date(now + days * DAY_MS), offer.country);
  const [start, end] = [dayIn(from), dayIn(until)];
  const period = daysPeriod(start, end, offer.country);
  if (!period?.until) throw new Error(`no days from ${start} to ${end}`);
  // The request was made five days before the start, but at least six hours before the run.
  const created = Math.min(period.from.getTime() - 5 * DAY_MS, now - 6 * 3_600_000);
  const id = idAt(created, `booking ${offer.id} ${from}`);
  const rate = Number(offer.daily_minor);
  const returned = status === 'Completed' ? new Date(period.until.getTime() - 14 * 3_600_000) : null;
  const userId = demoId(`user ${renter}`);
  await addRows(tx, 'bookings', [
    {
      id,
      listing_id: offer.id,
      machine_id: offer.machine_id,
      supplier_id: offer.account_id,
      account_id: demoId(`account ${renter}`),
      created_by: userId,
      status,
      reason: reasons[status] ?? null,
      rental_period: 'daily',
      start_day: start,
      end_day: end,
      starts_at: period.from,
      ends_at: period.until,
      delivery_address: 'Demo site, Industrial Area 4',
      project_type: from % 2 ? 'construction' : 'excavation',
      special_requirements: 'With an operator',
      currency: offer.currency,
      rate_minor: rate,
      cost_minor: (rentalDays(start, end) ?? 1) * rate,
      lapses_at: new Date(created + ANSWER_MS),
      returned_at: returned,
      created_at: new Date(created),
      updated_at: returned ?? new Date(created),
    },
  ]);
  await addSteps(tx, id, status, { created, from: period.from, returned, userId, supplier: offer.created_by });
  if (status === 'Rejected' || status === 'Cancelled') return;
  await sql`insert into reservations (id, machine_id, period, kind, reference_id, created_by) values (${idAt(created, `promise ${id}`)},
    ${offer.machine_id}, tstzrange(${period.from}, ${returned ?? period.until}), 'rental', ${id}, ${userId})`.execute(
    tx,
  );
  if (status === 'Active')
    await tx.updateTable('listings').set({ status: 'rented' }).where('id', '=', offer.id).execute();
}

const reasons: Partial<Record<Status, string>> = {
  Rejected: 'In the workshop that week',
  Cancelled: 'The slab is poured later',
};

type Times = { created: number; from: Date; returned: Date | null; userId: string; supplier: string };

/** Adds the steps that led to this status, in the order of time. */
async function addSteps(tx: Tx, bookingId: string, status: Status, times: Times): Promise<void> {
  const answered = new Date(times.created + 4 * 3_600_000);
  const all = [
    { act: 'request', side: 'buyer', status: 'Requested', at: new Date(times.created) },
    { act: 'confirm', side: 'supplier', status: 'Confirmed', at: answered },
    { act: 'begin', side: 'clock', status: 'Active', at: times.from },
    { act: 'return', side: 'supplier', status: 'Completed', at: times.returned ?? times.from },
  ];
  const ends = {
    Rejected: { act: 'reject', side: 'supplier', status: 'Rejected', at: answered },
    Cancelled: { act: 'cancel', side: 'buyer', status: 'Cancelled', at: answered },
  };
  const taken =
    status === 'Rejected' || status === 'Cancelled'
      ? [...all.slice(0, 1), ends[status]]
      : all.slice(0, all.findIndex((step) => step.status === status) + 1);
  await addRows(
    tx,
    'booking_steps',
    taken.map(({ at, ...step }) => ({
      id: idAt(at.getTime(), `step ${bookingId} ${step.act}`),
      booking_id: bookingId,
      ...step,
      user_id: { buyer: times.userId, supplier: times.supplier, clock: null }[step.side] ?? null,
      facts: {},
      created_at: at,
    })),
  );
}

/** Returns an id in the order of time, as lists need it, that is always the same for a time and a name. */
function idAt(time: number, name: string): string {
  return uuidv7(time, createHash('sha256').update(`rigsouq demo ${name}`).digest().subarray(0, 10));
}
