// Who sees a company's phone and e-mail, and whose look is counted.
import { type Rights, worksAt } from '@rigsouq/contract/desks';

type Person = { rights?: Rights; emailVerified: boolean; account: { id: string } };

/** One's own always; another company's with a verified e-mail, so that nobody collects them with throw-away accounts. */
export function maySeeContact({ emailVerified, account }: Person, accountId: string): boolean {
  return emailVerified || account.id === accountId;
}

/** Looking at one's own is no reveal, and the desk of companies checks them for a living (R15). */
export function isCounted(person: Person, accountId: string): boolean {
  return !worksAt(person, 'companies') && person.account.id !== accountId;
}
