// Calls of security events about logins and members. Users read their own events; owners and operators read those of a company.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { positions } from './members.ts';
import { id, instant } from './wire.ts';

/** Days after which an event is removed. */
export const SECURITY_EVENT_DAYS = 400;

/** Failures that anyone can cause in any number. They are counted per hour instead of stored one by one. */
export const countedEvents = ['login_failed', 'login_locked', 'factor_failed', 'password_check_failed'] as const;

/** Events about the members of a company and their rights. */
export const companyEvents = [
  'member_invited',
  'invitation_withdrawn',
  'member_joined',
  'member_position_changed',
  'member_removed',
  'role_added',
] as const;

export const securityEventKinds = [
  ...countedEvents,
  'logged_in',
  'logged_out',
  'session_ended',
  'sessions_ended',
  'password_changed',
  'password_reset_requested',
  'password_reset',
  'email_changed',
  'email_verified',
  'factor_enrolled',
  'factor_removed',
  'recovery_code_used',
  ...companyEvents,
  'operator_rights_changed',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Details of an event. */
export const securityEventFacts = z.object({
  position: z.enum(positions).optional(),
  role: z.enum(['buyer', 'supplier']).optional(),
  /** Number of sessions that ended together. */
  ended: z.int().optional(),
  /** New rights of an operator: `lead`, the desks, or an empty list if all rights ended. */
  rights: z.array(z.string()).optional(),
});
export type SecurityEventFacts = z.output<typeof securityEventFacts>;

const securityEvent = z.object({
  _id: id,
  kind: z.enum(securityEventKinds),
  at: instant,
  times: z.int().describe('More than one where failures of an hour are counted together'),
  lastAt: instant.describe('Of the last of them'),
  person: z.string().nullable().describe('Whom it is about, in the list of a company'),
  by: z.string().nullable().describe('Another person who did it'),
  addressRange: z.string().nullable().describe('Never a whole address: IPv4 by /24, IPv6 by /48'),
  device: z.string().nullable(),
  facts: securityEventFacts,
});
export type SecurityEvent = z.output<typeof securityEvent>;

const after = id.optional().describe('`next` of the page before');
const answer = z.object({ events: z.array(securityEvent), next: id.nullable() });

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/users/security-events',
  access: 'member',
  summary: 'What happened to my login, newest first; of my company, who may act for it: the owner may read that',
  query: z.object({ of: z.enum(['me', 'company']).default('me'), after }),
  answer,
  errors: ['access.denied'],
});

export const listCompanySecurityEvents = endpoint({
  method: 'GET',
  path: '/admin/companies/:id/security-events',
  access: 'operator',
  desk: 'companies',
  summary: 'What happened to the logins and the members of a company, newest first',
  params: z.object({ id }),
  query: z.object({ after }),
  answer,
  errors: ['company.unknown'],
});
