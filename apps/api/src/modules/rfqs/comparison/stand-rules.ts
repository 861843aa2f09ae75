// Computes the status (`stand`) of a supplier in a request, as the supplier sees it and as the buyer sees it.
import type { supplierStands } from '@rigsouq/contract/rfqs/calls';
import type { RfqState } from '../rfq-state.ts';

type Stand = (typeof supplierStands)[number];

export type RfqSupplier = {
  state: RfqState;
  /** Current version of the request. */
  version: number;
  due: boolean;
  seen: boolean;
  declined: boolean;
  /** Version that the answer is for, or null without an answer. */
  answerVersion: number | null;
  withdrawn: boolean;
  won: boolean;
};

export function standForSupplier(seat: RfqSupplier): Stand {
  const { state, due, declined, answerVersion, withdrawn, version, won } = seat;
  if (state === 'cancelled' || state === 'closed') return 'ended';
  const isCurrent = answerVersion === version && !withdrawn;
  if (state === 'awarded' && isCurrent) return won ? 'won' : 'lost';
  if (answerVersion !== null && !withdrawn) return isCurrent ? 'answered' : 'unconfirmed';
  if (declined) return 'declined';
  if (answerVersion !== null) return 'withdrawn';
  if (state === 'open' && !due) return 'invited';
  return 'late';
}

/** Returns the status for the buyer. It reveals that an answer exists, and nothing of its content. */
export function standForBuyer({ seen, declined, answerVersion, withdrawn, version }: RfqSupplier) {
  if (answerVersion !== null && !withdrawn) return answerVersion === version ? 'answered' : 'unconfirmed';
  if (declined) return 'declined';
  if (answerVersion !== null) return 'withdrawn';
  return seen ? 'seen' : 'invited';
}
