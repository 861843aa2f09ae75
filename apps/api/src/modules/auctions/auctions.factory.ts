// Creates lots, bidders and bids in any state for tests, written directly to the database.
import { consign } from '@rigsouq/contract/auctions/consignments';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { dayOf } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import type { TestApi } from '../../../test/harness.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { insertMachine, reserveMachine, setPhotos } from '../machines/index.ts';
import type { BiddingRules, LotKind } from './bidding/bidding-rules.ts';
import { insertConsignment } from './consignments/consignments.store.ts';
import { type PastBid, writeLotHistory } from './log/write-lot-history.ts';
import { advanceLots } from './lots/lot-scheduler.ts';
import type { LotState } from './lots/lot-state.ts';

const MINUTE_MS = 60_000;
type Member = { accountId: string; userId: string };
type LotBid = { by: Member; offer: number; max?: number /** Minutes from now. */; at?: number };

type Options = {
  seller?: Member;
  kind?: LotKind;
  /** 'scheduled' starts in an hour, 'live' started an hour ago, 'ended' ended an hour ago. Bids and reserve decide between sold and passed. */
  state?: 'pending' | 'rejected' | 'scheduled' | 'live' | 'ended' | 'cancelled';
  reserve?: number;
  startPrice?: number;
  estimate?: number | null;
  title?: string;
  category?: string;
  /** Minutes from now. */
  startsIn?: number;
  endsIn?: number;
  /** The rules that the lot is opened under, instead of the current ones. */
  rules?: BiddingRules;
  /** The bids in the log, one second apart from the start unless `at` is given. */
  bids?: readonly LotBid[];
};

/** A version 2 of the rules, which the product does not have: higher increments, a later soft close and fewer extensions. */
export const otherRules: BiddingRules = {
  version: 2,
  increments: [
    [0, 500],
    [10_000, 2_000],
  ],
  softCloseMinutes: { online: 2, live: 1, sealed: 0 },
  maxExtensionMinutes: 10,
};

/** Creates a lot with its own seller and a log that verifies. */
export async function aLot(db: Db, options: Options = {}) {
  const { kind = 'online', state = 'live', reserve = 10_000, startPrice = 100, estimate = null } = options;
  const { accountId, userId } = options.seller ?? (await anAccount(db, { roles: ['supplier'] }));
  const [id, machineId] = [newId(), newId()];
  const { now } = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow();
  const inMinutes = (minutes: number) => now.getTime() + Math.round(minutes * MINUTE_MS);
  const title = options.title ?? 'Caterpillar 320 2021';
  await inTransaction(db, async (tx) => {
    const owner = { account_id: accountId, created_by: userId };
    await insertMachine(tx, {
      id: machineId,
      ...owner,
      category: options.category ?? 'excavators',
      brand: 'Caterpillar',
      model: '320',
      year: 2021,
      hours: 3400,
      serial_number: 'CAT0320X',
      condition: 'good',
      location: 'Jebel Ali, Dubai',
    });
    const contact = { contact_name: 'Huda Saleh', contact_email: 'huda@seller.test', contact_phone: '+971501234567' };
    const wanted = { wanted_day: dayOf(now), duration_days: 5 };
    const consignment = {
      id,
      machine_id: machineId,
      ...owner,
      title,
      description: 'One owner.',
      ...contact,
      ...wanted,
    };
    await insertConsignment(tx, consignment, { kind, reserve });
    if (state === 'pending') return;
    if (state === 'rejected') {
      await tx.updateTable('lots').set({ state, reason: 'The photos are missing' }).where('id', '=', id).execute();
      return;
    }
    const ended = state === 'ended' || state === 'cancelled';
    const startsAt = inMinutes(options.startsIn ?? (state === 'scheduled' ? 60 : ended ? -120 : -60));
    const endsAt = inMinutes(options.endsIn ?? (ended ? -60 : state === 'scheduled' ? 24 * 60 : 60));
    const dates = { starts_at: new Date(startsAt), first_ends_at: new Date(endsAt), ends_at: new Date(endsAt) };
    const open: LotState = state === 'scheduled' ? 'scheduled' : 'live';
    await tx
      .updateTable('lots')
      .set({ state: open, start_price: startPrice, estimate, ...dates })
      .where('id', '=', id)
      .execute();
    const bids = (options.bids ?? []).map(
      ({ by, offer, max, at }, place): PastBid => ({
        accountId: by.accountId,
        userId: by.userId,
        offer,
        ...(max !== undefined && { max }),
        at: at === undefined ? startsAt + 1_000 * (place + 1) : inMinutes(at),
      }),
    );
    const end = ended ? { act: state === 'ended' ? ('close' as const) : ('cancel' as const), at: endsAt } : undefined;
    const openedAt = Math.min(startsAt, now.getTime()) - MINUTE_MS;
    const { rules } = options;
    await writeLotHistory(tx, id, { openedAt, ...(rules && { rules }), bids, ...(end && { end }) });
    const { state: finalState } = await tx
      .selectFrom('lots')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (finalState === 'passed' || finalState === 'cancelled') return;
    const period = { from: new Date(startsAt), until: null };
    await reserveMachine(tx, {
      machineId,
      period,
      kind: finalState === 'sold' ? 'sold' : 'auction',
      referenceId: id,
      by: userId,
    });
  });
  return { id, machineId, accountId, userId, title };
}

