// Payments for sold lots under lock. The lot is locked first, so that an operator, the bidder and the clock take turns.
import { PAYMENT_DAYS, SECOND_CHANCE_HOURS } from '@rigsouq/contract/consignments';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { type LockedLot, lockLot } from './lots.store.ts';
import type { SettlementAct, SettlementSide, SettlementState } from './settlement-state.ts';

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
  // Whoever writes a settlement holds its lot, so the row is read and not locked again.
  const row = await tx
    .selectFrom('settlements as s')
    .selectAll()
    .select(isLast.as('last'))
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

/** The last of its lot, and not given up: what becomes of the machine is decided there. `s` is the settlement. */
export const isLast = sql<boolean>`(
  not exists (select from settlements later where later.lot_id = s.lot_id and later.attempt > s.attempt)
  and not exists (select from settlement_steps t where t.settlement_id = s.id and t.act = 'giveUp'))`;

const allowed = {
  awaiting_payment: sql<Date>`clock_timestamp() + ${PAYMENT_DAYS} * interval '1 day'`,
  offered: sql<Date>`clock_timestamp() + ${SECOND_CHANCE_HOURS} * interval '1 hour'`,
} as const;

type New = {
  lotId: string;
  attempt: number;
  accountId: string;
  price: number;
  state: keyof typeof allowed;
  act: 'win' | 'offer';
  side: SettlementSide;
  userId: string | null;
  note?: string | undefined;
};

export async function openSettlement(tx: Tx, { lotId, accountId, act, side, userId, note, ...made }: New) {
  const id = newId();
  await tx
    .insertInto('settlements')
    .values({ id, lot_id: lotId, account_id: accountId, due_at: allowed[made.state], ...made })
    .execute();
  await addStep(tx, { settlementId: id, act, side, userId, state: made.state, note });
  return id;
}

/** A new time to pay begins with the duty to. */
export async function setSettlement(tx: Tx, id: string, state: SettlementState): Promise<void> {
  const due = state === 'awaiting_payment' ? { due_at: allowed.awaiting_payment } : {};
  await tx
    .updateTable('settlements')
    .set({ state, ...due, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

type Step = {
  settlementId: string;
  act: SettlementAct | 'win';
  side: SettlementSide;
  userId: string | null;
  state: SettlementState;
  note?: string | undefined;
};

export async function addStep(tx: Tx, { settlementId, userId, note, ...step }: Step): Promise<void> {
  await tx
    .insertInto('settlement_steps')
    .values({ id: newId(), settlement_id: settlementId, user_id: userId, note: note ?? null, ...step })
    .execute();
}

/**
 * Who can be offered the lot next: the highest maximum of those who bid the reserve and have not had their turn, of equal ones the
 * earlier. A suspended account is left out.
 */
export async function nextBidder(db: Db, lotId: string) {
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
