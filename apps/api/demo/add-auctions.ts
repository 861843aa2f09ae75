// Adds auctions in every state, with times around the time of the run. Bids pass the same rules and are hashed into the same log as real
// ones, so that every log can be verified. A second run changes nothing.
import { createHash } from 'node:crypto';
import { uuidv7 } from '@rigsouq/kernel/ids';
import { dayOf } from '@rigsouq/kernel/periods';
import { insertConsignment, type PastBid, writeLotHistory } from '../src/modules/auctions/index.ts';
import { reserveMachine } from '../src/modules/machines/index.ts';
import { type Db, inTransaction, type Tx } from '../src/platform/database/db.ts';
import type { Storage } from '../src/platform/storage.ts';
import { addRows } from './add-generated-companies.ts';
import { BOTH, BUYER, type DemoLot, demoLimits, demoLots, demoWatches, SUPPLIER } from './auction-lots.ts';
import { demoCompanies } from './companies.ts';
import { demoId } from './demo-id.ts';
import { type GeneratedListing, generateListing } from './generated-listings.ts';
import { type Photo, readPictures } from './pictures.ts';
import { createRandom } from './random.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The numbers of these machines start after those of the listings. */
const FIRST_NUMBER = 60_000;

const idsOf = (email: string) => ({ accountId: demoId(`account ${email}`), userId: demoId(`user ${email}`) });
const OPERATOR = idsOf('admin@rigsouq.test').userId;

export async function addAuctions(db: Db, storage: Storage): Promise<number> {
  const { accountId } = idsOf(SUPPLIER);
  const existing = await db.selectFrom('lots').select('id').where('account_id', '=', accountId).limit(1).execute();
  if (existing.length > 0) return 0;
  const now = Date.now();
  const machines = machinesFor(demoLots);
  const { storePhotos } = await readPictures();
  const photos: Photo[] = [];
  for (const machine of machines) photos.push(...(await storePhotos(machine, storage)));
  await inTransaction(db, async (tx) => {
    const add = (table: string, rows: readonly object[]) => addRows(tx, table, rows);
    await add(
      'machines',
      machines.map(({ machine }, at) => ({ ...machine, condition: demoLots[at]?.condition })),
    );
    await add(
      'media',
      photos.map(({ media }) => media),
    );
    await tx
      .insertInto('machine_photos')
      .values(photos.map(({ photo }) => photo))
      .execute();
    await addLimits(tx, now);
    const ids: string[] = [];
    for (const [at, lot] of demoLots.entries())
      ids.push(await addLot(tx, lot, machines[at] as GeneratedListing, { at, now }));
    for (const [email, places] of Object.entries(demoWatches)) {
      const { accountId: account_id, userId: user_id } = idsOf(email);
      const lots = places.map((place) => ids[place]);
      await add(
        'watches',
        lots.map((lot_id) => ({ account_id, lot_id, user_id, created_at: new Date(now - DAY_MS) })),
      );
    }
  });
  return demoLots.length;
}

/** Finds a generated machine of the right kind for each lot, and uses each machine once. */
function machinesFor(lots: readonly DemoLot[]): GeneratedListing[] {
  let number = FIRST_NUMBER;
  return lots.map(({ picture, seller }) => {
    const country = demoCompanies.find(({ email }) => email === seller)?.country ?? 'ae';
    for (;;) {
      const made = generateListing(number++, { ...idsOf(seller), country }, { pictured: true });
      if (made.picture === picture && made.machine.year < 2026) return made;
    }
  });
}

type Moment = { at: number; now: number };

async function addLot(tx: Tx, lot: DemoLot, { machine, listing }: GeneratedListing, { at, now }: Moment) {
  const inMinutes = (minutes: number) => now + Math.round(minutes) * MINUTE_MS;
  const [startsAt, endsAt] = [inMinutes(lot.starts), inMinutes(lot.ends)];
  const created = Math.min(startsAt, now) - 2 * DAY_MS - at * MINUTE_MS;
  const id = idAt(created, `lot ${at}`);
  const { accountId, userId } = idsOf(lot.seller);
  const [nearest] = [3, 5, 7, 10].toSorted((one, two) => differenceTo(one) - differenceTo(two));
  function differenceTo(days: number): number {
    return Math.abs(days * DAY_MS - (endsAt - startsAt));
  }
  await insertConsignment(
    tx,
    {
      id,
      machine_id: machine.id,
      account_id: accountId,
      created_by: userId,
      title: `${machine.brand} ${machine.model} ${machine.year}`,
      description: listing.description,
      contact_name: 'Demo Contact',
      contact_email: lot.seller,
      contact_phone: '+971500000000',
      wanted_day: dayOf(new Date(startsAt)),
      duration_days: nearest as number,
      created_at: new Date(created),
    },
    { kind: lot.kind, reserve: lot.reserve },
  );
  if (lot.state === 'pending') return id;
  const dates = { starts_at: new Date(startsAt), first_ends_at: new Date(endsAt), ends_at: new Date(endsAt) };
  const start = Math.round(lot.reserve / 4 / 500) * 500;
  await tx
    .updateTable('lots')
    .set({
      state: lot.state === 'scheduled' ? 'scheduled' : 'live',
      start_price: start,
      estimate: lot.estimate,
      ...dates,
      ending_told: lot.state !== 'scheduled' && lot.ends < 60,
      decided_by: OPERATOR,
      ...(lot.state === 'cancelled' && { reason: 'The owner has sold it elsewhere' }),
    })
    .where('id', '=', id)
    .execute();
  const bids = bidsFor(lot, start, [startsAt, Math.min(endsAt, now)], at);
  const lastActs = { ended: 'close', cancelled: 'cancel' } as const;
  const act = lastActs[lot.state as keyof typeof lastActs];
  // A cancelled lot was cancelled six hours before its end.
  const end = act && { act, at: act === 'cancel' ? endsAt - DAY_MS / 4 : endsAt };
  await writeLotHistory(tx, id, { openedAt: created + DAY_MS, bids, ...(end && { end }) });
  await settle(tx, id, startsAt, now);
  return id;
}

