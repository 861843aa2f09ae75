import type { Db } from '../../platform/database/db.ts';
import { findListing } from './catalogue.queries.ts';
import { isOffered, isPublic } from './listing-state.ts';

/** Finds a public offer for other modules. `open` says whether it is still on the market. */
export async function findOffer(db: Db, id: string) {
  const row = await findListing(db, id);
  if (!row || !isPublic(row.status)) return undefined;
  return {
    id: row.id,
    machineId: row.machine_id,
    accountId: row.account_id,
    title: row.title,
    type: row.type,
    open: isOffered(row.status),
    country: row.country,
    currency: row.currency,
    hourlyMinor: row.hourly_minor,
    dailyMinor: row.daily_minor,
    weeklyMinor: row.weekly_minor,
  };
}
