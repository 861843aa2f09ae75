// How a supplier stands in a request: as the supplier reads it, and as the buyer does.
import type { supplierStands } from '@rigsouq/contract/rfqs';
import type { RfqState } from './rfq-state.ts';

type Stand = (typeof supplierStands)[number];

export type Seat = {
  state: RfqState;
  /** Of the request. */
  version: number;
  due: boolean;
  seen: boolean;
  declined: boolean;
  /** Of the answer; null where there is none. */
  answerVersion: number | null;
  withdrawn: boolean;
  won: boolean;
};

export function supplierStand(seat: Seat): Stand {
  const { state, due, declined, answerVersion, withdrawn, version, won } = seat;
  if (state === 'cancelled' || state === 'closed') return 'ended';
  const counts = answerVersion === version && !withdrawn;
  if (state === 'awarded' && counts) return won ? 'won' : 'lost';
  if (answerVersion !== null && !withdrawn) return counts ? 'answered' : 'unconfirmed';
  if (declined) return 'declined';
  if (answerVersion !== null) return 'withdrawn';
  if (state === 'open' && !due) return 'invited';
  return 'late';
}

/** Before the opening a buyer learns that there is an answer, and nothing of what it says. */
export function standForBuyer({ seen, declined, answerVersion, withdrawn, version }: Seat) {
  if (answerVersion !== null && !withdrawn) return answerVersion === version ? 'answered' : 'unconfirmed';
  if (declined) return 'declined';
  if (answerVersion !== null) return 'withdrawn';
  return seen ? 'seen' : 'invited';
}
