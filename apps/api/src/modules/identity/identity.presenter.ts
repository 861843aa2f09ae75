import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listSessions, profile, roles } from '@rigsouq/contract/identity/calls';
import type { Actor } from '../../platform/http/access.ts';

type Session = { id: string; created_at: Date; updated_at: Date; ip_address: string | null; user_agent: string | null };

/** Returns the roles of the user on the wire. An operator is `admin`, which grants nothing outside /admin (R12). */
export function rolesOf(actor: Actor): (typeof roles)[number][] {
  return actor.rights ? [...actor.account.roles, 'admin'] : [...actor.account.roles];
}

export function presentProfile(actor: Actor, missingConsents: string[]): AnswerOf<typeof profile> {
  return {
    user: {
      _id: actor.account.id,
      role: rolesOf(actor),
      contactName: actor.account.contactName,
      name: actor.name,
      position: actor.position,
      companyName: actor.account.companyName,
      email: actor.email,
      emailVerified: actor.emailVerified,
      isApproved: actor.account.approved,
      missingConsents,
    },
  };
}

export function presentSessions(sessions: Session[], actor: Actor): AnswerOf<typeof listSessions> {
  return {
    sessions: sessions.map((session) => ({
      _id: session.id,
      current: session.id === actor.sessionId,
      createdAt: session.created_at.toISOString(),
      lastUsedAt: session.updated_at.toISOString(),
      address: session.ip_address,
      userAgent: session.user_agent,
    })),
  };
}
