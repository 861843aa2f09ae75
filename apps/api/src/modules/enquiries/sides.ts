import type { Actor } from '../../platform/access.ts';

export type Side = 'buyer' | 'supplier';
type Deal = { account_id: string; supplier_id: string };

/** Every member of the two accounts; to others a deal does not exist. */
export function sideOf(actor: Pick<Actor, 'account'>, deal: Deal): Side | undefined {
  if (actor.account.id === deal.account_id) return 'buyer';
  return actor.account.id === deal.supplier_id ? 'supplier' : undefined;
}

export function otherAccount(side: Side, deal: Deal): string {
  return side === 'buyer' ? deal.supplier_id : deal.account_id;
}

/** A deal that is done, for who reviews it. */
export type CompletedDeal = Deal & {
  title: string;
  completed_at: Date;
  /** Where each side has it before its eyes, below the address of the product. */
  pages: Record<Side, string>;
};
