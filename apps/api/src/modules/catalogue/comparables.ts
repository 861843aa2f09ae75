// Compares the price of a listing with similar offers. It reads a bounded number of offers nearest in year, older and younger, from the
// index of the category. If enough of them have the same maker or model, only those count.

import { COMPARABLES_MIN, type comparables } from '@rigsouq/contract/catalogue/machine-page';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';
import { findListing } from './catalogue.queries.ts';
import { isPublic, type ListingType } from './listing-state.ts';
import { StatementValues } from './search/search-conditions.ts';
import type { RunStatement, Statement } from './search/search-statements.ts';
import { brandKey } from './search/trade-names-rules.ts';

type Subject = {
  listingId: string;
  type: ListingType;
  category: string;
  brand: string;
  model: string;
  year: number | null;
};
type Row = {
  listing_id: string;
  title: string;
  year: string;
  hours: string;
  price_usd: string;
  likeness: number;
  count: number;
  prices: [number, number, number, number, number];
};

/** Offers up to this many years older or younger are compared. */
const YEARS_APART = 3;
/** With this many offers of the same maker or model, the other offers are left out. */
const ENOUGH = 5;
/** The most entries read per direction of the year and per verification status. */
const READ_MAX = 300;
const POINTS = 40;
/** `catalogue_entries` stores these numbers instead of null. */
const NO_YEAR = 0;
const NO_HOURS = 1_000_000_000;

export async function readComparables(
  db: Db,
  run: RunStatement,
  listingId: string,
): Promise<AnswerOf<typeof comparables>> {
  const listing = await findListing(db, listingId);
  if (!listing || !isPublic(listing.status)) fail('listing.unknown');
  const { type, category, brand, model } = listing;
  const year = listing.year === null ? null : Number(listing.year);
  const subject = { listingId, type, category, brand: brand ? brandKey(brand) : '', model: model ?? '', year };
  return present(year, await run<Row>(comparablesStatement(subject)));
}

export function comparablesStatement({ listingId, type, category, brand, model, year }: Subject): Statement {
  const values = new StatementValues();
  const [from, centre, to] = year === null ? [NO_YEAR, 9999, 9999] : [year - YEARS_APART, year, year + YEARS_APART];
  const at = values.add(centre);
  const [lowest, highest] = [values.add(from), values.add(to)];
  const [kind, maker, own] = [values.add(category), values.add(brand), values.add(listingId)];
  const reads = ['true', 'false'].flatMap((verified) => {
    const entries = `select listing_id, machine_id, brand, year_newest, hours, price_usd from catalogue_entries
      where type = '${type}' and verified = ${verified} and category = ${kind}`;
    return [
      `(${entries} and year_newest >= ${at} and year_newest <= ${highest} order by year_newest, listing_id limit ${READ_MAX})`,
      `(${entries} and year_newest < ${at} and year_newest >= ${lowest} order by year_newest desc, listing_id desc limit ${READ_MAX})`,
    ];
  });
  const text = `with near as materialized (${reads.join(' union all ')}),
    compared as materialized (
      select n.*, case when ${maker} = '' or n.brand <> ${maker} then 1
        when ${values.add(model)} <> '' and plain_text(m.model) = plain_text($${values.list.length}) then 3 else 2 end as likeness
      from near n left join machines m on m.id = n.machine_id and n.brand = ${maker}
      where n.listing_id <> ${own}::uuid),
    least as (
      select case when count(*) filter (where likeness = 3) >= ${ENOUGH} then 3
        when count(*) filter (where likeness >= 2) >= ${ENOUGH} then 2 else 1 end as likeness from compared),
    statistics as (
      select count(*)::int as count, percentile_cont(array[0, 0.25, 0.5, 0.75, 1]) within group (order by price_usd) as prices
      from compared where likeness >= (select likeness from least)),
    shown as (
      select * from compared where likeness >= (select likeness from least)
      order by abs(year_newest - ${at}), price_usd, listing_id limit ${POINTS})
    select s.listing_id, l.title, s.year_newest as year, s.hours, s.price_usd, least.likeness, statistics.count, statistics.prices
    from shown s join listings l on l.id = s.listing_id cross join least cross join statistics
    order by s.price_usd, s.listing_id`;
  return { text, values: values.list };
}

const bases = { 1: 'category', 2: 'brand', 3: 'model' } as const;

function present(year: number | null, rows: readonly Row[]): AnswerOf<typeof comparables> {
  const [first] = rows;
  const { likeness = 1, count = 0, prices = [] } = first ?? {};
  const [lowest = 0, lowerQuartile = 0, median = 0, upperQuartile = 0, highest = 0] = prices.map(dollars);
  return {
    basis: bases[likeness as keyof typeof bases],
    years: year === null ? null : { from: year - YEARS_APART, to: year + YEARS_APART },
    count,
    prices: count < COMPARABLES_MIN ? null : { lowest, lowerQuartile, median, upperQuartile, highest },
    points: rows.map((row) => ({
      _id: row.listing_id,
      title: row.title,
      year: nullIf(NO_YEAR, Number(row.year)),
      hours: nullIf(NO_HOURS, Number(row.hours)),
      priceUsd: dollars(Number(row.price_usd)),
    })),
  };
}

function dollars(cents: number): number {
  return Math.round(cents) / 100;
}

function nullIf(empty: number, value: number): number | null {
  return value === empty ? null : value;
}
