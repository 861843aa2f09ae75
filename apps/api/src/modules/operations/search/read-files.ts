// Reads a lot, a settlement or a listing for an operator, with the history of what was done with it.

import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type {
  listTakenDown as listCall,
  readListingFile as listingCall,
  readLotFile as lotCall,
} from '@rigsouq/contract/operations/desk-search';
import type { Db } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import { type ListingStatus, mayRestore, mayTakeDown } from '../../catalogue/index.ts';
import { listHistory } from '../audit/audit-log.ts';

type File = AnswerOf<typeof lotCall>;

export async function readLotFile(db: Db, id: string): Promise<File> {
  const lot = await db
    .selectFrom('lots as l')
    .innerJoin('consignments as c', 'c.id', 'l.id')
    .select(['c.title', 'l.state', 'c.created_at'])
    .where('l.id', '=', id)
    .executeTakeFirst();
  return fileOf(db, id, lot ?? fail('consignment.unknown'));
}

export async function readDealFile(db: Db, id: string): Promise<File> {
  const settlement = await db
    .selectFrom('settlements as s')
    .innerJoin('consignments as c', 'c.id', 's.lot_id')
    .select(['c.title', 's.state', 's.created_at'])
    .where('s.id', '=', id)
    .executeTakeFirst();
  return fileOf(db, id, settlement ?? fail('settlement.unknown'));
}

export async function readListingFile(db: Db, id: string): Promise<AnswerOf<typeof listingCall>> {
  const listing = await db
    .selectFrom('listings as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select([
      'l.title',
      'l.status as state',
      'l.status_reason',
      'l.created_at',
      'a.id',
      'a.company_name',
      'a.contact_name',
    ])
    .where('l.id', '=', id)
    .executeTakeFirst();
  if (!listing) fail('listing.unknown');
  const status = listing.state as ListingStatus;
  return {
    ...(await fileOf(db, id, listing)),
    reason: listing.status_reason,
    owner: { _id: listing.id, name: listing.company_name ?? listing.contact_name },
    can: { takeDown: mayTakeDown(status), restore: mayRestore(status) },
  };
}

const LISTINGS_MAX = 100;

export async function listTakenDown(db: Db): Promise<AnswerOf<typeof listCall>> {
  const rows = await db
    .selectFrom('listings as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.id', 'l.title', 'l.status_reason', 'l.updated_at', 'a.company_name', 'a.contact_name'])
    .where('l.status', '=', 'rejected')
    .orderBy('l.updated_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(LISTINGS_MAX)
    .execute();
  return {
    listings: rows.map((row) => ({
      _id: row.id,
      title: row.title,
      owner: row.company_name ?? row.contact_name,
      reason: row.status_reason,
      at: row.updated_at.toISOString(),
    })),
  };
}

type Row = { title: string; state: string; created_at: Date };

async function fileOf(db: Db, id: string, { title, state, created_at }: Row): Promise<File> {
  return { title, state, since: created_at.toISOString(), history: await listHistory(db, id) };
}
