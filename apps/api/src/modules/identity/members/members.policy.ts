// Decides who may do what in an account (R16): the owner manages it, a manager also edits its profile, an agent only trades.

type Position = 'owner' | 'manager' | 'agent';
type Person = { userId: string; position: Position };
type Member = { user_id: string; position: string };

export function mayManageMembers({ position }: { position: Position }): boolean {
  return position === 'owner';
}

/** Applies to changing and to removing a member. No member may do it to themselves or to an owner, so an account always has an owner. */
export function mayChangeMember(person: Person, member: Member): boolean {
  return mayManageMembers(person) && member.position !== 'owner' && member.user_id !== person.userId;
}

export function mayEditProfile({ position }: { position: Position }): boolean {
  return position !== 'agent';
}
