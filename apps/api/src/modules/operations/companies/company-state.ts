// Defines the life cycle of a company for operators. The checks of the server and the buttons on screen both use it.
import type { ErrorCode } from '@rigsouq/contract/errors';
import type { standings } from '@rigsouq/contract/operations/calls';

export type Standing = (typeof standings)[number];
export const decisions = ['approve', 'revoke', 'reject', 'suspend', 'restore'] as const;
export type Decision = (typeof decisions)[number];
type Company = { standing: Standing; emailVerified: boolean };

/** An approved company is not rejected: its badge is revoked, or it is suspended. Deals may depend on it. */
const openDecisions: Record<Standing, readonly Decision[]> = {
  pending: ['approve', 'reject', 'suspend'],
  approved: ['revoke', 'suspend'],
  rejected: ['approve', 'suspend'],
  suspended: ['restore'],
};

/** Returns why this decision is not possible now, or null if it is. */
export function refusalOf(decision: Decision, { standing, emailVerified }: Company): ErrorCode | null {
  if (!openDecisions[standing].includes(decision)) return 'company.standing';
  // The badge says that we know who they are; a verified email is the minimum (R17).
  if (decision === 'approve' && !emailVerified) return 'company.email_unverified';
  return null;
}

export function allowedDecisions(company: Company): Record<Decision, boolean> {
  const may = (decision: Decision) => refusalOf(decision, company) === null;
  return {
    approve: may('approve'),
    revoke: may('revoke'),
    reject: may('reject'),
    suspend: may('suspend'),
    restore: may('restore'),
  };
}
