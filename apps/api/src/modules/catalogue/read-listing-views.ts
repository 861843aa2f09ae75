import { type readListingViews as call, VIEW_DAYS } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { gulfToday } from '../../platform/gulf-today.ts';
import type { Actor } from '../../platform/http/access.ts';

type Query = ParsedOf<typeof call>['query'];

/** Counts the views of listings of the account on each of the last days. Ids of other accounts are left out. */
export async function readListingViews(db: Db, { account }: Actor, { ids }: Query): Promise<AnswerOf<typeof call>> {
  const { rows } = await sql<{ _id: string; views: number[] }>`
    select l.id as _id, array(
      select coalesce(v.views, 0)::float8 from generate_series(${gulfToday} - ${VIEW_DAYS - 1}::int, ${gulfToday}, interval '1 day') d (start)
      left join listing_views v on v.listing_id = l.id and v.day = d.start::date order by d.start) as views
    from listings l where l.id = any(${ids}::uuid[]) and l.account_id = ${account.id}`.execute(db);
  return { listings: rows };
}
