import type { Actor } from '../../platform/http/access.ts';

/** Returns the name of the actor's company that the other side sees. */
export function companyNameOf({ account }: Pick<Actor, 'account'>): string {
  return account.companyName || account.contactName;
}
