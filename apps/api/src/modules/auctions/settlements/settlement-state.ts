// The states of a settlement as one table: who may take which action in each state, and the state that follows. It decides which buttons show.
import type { settlementStates } from '@rigsouq/contract/auctions/consignments';

export type SettlementState = (typeof settlementStates)[number];
export type SettlementAction = 'accept' | 'decline' | 'lapse' | 'paid' | 'released' | 'defaulted' | 'offer' | 'giveUp';
export type SettlementSide = 'buyer' | 'operator' | 'clock';

type Transition = {
  by: SettlementSide | readonly SettlementSide[];
  from: readonly SettlementState[];
  /** The new state; if it is missing, the state does not change. */
  to?: SettlementState;
};

const transitions: Record<SettlementAction, Transition> = {
  accept: { by: 'buyer', from: ['offered'], to: 'awaiting_payment' },
  decline: { by: 'buyer', from: ['offered'], to: 'declined' },
  lapse: { by: 'clock', from: ['offered'], to: 'declined' },
  paid: { by: 'operator', from: ['awaiting_payment'], to: 'paid' },
  released: { by: 'operator', from: ['paid'], to: 'released' },
  // The scheduler does it if the winner is suspended when the lot ends.
  defaulted: { by: ['operator', 'clock'], from: ['awaiting_payment'], to: 'defaulted' },
  // The failed settlement stays as it is: the next bidder gets a new settlement.
  offer: { by: 'operator', from: ['defaulted', 'declined'] },
  giveUp: { by: 'operator', from: ['defaulted', 'declined'] },
};

/** Returns the state after the action, or undefined if this side may not take it now. */
export function settlementStateAfter(
  act: SettlementAction,
  side: SettlementSide,
  state: SettlementState,
): SettlementState | undefined {
  const { by, from, to = state } = transitions[act];
  return [by].flat().includes(side) && from.includes(state) ? to : undefined;
}

/** Returns whether buyer and seller see each other's names: they do as soon as the buyer has to pay the seller. */
export function isSaleAgreed(state: SettlementState): boolean {
  return state === 'awaiting_payment' || state === 'paid' || state === 'released';
}

/** Returns whether the desk may take the action now. */
export function isAllowedForOperator(act: SettlementAction, state: SettlementState): boolean {
  return settlementStateAfter(act, 'operator', state) !== undefined;
}
