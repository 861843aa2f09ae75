// Reads one request for each side. The queries of the buyer see only that answers exist. The content of an answer is read here by its own
// supplier, and elsewhere only through the views `opened_answers` and `opened_offers`.
import type { modes } from '@rigsouq/contract/rfqs/calls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { blockedCondition } from '../supplier-lists/index.ts';
import type { RfqState } from './rfq-state.ts';

type Mode = (typeof modes)[number];

/** Returns a request that this account might see, with its own invitation and answer. The policy decides whether it may. */
export function findRfq(db: Db, id: string, accountId: string) {
  return db
    .selectFrom('rfqs as r')
    .innerJoin('accounts as b', 'b.id', 'r.account_id')
    .leftJoin('rfq_suppliers as s', (on) => on.onRef('s.rfq_id', '=', 'r.id').on('s.supplier_id', '=', accountId))
    .leftJoin('rfq_answers as a', (on) => on.onRef('a.rfq_id', '=', 'r.id').on('a.supplier_id', '=', accountId))
    .select(['r.id', 'r.account_id', 'r.number', 'r.title', 'r.description', 'r.currency', 'r.country', 'r.deadline'])
    .select(['r.two_envelopes', 'r.need_id', 'r.project_id', 'r.reason', 'r.created_at'])
    .select(['r.weight_price', 'r.weight_lead', 'r.weight_score'])
    .select(['s.supplier_id as seat', 's.seen_at', 's.declined_at', 'a.id as answer_id', 'a.technical', 'a.hash'])
    .select(['a.withdrawn', 'a.received_at', sql<string | null>`a.valid_until::text`.as('valid_until')])
    .select([
      sql<RfqState>`r.state`.as('state'),
      sql<'invited' | 'open'>`r.audience`.as('audience'),
      sql<number>`r.version::int`.as('version'),
      sql<number | null>`a.version::int`.as('answer_version'),
      sql<Date>`now()`.as('now'),
      sql<boolean>`coalesce(r.deadline <= now(), false)`.as('due'),
      sql<string>`coalesce(b.company_name, b.contact_name)`.as('buyer_name'),
      sql<boolean>`verified_as('buyer', b.approved_at, b.unreviewed_roles)`.as('buyer_verified'),
      sql<boolean>`r.awarded_at is not null`.as('awarded'),
      blockedCondition(sql<string>`r.account_id`, accountId).as('blocked'),
      hasWon.as('won'),
      auctionFor(accountId).as('auction_id'),
    ])
    .where('r.id', '=', id)
    .where((eb) =>
      eb.or([eb('r.account_id', '=', accountId), eb('s.supplier_id', 'is not', null), eb('r.audience', '=', 'open')]),
    )
    .executeTakeFirst();
}

export type RfqRow = NonNullable<Awaited<ReturnType<typeof findRfq>>>;

/** True if the answer `a` to the request `r` was chosen for at least one line, or its supplier won the auction of the request. */
export const hasWon = sql<boolean>`(exists (select from rfq_awards w join rfq_award_lines chosen on chosen.award_id = w.id
  where w.rfq_id = r.id and w.state = 'approved' and chosen.answer_id = a.id) or exists (select from orders o
  where o.rfq_id = r.id and o.auction_id is not null and o.supplier_id = a.supplier_id))`;

/** Selects the reverse auction that decides the request `r`. Only its buyer and the suppliers in it see the id. */
const auctionFor = (accountId: string) => sql<string | null>`(select u.id from reverse_auctions u
  where u.rfq_id = r.id and u.state not in ('closed', 'cancelled') and (u.account_id = ${accountId} or exists (
    select from reverse_suppliers t where t.auction_id = u.id and t.supplier_id = ${accountId})))`;

export function listLines(db: Db, rfqId: string, version: number) {
  return db
    .selectFrom('rfq_lines')
    .select(['category', 'specification', 'place'])
    .select([
      sql<number>`line::int`.as('line'),
      sql<number>`quantity::int`.as('quantity'),
      sql<Mode>`mode`.as('mode'),
      sql<string | null>`from_day::text`.as('from'),
      sql<string | null>`to_day::text`.as('to'),
    ])
    .where('rfq_id', '=', rfqId)
    .where('version', '=', String(version))
    .orderBy('rfq_lines.line')
    .execute();
}

/** Returns true if a draft has an incomplete line. */
export async function hasIncompleteLines(db: Db, rfqId: string): Promise<boolean> {
  const half = await db
    .selectFrom('rfq_lines')
    .select('line')
    .where('rfq_id', '=', rfqId)
    .where('half', '=', true)
    .limit(1)
    .executeTakeFirst();
  return half !== undefined;
}

