// Calls of members: several users act for one account (R16).
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { consentField } from '../legal/consent.ts';
import { done, id, instant, language } from '../wire.ts';
import { email, newPassword } from './calls.ts';

export const INVITATION_DAYS = 7;
export const MEMBERS_MAX = 100;

/** An owner manages the account and its members, a manager edits the company's profile, and an agent only trades. */
export const positions = ['owner', 'manager', 'agent'] as const;
const invitedPosition = z.enum(['manager', 'agent']);
const token = z.string().min(1).max(200);

export const listMembers = endpoint({
  method: 'GET',
  path: '/users/members',
  access: 'member',
  summary: 'List the members of the account and the open invitations',
  answer: z.object({
    members: z.array(
      z.object({
        _id: id,
        name: z.string(),
        email: z.string(),
        position: z.enum(positions),
        joinedAt: instant,
        you: z.boolean(),
        can: z.object({ change: z.boolean(), remove: z.boolean() }),
      }),
    ),
    invitations: z.array(
      z.object({ _id: id, email: z.string(), position: invitedPosition, sentAt: instant, expiresAt: instant }),
    ),
    can: z.object({ invite: z.boolean() }),
  }),
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/users/invitations',
  access: 'member',
  summary: 'Invite a member by email (owner only); a repeated invitation sends a new link',
  message: 'Invitation sent',
  body: z.object({ email, position: invitedPosition, language: language.default('en') }),
  answer: done,
  errors: ['access.denied', 'member.email_taken', 'member.too_many'],
  limits: [
    { by: 'account', max: 20, seconds: 3_600 },
    { by: 'body.email', max: 5, seconds: 3_600 },
  ],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/users/invitations/:id',
  access: 'member',
  summary: 'Withdraw an invitation of the account',
  message: 'Invitation cancelled',
  params: z.object({ id }),
  answer: done,
  errors: ['access.denied', 'invitation.unknown'],
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});

export const changeMember = endpoint({
  method: 'PATCH',
  path: '/users/members/:id',
  access: 'member',
  summary: 'Change the position of a member (owner only)',
  message: 'Position changed',
  params: z.object({ id }),
  body: z.object({ position: invitedPosition }),
  answer: done,
  errors: ['access.denied', 'member.unknown'],
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/users/members/:id',
  access: 'member',
  summary: 'Remove a member from the account; all their sessions end immediately',
  message: 'Team member removed',
  params: z.object({ id }),
  answer: done,
  errors: ['access.denied', 'member.unknown'],
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});

/** The method is POST because the token is a secret and must not appear in a URL. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/auth/invitation',
  access: 'public',
  summary: 'Read the company, email and position of an invitation',
  body: z.object({ token }),
  answer: z.object({ companyName: z.string(), email: z.string(), position: invitedPosition }),
  errors: ['invitation.link'],
  limits: [{ by: 'address', max: 30, seconds: 600 }],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/auth/accept-invitation',
  access: 'public',
  summary: 'Accept an invitation and join its account with an own login',
  message: 'Welcome. You can now log in.',
  body: z.object({
    token,
    name: z.string().trim().min(1, 'Name is required').max(120),
    password: newPassword,
    language: language.default('en'),
    consent: consentField,
  }),
  answer: done,
  errors: ['legal.consent_old', 'invitation.link', 'member.email_taken', 'auth.password_common', 'auth.busy'],
  limits: [{ by: 'address', max: 10, seconds: 3_600 }],
});
