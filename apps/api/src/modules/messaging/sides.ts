import type { Actor } from '../../platform/access.ts';

export type Side = 'buyer' | 'supplier';
type Thread = { account_id: string; supplier_id: string };

/** Every member of the two accounts; to others a conversation does not exist. */
export function sideOf(actor: Pick<Actor, 'account'>, thread: Thread): Side | undefined {
  if (actor.account.id === thread.account_id) return 'buyer';
  return actor.account.id === thread.supplier_id ? 'supplier' : undefined;
}
