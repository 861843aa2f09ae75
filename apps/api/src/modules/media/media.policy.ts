// Decides who may do what with a file.
type Person = { account: { id: string } };
type File = { visibility: string; account_id: string };

/**
 * Returns whether the user may open the file. A private file opens only for the account that owns it. Operators open documents of companies
 * through their desk, which records it.
 */
export function mayOpenFile(person: Person, file: File): boolean {
  return file.visibility === 'public' || person.account.id === file.account_id;
}
