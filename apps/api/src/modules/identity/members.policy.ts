// Who may do what in an account (R16). The owner runs it, a manager also keeps its profile, an agent does business only.

type Position = 'owner' | 'manager' | 'agent';
type Person = { userId: string; position: Position };
type Member = { user_id: string; position: string };

export function mayManageMembers({ position }: { position: Position }): boolean {
  return position === 'owner';
}

/** Also for taking a member out. Nobody does it to themselves, nor to an owner: an account is never without one. */
export function mayChangeMember(person: Person, member: Member): boolean {
  return mayManageMembers(person) && member.position !== 'owner' && member.user_id !== person.userId;
}

export function mayKeepProfile({ position }: { position: Position }): boolean {
  return position !== 'agent';
}
