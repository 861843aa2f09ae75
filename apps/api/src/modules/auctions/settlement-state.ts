// The life of a payment for a lot, as one table: who may do what in each state, and what it is then. The screen's buttons come from here.
import type { settlementStates } from '@rigsouq/contract/consignments';

export type SettlementState = (typeof settlementStates)[number];
export type SettlementAct = 'accept' | 'decline' | 'lapse' | 'paid' | 'released' | 'defaulted' | 'offer' | 'giveUp';
export type SettlementSide = 'buyer' | 'operator' | 'clock';

type Transition = {
  by: SettlementSide | readonly SettlementSide[];
  from: readonly SettlementState[];
  /** Without it the state stays. */
  to?: SettlementState;
};

const transitions: Record<SettlementAct, Transition> = {
  accept: { by: 'buyer', from: ['offered'], to: 'awaiting_payment' },
  decline: { by: 'buyer', from: ['offered'], to: 'declined' },
  lapse: { by: 'clock', from: ['offered'], to: 'declined' },
  paid: { by: 'operator', from: ['awaiting_payment'], to: 'paid' },
  released: { by: 'operator', from: ['paid'], to: 'released' },
  // By the clock where the winner is suspended at the end.
  defaulted: { by: ['operator', 'clock'], from: ['awaiting_payment'], to: 'defaulted' },
  // What has failed stays as it is: the next bidder gets a settlement of their own.
  offer: { by: 'operator', from: ['defaulted', 'declined'] },
  giveUp: { by: 'operator', from: ['defaulted', 'declined'] },
};

/** The state after the act, or undefined where this side cannot do it now. */
export function after(act: SettlementAct, side: SettlementSide, state: SettlementState): SettlementState | undefined {
  const { by, from, to = state } = transitions[act];
  return [by].flat().includes(side) && from.includes(state) ? to : undefined;
}

/** Buyer and seller know each other by name from the moment that the one is to pay the other. */
export function isAgreed(state: SettlementState): boolean {
  return state === 'awaiting_payment' || state === 'paid' || state === 'released';
}

/** What the desk can do with it. */
export function canOperator(act: SettlementAct, state: SettlementState): boolean {
  return after(act, 'operator', state) !== undefined;
}
