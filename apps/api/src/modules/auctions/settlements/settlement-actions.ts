// The actions on the settlement of a sold lot. Each action locks the lot and with it the settlement, checks the transition table, writes
// the new state, and records the step and the notifications.
import type { NoticeType } from '@rigsouq/contract/notifications/calls';
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { releaseMachine } from '../../machines/index.ts';
import { lotStepped } from '../auctions.events.ts';
import { findLastBidId } from '../bidding/last-bid.queries.ts';
import { formatDollars } from '../lots/format-dollars.ts';
import {
  type SettlementAction,
  type SettlementSide,
  type SettlementState,
  settlementStateAfter,
} from './settlement-state.ts';
import {
  addSettlementStep,
  findNextBidder,
  type LockedSettlement,
  lockSettlement,
  openSettlement,
  setSettlement,
} from './settlements.store.ts';

type Note = string | undefined;
/** The notification for each side. */
type Notices = { buyer?: NoticeType; seller?: NoticeType };

const noticesOf: Partial<Record<SettlementAction, Notices>> = {
  paid: { buyer: 'settlement.received', seller: 'settlement.paid' },
  released: { buyer: 'settlement.handed_over', seller: 'settlement.released' },
  defaulted: { buyer: 'settlement.lost', seller: 'settlement.defaulted' },
  accept: { seller: 'lot.sold' },
  giveUp: { seller: 'lot.passed' },
};

export type SettlementChange = { before: SettlementState; after: SettlementState; sides: readonly string[] };
type Mark = 'paid' | 'released' | 'defaulted';

/** Records what the operator saw happen with the money. */
export async function markSettlement(
  tx: Tx,
  operator: Actor,
  act: Mark,
  id: string,
  note: Note,
): Promise<SettlementChange> {
  const settlement = requireAllowed(await lockSettlement(tx, id), act, 'operator');
  return apply(tx, settlement, { act, side: 'operator', userId: operator.userId, note });
}

/** Ends the settlement of a winner who was suspended after the bid: the operators continue with the next bidder. */
export async function markSettlementDefaulted(tx: Tx, id: string): Promise<void> {
  const settlement = requireAllowed(await lockSettlement(tx, id), 'defaulted', 'clock');
  await apply(tx, settlement, { act: 'defaulted', side: 'clock', userId: null });
}

/** Offers the lot to the next bidder at that bidder's own maximum. */
export async function offerSecondChance(tx: Tx, operator: Actor, id: string, note: Note): Promise<SettlementChange> {
  const failed = requireAllowed(await lockSettlement(tx, id), 'offer', 'operator');
  const { lot, attempt, state } = failed;
  const { accountId, price } = (await findNextBidder(tx, lot.id)) ?? fail('settlement.nobody');
  const by = { act: 'offer', side: 'operator', userId: operator.userId, note } as const;
  await openSettlement(tx, { lotId: lot.id, attempt: attempt + 1, accountId, price, state: 'offered', ...by });
  await notify(tx, { lot, accountId, price }, operator.userId, { buyer: 'settlement.offered' });
  return { before: state, after: state, sides: [failed.accountId, accountId, lot.sellerId] };
}

/** Gives up the sale because no bidder takes the lot: the machine is free again. */
export async function giveUpSettlement(tx: Tx, operator: Actor, id: string, note: Note): Promise<SettlementChange> {
  const failed = requireAllowed(await lockSettlement(tx, id), 'giveUp', 'operator');
  await releaseMachine(tx, failed.lot.id, 'sold');
  return apply(tx, failed, { act: 'giveUp', side: 'operator', userId: operator.userId, note });
}

/** Records the bidder's answer to a second chance, as long as it is not past its deadline. */
export async function answerSecondChance(tx: Tx, actor: Actor, act: 'accept' | 'decline', id: string): Promise<void> {
  const found = await lockSettlement(tx, id);
  if (found?.accountId !== actor.account.id) fail('settlement.unknown');
  const offered = requireAllowed(found, act, 'buyer');
  if (offered.lot.now >= offered.dueAt) fail('deal.state');
  await apply(tx, offered, { act, side: 'buyer', userId: actor.userId });
}

/** Ends a second chance that was not answered in time. One that was answered, or has time left, stays as it is. */
export async function lapseSecondChance(tx: Tx, id: string): Promise<void> {
  const found = await lockSettlement(tx, id);
  if (!found || found.lot.now < found.dueAt || !settlementStateAfter('lapse', 'clock', found.state)) return;
  await apply(tx, found, { act: 'lapse', side: 'clock', userId: null });
}

function requireAllowed(
  found: LockedSettlement | undefined,
  act: SettlementAction,
  side: SettlementSide,
): LockedSettlement {
  const settlement = found ?? fail('settlement.unknown');
  if (!settlement.last || !settlementStateAfter(act, side, settlement.state)) fail('deal.state');
  return settlement;
}

type Action = { act: SettlementAction; side: SettlementSide; userId: string | null; note?: Note };

async function apply(
  tx: Tx,
  settlement: LockedSettlement,
  { act, side, userId, note }: Action,
): Promise<SettlementChange> {
  const { id, state: before } = settlement;
  const state = settlementStateAfter(act, side, before) ?? before;
  if (state !== before) await setSettlement(tx, id, state);
  await addSettlementStep(tx, { settlementId: id, act, side, userId, state, note });
  await notify(tx, settlement, userId, noticesOf[act] ?? {});
  return { before, after: state, sides: [settlement.accountId, settlement.lot.sellerId] };
}

type Sides = Pick<LockedSettlement, 'lot' | 'accountId' | 'price'>;

/** Records the notifications. The buyer's event is recorded even without a recipient, because it updates the open pages of both sides. */
async function notify(tx: Tx, { lot, accountId, price }: Sides, by: string | null, { buyer, seller }: Notices) {
  const words = { title: lot.title, price: formatDollars(price) };
  const about = { subjectId: lot.id, by, sides: [accountId, lot.sellerId], words };
  if (seller) await recordEvent(tx, lotStepped, { ...about, what: seller, tell: [lot.sellerId] });
  const bid = await findLastBidId(tx, lot.id, accountId);
  await recordEvent(tx, lotStepped, {
    ...about,
    what: buyer ?? 'settlement.offered',
    tell: buyer ? [accountId] : [],
    words: { ...words, bid },
  });
}
