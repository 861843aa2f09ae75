// Decides which users see a company's phone and email, and which views are counted.
import { hasSecuredDesk, type Rights } from '@rigsouq/contract/operations/desks';

type Person = { rights?: Rights; emailVerified: boolean; account: { id: string } };

/** Returns whether a user may see a contact. Other companies require a verified email, so that throw-away accounts cannot collect contacts. */
export function maySeeContact({ emailVerified, account }: Person, accountId: string): boolean {
  return emailVerified || account.id === accountId;
}

/** Returns whether a view counts as a reveal. Views of the own account and of the companies desk do not count (R15). */
export function isCountedReveal(person: Person, accountId: string): boolean {
  return !hasSecuredDesk(person, 'companies') && person.account.id !== accountId;
}
