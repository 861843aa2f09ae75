// The texts of security events.
import type { SecurityEvent, SecurityEventKind } from '@rigsouq/contract/identity/security-events';
import type { TFunction } from 'i18next';
import { text } from '../../lib/i18n/i18n.ts';
import { positionNames } from '../../lib/positions.ts';

const words: Record<SecurityEventKind, string> = {
  logged_in: text('Successful login'),
  login_failed: text('Failed login'),
  login_locked: text('Login paused after too many wrong passwords'),
  logged_out: text('Logged out'),
  session_ended: text('A session was ended'),
  sessions_ended: text('All other sessions were ended'),
  password_changed: text('Password changed'),
  password_check_failed: text('Wrong current password entered'),
  password_reset_requested: text('Password reset link requested'),
  password_reset: text('Password reset with the emailed link'),
  email_changed: text('Login email changed'),
  email_verified: text('Email address verified'),
  factor_enrolled: text('Two-step login turned on'),
  factor_removed: text('Two-step login turned off'),
  factor_failed: text('Wrong code for the two-step login'),
  recovery_code_used: text('Recovery code used'),
  member_invited: text('Colleague invited as {{position}}'),
  invitation_withdrawn: text('Invitation cancelled'),
  member_joined: text('Joined the company as {{position}}'),
  member_position_changed: text('Position changed to {{position}}'),
  member_removed: text('Removed from the company'),
  account_closed: text('Closed the account'),
  role_added: text('Role added to the company: {{role}}'),
  operator_rights_changed: text('Operator rights changed'),
};

const roles = { buyer: text('Buyer'), supplier: text('Supplier') };

export function describeSecurityEvent(t: TFunction, { kind, facts }: SecurityEvent): string {
  return t(words[kind], {
    position: facts.position && t(positionNames[facts.position]),
    role: facts.role && t(roles[facts.role]),
  });
}
