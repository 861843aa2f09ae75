import { type entryKinds, type entryStates, listDirectory } from '@rigsouq/contract/directory/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { deskKey } from '../operations-queries.ts';

export type EntryKind = (typeof entryKinds)[number];
export type EntryState = (typeof entryStates)[number];
export type DeskEntry = AnswerOf<typeof listDirectory>['entries'][number];

export const directoryQuery = (state: EntryState) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'directory', state],
    queryFn: ({ pageParam: after }) => call(listDirectory, { query: { state, ...(after && { after }) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
