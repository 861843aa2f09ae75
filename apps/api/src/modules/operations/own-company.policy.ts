// Nobody is the judge of their own company, however many desks they hold.
type Person = { account: { id: string } };

export function isOwn({ account }: Person, ...parties: readonly (string | null)[]): boolean {
  return parties.includes(account.id);
}
