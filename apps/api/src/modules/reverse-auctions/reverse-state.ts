// The life of a reverse auction, as one table: who may do what in each state, and what it is then. The screen's buttons come from here.
import type { reverseStates } from '@rigsouq/contract/reverse-auctions';

export type ReverseState = (typeof reverseStates)[number];
type By = 'buyer' | 'supplier' | 'clock';
type Moves = Partial<Record<ReverseState, ReverseState>>;

const transitions = {
  start: { by: 'clock', moves: { scheduled: 'live' } },
  end: { by: 'clock', moves: { live: 'ended' } },
  offer: { by: 'supplier', moves: { live: 'live' } },
  /** What has not ended is called off. */
  cancel: { by: 'buyer', moves: { scheduled: 'cancelled', live: 'cancelled' } },
  /** What has ended is left without an award. */
  close: { by: 'buyer', moves: { ended: 'closed', approval: 'closed' } },
  award: { by: 'buyer', moves: { ended: 'awarded' } },
  propose: { by: 'buyer', moves: { ended: 'approval' } },
  approve: { by: 'buyer', moves: { approval: 'awarded' } },
  reject: { by: 'buyer', moves: { approval: 'ended' } },
} as const satisfies Record<string, { by: By; moves: Moves }>;

export type ReverseAct = keyof typeof transitions;

/** The state after the act, or undefined where this side cannot do it now. */
export function after(act: ReverseAct, side: By, state: ReverseState): ReverseState | undefined {
  const { by, moves }: { by: By; moves: Moves } = transitions[act];
  return by === side ? moves[state] : undefined;
}

type Timed = { readonly state: ReverseState; readonly startsAt: number; readonly endsAt: number };

/** What it is by the clock, whether a worker has got round to it or not. */
export function stateAt({ state, startsAt, endsAt }: Timed, now: number): ReverseState {
  const begun = (now >= startsAt && after('start', 'clock', state)) || state;
  return (now >= endsAt && after('end', 'clock', begun)) || begun;
}
