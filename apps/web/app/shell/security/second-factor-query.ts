import { readSecondFactor } from '@rigsouq/contract/security';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const secondFactorQuery = queryOptions({ queryKey: ['second-factor'], queryFn: () => call(readSecondFactor) });
