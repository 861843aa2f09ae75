// Locks and changes settlements. The lot is locked first, so that an operator, the bidder and the scheduler act one after the other.
import { PAYMENT_DAYS, SECOND_CHANCE_HOURS } from '@rigsouq/contract/auctions/consignments';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { type LockedLot, lockLot } from '../lots/lots.store.ts';
import type { SettlementAction, SettlementSide, SettlementState } from './settlement-state.ts';

export type LockedSettlement = {
  readonly id: string;
  readonly attempt: number;
  readonly accountId: string;
  readonly price: number;
  readonly state: SettlementState;
  readonly dueAt: number;
  readonly last: boolean;
  readonly lot: LockedLot;
};

export async function lockSettlement(tx: Tx, id: string): Promise<LockedSettlement | undefined> {
  const found = await tx.selectFrom('settlements').select('lot_id').where('id', '=', id).executeTakeFirst();
  const lot = found && (await lockLot(tx, found.lot_id));
  if (!lot) return undefined;
  // Every writer of a settlement holds the lock of its lot, so the row itself needs no lock.
  const row = await tx
    .selectFrom('settlements as s')
    .selectAll()
    .select(isLastSettlement.as('last'))
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id,
    attempt: Number(row.attempt),
    accountId: row.account_id,
    price: Number(row.price),
    state: row.state as SettlementState,
    dueAt: row.due_at.getTime(),
    last: row.last,
    lot,
  };
}

/** Whether `s` is the last settlement of its lot and not given up; only then may actions decide about the machine. */
export const isLastSettlement = sql<boolean>`(
  not exists (select from settlements later where later.lot_id = s.lot_id and later.attempt > s.attempt)
  and not exists (select from settlement_steps t where t.settlement_id = s.id and t.act = 'giveUp'))`;

const deadlines = {
  awaiting_payment: sql<Date>`clock_timestamp() + ${PAYMENT_DAYS} * interval '1 day'`,
  offered: sql<Date>`clock_timestamp() + ${SECOND_CHANCE_HOURS} * interval '1 hour'`,
} as const;

type NewSettlement = {
  lotId: string;
  attempt: number;
  accountId: string;
  price: number;
  state: keyof typeof deadlines;
  act: 'win' | 'offer';
  side: SettlementSide;
  userId: string | null;
  note?: string | undefined;
};

export async function openSettlement(tx: Tx, { lotId, accountId, act, side, userId, note, ...fields }: NewSettlement) {
  const id = newId();
  await tx
    .insertInto('settlements')
    .values({ id, lot_id: lotId, account_id: accountId, due_at: deadlines[fields.state], ...fields })
    .execute();
  await addSettlementStep(tx, { settlementId: id, act, side, userId, state: fields.state, note });
  return id;
}

/** Sets the state. A new payment deadline starts when the buyer has to pay. */
export async function setSettlement(tx: Tx, id: string, state: SettlementState): Promise<void> {
  const due = state === 'awaiting_payment' ? { due_at: deadlines.awaiting_payment } : {};
  await tx
    .updateTable('settlements')
    .set({ state, ...due, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

type Step = {
  settlementId: string;
  act: SettlementAction | 'win';
  side: SettlementSide;
  userId: string | null;
  state: SettlementState;
  note?: string | undefined;
};

export async function addSettlementStep(tx: Tx, { settlementId, userId, note, ...step }: Step): Promise<void> {
  await tx
    .insertInto('settlement_steps')
    .values({ id: newId(), settlement_id: settlementId, user_id: userId, note: note ?? null, ...step })
    .execute();
}

/**
 * Returns the bidder who can be offered the lot next: the highest maximum that meets the reserve, the earlier one if two are equal.
 * Bidders who already had a settlement of this lot and suspended accounts are left out.
 */
export async function findNextBidder(db: Db, lotId: string) {
  const row = await db
    .selectFrom('lot_bidders as b')
    .innerJoin('lots as l', 'l.id', 'b.lot_id')
    .innerJoin('accounts as a', 'a.id', 'b.account_id')
    .select(['b.account_id', 'b.number', 'b.maximum', 'a.company_name', 'a.contact_name'])
    .where('b.lot_id', '=', lotId)
    .whereRef('b.maximum', '>=', 'l.reserve')
    .where('a.suspended_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('settlements as s')
            .select('s.id')
            .whereRef('s.lot_id', '=', 'b.lot_id')
            .whereRef('s.account_id', '=', 'b.account_id'),
        ),
      ),
    )
    .orderBy('b.maximum', 'desc')
    .orderBy('b.maximum_seq')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      accountId: row.account_id,
      companyName: row.company_name || row.contact_name,
      number: Number(row.number),
      price: Number(row.maximum),
    }
  );
}
