import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/api/session.ts';
import { type Company, companyQuery } from '../../lib/company-query.ts';
import { roleList } from '../../shell/session-rules.ts';

/** Returns whether the account has the buyer role, or undefined until it is known. The session stores only one of the account's roles. */
export function useIsBuyer(entered: boolean): boolean | undefined {
  const { role } = useSession();
  const company = useQuery({ ...companyQuery, enabled: entered && role !== 'buyer' });
  if (role === 'buyer') return true;
  return company.data && isBuyer(company.data.user);
}

/** Returns whether the account has the buyer role by its own record, because the session may store a role that the account does not have. */
export function useHasBuyerRole(): boolean {
  const { data } = useQuery(companyQuery);
  return data !== undefined && isBuyer(data.user);
}

const isBuyer = ({ role }: Company) => roleList(role).includes('buyer');
