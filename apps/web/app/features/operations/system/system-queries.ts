import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { listFailedJobs, listRates } from '@rigsouq/contract/operations/desk-system';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { deskKey } from '../desk-key.ts';

export type Rates = AnswerOf<typeof listRates>;
export type FailedJobs = AnswerOf<typeof listFailedJobs>;

export const ratesQuery = queryOptions({ queryKey: [...deskKey, 'rates'], queryFn: () => call(listRates) });
export const jobsQuery = queryOptions({
  queryKey: [...deskKey, 'jobs'],
  queryFn: () => call(listFailedJobs),
  refetchInterval: 15_000,
});
