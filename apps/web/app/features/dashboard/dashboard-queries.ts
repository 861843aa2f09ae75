import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { listSessions, profile } from '@rigsouq/contract/identity';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type OpenSession = AnswerOf<typeof listSessions>['sessions'][number];

export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: () => call(profile) });

export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: () => call(listSessions) });
