// Reads the data of comparisons and awards. The buyer's side reads answers only through the views `opened_answers` and `opened_offers`.
import type { modes } from '@rigsouq/contract/rfqs/calls';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { todayAt } from '../../../platform/place-day.ts';
import { listOrderedLinesOfRfq } from '../../orders/index.ts';
import { readScores } from '../../supplier-lists/index.ts';
import { type Compared, compareOffers } from '../comparison/compare-rules.ts';
import type { RfqState } from '../rfq-state.ts';
import { listLines } from '../rfqs.queries.ts';

type Mode = (typeof modes)[number];
const nameOfCompany = sql<string>`coalesce(a.company_name, a.contact_name)`;

export function findRfqToCompare(db: Db, id: string, accountId: string) {
  return db
    .selectFrom('rfqs')
    .select([
      'id',
      'account_id',
      'title',
      'description',
      'number',
      'currency',
      'country',
      'opened_at',
      'weight_price',
      'weight_lead',
    ])
    .select(['weight_score', sql<RfqState>`state`.as('state'), sql<number>`version::int`.as('version')])
    .select([
      sql<boolean>`coalesce(deadline <= clock_timestamp(), false)`.as('due'),
      sql<string>`${todayAt('country')}::text`.as('today'),
    ])
    .select(sql<boolean>`awarded_at is not null`.as('awarded'))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

type ToCompare = NonNullable<Awaited<ReturnType<typeof findRfqToCompare>>>;

export function openedAnswers(db: Db, rfqId: string) {
  return db
    .selectFrom('opened_answers as o')
    .innerJoin('accounts as a', 'a.id', 'o.supplier_id')
    .select(['a.id as supplier_id', nameOfCompany.as('company_name'), 'o.technical', 'o.verdict_note', 'o.hash'])
    .select([
      sql<boolean>`verified_as('supplier', a.approved_at, a.unreviewed_roles)`.as('verified'),
      'o.id',
      'o.received_at',
    ])
    .select(sql<string>`o.valid_until::text`.as('valid_until'))
    .select(sql<'accepted' | 'rejected' | null>`o.verdict`.as('verdict'))
    .$narrowType<{ id: string; hash: string; technical: string; received_at: Date }>()
    .where('o.rfq_id', '=', rfqId)
    .orderBy('o.received_at')
    .orderBy('o.id');
}

export function openedOffers(db: Db, rfqId: string) {
  return db
    .selectFrom('opened_offers as o')
    .innerJoin('opened_answers as n', 'n.id', 'o.answer_id')
    .select([sql<string>`o.answer_id`.as('answerId'), sql<string>`o.supplier_id`.as('supplierId')])
    .select([sql<number>`o.line::int`.as('line'), sql<number>`o.option::int`.as('option')])
    .select([sql<number>`o.price_minor::float8`.as('price'), sql<string>`o.currency`.as('currency')])
    .select([sql<number>`o.lead_days::int`.as('leadDays'), sql<Mode>`o.mode`.as('mode')])
    .select([sql<string>`o.offered`.as('offered'), 'o.note', sql<string>`n.valid_until::text`.as('validUntil')])
    .where('o.rfq_id', '=', rfqId)
    .orderBy('o.line')
    .orderBy('n.received_at')
    .orderBy('o.option');
}

type OpenedOffer = Awaited<ReturnType<ReturnType<typeof openedOffers>['executeTakeFirstOrThrow']>> & {
  declined: boolean;
};
export type ComparedOffer = Compared<OpenedOffer>;

/** Returns US dollars for one unit of each currency. The map is empty before the prices are opened. */
export async function findFrozenRates(db: Db, rfqId: string): Promise<Map<string, number>> {
  const rows = await db.selectFrom('rfq_rates').select(['currency', 'usd']).where('rfq_id', '=', rfqId).execute();
  return new Map(rows.map(({ currency, usd }) => [currency, Number(usd)]));
}

/** Loads everything that was opened of a request and compares the offers. */
export async function loadComparison(db: Db, rfq: ToCompare) {
  // The queries run one after the other because a transaction has one connection.
  const lines = await listLines(db, rfq.id, rfq.version);
  const opened = await openedAnswers(db, rfq.id).execute();
  const ordered = rfq.awarded ? await listOrderedLinesOfRfq(db, rfq.id) : [];
  const declined = ordered.filter(({ state }) => state === 'declined');
  const offers = (await openedOffers(db, rfq.id).execute()).map((offer) => ({
    ...offer,
    declined: declined.some(({ supplierId, line }) => supplierId === offer.supplierId && line === offer.line),
  }));
  const rates = await findFrozenRates(db, rfq.id);
  const suppliers = opened.map(({ supplier_id }) => supplier_id);
  const scores = await readScores(db, rfq.account_id, suppliers);
  const answers = opened.map(({ id, supplier_id, received_at }) => {
    return { id, receivedAt: received_at, score: scores.get(supplier_id) ?? null };
  });
  const weights = {
    price: Number(rfq.weight_price),
    lead: Number(rfq.weight_lead),
    score: Number(rfq.weight_score),
  };
  const compared = compareOffers({ currency: rfq.currency, rates, weights, lines, answers, offers });
  return { rfq, lines, ordered, opened, answers, compared, rates, weights };
}

export type LoadedComparison = Awaited<ReturnType<typeof loadComparison>>;

/** Lists the suppliers that answered an earlier version and have not confirmed it since, without the content of their answers. */
export function listUnconfirmedSuppliers(db: Db, { id, version }: ToCompare) {
  return db
    .selectFrom('rfq_answers as n')
    .innerJoin('accounts as a', 'a.id', 'n.supplier_id')
    .select(['a.id', nameOfCompany.as('company_name')])
    .where('n.rfq_id', '=', id)
    .where('n.version', '<', String(version))
    .where('n.withdrawn', '=', false)
    .orderBy('n.id')
    .execute();
}

/** Returns the last award of a request in any state. */
export async function findLastAward(db: Db, rfqId: string) {
  const award = await db
    .selectFrom('rfq_awards as w')
    .innerJoin('auth_users as p', 'p.id', 'w.proposed_by')
    .leftJoin('auth_users as d', 'd.id', 'w.decided_by')
    .select(['w.id', 'w.reason', 'w.total_minor', 'w.proposed_by', 'w.proposed_at', 'w.decision_note'])
    .select(['p.name as proposer', 'd.name as decider'])
    .select(sql<'proposed' | 'approved' | 'rejected' | 'withdrawn'>`w.state`.as('state'))
    .where('w.rfq_id', '=', rfqId)
    .orderBy('w.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return award && { ...award, lines: await listAwardLines(db, award.id) };
}

export type AwardRow = NonNullable<Awaited<ReturnType<typeof findLastAward>>>;

const chosenLines = (db: Db) =>
  db
    .selectFrom('rfq_award_lines')
    .select([sql<number>`line::int`.as('line'), 'answer_id as answerId', sql<number>`option::int`.as('option')])
    .select(sql<number>`sum(quantity)::int`.as('quantity'))
    .groupBy(['line', 'answer_id', 'option'])
    .orderBy('line')
    .orderBy('answer_id')
    .orderBy('option');

export function listAwardLines(db: Db, awardId: string) {
  return chosenLines(db).where('award_id', '=', awardId).execute();
}

/** Returns the lines of all approved awards of the request. */
export function listApprovedLines(db: Db, rfqId: string) {
  const approved = db.selectFrom('rfq_awards').select('id').where('rfq_id', '=', rfqId).where('state', '=', 'approved');
  return chosenLines(db).where('award_id', 'in', approved).execute();
}

/** Returns the limit in whole US dollars, or null if no award needs a second member. */
export async function findApprovalLimit(db: Db, accountId: string): Promise<number | null> {
  return parseLimit(await settingsOf(db, accountId).executeTakeFirst());
}

/** Locks the limit, so that the later of two concurrent awards counts the earlier one. */
export async function lockApprovalLimit(tx: Tx, accountId: string): Promise<number | null> {
  return parseLimit(await settingsOf(tx, accountId).forUpdate().executeTakeFirst());
}

function settingsOf(db: Db, accountId: string) {
  return db.selectFrom('buying_settings').select('approval_limit').where('account_id', '=', accountId);
}

function parseLimit(row: { approval_limit: unknown } | undefined): number | null {
  const limit = row?.approval_limit ?? null;
  return limit === null ? null : Number(limit);
}

/** Returns the US dollars that the member ordered without a second member in the last 24 hours, without the orders of this request. */
export async function sumOrderedAlone(db: Db, { account, userId }: Actor, rfqId: string | null): Promise<number> {
  const { rows } = await sql<{ usd: string }>`
    select coalesce(sum(o.net_usd), 0) as usd from orders o
    where o.account_id = ${account.id} and o.created_by = ${userId} and o.created_at > now() - interval '24 hours'
      and o.state not in ('declined', 'cancelled') and coalesce(o.rfq_id <> ${rfqId}::uuid, true)
      and not exists (select from rfq_awards a where a.rfq_id = o.rfq_id and a.state = 'approved'
                        and a.decided_by = o.created_by and a.proposed_by <> a.decided_by)
      and not exists (select from reverse_awards a where a.auction_id = o.auction_id and a.state = 'approved'
                        and a.decided_by = o.created_by and a.proposed_by <> a.decided_by)`.execute(db);
  return Number(rows[0]?.usd ?? 0);
}