/** Adds a photo to the machine of a lot. */
export async function aLotPhoto(db: Db, lot: Member & { machineId: string }): Promise<void> {
  const id = newId();
  const owner = { account_id: lot.accountId, created_by: lot.userId, original_name: 'crane.jpg', bytes: 10 };
  const picture = { kind: 'image', visibility: 'public', mime: 'image/webp', width: 640, height: 480 };
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('media')
      .values({ id, ...owner, ...picture, content_hash: 'a'.repeat(64), sizes: ['full', 'card', 'thumb'] })
      .execute();
    await setPhotos(tx, lot.machineId, [id]);
  });
}

/** Creates a signed-in account that may bid. `limit` is the bidding limit that an operator has set. */
export async function aBidder(api: TestApi, { limit }: { limit?: number } = {}) {
  const { db } = api.parts;
  const account = await anAccount(db, { roles: ['buyer'] });
  if (limit !== undefined)
    await db.insertInto('bidders').values({ account_id: account.accountId, bid_limit: limit }).execute();
  return { ...account, token: await aSession(api, account.email) };
}

/** Creates a sold lot with a second bidder above the reserve, and returns the id of its settlement. */
/** Creates a registration that waits for the decision of an operator. Returns its id. */
export async function aRegistration(
  db: Db,
  { accountId, userId, email }: { accountId: string; userId: string; email: string },
): Promise<string> {
  await db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', userId).execute();
  const row = {
    id: newId(),
    account_id: accountId,
    user_id: userId,
    email,
    phone: '+971 4 000 0000',
    first_name: 'A',
    last_name: 'B',
    country: 'ae',
    account_type: 'business',
  };
  await db.insertInto('bidder_registrations').values(row).execute();
  return row.id;
}

export async function aSettlement(api: TestApi): Promise<string> {
  const { db, log } = api.parts;
  const [winner, second] = [await aBidder(api), await aBidder(api)];
  const bids = [
    { by: second, offer: 10_000, max: 12_000 },
    { by: winner, offer: 12_250, max: 20_000 },
  ];
  const lot = await aLot(db, { endsIn: -0.01, reserve: 10_000, bids });
  await advanceLots(db, log);
  return (await db.selectFrom('settlements').select('id').where('lot_id', '=', lot.id).executeTakeFirstOrThrow()).id;
}

