// Decides which parts of a buyer's needs a caller may see.
import { hasSecuredDesk, type Rights } from '@rigsouq/contract/operations/desks';

type Caller = { rights?: Rights; account: { id: string; roles: readonly string[] } };

/** Shows the budget to suppliers, to the buyer itself and to operators at the companies desk (R15). */
export function canSeeBudget(caller: Caller | null, buyerId: string): boolean {
  if (!caller) return false;
  return (
    caller.account.id === buyerId || caller.account.roles.includes('supplier') || hasSecuredDesk(caller, 'companies')
  );
}
