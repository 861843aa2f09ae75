// Whose look at a company's phone and e-mail is counted.
type Person = { operator: boolean; account: { id: string } };

/** Looking at one's own is no reveal, and operators check companies for a living (R15). */
export function isCounted(person: Person, accountId: string): boolean {
  return !person.operator && person.account.id !== accountId;
}
