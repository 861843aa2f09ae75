// The desks of the operator's console. An operator has the right to some of them. A lead operator has all desks and grants them to others.
export const desks = ['companies', 'auctions', 'settlements', 'leads', 'trust', 'system'] as const;
export type Desk = (typeof desks)[number];

/** The right that a call of the console needs: a desk, any desk, or lead operator. */
export type RequiredDesk = Desk | 'any' | 'lead';

/** The rights of an operator. `secured` means that the session has passed the second factor, which all console calls need. */
export type Rights = { readonly lead: boolean; readonly desks: readonly Desk[]; readonly secured: boolean };

export function hasDesk({ lead, desks: held }: Pick<Rights, 'lead' | 'desks'>, desk: RequiredDesk): boolean {
  if (lead || desk === 'any') return true;
  return desk !== 'lead' && held.includes(desk);
}

/** Checks outside the console whether the caller has the right to this desk, in a session with a second factor. */
export function hasSecuredDesk({ rights }: { rights?: Rights | undefined }, desk: RequiredDesk): boolean {
  return rights?.secured === true && hasDesk(rights, desk);
}
