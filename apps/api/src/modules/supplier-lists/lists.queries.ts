// Reads the supplier lists of a buyer. They join the network, so a suspended supplier is not listed.
import { EXPIRING_DAYS } from '@rigsouq/contract/supplier-lists/calls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { gulfToday } from '../../platform/gulf-today.ts';
import { buildPrefixQuery } from '../companies/index.ts';
import type { Standing } from './standing.queries.ts';

export type EntryFilter = {
  standing?: Standing | undefined;
  category?: string | undefined;
  tag?: string | undefined;
  search?: string | undefined;
};

const NAME = sql<string>`coalesce(nullif(a.company_name, ''), a.contact_name)`;
const TAGS_SHOWN = 200;

function entries(db: Db, buyerId: string, { category, tag, search }: Omit<EntryFilter, 'standing'>) {
  const words = buildPrefixQuery(search);
  return db
    .selectFrom('supplier_list_entries as s')
    .innerJoin('network_entries as e', (on) =>
      on.onRef('e.account_id', '=', 's.supplier_id').on('e.role', '=', 'supplier'),
    )
    .where('s.account_id', '=', buyerId)
    .$if(category !== undefined, (query) => query.where(sql<boolean>`s.categories @> array[${category}]`))
    .$if(tag !== undefined, (query) => query.where(sql<boolean>`s.tags @> array[${tag}]`))
    .$if(words !== undefined, (query) =>
      query.where(sql<boolean>`e.words @@ (select to_tsquery('simple', fold_text(${words})))`),
    );
}

const entryColumns = ['s.supplier_id as id', 's.tags', 's.categories', 's.note', 's.updated_at'] as const;

export function listEntries(
  db: Db,
  buyerId: string,
  query: EntryFilter,
  { page, limit }: { page: number; limit: number },
) {
  const { standing, ...filters } = query;
  const shown = entries(db, buyerId, filters)
    .innerJoin('accounts as a', 'a.id', 's.supplier_id')
    .select(entryColumns)
    .select([sql<Standing>`s.standing`.as('standing'), sql<string>`fold_text(${NAME})`.as('place')])
    .select(['a.company_name', 'a.contact_name', 'a.city', 'a.country', 'e.verified'])
    .$if(standing !== undefined, (query) => query.where('s.standing', '=', standing as Standing))
    .orderBy('place')
    .orderBy('s.supplier_id')
    .limit(limit)
    .offset((page - 1) * limit);
  // Profiles and logos are joined for the rows of the page only, not for the whole list.
  return db
    .selectFrom(shown.as('shown'))
    .leftJoin('company_profiles as p', 'p.account_id', 'shown.id')
    .leftJoin('media as l', (on) => on.onRef('l.id', '=', 'p.logo_id').on('l.visibility', '=', 'public'))
    .selectAll('shown')
    .select(['p.equipment_types', 'l.id as logo_id', 'l.content_hash as logo_hash', 'l.sizes as logo_sizes'])
    .orderBy('shown.place')
    .orderBy('shown.id')
    .execute();
}

/** Counts the suppliers on each list after all filters except the standing. */
export async function countEntries(db: Db, buyerId: string, { standing: _, ...filters }: EntryFilter) {
  const rows = await entries(db, buyerId, filters)
    .select([sql<Standing>`s.standing`.as('standing'), sql<number>`count(*)::int`.as('count')])
    .groupBy('s.standing')
    .execute();
  const counts: Record<Standing, number> = { approved: 0, preferred: 0, blocked: 0 };
  for (const { standing, count } of rows) counts[standing] = count;
  return counts;
}

export async function listTags(db: Db, buyerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('supplier_list_entries as s')
    .innerJoin(sql<{ tag: string }>`unnest(s.tags)`.as<'t'>(sql`t(tag)`), (on) => on.onTrue())
    .select('t.tag')
    .distinct()
    .where('s.account_id', '=', buyerId)
    .orderBy('t.tag')
    .limit(TAGS_SHOWN)
    .execute();
  return rows.map(({ tag }) => tag);
}

/** Returns the buyer's entries about those of these suppliers that are on a list, by supplier id. */
export async function findEntries(db: Db, buyerId: string, supplierIds: readonly string[]) {
  if (supplierIds.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('supplier_list_entries as s')
    .select(entryColumns)
    .select(sql<Standing>`s.standing`.as('standing'))
    .where('s.account_id', '=', buyerId)
    .where('s.supplier_id', 'in', [...supplierIds])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts the documents about each of these suppliers, and how many of them expire soon or have expired. */
export async function countDocuments(db: Db, buyerId: string, supplierIds: readonly string[]) {
  if (supplierIds.length === 0) return new Map<string, never>();
  const ending = sql`expires_on <= ${gulfToday} + ${EXPIRING_DAYS}::int`;
  const rows = await db
    .selectFrom('supplier_documents')
    .select(['supplier_id', sql<number>`count(*)::int`.as('kept')])
    .select(sql<number>`(count(*) filter (where ${ending}))::int`.as('expiring'))
    .where('account_id', '=', buyerId)
    .where('supplier_id', 'in', [...supplierIds])
    .groupBy('supplier_id')
    .execute();
  return new Map(rows.map(({ supplier_id, ...counts }) => [supplier_id, counts]));
}
