// Reads the settlement of a lot as its buyer and its seller see it.
import type { readBid } from '@rigsouq/contract/auctions/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { Db } from '../../../platform/database/db.ts';
import { isSaleAgreed, type SettlementState, settlementStateAfter } from './settlement-state.ts';

type Shown = NonNullable<AnswerOf<typeof readBid>['settlement']>;
type Found = {
  buyerId: string;
  /** Whether buyer and seller see each other's names. */
  agreed: boolean;
  /** The settlement; `can` lists what the buyer may do. */
  settlement: Shown;
};

/** Returns the latest settlement of a lot, or the latest of one account in it; null if there is none. */
export async function findSettlement(db: Db, lotId: string, accountId?: string): Promise<Found | null> {
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
  const can = (act: 'accept' | 'decline') => settlementStateAfter(act, 'buyer', state) !== undefined;
  return {
    buyerId: row.account_id,
    agreed: isSaleAgreed(state),
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
      can: { accept: can('accept'), decline: can('decline') },
    },
  };
}
