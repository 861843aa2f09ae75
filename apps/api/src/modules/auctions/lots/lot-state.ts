// The states of a lot as one table: who may take which action in each state, and the state that follows (R40). It decides which buttons show.
export type LotState = 'pending' | 'rejected' | 'scheduled' | 'live' | 'sold' | 'passed' | 'cancelled';
export type LotAction = 'approve' | 'reject' | 'withdraw' | 'start' | 'sell' | 'pass' | 'cancel';
export type LotSide = 'seller' | 'operator' | 'clock';

type Transition = { by: LotSide; from: readonly LotState[]; to: LotState };

const transitions: Record<LotAction, Transition> = {
  approve: { by: 'operator', from: ['pending'], to: 'scheduled' },
  reject: { by: 'operator', from: ['pending'], to: 'rejected' },
  withdraw: { by: 'seller', from: ['pending'], to: 'cancelled' },
  start: { by: 'clock', from: ['scheduled'], to: 'live' },
  sell: { by: 'clock', from: ['live'], to: 'sold' },
  pass: { by: 'clock', from: ['live'], to: 'passed' },
  cancel: { by: 'operator', from: ['scheduled', 'live'], to: 'cancelled' },
};

/** Returns the state after the action, or undefined if this side may not take it now. */
export function lotStateAfter(act: LotAction, side: LotSide, state: LotState): LotState | undefined {
  const { by, from, to } = transitions[act];
  return by === side && from.includes(state) ? to : undefined;
}

/** The status that users see for each state (R40, R77). */
export const badgeOf = {
  pending: 'pending',
  scheduled: 'pending',
  live: 'active',
  sold: 'ended',
  passed: 'ended',
  cancelled: 'cancelled',
  rejected: 'Rejected',
} as const satisfies Record<LotState, string>;
