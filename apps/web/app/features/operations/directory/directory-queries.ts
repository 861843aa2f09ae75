import { type entryKinds, type entryStates, listDirectory } from '@rigsouq/contract/directory/calls';
import { listMarketingNumberChanges } from '@rigsouq/contract/directory/marketing-number-desk';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { deskKey } from '../desk-key.ts';
import { oneQuery } from '../list/one-query.ts';
import { pagesQuery } from '../list/pages-query.ts';

export type EntryKind = (typeof entryKinds)[number];
export type EntryState = (typeof entryStates)[number];
export type DeskEntry = AnswerOf<typeof listDirectory>['entries'][number];
export type NumberChange = AnswerOf<typeof listMarketingNumberChanges>['numbers'][number];

export const directoryQuery = (state: EntryState) =>
  pagesQuery(['directory', state], (after) => call(listDirectory, { query: { state, ...after } }));

export const entryQuery = (id: string) =>
  oneQuery('directory', id, async (only) => (await call(listDirectory, { query: { only } })).entries);

export const numberChangesQuery = queryOptions({
  queryKey: [...deskKey, 'marketing-numbers'],
  queryFn: () => call(listMarketingNumberChanges),
});
