// Returns whether the user belongs to one of the parties. No operator may decide about their own company, whatever desks they have.
type Person = { account: { id: string } };

export function isOwnCompany({ account }: Person, ...parties: readonly (string | null)[]): boolean {
  return parties.includes(account.id);
}
