import { type entryKinds, type entryStates, listDirectory } from '@rigsouq/contract/directory/calls';
import { listMarketingNumberChanges } from '@rigsouq/contract/directory/marketing-number-desk';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { deskKey } from '../operations-queries.ts';

export type EntryKind = (typeof entryKinds)[number];
export type EntryState = (typeof entryStates)[number];
export type DeskEntry = AnswerOf<typeof listDirectory>['entries'][number];
export type NumberChange = AnswerOf<typeof listMarketingNumberChanges>['numbers'][number];

export const directoryQuery = (state: EntryState) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'directory', state],
    queryFn: ({ pageParam: after }) => call(listDirectory, { query: { state, ...(after && { after }) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const numberChangesQuery = queryOptions({
  queryKey: [...deskKey, 'marketing-numbers'],
  queryFn: () => call(listMarketingNumberChanges),
});
