import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { QuoteStatus } from './quote-state.ts';
import type { Side } from './sides.ts';

/** Locks the quote, but not its listing or machine. */
export async function lockQuote(tx: Tx, id: string) {
  return tx
    .selectFrom('quotes as q')
    .innerJoin('listings as l', 'l.id', 'q.listing_id')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .select([
      'q.id',
      'q.account_id',
      'q.supplier_id',
      'q.price_minor',
      'q.currency',
      'q.valid_until',
      'l.title',
      'm.country',
    ])
    .select([sql<QuoteStatus>`q.status`.as('status'), sql<boolean>`q.valid_until <= now()`.as('ran_out')])
    .where('q.id', '=', id)
    .forUpdate('q')
    .executeTakeFirst();
}

export type LockedQuote = NonNullable<Awaited<ReturnType<typeof lockQuote>>>;

type Terms = { price_minor: number; currency: string; valid_until: Date };

export async function setQuote(tx: Tx, id: string, change: { status: QuoteStatus } & Partial<Terms>): Promise<void> {
  await tx
    .updateTable('quotes')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

type Step = {
  subjectId: string;
  act: string;
  side: Side | 'clock';
  userId: string | null;
  status: string;
  facts?: Record<string, unknown>;
};

export async function addStep(tx: Tx, { subjectId, act, side, userId, status, facts = {} }: Step): Promise<void> {
  await tx
    .insertInto('enquiry_steps')
    .values({
      id: newId(),
      subject_id: subjectId,
      act,
      side,
      user_id: userId,
      status,
      facts: JSON.stringify(facts),
    })
    .execute();
}
