import { listImports, readImport } from '@rigsouq/contract/catalogue/imports';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export type ImportRun = AnswerOf<typeof readImport>;

const POLL_MS = 1_000;

export const importsQuery = queryOptions({ queryKey: ['imports'], queryFn: () => call(listImports) });

/** Polls the import while it runs. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['imports', id],
    queryFn: () => call(readImport, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? POLL_MS : false),
  });
