// Who may do what with a file.
type Person = { operator: boolean; account: { id: string } };
type File = { visibility: string; account_id: string };

/** A private file opens for the account that owns it and for operators, who check licences. */
export function mayOpen(person: Person, file: File): boolean {
  return file.visibility === 'public' || person.operator || person.account.id === file.account_id;
}
