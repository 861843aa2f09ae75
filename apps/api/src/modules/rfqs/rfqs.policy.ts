// Decides who may see a request and who may do what with it.
import { nextState, type RfqAction, type RfqState } from './rfq-state.ts';

type Person = { userId: string; position: 'owner' | 'manager' | 'agent' };
type Rfq = { state: RfqState; due: boolean; awarded?: boolean };

/** Returns true if the member may decide a proposed award: an owner or a manager, and never its proposer. */
export function mayDecide({ userId, position }: Person, proposedBy: string): boolean {
  return position !== 'agent' && userId !== proposedBy;
}

type Award = {
  /** User id of the proposer of the award that waits for a second member. */
  proposedBy: string | null;
  /** True if ordered lines can be awarded again because their order was declined or cancelled. */
  freed: boolean;
};

/** Returns what a member of the buyer's account can do. All members have the same rights, except for decisions on awards. */
export function buyerCan(person: Person, rfq: Rfq, { proposedBy, freed }: Award) {
  const can = (action: RfqAction) => nextState(action, 'buyer', rfq) !== undefined;
  return {
    change: can('save'),
    publish: can('publish'),
    amend: can('amend'),
    invite: can('invite'),
    cancel: can('cancel'),
    compare: can('compare'),
    openPrices: can('openPrices'),
    auction: can('auction'),
    award: can('award') && !rfq.awarded,
    awardAnew: can('award') && freed,
    approve: can('approve') && proposedBy !== null && mayDecide(person, proposedBy),
    takeBack: can('takeBack') && proposedBy === person.userId,
  };
}

type AnswerVersions = { answer: { version: number; withdrawn: boolean } | null; version: number };

/** Returns what any member of a supplier can do. A supplier blocked after the invitation gets the same result, which hides the block. */
export function supplierCan(rfq: Rfq, { answer, version }: AnswerVersions) {
  const can = (action: RfqAction) => nextState(action, 'supplier', rfq) !== undefined;
  const hasAnswer = answer !== null && !answer.withdrawn;
  return {
    ask: can('ask'),
    answer: can('answer'),
    confirm: can('confirm') && hasAnswer && answer.version < version,
    withdraw: can('withdraw') && hasAnswer,
    decline: can('decline') && !hasAnswer,
  };
}

type Viewer = { verified: boolean; blocked: boolean; onList: boolean };

/**
 * Returns true if a supplier may see the request: listed suppliers always, and every verified supplier that is not blocked while a request
 * open to all runs. Before the publication only the buyer sees it.
 */
export function maySee(rfq: Rfq & { audience: 'invited' | 'open' }, { verified, blocked, onList }: Viewer): boolean {
  if (rfq.state === 'draft') return false;
  if (onList) return true;
  return rfq.audience === 'open' && rfq.state === 'open' && !rfq.due && verified && !blocked;
}

/** Returns the state shown to suppliers. It hides that an award waits for approval, and an auction from suppliers that are not in it. */
export function stateForSuppliers({ state, awarded }: Pick<Rfq, 'state' | 'awarded'>): RfqState {
  if (state === 'auction') return 'opened';
  if (state !== 'approval') return state;
  return awarded ? 'awarded' : 'opened';
}
