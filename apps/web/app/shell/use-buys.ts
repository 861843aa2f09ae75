import { useQuery } from '@tanstack/react-query';
import { type Company, companyQuery } from '../lib/company-query.ts';
import { useSession } from '../lib/session.ts';
import { roleList } from './session-rules.ts';

/** Whether the account buys; undefined until it is known. The session keeps one role of those that an account holds. */
export function useBuys(entered: boolean): boolean | undefined {
  const { role } = useSession();
  const company = useQuery({ ...companyQuery, enabled: entered && role !== 'buyer' });
  if (role === 'buyer') return true;
  return company.data && isBuyer(company.data.user);
}

/** By the account's own record, where the role of the session may be one that it does not hold. */
export function useHoldsBuyer(): boolean {
  const { data } = useQuery(companyQuery);
  return data !== undefined && isBuyer(data.user);
}

const isBuyer = ({ role }: Company) => roleList(role).includes('buyer');
