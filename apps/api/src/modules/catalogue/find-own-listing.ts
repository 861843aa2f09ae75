import type { Db } from '../../platform/database/db.ts';

/** Finds a listing of the account in any status, for modules that offer its machine another way. */
export function findOwnListing(db: Db, accountId: string, id: string) {
  return db
    .selectFrom('listings as l')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .select(['l.machine_id', 'l.status', 'm.brand', 'm.model', 'm.year', 'm.hours', 'm.serial_number', 'm.condition'])
    .where('l.id', '=', id)
    .where('l.account_id', '=', accountId)
    .executeTakeFirst();
}
