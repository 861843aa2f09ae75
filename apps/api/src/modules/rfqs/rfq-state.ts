// Defines the life cycle of a request for quotation as one table: which side may do which action in each state, and the state that follows.
// The buttons on the screen come from this table (R50).
import type { rfqStates } from '@rigsouq/contract/rfqs/states';

export type RfqState = (typeof rfqStates)[number];
type By = 'buyer' | 'supplier' | 'clock';

/** Maps the state before the action to the state after it. */
type Moves = Partial<Record<RfqState, RfqState>>;

const transitions = {
  save: { by: 'buyer', moves: { draft: 'draft' } },
  discard: { by: 'buyer', moves: { draft: 'draft' } },
  attach: { by: 'buyer', moves: { draft: 'draft', open: 'open' } },
  invite: { by: 'buyer', moves: { draft: 'draft', open: 'open' } },
  uninvite: { by: 'buyer', moves: { draft: 'draft' } },
  publish: { by: 'buyer', moves: { draft: 'open' } },
  amend: { by: 'buyer', moves: { open: 'open' } },
  reply: { by: 'buyer', moves: { open: 'open' } },
  /** Unopened prices stay sealed forever. An opened request ends without an award. */
  cancel: {
    by: 'buyer',
    moves: { open: 'cancelled', technical: 'cancelled', opened: 'closed', approval: 'closed' },
  },

  ask: { by: 'supplier', moves: { open: 'open' } },
  answer: { by: 'supplier', moves: { open: 'open' } },
  confirm: { by: 'supplier', moves: { open: 'open' } },
  withdraw: { by: 'supplier', moves: { open: 'open' } },
  decline: { by: 'supplier', moves: { open: 'open' } },

  /** Opens the first of two envelopes. */
  openTechnical: { by: 'clock', moves: { open: 'technical' } },
  open: { by: 'clock', moves: { open: 'opened' } },

  judge: { by: 'buyer', moves: { technical: 'technical' } },
  openPrices: { by: 'buyer', moves: { technical: 'opened' } },
  compare: {
    by: 'buyer',
    moves: {
      technical: 'technical',
      opened: 'opened',
      auction: 'auction',
      approval: 'approval',
      awarded: 'awarded',
      closed: 'closed',
    },
  },
  weigh: { by: 'buyer', moves: { draft: 'draft', open: 'open', technical: 'technical', opened: 'opened' } },
  /** Lines of a declined or cancelled order can be awarded again. The other lines stay awarded. */
  award: { by: 'buyer', moves: { opened: 'awarded', awarded: 'awarded' } },
  propose: { by: 'buyer', moves: { opened: 'approval', awarded: 'approval' } },
  approve: { by: 'buyer', moves: { approval: 'awarded' } },
  reject: { by: 'buyer', moves: { approval: 'opened' } },
  takeBack: { by: 'buyer', moves: { approval: 'opened' } },

  /** The suppliers that answered bid in a reverse auction, which decides the request. */
  auction: { by: 'buyer', moves: { opened: 'auction' } },
  auctionOver: { by: 'buyer', moves: { auction: 'opened' } },
  auctionAward: { by: 'buyer', moves: { auction: 'awarded' } },
} as const satisfies Record<string, { by: By; moves: Moves }>;

export type RfqAction = keyof typeof transitions;

/** Overrides for a request that is already awarded in part: a rejected proposal leads back to `awarded`, and the request cannot be cancelled. */
const awardedMoves: Partial<Record<RfqAction, Moves>> = {
  cancel: {},
  reject: { approval: 'awarded' },
  takeBack: { approval: 'awarded' },
};

/** `due` means that the deadline has passed by the database's clock. `awarded` means that orders were issued. */
type Rfq = { readonly state: RfqState; readonly due: boolean; readonly awarded?: boolean };

/**
 * Returns the state after the action, or undefined if this side cannot do it now. Only the clock may change an open request after its
 * deadline: between the deadline and the opening every supplier is too late, and so is the buyer.
 */
export function nextState(action: RfqAction, side: By, { state, due, awarded }: Rfq): RfqState | undefined {
  const { by, moves }: { by: By; moves: Moves } = transitions[action];
  if (by !== side || (state === 'open' && due !== (side === 'clock'))) return undefined;
  return ((awarded && awardedMoves[action]) || moves)[state];
}