/** Returns the highest line number used in any version. */
export async function findLastLine(db: Db, rfqId: string): Promise<number> {
  const { last } = await db
    .selectFrom('rfq_lines')
    .select(sql<number>`coalesce(max(line), 0)::int`.as('last'))
    .where('rfq_id', '=', rfqId)
    .executeTakeFirstOrThrow();
  return last;
}

/** Lists the offers of the supplier's own answer. */
export function listOffers(db: Db, answerId: string) {
  return db
    .selectFrom('rfq_offers as o')
    .select(['o.price_minor', 'o.currency', 'o.offered', 'o.note'])
    .select([
      sql<number>`o.line::int`.as('line'),
      sql<number>`o.option::int`.as('option'),
      sql<number>`o.lead_days::int`.as('lead_days'),
      sql<Mode>`o.mode`.as('mode'),
    ])
    .where('o.answer_id', '=', answerId)
    .orderBy('o.line')
    .orderBy('o.option')
    .execute();
}

export type OfferRow = Awaited<ReturnType<typeof listOffers>>[number];

/** Lists the files up to this version. Files added since are visible only to the buyer (null) until the next version. */
export function listFiles(db: Db, rfqId: string, upTo: number | null) {
  return db
    .selectFrom('rfq_files as f')
    .innerJoin('media as m', 'm.id', 'f.media_id')
    .select(['f.id', 'f.media_id', 'm.original_name', sql<number>`f.version::int`.as('version')])
    .where('f.rfq_id', '=', rfqId)
    .$if(upTo !== null, (query) => query.where('f.version', '<=', String(upTo)))
    .orderBy('f.id')
    .execute();
}

/** Lists all questions for the buyer (null). A supplier sees its own and those answered, so that it cannot count other suppliers. */
export function listQuestions(db: Db, rfqId: string, supplierId: string | null) {
  return db
    .selectFrom('rfq_questions as q')
    .select(['q.id', 'q.question', 'q.asked_at', 'q.answer', 'q.answered_at'])
    .select(sql<boolean>`q.supplier_id is not distinct from ${supplierId}::uuid`.as('mine'))
    .where('q.rfq_id', '=', rfqId)
    .$if(supplierId !== null, (query) =>
      query.where((eb) => eb.or([eb('q.supplier_id', '=', supplierId), eb('q.answer', 'is not', null)])),
    )
    .orderBy('q.id')
    .limit(1_000)
    .execute();
}

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];

export function listVersions(db: Db, rfqId: string) {
  return db
    .selectFrom('rfq_versions')
    .select(['note', 'at', sql<number>`version::int`.as('version')])
    .where('rfq_id', '=', rfqId)
    .orderBy('rfq_versions.version')
    .execute();
}

/** Lists the invited or answering suppliers for the buyer, and whether each has answered. */
export function listRfqSuppliers(db: Db, rfqId: string) {
  return (
    db
      .selectFrom('rfq_suppliers as s')
      .innerJoin('accounts as c', 'c.id', 's.supplier_id')
      .leftJoin('rfq_answers as a', (on) =>
        on.onRef('a.rfq_id', '=', 's.rfq_id').onRef('a.supplier_id', '=', 's.supplier_id'),
      )
      .select(['s.supplier_id', 's.seen_at', 's.declined_at', 's.decline_reason', 'a.withdrawn'])
      .select([
        sql<number | null>`a.version::int`.as('answer_version'),
        sql<string>`coalesce(c.company_name, c.contact_name)`.as('company_name'),
        sql<boolean>`verified_as('supplier', c.approved_at, c.unreviewed_roles)`.as('verified'),
      ])
      .where('s.rfq_id', '=', rfqId)
      // A supplier without an invitation that only asked a question or declined is not on the buyer's list.
      .where((eb) => eb.or([eb('s.invited', '=', true), eb('a.id', 'is not', null)]))
      .orderBy('company_name')
      .orderBy('s.supplier_id')
      .execute()
  );
}

export type RfqSupplierRow = Awaited<ReturnType<typeof listRfqSuppliers>>[number];

/** Returns the user id of the proposer of the award that waits for a second member. */
export async function findProposer(db: Db, rfqId: string): Promise<string | null> {
  const award = await db
    .selectFrom('rfq_awards')
    .select('proposed_by')
    .where('rfq_id', '=', rfqId)
    .where('state', '=', 'proposed')
    .executeTakeFirst();
  return award?.proposed_by ?? null;
}

/** Lists the ids of open requests that have reached their deadline. */
export async function listDueRfqs(db: Db, limit: number, after = ''): Promise<string[]> {
  const due = db
    .selectFrom('rfqs')
    .select('id')
    .where('state', '=', 'open')
    .where('deadline', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('id')
    .limit(limit);
  const rows = await (after ? due.where('id', '>', after) : due).execute();
  return rows.map(({ id }) => id);
}
