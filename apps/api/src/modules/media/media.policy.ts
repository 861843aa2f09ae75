// Who may do what with a file.
type Person = { account: { id: string } };
type File = { visibility: string; account_id: string };

/** A private file opens for the account that owns it. Operators open the papers of companies at their desk, where it is noted. */
export function mayOpen(person: Person, file: File): boolean {
  return file.visibility === 'public' || person.account.id === file.account_id;
}
