import { standings } from '@rigsouq/contract/operations/calls';
import { describe, expect, it } from 'vitest';
import { allowedDecisions, decisions, refusalOf } from './company-state.ts';

describe('the life cycle of a company', () => {
  it('allows exactly these decisions', () => {
    const transitions = standings.flatMap((standing) =>
      decisions
        .filter((decision) => !refusalOf(decision, { standing, emailVerified: true }))
        .map((decision) => `${standing}: ${decision}`),
    );
    expect(transitions).toEqual([
      'pending: approve',
      'pending: reject',
      'pending: suspend',
      'approved: revoke',
      'approved: suspend',
      'rejected: approve',
      'rejected: suspend',
      'suspended: restore',
    ]);
  });

  it('[PE-033] does not allow the approval of a company with an unverified email', () => {
    for (const standing of standings) {
      const company = { standing, emailVerified: false };
      expect(allowedDecisions(company)).toEqual({
        ...allowedDecisions({ ...company, emailVerified: true }),
        approve: false,
      });
    }
    expect(refusalOf('approve', { standing: 'pending', emailVerified: false })).toBe('company.email_unverified');
    expect(refusalOf('approve', { standing: 'approved', emailVerified: false })).toBe('company.standing');
  });
});
