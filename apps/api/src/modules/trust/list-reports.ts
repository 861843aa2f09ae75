import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { listReports as call, ReportedKind } from '@rigsouq/contract/trust/reports';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { canDecide, type Outcome } from './report-rules.ts';

const PAGE = 50;
/** Number of reports shown of a case, the first ones. */
const REPORTS_SHOWN = 20;

type Query = ParsedOf<typeof call>['query'];

export async function listReports(db: Db, query: Query): Promise<AnswerOf<typeof call>> {
  const rows = await pageOfCases(db, query);
  const page = rows.slice(0, PAGE);
  const reports = await reportsIn(
    db,
    page.map(({ id }) => id),
  );
  return {
    cases: page.map((row) => ({
      _id: row.id,
      kind: row.kind,
      subjectId: row.subject_id,
      title: row.title,
      excerpt: row.excerpt,
      company: { _id: row.account_id, companyName: row.company, suspended: row.suspended },
      createdAt: row.created_at.toISOString(),
      outcome: row.outcome,
      reason: row.reason,
      reports: (reports.get(row.id) ?? []).map((report) => ({
        reason: report.reason,
        text: report.words,
        by: report.account_id ? { _id: report.account_id, companyName: report.company ?? '' } : null,
        facts: report.facts as Record<string, string>,
        at: report.created_at.toISOString(),
      })),
      can: canDecide(row.kind, { decided: row.outcome !== null, suspended: row.suspended }),
    })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

function pageOfCases(db: Db, { state, after, only }: Query) {
  const cases = db
    .selectFrom('report_cases as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['c.id', 'c.subject_id', 'c.account_id', 'c.title', 'c.excerpt', 'c.reason', 'c.created_at'])
    .select([sql<ReportedKind>`c.subject_kind`.as('kind'), sql<Outcome | null>`c.outcome`.as('outcome')])
    .select(sql<string>`coalesce(nullif(a.company_name, ''), a.contact_name)`.as('company'))
    .select(sql<boolean>`a.suspended_at is not null`.as('suspended'))
    .$if(only !== undefined, (rest) => rest.where('c.id', '=', only ?? ''))
    .limit(PAGE + 1);
  const last = sql`(select coalesce(decided_at, created_at), id from report_cases where id = ${after ?? null})`;
  return state === 'open'
    ? cases
        .where('c.decided_at', 'is', null)
        .$if(after !== undefined, (rest) => rest.where(sql<SqlBool>`(c.created_at, c.id) > ${last}`))
        .orderBy('c.created_at')
        .orderBy('c.id')
        .execute()
    : cases
        .where('c.decided_at', 'is not', null)
        .$if(after !== undefined, (rest) => rest.where(sql<SqlBool>`(c.decided_at, c.id) < ${last}`))
        .orderBy('c.decided_at', 'desc')
        .orderBy('c.id', 'desc')
        .execute();
}

async function reportsIn(db: Db, caseIds: readonly string[]) {
  const { rows } = await sql<Report>`
    select c.id as case_id, r.reason, r.words, r.account_id, r.facts, r.created_at,
      coalesce(nullif(a.company_name, ''), a.contact_name) as company
    from unnest(${caseIds}::uuid[]) c (id)
    cross join lateral (select * from reports s where s.case_id = c.id order by s.id limit ${REPORTS_SHOWN}) r
    left join accounts a on a.id = r.account_id order by r.id`.execute(db);
  return Map.groupBy(rows, (row) => row.case_id);
}

type Report = {
  case_id: string;
  reason: string;
  words: string | null;
  account_id: string | null;
  company: string | null;
  facts: unknown;
  created_at: Date;
};
