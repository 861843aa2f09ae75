import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readOwnData } from '@rigsouq/contract/privacy/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type OwnData = AnswerOf<typeof readOwnData>;
export type DataExport = OwnData['exports'][number];

const POLL_MS = 5_000;

/** Reads again every few seconds while a copy is being made. */
export const ownDataQuery = queryOptions({
  queryKey: ['own-data'],
  queryFn: () => call(readOwnData),
  refetchInterval: ({ state }) => (state.data?.exports.some(({ readyAt }) => !readyAt) ? POLL_MS : false),
});
