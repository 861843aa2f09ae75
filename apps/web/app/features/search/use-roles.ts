import { useQuery } from '@tanstack/react-query';
import { isSignedIn, useSession } from '../../lib/api/session.ts';
import { companyQuery } from '../../lib/company-query.ts';
import { roleList } from '../../shell/session-rules.ts';
import type { Roles } from './acts.ts';

/** Returns the roles of the caller. The session stores only one of them, so the others follow when the record of the company is loaded. */
export function useRoles(): Roles {
  const session = useSession();
  const company = useQuery({ ...companyQuery, enabled: isSignedIn(session) });
  if (!isSignedIn(session)) return [];
  return roleList(company.data?.user.role ?? session.role);
}
