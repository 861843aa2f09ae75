// The life of a lot, as one table: who may do what in each state, and what it is then (R40). The screen's buttons come from here.
export type LotState = 'pending' | 'rejected' | 'scheduled' | 'live' | 'sold' | 'passed' | 'cancelled';
export type LotAct = 'approve' | 'reject' | 'withdraw' | 'start' | 'sell' | 'pass' | 'cancel';
export type LotSide = 'seller' | 'operator' | 'clock';

type Transition = { by: LotSide; from: readonly LotState[]; to: LotState };

const transitions: Record<LotAct, Transition> = {
  approve: { by: 'operator', from: ['pending'], to: 'scheduled' },
  reject: { by: 'operator', from: ['pending'], to: 'rejected' },
  withdraw: { by: 'seller', from: ['pending'], to: 'cancelled' },
  start: { by: 'clock', from: ['scheduled'], to: 'live' },
  sell: { by: 'clock', from: ['live'], to: 'sold' },
  pass: { by: 'clock', from: ['live'], to: 'passed' },
  cancel: { by: 'operator', from: ['scheduled', 'live'], to: 'cancelled' },
};

/** The state after the act, or undefined where this side cannot do it now. */
export function after(act: LotAct, side: LotSide, state: LotState): LotState | undefined {
  const { by, from, to } = transitions[act];
  return by === side && from.includes(state) ? to : undefined;
}

/** The words that people are shown (R40, R77). */
export const badgeOf = {
  pending: 'pending',
  scheduled: 'pending',
  live: 'active',
  sold: 'ended',
  passed: 'ended',
  cancelled: 'cancelled',
  rejected: 'Rejected',
} as const satisfies Record<LotState, string>;