/** Returns rising bids: each is above the highest maximum before it. In a sealed lot every bid is a single amount. */
function bidsFor(lot: DemoLot, start: number, [from, until]: readonly [number, number], at: number): PastBid[] {
  const random = createRandom(9_000_000 + at);
  const { bidders, reserve, reach, kind } = lot;
  const top = Math.max(start + 1_000, reserve * reach);
  // The bids of a cancelled lot came before it was cancelled.
  const length = (until - from) * (lot.state === 'cancelled' ? 0.6 : 1);
  return bidders.map((email, place) => {
    const share = (place + 1) / bidders.length;
    const step = (top - start) / bidders.length;
    const round = (amount: number) => Math.round(amount / 50) * 50;
    const offer = round(start + step * (place + (kind === 'sealed' ? random.between(0.2, 1) : 0.7)));
    const late = lot.state === 'ended' && kind === 'online' && share === 1;
    const moment = late ? until - 2 * MINUTE_MS : from + length * (share - random.between(0.05, 0.6) / bidders.length);
    const max = kind === 'online' ? { max: round(start + step * (place + 1)) } : {};
    return { ...idsOf(email), offer, ...max, at: Math.floor(moment) };
  });
}

/** Reserves the machine of a lot that is open or sold, and adds the settlement of a sold lot. */
async function settle(tx: Tx, id: string, startsAt: number, now: number): Promise<void> {
  const lot = await tx.selectFrom('lots').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (lot.state === 'passed' || lot.state === 'cancelled') return;
  const period = { from: new Date(startsAt), until: null };
  await reserveMachine(tx, {
    machineId: lot.machine_id,
    period,
    kind: lot.state === 'sold' ? 'sold' : 'auction',
    referenceId: id,
    by: OPERATOR,
  });
  if (lot.state !== 'sold' || !lot.closed_at) return;
  const closed = lot.closed_at.getTime();
  const settlementId = idAt(closed, `settlement ${id}`);
  const paid = lot.kind === 'sealed';
  const steps = [
    { act: 'win', side: 'clock', state: 'awaiting_payment', at: closed },
    { act: 'paid', side: 'operator', state: 'paid', at: now - DAY_MS / 2 },
  ].slice(0, paid ? 2 : 1);
  await addRows(tx, 'settlements', [
    {
      id: settlementId,
      lot_id: id,
      attempt: 1,
      account_id: lot.leader_id,
      price: lot.price,
      state: paid ? 'paid' : 'awaiting_payment',
      due_at: new Date(closed + 5 * DAY_MS),
      created_at: lot.closed_at,
      updated_at: lot.closed_at,
    },
  ]);
  await addRows(
    tx,
    'settlement_steps',
    steps.map(({ at, ...step }) => ({
      id: idAt(at, `${step.act} ${id}`),
      settlement_id: settlementId,
      ...step,
      user_id: step.side === 'operator' ? OPERATOR : null,
      created_at: new Date(at),
    })),
  );
}

/** Adds bid limits and bidder registrations: one that was approved and two that wait for a decision. */
async function addLimits(tx: Tx, now: number): Promise<void> {
  await addRows(
    tx,
    'bidders',
    Object.entries(demoLimits).map(([email, bid_limit]) => ({
      account_id: idsOf(email).accountId,
      bid_limit,
      exposure: 0,
    })),
  );
  const registration = (email: string, days: number, over: object) => ({
    id: idAt(now - days * DAY_MS, `registration ${email}`),
    account_id: null,
    user_id: null,
    email,
    first_name: 'Demo',
    last_name: 'Bidder',
    phone: '+971500000000',
    company: null,
    country: 'ae',
    account_type: 'business',
    language: 'en',
    state: 'pending',
    bid_limit: null,
    decided_by: null,
    decided_at: null,
    created_at: new Date(now - days * DAY_MS),
    ...over,
  });
  const bidderOf = (email: string) => {
    const { accountId: account_id, userId: user_id } = idsOf(email);
    return { account_id, user_id, company: demoCompanies.find((one) => one.email === email)?.companyName ?? null };
  };
  await addRows(tx, 'bidder_registrations', [
    registration(BUYER, 30, {
      ...bidderOf(BUYER),
      state: 'approved',
      bid_limit: demoLimits[BUYER],
      decided_by: OPERATOR,
      decided_at: new Date(now - 29 * DAY_MS),
    }),
    registration(BOTH, 2, bidderOf(BOTH)),
    registration('visitor@demo.rigsouq.test', 1, {
      account_type: 'dealer',
      company: 'Visitor Trading (Demo)',
      country: 'om',
    }),
  ]);
}

/** Returns an id in the order of time, as lists need it, that is always the same for a time and a name. */
function idAt(time: number, name: string): string {
  return uuidv7(Math.floor(time), createHash('sha256').update(`rigsouq demo ${name}`).digest().subarray(0, 10));
}
