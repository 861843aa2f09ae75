// The desks of the operator's console. An operator holds some of them; a lead operator holds all, and gives them to others.
export const desks = ['companies', 'auctions', 'settlements', 'leads', 'trust', 'system'] as const;
export type Desk = (typeof desks)[number];

/** Where a call of the console belongs: to a desk, to whoever holds any, or to lead operators. */
export type DeskOfCall = Desk | 'any' | 'lead';

/** What an operator may do. `secured`: the session has proved the second factor, without which nothing is open. */
export type Rights = { readonly lead: boolean; readonly desks: readonly Desk[]; readonly secured: boolean };

export function holds({ lead, desks: held }: Pick<Rights, 'lead' | 'desks'>, desk: DeskOfCall): boolean {
  if (lead || desk === 'any') return true;
  return desk !== 'lead' && held.includes(desk);
}

/** Outside the console: whether the person works at this desk, in a session with a second factor. */
export function worksAt({ rights }: { rights?: Rights | undefined }, desk: DeskOfCall): boolean {
  return rights?.secured === true && holds(rights, desk);
}
