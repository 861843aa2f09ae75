// Calls of security events about logins and members. Users read their own events; owners and operators read those of a company.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../wire.ts';
import { positions } from './members.ts';

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
  'account_closed',
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
  times: z.int().describe('Number of events; more than 1 if failures within an hour are counted together'),
  lastAt: instant.describe('Time of the last of these events'),
  person: z.string().nullable().describe('User that the event is about; null in the own list of a user'),
  by: z.string().nullable().describe('Other user who caused the event; null if there is none'),
  addressRange: z.string().nullable().describe('Never a full address: IPv4 as /24, IPv6 as /48'),
  device: z.string().nullable(),
  facts: securityEventFacts,
});
export type SecurityEvent = z.output<typeof securityEvent>;

const after = id.optional().describe('`next` of the previous page');
const answer = z.object({ events: z.array(securityEvent), next: id.nullable() });

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/users/security-events',
  access: 'member',
  summary: 'List the security events of the user, or of the company (owner only), newest first',
  query: z.object({ of: z.enum(['me', 'company']).default('me'), after }),
  answer,
  errors: ['access.denied'],
});

export const listCompanySecurityEvents = endpoint({
  method: 'GET',
  path: '/admin/companies/:id/security-events',
  access: 'operator',
  desk: 'companies',
  summary: 'List the security events of the logins and members of a company, newest first',
  params: z.object({ id }),
  query: z.object({ after }),
  answer,
  errors: ['company.unknown'],
});
