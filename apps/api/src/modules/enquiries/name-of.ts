import type { Actor } from '../../platform/access.ts';

/** Who acts, as the other side knows them. */
export function nameOf({ account }: Pick<Actor, 'account'>): string {
  return account.companyName || account.contactName;
}
