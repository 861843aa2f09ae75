// The life of a request for quotation, as one table: who may do what in each state, and what it is then. The screen's buttons come from
// here (R50).
import type { rfqStates } from '@rigsouq/contract/rfqs';

export type RfqState = (typeof rfqStates)[number];
type By = 'buyer' | 'supplier' | 'clock';

/** From which states, and into which. */
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
  /** What nobody has opened stays sealed; what was opened is ended without an award. */
  cancel: {
    by: 'buyer',
    moves: { open: 'cancelled', technical: 'cancelled', opened: 'closed', approval: 'closed' },
  },

  ask: { by: 'supplier', moves: { open: 'open' } },
  answer: { by: 'supplier', moves: { open: 'open' } },
  confirm: { by: 'supplier', moves: { open: 'open' } },
  withdraw: { by: 'supplier', moves: { open: 'open' } },
  decline: { by: 'supplier', moves: { open: 'open' } },

  /** Of two envelopes the first. */
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
  /** Anew where an order was declined or taken back: the rest stays awarded. */
  award: { by: 'buyer', moves: { opened: 'awarded', awarded: 'awarded' } },
  propose: { by: 'buyer', moves: { opened: 'approval', awarded: 'approval' } },
  approve: { by: 'buyer', moves: { approval: 'awarded' } },
  reject: { by: 'buyer', moves: { approval: 'opened' } },
  takeBack: { by: 'buyer', moves: { approval: 'opened' } },

  /** Those who answered bid each other down; what comes of it is decided there. */
  auction: { by: 'buyer', moves: { opened: 'auction' } },
  auctionOver: { by: 'buyer', moves: { auction: 'opened' } },
  auctionAward: { by: 'buyer', moves: { auction: 'awarded' } },
} as const satisfies Record<string, { by: By; moves: Moves }>;

export type RfqAct = keyof typeof transitions;

/** What is otherwise once a part of it is awarded: a proposal for the rest leads back there, and nothing is ended. */
const anew: Partial<Record<RfqAct, Moves>> = {
  cancel: {},
  reject: { approval: 'awarded' },
  takeBack: { approval: 'awarded' },
};

/** `due`: the deadline has passed, by the database's clock. `awarded`: orders were issued. */
type Rfq = { readonly state: RfqState; readonly due: boolean; readonly awarded?: boolean };

/**
 * The state after the act, or undefined where this side cannot do it now. An open request whose deadline has passed is the clock's alone:
 * whoever comes between the deadline and the opening comes too late, the buyer too.
 */
export function after(act: RfqAct, side: By, { state, due, awarded }: Rfq): RfqState | undefined {
  const { by, moves }: { by: By; moves: Moves } = transitions[act];
  if (by !== side || (state === 'open' && due !== (side === 'clock'))) return undefined;
  return ((awarded && anew[act]) || moves)[state];
}
