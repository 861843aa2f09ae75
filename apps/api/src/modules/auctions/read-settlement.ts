// Where the payment for a lot stands, as its two sides see it.
import type { readBid } from '@rigsouq/contract/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { Db } from '../../platform/db.ts';
import { after, isAgreed, type SettlementState } from './settlement-state.ts';

type Shown = NonNullable<AnswerOf<typeof readBid>['settlement']>;
type Found = {
  buyerId: string;
  /** Whether buyer and seller are told each other's names. */
  agreed: boolean;
  /** `can` is the buyer's. */
  settlement: Shown;
};

/** The latest of a lot, or the latest of an account in it; null where there is none. */
export async function settlementOf(db: Db, lotId: string, accountId?: string): Promise<Found | null> {
  const row = await db
    .selectFrom('settlements')
    .selectAll()
    .where('lot_id', '=', lotId)
    .$if(accountId !== undefined, (own) => own.where('account_id', '=', accountId as string))
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const steps = await db
    .selectFrom('settlement_steps')
    .select(['created_at', 'act', 'side', 'state', 'note'])
    .where('settlement_id', '=', row.id)
    .orderBy('id')
    .limit(100)
    .execute();
  const state = row.state as SettlementState;
  const open = (act: 'accept' | 'decline') => after(act, 'buyer', state) !== undefined;
  return {
    buyerId: row.account_id,
    agreed: isAgreed(state),
    settlement: {
      _id: row.id,
      attempt: Number(row.attempt),
      price: Number(row.price),
      state,
      dueAt: row.due_at.toISOString(),
      history: steps.map((step) => ({
        at: step.created_at.toISOString(),
        act: step.act,
        by: step.side as Shown['history'][number]['by'],
        state: step.state as SettlementState,
        note: step.note,
      })),
      can: { accept: open('accept'), decline: open('decline') },
    },
  };
}
