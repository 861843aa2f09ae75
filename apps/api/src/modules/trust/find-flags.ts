// Checks changed serial numbers, changed prices and new bidders once each, and reports suspicious ones to the operators.
import { majorOf } from '@rigsouq/contract/money';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { isSudden, PRICE_DAYS } from './flag-rules.ts';
import { addReport, openCase } from './reports.store.ts';
import { findFlags } from './trust.jobs.ts';

const BATCH_SIZE = 100;

export function findFlagsJob({ db }: { db: Db }): JobHandler {
  return handle(
    findFlags,
    async () => {
      for (const checkBatch of [checkSerials, checkPrices, checkBidders]) {
        let more = true;
        while (more) more = await inTransaction(db, checkBatch);
      }
    },
    { every: '*/5 * * * *' },
  );
}

type Listing = { listing_id: string | null; account_id: string; title: string; description: string };
type Serial = Listing & { serial: string; other: string | null };

/** Flags a serial number that two companies use, because only one of them can have the machine. Returns false when none is left to check. */
async function checkSerials(tx: Tx): Promise<boolean> {
  const { rows } = await sql<Serial>`
    with due as (
      select machine_id from machine_serials where checked_at is null order by machine_id limit ${BATCH_SIZE}
      for update skip locked
    ), seen as (
      update machine_serials s set checked_at = now() from due where s.machine_id = due.machine_id
      returning s.machine_id, s.account_id, s.serial
    )
    select s.serial, s.account_id, l.id as listing_id, l.title, l.description, other.name as other
    from seen s
    left join lateral (select id, title, description from listings where machine_id = s.machine_id
      order by id desc limit 1) l on true
    left join lateral (select coalesce(nullif(a.company_name, ''), a.contact_name) as name
      from machine_serials o join accounts a on a.id = o.account_id
      where o.serial = s.serial and o.account_id <> s.account_id limit 1) other on true`.execute(tx);
  for (const row of rows)
    if (row.other) await flag(tx, row, 'duplicate-serial', { serial: row.serial, other: row.other });
  return rows.length > 0;
}

type Price = Listing & {
  before_usd: number;
  after_usd: number;
  before_currency: string;
  before_minor: string;
  after_currency: string;
  after_minor: string;
};

/** Flags sudden price changes. It compares with the oldest price of the last days, in dollars, so that a fall in small steps is found too. */
async function checkPrices(tx: Tx): Promise<boolean> {
  const usd = (currency: string, minor: string) => sql`usd_cents(${sql.ref(currency)}, ${sql.ref(minor)},
    (select r.usd from exchange_rates r where r.currency = ${sql.ref(currency)} order by r.since desc limit 1))::float8`;
  const { rows } = await sql<Price>`
    with due as (
      select id from price_changes where checked_at is null order by id limit ${BATCH_SIZE} for update skip locked
    ), seen as (
      update price_changes p set checked_at = now() from due where p.id = due.id
      returning p.listing_id, p.at, p.after_currency, p.after_minor
    )
    select l.id as listing_id, l.account_id, l.title, l.description, first.before_currency, first.before_minor,
      s.after_currency, s.after_minor, ${usd('first.before_currency', 'first.before_minor')} as before_usd,
      ${usd('s.after_currency', 's.after_minor')} as after_usd
    from seen s
    join listings l on l.id = s.listing_id
    cross join lateral (select p.before_currency, p.before_minor from price_changes p
      where p.listing_id = s.listing_id and p.at <= s.at and p.at > s.at - ${PRICE_DAYS} * interval '1 day'
      order by p.at, p.id limit 1) first`.execute(tx);
  for (const row of rows)
    if (isSudden(row.before_usd, row.after_usd)) {
      const before = formatPrice(row.before_currency, row.before_minor);
      const after = formatPrice(row.after_currency, row.after_minor);
      await flag(tx, row, 'price-change', { change: `${before} → ${after}` });
    }
  return rows.length > 0;
}

type Bidder = { account_id: string; name: string; lot: string; seller: string; shared: string };

/** Flags bidders with the phone, licence or tax number of the seller, who may be the seller driving up the price. */
async function checkBidders(tx: Tx): Promise<boolean> {
  const { rows } = await sql<Bidder>`
    with due as (
      select lot_id, account_id from lot_bidders where checked_at is null order by lot_id, account_id limit ${BATCH_SIZE}
      for update skip locked
    ), seen as (
      update lot_bidders b set checked_at = now() from due where b.lot_id = due.lot_id and b.account_id = due.account_id
      returning b.lot_id, b.account_id
    )
    select s.account_id, coalesce(nullif(a.company_name, ''), a.contact_name) as name, c.title as lot,
      coalesce(nullif(o.company_name, ''), o.contact_name) as seller,
      concat_ws(' · ', case when length(mine.phone) >= 7 and mine.phone = theirs.phone then p.phone end,
        case when lower(p.business_license) = lower(q.business_license) then p.business_license end,
        case when lower(p.tax_id) = lower(q.tax_id) then p.tax_id end) as shared
    from seen s
    join lots l on l.id = s.lot_id
    join consignments c on c.id = s.lot_id
    join accounts a on a.id = s.account_id
    join accounts o on o.id = l.account_id
    left join company_profiles p on p.account_id = a.id
    left join company_profiles q on q.account_id = o.id
    cross join lateral (select regexp_replace(p.phone, '\\D', '', 'g') as phone) mine
    cross join lateral (select regexp_replace(q.phone, '\\D', '', 'g') as phone) theirs`.execute(tx);
  for (const { account_id: id, name, lot, seller, shared } of rows)
    if (shared) {
      const caseId = await openCase(tx, { kind: 'account', id, accountId: id, title: name, excerpt: '' });
      await addReport(tx, { caseId, by: null, reason: 'bidder-like-seller', facts: { lot, seller, shared } });
    }
  return rows.length > 0;
}

const formatPrice = (currency: string, minor: string) =>
  `${currency} ${majorOf(minor, currency).toLocaleString('en-US')}`;

/** Reports a listing. A machine without a listing is not reported, because there is nothing to take down. */
async function flag(tx: Tx, row: Listing, reason: string, facts: Record<string, string>): Promise<void> {
  if (!row.listing_id) return;
  const { account_id: accountId, title, description: excerpt } = row;
  const caseId = await openCase(tx, { kind: 'listing', id: row.listing_id, accountId, title, excerpt });
  await addReport(tx, { caseId, by: null, reason, facts });
}
