// Reads the lists of both sides, one page at a time. A query selects the ids of the page from an index first, so that a list of ten thousand
// requests reads twenty rows.
import { categories, codeOf } from '@rigsouq/contract/taxonomy';
import { type AliasableExpression, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { buildDocumentQuery, RECENT_DOCUMENTS, selectMatches } from '../orders/index.ts';
import { blockedCondition } from '../supplier-lists/index.ts';
import type { RfqState } from './rfq-state.ts';
import { hasWon } from './rfqs.queries.ts';

type Page = { page: number; limit: number };
type Wanted = Page & { state?: RfqState | undefined; search?: string | undefined };

const ofAccount = (db: Db, accountId: string, { state, search }: Wanted) => {
  const query = buildDocumentQuery(search);
  return db
    .selectFrom('rfqs as r')
    .where('r.account_id', '=', accountId)
    .$if(state !== undefined, (list) => list.where('r.state', '=', state as RfqState))
    .$if(query !== undefined, (list) => list.where(sql<boolean>`r.words @@ ${query}::tsquery`));
};

/** The columns of a request `r` that every list shows. */
const item = [
  'r.id',
  'r.number',
  'r.title',
  'r.deadline',
  'r.country',
  'r.created_at',
  sql<RfqState>`r.state`.as('state'),
  sql<'invited' | 'open'>`r.audience`.as('audience'),
  sql<number>`r.version::int`.as('version'),
  sql<number>`r.lines::int`.as('lines'),
  sql<Date>`now()`.as('now'),
] as const;

/** Selects one page of the buyer's requests, newest first. */
export function selectRfqs(db: Db, accountId: string, wanted: Wanted) {
  const { page, limit } = wanted;
  const ids = ofAccount(db, accountId, wanted)
    .select('r.id')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  return selectItems(db, ids);
}

/** Selects matches among the latest requests of a buyer. */
export function selectRecentRfqs(db: Db, accountId: string, search: string, limit: number) {
  const latest = db
    .selectFrom('rfqs as r')
    .select(['r.id', 'r.words'])
    .where('r.account_id', '=', accountId)
    .orderBy('r.id', 'desc')
    .limit(RECENT_DOCUMENTS);
  return selectItems(db, selectMatches(db, latest, search, limit));
}

const selectItems = (db: Db, ids: AliasableExpression<{ id: string }>) =>
  db
    .selectFrom(ids.as('shown'))
    .innerJoin('rfqs as r', 'r.id', 'shown.id')
    .select(item)
    .select([
      sql<number>`r.invited::int`.as('invited'),
      sql<number>`(select count(*)::int from rfq_answers a where a.rfq_id = r.id and not a.withdrawn)`.as('answers'),
      sql<number>`(select count(*)::int from rfq_questions q where q.rfq_id = r.id and q.answer is null)`.as(
        'questions',
      ),
    ])
    .orderBy('r.id', 'desc');

export type RfqItemRow = Awaited<ReturnType<ReturnType<typeof selectRfqs>['executeTakeFirstOrThrow']>>;

export async function countRfqs(db: Db, accountId: string, wanted: Wanted): Promise<number> {
  const { total } = await ofAccount(db, accountId, wanted)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

type Asked = Page & { category?: string | undefined };

/** Matches requests `r` with a line of this category in their current version. */
const asksFor = (category: string) => sql<boolean>`exists (select from rfq_lines wanted where wanted.rfq_id = r.id
  and wanted.version = r.version and wanted.category = ${codeOf(categories, category) ?? category})`;

const invitations = (db: Db, supplierId: string, { category }: Asked) =>
  db
    .selectFrom('rfq_suppliers as s')
    .where('s.supplier_id', '=', supplierId)
    .where('s.deadline', 'is not', null)
    .$if(category !== undefined, (list) =>
      list.where(sql<boolean>`exists (select from rfqs r where r.id = s.rfq_id and ${asksFor(category as string)})`),
    );

/** Counts the invitations of a supplier, and how many of them have their deadline ahead. */
export async function countOwnInvitations(db: Db, supplierId: string, asked: Asked) {
  return invitations(db, supplierId, asked)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where s.deadline > now()))::int`.as('ahead'),
      sql<Date>`now()`.as('now'),
    ])
    .executeTakeFirstOrThrow();
}

/** Selects invitations with the deadline ahead, nearest first, or with the deadline behind, latest first. */
export function selectInvitationIds(
  db: Db,
  supplierId: string,
  asked: Asked,
  { now, ahead, limit, offset }: { now: Date; ahead: boolean; limit: number; offset: number },
) {
  return invitations(db, supplierId, asked)
    .select('s.rfq_id as id')
    .where('s.deadline', ahead ? '>' : '<=', now)
    .orderBy('s.deadline', ahead ? 'asc' : 'desc')
    .orderBy('s.rfq_id', ahead ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset);
}

/** Selects matches among the latest invitations of a supplier. */
export function selectRecentInvitationIds(db: Db, supplierId: string, search: string, limit: number) {
  const latest = db
    .selectFrom('rfq_suppliers as s')
    .innerJoin('rfqs as r', 'r.id', 's.rfq_id')
    .select(['s.rfq_id as id', 'r.words'])
    .where('s.supplier_id', '=', supplierId)
    .where('s.deadline', 'is not', null)
    .orderBy('s.deadline', 'desc')
    .limit(RECENT_DOCUMENTS);
  return selectMatches(db, latest, search, limit);
}

/** Selects the newest requests whose number and title match, of those that the supplier was invited to or has answered. */
export function selectFoundInvitationIds(db: Db, supplierId: string, search: string, limit: number) {
  return (
    db
      .selectFrom('rfq_suppliers as s')
      .innerJoin('rfqs as r', 'r.id', 's.rfq_id')
      .select('s.rfq_id as id')
      .where('s.supplier_id', '=', supplierId)
      // A request that is not published yet has no deadline here.
      .where('s.deadline', 'is not', null)
      .where(sql<boolean>`r.words @@ ${buildDocumentQuery(search)}::tsquery`)
      .orderBy('s.rfq_id', 'desc')
      .limit(limit)
  );
}

/** Selects requests open to all that a verified supplier may join and has not joined yet. */
const openRfqs = (db: Db, supplierId: string, { category }: Asked) =>
  db
    .selectFrom('rfqs as r')
    .innerJoin('accounts as b', 'b.id', 'r.account_id')
    .where('r.state', '=', 'open')
    .where('r.audience', '=', 'open')
    .where('r.deadline', '>', sql<Date>`now()`)
    .where('r.account_id', '!=', supplierId)
    .where('b.suspended_at', 'is', null)
    .where(sql<boolean>`not ${blockedCondition(sql<string>`r.account_id`, supplierId)}`)
    .where(
      sql<boolean>`not exists (select from rfq_suppliers mine where mine.rfq_id = r.id and mine.supplier_id = ${supplierId})`,
    )
    .$if(category !== undefined, (list) => list.where(asksFor(category as string)));

export function selectOpenRfqIds(db: Db, supplierId: string, asked: Asked) {
  return openRfqs(db, supplierId, asked)
    .select('r.id')
    .orderBy('r.deadline')
    .orderBy('r.id')
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit);
}

export async function countOpenRfqs(db: Db, supplierId: string, asked: Asked): Promise<number> {
  const { total } = await openRfqs(db, supplierId, asked)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Loads these requests for a supplier's list, with its own invitation and answer only. */
export async function loadInvitations(db: Db, supplierId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('rfqs as r')
    .innerJoin('accounts as b', 'b.id', 'r.account_id')
    .leftJoin('rfq_suppliers as s', (on) => on.onRef('s.rfq_id', '=', 'r.id').on('s.supplier_id', '=', supplierId))
    .leftJoin('rfq_answers as a', (on) => on.onRef('a.rfq_id', '=', 'r.id').on('a.supplier_id', '=', supplierId))
    .select(item)
    .select(['r.account_id', 's.seen_at', 's.declined_at', 'a.withdrawn'])
    .select([
      sql<number | null>`a.version::int`.as('answer_version'),
      sql<boolean>`coalesce(r.deadline <= now(), false)`.as('due'),
      sql<string>`coalesce(b.company_name, b.contact_name)`.as('buyer_name'),
      sql<boolean>`verified_as('buyer', b.approved_at, b.unreviewed_roles)`.as('buyer_verified'),
      sql<boolean>`r.awarded_at is not null`.as('awarded'),
      hasWon.as('won'),
    ])
    .where('r.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type InvitationRow = Awaited<ReturnType<typeof loadInvitations>>[number];
