// Who may see what of a buyer's needs.
import { type Rights, worksAt } from '@rigsouq/contract/desks';

type Person = { rights?: Rights; account: { id: string; roles: readonly string[] } };

/** What a buyer can spend is for who might sell to it, for itself and for the desk of companies (R15). */
export function maySeeBudget(person: Person | null, buyerId: string): boolean {
  if (!person) return false;
  return person.account.id === buyerId || person.account.roles.includes('supplier') || worksAt(person, 'companies');
}
