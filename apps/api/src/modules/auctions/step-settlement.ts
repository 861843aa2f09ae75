// What becomes of the payment for a lot. Each act locks the lot and with it the settlement, asks the table of its life, writes, and
// records the step and who is told.
import type { What } from '@rigsouq/contract/notifications';
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { recordEvent } from '../../platform/events.ts';
import { releaseMachine } from '../machines/index.ts';
import { lotStepped } from './auctions.events.ts';
import { lastBid } from './lot-bids.queries.ts';
import { dollars } from './lot-words.ts';
import { after, type SettlementAct, type SettlementSide, type SettlementState } from './settlement-state.ts';
import {
  addStep,
  type LockedSettlement,
  lockSettlement,
  nextBidder,
  openSettlement,
  setSettlement,
} from './settlements.store.ts';

type Note = string | undefined;
/** Who hears what of it. */
type Told = { buyer?: What; seller?: What };

const told: Partial<Record<SettlementAct, Told>> = {
  paid: { buyer: 'settlement.received', seller: 'settlement.paid' },
  released: { buyer: 'settlement.handed_over', seller: 'settlement.released' },
  defaulted: { buyer: 'settlement.lost', seller: 'settlement.defaulted' },
  accept: { seller: 'lot.sold' },
  giveUp: { seller: 'lot.passed' },
};

export type Stepped = { before: SettlementState; after: SettlementState; sides: readonly string[] };
type Marking = 'paid' | 'released' | 'defaulted';

/** What the operator saw happen with the money. */
export async function markSettlement(tx: Tx, operator: Actor, act: Marking, id: string, note: Note): Promise<Stepped> {
  const settlement = open(await lockSettlement(tx, id), act, 'operator');
  return end(tx, settlement, { act, side: 'operator', userId: operator.userId, note });
}

/** Whoever was suspended since their bid gets nothing: the operators go on with the next bidder. */
export async function loseAtOnce(tx: Tx, id: string): Promise<void> {
  const settlement = open(await lockSettlement(tx, id), 'defaulted', 'clock');
  await end(tx, settlement, { act: 'defaulted', side: 'clock', userId: null });
}

/** The next bidder is asked whether they take it at their own maximum. */
export async function offerSecondChance(tx: Tx, operator: Actor, id: string, note: Note): Promise<Stepped> {
  const failed = open(await lockSettlement(tx, id), 'offer', 'operator');
  const { lot, attempt, state } = failed;
  const { accountId, price } = (await nextBidder(tx, lot.id)) ?? fail('settlement.nobody');
  const by = { act: 'offer', side: 'operator', userId: operator.userId, note } as const;
  await openSettlement(tx, { lotId: lot.id, attempt: attempt + 1, accountId, price, state: 'offered', ...by });
  await tell(tx, { lot, accountId, price }, operator.userId, { buyer: 'settlement.offered' });
  return { before: state, after: state, sides: [failed.accountId, accountId, lot.sellerId] };
}

/** Nobody takes it: the machine is free again. */
export async function giveUpSettlement(tx: Tx, operator: Actor, id: string, note: Note): Promise<Stepped> {
  const failed = open(await lockSettlement(tx, id), 'giveUp', 'operator');
  await releaseMachine(tx, failed.lot.id, 'sold');
  return end(tx, failed, { act: 'giveUp', side: 'operator', userId: operator.userId, note });
}

/** The bidder answers a second chance, in its time. */
export async function answerSecondChance(tx: Tx, actor: Actor, act: 'accept' | 'decline', id: string): Promise<void> {
  const found = await lockSettlement(tx, id);
  if (found?.accountId !== actor.account.id) fail('settlement.unknown');
  const offered = open(found, act, 'buyer');
  if (offered.lot.now >= offered.dueAt) fail('deal.state');
  await end(tx, offered, { act, side: 'buyer', userId: actor.userId });
}

/** A second chance that nobody answered in time; one that was answered, or has time left, stays. */
export async function lapseSecondChance(tx: Tx, id: string): Promise<void> {
  const found = await lockSettlement(tx, id);
  if (!found || found.lot.now < found.dueAt || !after('lapse', 'clock', found.state)) return;
  await end(tx, found, { act: 'lapse', side: 'clock', userId: null });
}

function open(found: LockedSettlement | undefined, act: SettlementAct, side: SettlementSide): LockedSettlement {
  const settlement = found ?? fail('settlement.unknown');
  if (!settlement.last || !after(act, side, settlement.state)) fail('deal.state');
  return settlement;
}

type Act = { act: SettlementAct; side: SettlementSide; userId: string | null; note?: Note };

async function end(tx: Tx, settlement: LockedSettlement, { act, side, userId, note }: Act): Promise<Stepped> {
  const { id, state: before } = settlement;
  const state = after(act, side, before) ?? before;
  if (state !== before) await setSettlement(tx, id, state);
  await addStep(tx, { settlementId: id, act, side, userId, state, note });
  await tell(tx, settlement, userId, told[act] ?? {});
  return { before, after: state, sides: [settlement.accountId, settlement.lot.sellerId] };
}

type Sides = Pick<LockedSettlement, 'lot' | 'accountId' | 'price'>;

/** Open pages of both sides show it, also where nobody is told. */
async function tell(tx: Tx, { lot, accountId, price }: Sides, by: string | null, { buyer, seller }: Told) {
  const words = { title: lot.title, price: dollars(price) };
  const about = { subjectId: lot.id, by, sides: [accountId, lot.sellerId], words };
  if (seller) await recordEvent(tx, lotStepped, { ...about, what: seller, tell: [lot.sellerId] });
  const bid = await lastBid(tx, lot.id, accountId);
  await recordEvent(tx, lotStepped, {
    ...about,
    what: buyer ?? 'settlement.offered',
    tell: buyer ? [accountId] : [],
    words: { ...words, bid },
  });
}
