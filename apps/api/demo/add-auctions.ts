// Auctions in every state around the hour of the run. Bids are ruled on and chained as real ones are, so that every log proves. A second
// run finds them there and changes nothing.
import { createHash } from 'node:crypto';
import { uuidv7 } from '@rigsouq/kernel/ids';
import { dayOf } from '@rigsouq/kernel/periods';
import { insertConsignment, type PastBid, writeHistory } from '../src/modules/auctions/index.ts';
import { promiseMachine } from '../src/modules/machines/index.ts';
import { type Db, inTransaction, type Tx } from '../src/platform/db.ts';
import type { Storage } from '../src/platform/storage.ts';
import { addRows } from './add-generated.ts';
import { BOTH, BUYER, type DemoLot, demoLimits, demoLots, demoWatches, SUPPLIER } from './auction-lots.ts';
import { demoCompanies } from './companies.ts';
import { demoId } from './demo-id.ts';
import { diceFrom } from './dice.ts';
import { type GeneratedListing, generateListing } from './generated-listings.ts';
import { type Photo, readPictures } from './pictures.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Numbers of the machines, behind those of the listings. */
const FIRST = 60_000;

const person = (email: string) => ({ accountId: demoId(`account ${email}`), userId: demoId(`user ${email}`) });
const OPERATOR = person('admin@rigsouq.test').userId;

export async function addAuctions(db: Db, storage: Storage): Promise<number> {
  const { accountId } = person(SUPPLIER);
  const there = await db.selectFrom('lots').select('id').where('account_id', '=', accountId).limit(1).execute();
  if (there.length > 0) return 0;
  const now = Date.now();
  const machines = machinesFor(demoLots);
  const { photograph } = await readPictures();
  const photos: Photo[] = [];
  for (const machine of machines) photos.push(...(await photograph(machine, storage)));
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
      const { accountId: account_id, userId: user_id } = person(email);
      const lots = places.map((place) => ids[place]);
      await add(
        'watches',
        lots.map((lot_id) => ({ account_id, lot_id, user_id, created_at: new Date(now - DAY_MS) })),
      );
    }
  });
  return demoLots.length;
}

