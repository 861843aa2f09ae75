import { readBuyerPlan } from '@rigsouq/contract/procurement/plans';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export const planQuery = queryOptions({ queryKey: ['plans'], queryFn: () => call(readBuyerPlan) });
