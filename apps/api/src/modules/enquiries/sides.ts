import type { Actor } from '../../platform/http/access.ts';

export type Side = 'buyer' | 'supplier';
type Deal = { account_id: string; supplier_id: string };

/** Returns the side of a member in a deal, or undefined for other accounts, to which the deal is unknown. */
export function sideOf(actor: Pick<Actor, 'account'>, deal: Deal): Side | undefined {
  if (actor.account.id === deal.account_id) return 'buyer';
  return actor.account.id === deal.supplier_id ? 'supplier' : undefined;
}

export function otherAccount(side: Side, deal: Deal): string {
  return side === 'buyer' ? deal.supplier_id : deal.account_id;
}

/** A completed deal that its sides may review. */
export type CompletedDeal = Deal & {
  title: string;
  completed_at: Date;
  /** The path of the page on which each side sees the deal. */
  pages: Record<Side, string>;
};
