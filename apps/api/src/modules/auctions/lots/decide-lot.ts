// Decisions of the operator and the seller about a lot: each locks the lot, checks its state, writes and notifies. The operator's calls are
// in the module `operations`, which writes the audit log in the same transaction.

import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { NoticeType } from '@rigsouq/contract/notifications/calls';
import type { approveLot as approveCall } from '@rigsouq/contract/operations/auction-desk';
import { DAY_MS } from '@rigsouq/kernel/periods';
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { releaseMachine, reserveMachine } from '../../machines/index.ts';
import { lotStepped } from '../auctions.events.ts';
import { currentRules } from '../bidding/known-rules.ts';
import { type LotAction, type LotSide, lotStateAfter } from './lot-state.ts';
import { appendLog, type LockedLot, lockLot, setLot } from './lots.store.ts';

const YEAR_MS = 366 * DAY_MS;

/**
 * Sets price, dates and rules, reserves the machine from the start without an end (it may be sold then), and opens the log (R76). The lot
 * keeps these rules: they are in the first line of its log, by which it is verified, and in its row, from which bids read them.
 */
export async function approveLot(
  tx: Tx,
  operator: Actor,
  id: string,
  terms: ParsedOf<typeof approveCall>['body'],
): Promise<LockedLot> {
  const { lot, state } = await lockLotForAction(tx, id, 'approve', 'operator');
  const startsAt = Math.max(Date.parse(terms.startDate), lot.now);
  const endsAt = Date.parse(terms.endDate);
  if (endsAt <= startsAt || endsAt > lot.now + YEAR_MS) fail('lot.dates');
  const { startPrice } = terms;
  await setLot(tx, id, {
    state,
    start_price: startPrice,
    estimate: terms.estimatedValue,
    starts_at: new Date(startsAt),
    first_ends_at: new Date(endsAt),
    ends_at: new Date(endsAt),
    rules: JSON.stringify(currentRules),
    decided_by: operator.userId,
  });
  const { kind, reserve } = await tx
    .selectFrom('lots')
    .select(['kind', 'reserve'])
    .where('id', '=', id)
    .$castTo<{ kind: 'online' | 'live' | 'sealed'; reserve: string }>()
    .executeTakeFirstOrThrow();
  await appendLog(tx, {
    lot,
    fact: { act: 'open', kind, startPrice, startsAt, endsAt, rules: currentRules },
    secret: { reserve: Number(reserve), seller: lot.sellerId },
  });
  // The owner may have withdrawn the machine from the market before consigning it; that reservation is released.
  await releaseMachine(tx, lot.machineId, 'withdrawn');
  await reserveMachine(tx, {
    machineId: lot.machineId,
    period: { from: new Date(startsAt), until: null },
    kind: 'auction',
    referenceId: id,
    by: operator.userId,
  });
  await notifySeller(tx, operator, lot, 'lot.approved');
  return lot;
}

export async function rejectLot(tx: Tx, operator: Actor, id: string, reason: string): Promise<LockedLot> {
  const { lot, state } = await lockLotForAction(tx, id, 'reject', 'operator');
  await setLot(tx, id, { state, reason, decided_by: operator.userId });
  await notifySeller(tx, operator, lot, 'lot.rejected');
  return lot;
}

/** Withdraws the seller's own lot. For every other account the lot does not exist. */
export async function withdrawLot(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { state } = await lockLotForAction(tx, id, 'withdraw', 'seller', actor.account.id);
  await setLot(tx, id, { state });
}

export async function lockLotForAction(tx: Tx, id: string, act: LotAction, side: LotSide, sellerId?: string) {
  const lot = await lockLot(tx, id);
  if (!lot || (sellerId !== undefined && lot.sellerId !== sellerId)) fail('consignment.unknown');
  const state = lotStateAfter(act, side, lot.state) ?? fail('deal.state');
  return { lot, state };
}

export async function notifySeller(
  tx: Tx,
  { userId }: Actor,
  { id, sellerId, title }: LockedLot,
  what: NoticeType,
): Promise<void> {
  const sides = [sellerId];
  await recordEvent(tx, lotStepped, { what, subjectId: id, by: userId, tell: sides, sides, words: { title } });
}
