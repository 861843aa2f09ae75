// Who may do what with a request, and what it looks like to whom.
import { after, type RfqAct, type RfqState } from './rfq-state.ts';

type Person = { userId: string; position: 'owner' | 'manager' | 'agent' };
type Rfq = { state: RfqState; due: boolean; awarded?: boolean };

/** A second member decides on an award: an owner or a manager, and never who proposed it. */
export function mayDecide({ userId, position }: Person, proposedBy: string): boolean {
  return position !== 'agent' && userId !== proposedBy;
}

type Award = {
  /** Who proposed the one that waits for a second member. */
  proposedBy: string | null;
  /** Whether anything that was ordered is no longer. */
  freed: boolean;
};

/** Every member of the buyer's account, but for the decision on an award. */
export function buyerCan(person: Person, rfq: Rfq, { proposedBy, freed }: Award) {
  const can = (act: RfqAct) => after(act, 'buyer', rfq) !== undefined;
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

type Seat = { answer: { version: number; withdrawn: boolean } | null; version: number };

/** Every member of a supplier who may see it; one that was blocked since is on the list like the others, and is told nothing. */
export function supplierCan(rfq: Rfq, { answer, version }: Seat) {
  const can = (act: RfqAct) => after(act, 'supplier', rfq) !== undefined;
  const standing = answer !== null && !answer.withdrawn;
  return {
    ask: can('ask'),
    answer: can('answer'),
    confirm: can('confirm') && standing && answer.version < version,
    withdraw: can('withdraw') && standing,
    decline: can('decline') && !standing,
  };
}

type Viewer = { verified: boolean; blocked: boolean; onList: boolean };

/**
 * Whom a request exists for: those on its list, and while an open one runs every verified supplier that the buyer has not blocked. Before
 * its publication nobody but the buyer.
 */
export function maySee(rfq: Rfq & { audience: 'invited' | 'open' }, { verified, blocked, onList }: Viewer): boolean {
  if (rfq.state === 'draft') return false;
  if (onList) return true;
  return rfq.audience === 'open' && rfq.state === 'open' && !rfq.due && verified && !blocked;
}

/** That an award waits for a second member is the buyer's own affair, and so is an auction to those who are not in it. */
export function stateForSuppliers({ state, awarded }: Pick<Rfq, 'state' | 'awarded'>): RfqState {
  if (state === 'auction') return 'opened';
  if (state !== 'approval') return state;
  return awarded ? 'awarded' : 'opened';
}
