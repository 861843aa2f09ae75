// Who may see what of a buyer's needs.
type Person = { operator: boolean; account: { id: string; roles: readonly string[] } };

/** What a buyer can spend is for who might sell to it, for itself and for operators (R15). */
export function maySeeBudget(person: Person | null, buyerId: string): boolean {
  if (!person) return false;
  return person.operator || person.account.id === buyerId || person.account.roles.includes('supplier');
}
