import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readHealth } from '@rigsouq/contract/operations/desk-system';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { deskKey } from '../desk-key.ts';

export type Health = AnswerOf<typeof readHealth>;

export const healthQuery = queryOptions({
  queryKey: [...deskKey, 'health'],
  queryFn: () => call(readHealth),
  refetchInterval: 30_000,
});
