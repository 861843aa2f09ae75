import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { listSessions, profile } from '@rigsouq/contract/identity/calls';
import { listMembers } from '@rigsouq/contract/identity/members';
import { readNoticePreferences } from '@rigsouq/contract/notifications/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type OpenSession = AnswerOf<typeof listSessions>['sessions'][number];

export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: () => call(profile) });

export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: () => call(listSessions) });

export type Members = AnswerOf<typeof listMembers>;
export type Member = Members['members'][number];
export const membersQuery = queryOptions({ queryKey: ['members'], queryFn: () => call(listMembers) });

export const noticePreferencesQuery = queryOptions({
  queryKey: ['notice-choices'],
  queryFn: () => call(readNoticePreferences),
});
