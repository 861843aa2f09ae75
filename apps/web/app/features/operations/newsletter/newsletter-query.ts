import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { listIssues } from '@rigsouq/contract/leads/newsletter';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { deskKey } from '../desk-key.ts';

export type Issue = AnswerOf<typeof listIssues>['issues'][number];

export const issuesQuery = queryOptions({ queryKey: [...deskKey, 'newsletter'], queryFn: () => call(listIssues) });
