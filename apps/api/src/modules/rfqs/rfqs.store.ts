// Writes requests, and reads them with a lock. Every action locks the row of the request first. Answers and questions lock it FOR SHARE, so
// that many suppliers can act at once. Opening, amending, awarding and ending lock it FOR UPDATE, so that nothing happens in between.
import { rfqLine } from '@rigsouq/contract/rfqs/calls';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { z } from 'zod';
import type { Rfqs } from '../../../db/rows.generated.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { RfqState } from './rfq-state.ts';

export type Line = z.output<typeof rfqLine>;

/** Locks the request FOR UPDATE, for the buyer and the clock. */
export function lockRfq(tx: Tx, id: string) {
  return lock(tx, id, 'update');
}

/** Locks the request FOR SHARE, for suppliers. It stays open and in this version until their transaction ends. */
export function lockRfqShared(tx: Tx, id: string) {
  return lock(tx, id, 'share');
}

export type LockedRfq = NonNullable<Awaited<ReturnType<typeof lockRfq>>>;

async function lock(tx: Tx, id: string, strength: 'update' | 'share') {
  const row = await tx
    .selectFrom('rfqs')
    .select(['id', 'account_id', 'created_by', 'number', 'title', 'currency', 'country', 'deadline', 'two_envelopes'])
    .select(['invited', 'published_at', 'opened_at'])
    .select([
      sql<RfqState>`state`.as('state'),
      sql<'invited' | 'open'>`audience`.as('audience'),
      sql<number>`version::int`.as('version'),
      sql<number>`lines::int`.as('lines'),
      sql<boolean>`awarded_at is not null`.as('awarded'),
    ])
    .where('id', '=', id)
    .$if(strength === 'update', (query) => query.forUpdate())
    .$if(strength === 'share', (query) => query.forShare())
    .executeTakeFirst();
  if (!row) return undefined;
  // The time is read after the lock is acquired: a caller that waited for it past the deadline is late.
  const { now } = await tx
    .selectNoFrom(sql<Date>`date_trunc('milliseconds', clock_timestamp())`.as('now'))
    .executeTakeFirstOrThrow();
  return { ...row, now, due: row.deadline !== null && now >= row.deadline };
}

export async function insertRfq(tx: Tx, rfq: Insertable<Rfqs>): Promise<void> {
  await tx.insertInto('rfqs').values(rfq).execute();
}

export async function setRfq(tx: Tx, id: string, change: Updateable<Rfqs>): Promise<void> {
  await tx
    .updateTable('rfqs')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Replaces the lines of one version. Lines of a draft may be incomplete. */
export async function writeLines(tx: Tx, rfqId: string, version: number, lines: readonly Line[]): Promise<void> {
  await tx.deleteFrom('rfq_lines').where('rfq_id', '=', rfqId).where('version', '=', String(version)).execute();
  if (lines.length > 0)
    await tx
      .insertInto('rfq_lines')
      .values(
        lines.map(({ from, to, mode, ...line }) => ({
          ...line,
          half: !rfqLine.safeParse({ from, to, mode, ...line }).success,
          rfq_id: rfqId,
          version,
          mode,
          // Days are stored as text values, because a Date would depend on the server's time zone.
          from_day: mode === 'rent' ? from : null,
          to_day: mode === 'rent' ? to : null,
        })),
      )
      .execute();
}

export async function addVersion(
  tx: Tx,
  { rfqId, version, note, by }: { rfqId: string; version: number; note: string; by: string },
): Promise<void> {
  await tx.insertInto('rfq_versions').values({ rfq_id: rfqId, version, note, created_by: by }).execute();
}

/** Copies the deadline to the invitations, because the lists of suppliers are sorted by it. */
export async function setSupplierDeadlines(tx: Tx, rfqId: string, deadline: Date): Promise<void> {
  await tx.updateTable('rfq_suppliers').set({ deadline }).where('rfq_id', '=', rfqId).execute();
}

/** Adds a supplier that acts on an open request to its list. A supplier that is already listed stays unchanged. */
export async function addRfqSupplier(tx: Tx, rfq: LockedRfq, supplierId: string): Promise<void> {
  await tx
    .insertInto('rfq_suppliers')
    .values({ rfq_id: rfq.id, supplier_id: supplierId, invited: false, deadline: rfq.deadline, seen_at: rfq.now })
    .onConflict((conflict) => conflict.columns(['rfq_id', 'supplier_id']).doNothing())
    .execute();
}

export async function listSupplierIds(tx: Tx, rfqId: string): Promise<string[]> {
  const rows = await tx.selectFrom('rfq_suppliers').select('supplier_id').where('rfq_id', '=', rfqId).execute();
  return rows.map(({ supplier_id }) => supplier_id);
}
