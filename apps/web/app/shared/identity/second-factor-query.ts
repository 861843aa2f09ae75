import { readSecondFactor } from '@rigsouq/contract/identity/security';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export const secondFactorQuery = queryOptions({ queryKey: ['second-factor'], queryFn: () => call(readSecondFactor) });
