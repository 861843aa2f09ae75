import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listIssues } from '@rigsouq/contract/leads/newsletter';
import type { listLatestIssues } from './issues.ts';

type Issue = AnswerOf<typeof listIssues>['issues'][number];

export function presentIssue(row: Awaited<ReturnType<typeof listLatestIssues>>[number]): Issue {
  return {
    _id: row.id,
    state: row.state as Issue['state'],
    subjectEn: row.subject_en,
    textEn: row.text_en,
    subjectAr: row.subject_ar,
    textAr: row.text_ar,
    recipients: Number(row.recipients),
    delivered: row.delivered,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  };
}
