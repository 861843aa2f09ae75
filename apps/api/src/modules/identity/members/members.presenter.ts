import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listMembers } from '@rigsouq/contract/identity/members';
import type { Actor } from '../../../platform/http/access.ts';
import { mayChangeMember, mayManageMembers } from './members.policy.ts';

type Member = { user_id: string; position: string; created_at: Date; name: string; email: string };
type Invitation = { id: string; email: string; position: string; created_at: Date; expires_at: Date };
type Answer = AnswerOf<typeof listMembers>;

export function presentMembers(members: Member[], invitations: Invitation[], actor: Actor): Answer {
  return {
    members: members.map((member) => ({
      _id: member.user_id,
      // As in a session, the owner is shown with the contact name of the company.
      name: member.position === 'owner' ? actor.account.contactName : member.name,
      email: member.email,
      position: member.position as Answer['members'][number]['position'],
      joinedAt: member.created_at.toISOString(),
      you: member.user_id === actor.userId,
      can: { change: mayChangeMember(actor, member), remove: mayChangeMember(actor, member) },
    })),
    invitations: invitations.map((invitation) => ({
      _id: invitation.id,
      email: invitation.email,
      position: invitation.position as Answer['invitations'][number]['position'],
      sentAt: invitation.created_at.toISOString(),
      expiresAt: invitation.expires_at.toISOString(),
    })),
    can: { invite: mayManageMembers(actor) },
  };
}
