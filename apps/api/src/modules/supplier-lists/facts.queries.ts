import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { computeScorecard, type FactCounts, noFacts } from './scorecard-rules.ts';

/** Counts the facts about each of these suppliers for one buyer. Suppliers without a fact are missing in the map. */
async function factsOf(db: Db, buyerId: string, supplierIds: readonly string[]): Promise<Map<string, FactCounts>> {
  if (supplierIds.length === 0) return new Map();
  const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const wasInvited = sql`exists (select from supplier_facts i where i.account_id = f.account_id
    and i.supplier_id = f.supplier_id and i.kind = 'invited' and i.subject_id = f.subject_id)`;
  const rows = await db
    .selectFrom('supplier_facts as f')
    .select([
      'f.supplier_id',
      count(sql`f.kind = 'invited'`).as('invited'),
      count(sql`f.kind = 'answered' and ${wasInvited}`).as('answered'),
      sql<number | null>`(avg(f.value) filter (where f.kind = 'priced'))::float8`.as('nearness'),
      count(sql`f.kind = 'won'`).as('won'),
      count(sql`f.kind = 'order_accepted'`).as('accepted'),
      count(sql`f.kind = 'order_declined'`).as('declined'),
      count(sql`f.kind = 'delivered' and f.value <= 0`).as('deliveredOnTime'),
      count(sql`f.kind = 'delivered' and f.value > 0`).as('deliveredLate'),
    ])
    .where('f.account_id', '=', buyerId)
    .where('f.supplier_id', 'in', [...supplierIds])
    .groupBy('f.supplier_id')
    .execute();
  return new Map(rows.map(({ supplier_id, ...facts }) => [supplier_id, facts]));
}

export async function readScorecard(db: Db, buyerId: string, supplierId: string) {
  const facts = await factsOf(db, buyerId, [supplierId]);
  return computeScorecard(facts.get(supplierId) ?? noFacts);
}

/** Returns the score of each of these suppliers for the buyer, 0 to 100, or null when there is no record yet. */
export async function readScores(
  db: Db,
  buyerId: string,
  supplierIds: readonly string[],
): Promise<Map<string, number | null>> {
  const facts = await factsOf(db, buyerId, supplierIds);
  return new Map(supplierIds.map((id) => [id, computeScorecard(facts.get(id) ?? noFacts).score]));
}