/** The first machine of the demo's own kind for each lot, each once. */
function machinesFor(lots: readonly DemoLot[]): GeneratedListing[] {
  let number = FIRST;
  return lots.map(({ picture, seller }) => {
    const country = demoCompanies.find(({ email }) => email === seller)?.country ?? 'ae';
    for (;;) {
      const made = generateListing(number++, { ...person(seller), country }, { pictured: true });
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
  const { accountId, userId } = person(lot.seller);
  const [nearest] = [3, 5, 7, 10].toSorted((one, two) => off(one) - off(two));
  function off(days: number): number {
    return Math.abs(days * DAY_MS - (endsAt - startsAt));
  }
  await insertConsignment(
    tx,
    {
      ...{ id, machine_id: machine.id, account_id: accountId, created_by: userId },
      ...{ title: `${machine.brand} ${machine.model} ${machine.year}`, description: listing.description },
      ...{ contact_name: 'Demo Contact', contact_email: lot.seller, contact_phone: '+971500000000' },
      ...{ wanted_day: dayOf(new Date(startsAt)), duration_days: nearest as number, created_at: new Date(created) },
    },
    { kind: lot.kind, reserve: lot.reserve },
  );
  if (lot.state === 'pending') return id;
  const dates = { starts_at: new Date(startsAt), first_ends_at: new Date(endsAt), ends_at: new Date(endsAt) };
  const start = Math.round(lot.reserve / 4 / 500) * 500;
  await tx
    .updateTable('lots')
    .set({
      ...{ state: lot.state === 'scheduled' ? 'scheduled' : 'live', start_price: start, estimate: lot.estimate },
      ...{ ...dates, ending_told: lot.state !== 'scheduled' && lot.ends < 60, decided_by: OPERATOR },
      ...(lot.state === 'cancelled' && { reason: 'The owner has sold it elsewhere' }),
    })
    .where('id', '=', id)
    .execute();
  const bids = bidsFor(lot, start, [startsAt, Math.min(endsAt, now)], at);
  const end = { ended: 'close', cancelled: 'cancel' } as const;
  const act = end[lot.state as keyof typeof end];
  // It was called off before its end.
  const over = act && { act, at: act === 'cancel' ? endsAt - DAY_MS / 4 : endsAt };
  await writeHistory(tx, id, { openedAt: created + DAY_MS, bids, ...(over && { end: over }) });
  await settle(tx, id, startsAt, now);
  return id;
}

/** Rising offers: each goes beyond the highest maximum before it. In a sealed lot everybody says one amount. */
function bidsFor(lot: DemoLot, start: number, [from, until]: readonly [number, number], at: number): PastBid[] {
  const dice = diceFrom(9_000_000 + at);
  const { bidders, reserve, reach, kind } = lot;
  const top = Math.max(start + 1_000, reserve * reach);
  // One that was called off had its bids before that.
  const length = (until - from) * (lot.state === 'cancelled' ? 0.6 : 1);
  return bidders.map((email, place) => {
    const share = (place + 1) / bidders.length;
    const step = (top - start) / bidders.length;
    const round = (amount: number) => Math.round(amount / 50) * 50;
    const offer = round(start + step * (place + (kind === 'sealed' ? dice.between(0.2, 1) : 0.7)));
    const late = lot.state === 'ended' && kind === 'online' && share === 1;
    const moment = late ? until - 2 * MINUTE_MS : from + length * (share - dice.between(0.05, 0.6) / bidders.length);
    const max = kind === 'online' ? { max: round(start + step * (place + 1)) } : {};
    return { ...person(email), offer, ...max, at: Math.floor(moment) };
  });
}

/** What is open or sold holds its machine; what is sold is to be paid. */
async function settle(tx: Tx, id: string, startsAt: number, now: number): Promise<void> {
  const lot = await tx.selectFrom('lots').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (lot.state === 'passed' || lot.state === 'cancelled') return;
  const period = { from: new Date(startsAt), until: null };
  await promiseMachine(tx, {
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
      ...{ id: settlementId, lot_id: id, attempt: 1, account_id: lot.leader_id, price: lot.price },
      ...{ state: paid ? 'paid' : 'awaiting_payment', due_at: new Date(closed + 5 * DAY_MS) },
      ...{ created_at: lot.closed_at, updated_at: lot.closed_at },
    },
  ]);
  await addRows(
    tx,
    'settlement_steps',
    steps.map(({ at, ...step }) => ({
      ...{ id: idAt(at, `${step.act} ${id}`), settlement_id: settlementId, ...step },
      ...{ user_id: step.side === 'operator' ? OPERATOR : null, created_at: new Date(at) },
    })),
  );
}

/** Who has been given a higher limit, who waits for one, and who was refused. */
async function addLimits(tx: Tx, now: number): Promise<void> {
  await addRows(
    tx,
    'bidders',
    Object.entries(demoLimits).map(([email, bid_limit]) => ({
      ...{ account_id: person(email).accountId, bid_limit, exposure: 0 },
    })),
  );
  const registration = (email: string, days: number, over: object) => ({
    ...{ id: idAt(now - days * DAY_MS, `registration ${email}`), account_id: null, user_id: null, email },
    ...{ first_name: 'Demo', last_name: 'Bidder', phone: '+971500000000', company: null, country: 'ae' },
    ...{ account_type: 'business', language: 'en', state: 'pending', bid_limit: null },
    ...{ decided_by: null, decided_at: null, created_at: new Date(now - days * DAY_MS) },
    ...over,
  });
  const of = (email: string) => {
    const { accountId: account_id, userId: user_id } = person(email);
    return { account_id, user_id, company: demoCompanies.find((one) => one.email === email)?.companyName ?? null };
  };
  await addRows(tx, 'bidder_registrations', [
    registration(BUYER, 30, {
      ...of(BUYER),
      ...{
        state: 'approved',
        bid_limit: demoLimits[BUYER],
        decided_by: OPERATOR,
        decided_at: new Date(now - 29 * DAY_MS),
      },
    }),
    registration(BOTH, 2, of(BOTH)),
    registration('visitor@demo.rigsouq.test', 1, {
      account_type: 'dealer',
      company: 'Visitor Trading (Demo)',
      country: 'om',
    }),
  ]);
}

/** In the order of time, as the lists are, and always the same for a name. */
function idAt(time: number, name: string): string {
  return uuidv7(Math.floor(time), createHash('sha256').update(`rigsouq demo ${name}`).digest().subarray(0, 10));
}