export function lotRow(db: Db, id: string) {
  return db.selectFrom('lots').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Returns the exposure of an account. */
export async function exposureOf(db: Db, accountId: string): Promise<number> {
  const row = await db.selectFrom('bidders').select('exposure').where('account_id', '=', accountId).executeTakeFirst();
  return Number(row?.exposure ?? 0);
}

/** The body of the consign form: an excavator, starting today. */
export const aConsignForm = () => ({
  manufacturer: 'Caterpillar',
  model: '330',
  year: '2019',
  hours: '6200',
  serialNumber: 'CAT0330X',
  category: 'Excavators',
  condition: 'Good',
  description: 'One owner, serviced on time.',
  location: 'Jebel Ali, Dubai',
  reservePrice: '60000',
  auctionDuration: '5-days',
  startDate: dayOf(new Date()),
  contactName: 'Huda Saleh',
  contactEmail: 'huda@seller.test',
  contactPhone: '+971501234567',
});

export async function aConsignment(api: TestApi, token: string, over: Record<string, unknown> = {}) {
  const body = { ...aConsignForm(), ...over };
  const answer = await api.call(consign, { body, files: {} }, { token });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body._id;
}

/** The terms of an operator's approval: from now, for two days. */
export const someTerms = (startsIn = 0, endsIn = 2 * 24 * 60) => ({
  startDate: new Date(Date.now() + startsIn * MINUTE_MS).toISOString(),
  endDate: new Date(Date.now() + endsIn * MINUTE_MS).toISOString(),
});

export function aBidderForm(over: Record<string, unknown> = {}) {
  return {
    firstName: 'Huda',
    lastName: 'Saleh',
    email: `${newId()}@bidders.test`,
    phone: '+971501234567',
    company: 'Saleh Trading',
    country: 'uae',
    accountType: 'business',
    agreeTerms: true,
    agreePrivacy: true,
    consent: consentFor('bidder-registration'),
    ...over,
  };
}

/**
 * Inserts many lots directly and without logs, so that a page of open lots must be found among many ended ones. Every value follows from
 * the row's number; the newest lots are open.
 */
export async function manyLots(db: Db, seller: Member, { open, ended }: { open: number; ended: number }) {
  await sql`
    with numbered as (
      select n, (lpad(to_hex(n), 8, '0') || left(md5('lot' || n), 24))::uuid as id,
        (lpad(to_hex(n), 8, '0') || left(md5('machine' || n), 24))::uuid as machine_id, n > ${ended}::int as open,
        (array['excavators', 'cranes', 'loaders', 'generators', 'forklifts'])[1 + n * 7 % 11 % 5] as category,
        (array['Caterpillar', 'Volvo', 'Komatsu', 'Liebherr'])[1 + n * 5 % 13 % 4] as brand
      from generate_series(1, ${ended + open}::int) n
    ), machined as (
      insert into machines (id, account_id, created_by, category, brand, model, year, location)
      select machine_id, ${seller.accountId}, ${seller.userId}, category, brand, 'M' || n % 50, 2021, 'Jebel Ali, Dubai' from numbered
    ), consigned as (
      insert into consignments (id, machine_id, account_id, created_by, title, description, contact_name, contact_email, contact_phone,
        wanted_day, duration_days)
      select id, machine_id, ${seller.accountId}, ${seller.userId}, brand || ' M' || n % 50, repeat('One owner, serviced on time. ', 15)
        || 'Number ' || n, 'Huda', 'huda@seller.test', '1', '2026-11-15', 5
      from numbered
    )
    insert into lots (id, account_id, machine_id, kind, state, reserve, starts_at, first_ends_at, ends_at, closed_at)
    select id, ${seller.accountId}, machine_id, (array['online', 'online', 'live', 'sealed'])[1 + n % 4],
      case when not open then 'passed' when n % 10 = 0 then 'scheduled' else 'live' end, 10000,
      at - interval '5 days', at, at, case when not open then at end
    from numbered, lateral (select now() + case when open then case when n % 10 = 0 then 10 else 4 end else -1 end * interval '1 day'
      + n * 7919::bigint % 86400 * interval '1 second' as at) dates`.execute(db);
  for (const table of ['lots', 'consignments', 'machines']) await sql`analyze ${sql.table(table)}`.execute(db);
}
