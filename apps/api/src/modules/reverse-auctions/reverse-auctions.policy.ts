// Who may do what with a reverse auction, and what it looks like to whom.
import { after, type ReverseAct, type ReverseState } from './reverse-state.ts';

/** `decides`: whether this person is the second member who may decide on the award that waits. */
type Stage = { readonly state: ReverseState; readonly offers: boolean; readonly decides: boolean };

/** Every member of the buyer's account, but for the decision on an award. */
export function buyerCan({ state, offers, decides }: Stage) {
  const can = (act: ReverseAct) => after(act, 'buyer', state) !== undefined;
  return {
    cancel: can('cancel'),
    close: can('close'),
    award: can('award') && offers,
    approve: can('approve') && decides,
  };
}

/** That an award waits for a second member is the buyer's own affair. */
export function stateForSuppliers(state: ReverseState): ReverseState {
  return state === 'approval' ? 'ended' : state;
}

/** The log is shown once nothing can be added to it. */
export function mayProve(state: ReverseState): boolean {
  return state !== 'scheduled' && state !== 'live';
}
