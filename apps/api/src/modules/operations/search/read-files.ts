// Reads a lot, a settlement or a listing for an operator, with the history of what was done with it.

import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type {
  readDealFile as dealCall,
  listTakenDown as listCall,
  readListingFile as listingCall,
  readLotFile as lotCall,
} from '@rigsouq/contract/operations/desk-search';
import type { Db } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import { readLotForDecision } from '../../auctions/index.ts';
import { type ListingStatus, mayRestore, mayTakeDown, readListingFacts } from '../../catalogue/index.ts';
import { listHistory } from '../audit/audit-log.ts';

type File = AnswerOf<typeof dealCall>;

export async function readLotFile(db: Db, id: string): Promise<AnswerOf<typeof lotCall>> {
  const evidence = await readLotForDecision(db, id);
  const { title, state, createdAt } = evidence.lot;
  return { ...evidence, title, state, since: createdAt, history: await listHistory(db, id) };
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
  const machine = listing && (await readListingFacts(db, id));
  if (!machine) fail('listing.unknown');
  const status = listing.state as ListingStatus;
  return {
    ...(await fileOf(db, id, listing)),
    reason: listing.status_reason,
    owner: { _id: listing.id, name: listing.company_name ?? listing.contact_name },
    machine,
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
