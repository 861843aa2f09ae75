// How long data is kept. A nightly job enforces every line, and the privacy policy prints them.
import { SECURITY_EVENT_DAYS } from '../identity/security-events.ts';

/** Days after which a copy of the data is deleted. */
export const EXPORT_DAYS = 7;

/** Days after the named moment. */
export const retentionDays = {
  /** Sessions, from the moment when they end. */
  sessions: 0,
  /** Invitations, from the end of their link. */
  invitations: 30,
  securityEvents: SECURITY_EVENT_DAYS,
  exports: EXPORT_DAYS,
  notifications: 365,
  /** Records of who looked at the contact details of a company. */
  contactReveals: 365,
  /** Rows of an import of listings. */
  importRows: 90,
  /** Forms to us, from the moment when the request is closed. */
  closedLeads: 730,
  /** Contact forms and inquiries to a company. */
  contactMessages: 1_095,
} as const;
