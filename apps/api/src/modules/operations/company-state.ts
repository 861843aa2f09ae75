// The life cycle of a company in the operator's eyes. The server's checks and the screen's buttons both come from here.
import type { ErrorCode } from '@rigsouq/contract/errors';
import type { standings } from '@rigsouq/contract/operations';

export type Standing = (typeof standings)[number];
export const decisions = ['approve', 'reject', 'suspend', 'restore'] as const;
export type Decision = (typeof decisions)[number];
type Company = { standing: Standing; emailVerified: boolean };

/** An approved company is suspended, not rejected: its badge has been seen, and deals may rest on it. */
const open: Record<Standing, readonly Decision[]> = {
  pending: ['approve', 'reject', 'suspend'],
  approved: ['suspend'],
  rejected: ['approve', 'suspend'],
  suspended: ['restore'],
};

/** Why this cannot be decided now, or null where it can. */
export function refusalOf(decision: Decision, { standing, emailVerified }: Company): ErrorCode | null {
  if (!open[standing].includes(decision)) return 'company.standing';
  // The badge says that we know who they are; the e-mail is the least of it (R17).
  if (decision === 'approve' && !emailVerified) return 'company.email_unverified';
  return null;
}

export function openTo(company: Company): Record<Decision, boolean> {
  const may = (decision: Decision) => refusalOf(decision, company) === null;
  return { approve: may('approve'), reject: may('reject'), suspend: may('suspend'), restore: may('restore') };
}
