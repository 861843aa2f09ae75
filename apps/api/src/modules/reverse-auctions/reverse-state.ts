// The state machine of a reverse auction: which side may do which action in which state. The buttons on screen come from this table.
import type { reverseStates } from '@rigsouq/contract/reverse-auctions/states';

export type ReverseState = (typeof reverseStates)[number];
type By = 'buyer' | 'supplier' | 'clock';
type Moves = Partial<Record<ReverseState, ReverseState>>;

const transitions = {
  start: { by: 'clock', moves: { scheduled: 'live' } },
  end: { by: 'clock', moves: { live: 'ended' } },
  offer: { by: 'supplier', moves: { live: 'live' } },
  /** The buyer cancels an auction that has not ended. */
  cancel: { by: 'buyer', moves: { scheduled: 'cancelled', live: 'cancelled' } },
  /** The buyer closes an ended auction without an award. */
  close: { by: 'buyer', moves: { ended: 'closed', approval: 'closed' } },
  award: { by: 'buyer', moves: { ended: 'awarded' } },
  propose: { by: 'buyer', moves: { ended: 'approval' } },
  approve: { by: 'buyer', moves: { approval: 'awarded' } },
  reject: { by: 'buyer', moves: { approval: 'ended' } },
} as const satisfies Record<string, { by: By; moves: Moves }>;

export type ReverseAction = keyof typeof transitions;

/** Returns the state after the action, or undefined when this side may not do it now. */
export function nextState(act: ReverseAction, side: By, state: ReverseState): ReverseState | undefined {
  const { by, moves }: { by: By; moves: Moves } = transitions[act];
  return by === side ? moves[state] : undefined;
}

type Timed = { readonly state: ReverseState; readonly startsAt: number; readonly endsAt: number };

/** Returns the state by the clock, even before a worker has stored it. */
export function stateAt({ state, startsAt, endsAt }: Timed, now: number): ReverseState {
  const started = (now >= startsAt && nextState('start', 'clock', state)) || state;
  return (now >= endsAt && nextState('end', 'clock', started)) || started;
}
