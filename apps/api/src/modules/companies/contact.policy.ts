// Whose look at a company's phone and e-mail is counted.
import { type Rights, worksAt } from '@rigsouq/contract/desks';

type Person = { rights?: Rights; account: { id: string } };

/** Looking at one's own is no reveal, and the desk of companies checks them for a living (R15). */
export function isCounted(person: Person, accountId: string): boolean {
  return !worksAt(person, 'companies') && person.account.id !== accountId;
}
