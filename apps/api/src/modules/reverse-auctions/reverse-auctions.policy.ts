// Decides who may do what with a reverse auction, and which state each side sees.
import { nextState, type ReverseAction, type ReverseState } from './reverse-state.ts';

/** `decides` is true for the second member who may decide on the proposed award. */
type Stage = { readonly state: ReverseState; readonly offers: boolean; readonly decides: boolean };

/** Returns what a member of the buyer's account may do. Only the decision on an award depends on the member. */
export function buyerCan({ state, offers, decides }: Stage) {
  const can = (act: ReverseAction) => nextState(act, 'buyer', state) !== undefined;
  return {
    cancel: can('cancel'),
    close: can('close'),
    award: can('award') && offers,
    approve: can('approve') && decides,
  };
}

/** Hides from suppliers that an award waits for a second member. */
export function stateForSuppliers(state: ReverseState): ReverseState {
  return state === 'approval' ? 'ended' : state;
}

/** Allows reading the log only when no line can be added to it any more. */
export function canReadProof(state: ReverseState): boolean {
  return state !== 'scheduled' && state !== 'live';
}
