// Lists leads for the operators: open ones with the longest waiting first, closed ones with the last closed first.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { listLeads } from '@rigsouq/contract/operations/calls';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { listForwards, markLeadClosed } from '../../leads/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';

const PAGE = 50;

function leads(db: Db, { state, after, only }: ParsedOf<typeof listLeads>['query']) {
  const page = db
    .selectFrom('leads')
    .selectAll()
    .$if(only !== undefined, (rest) => rest.where('id', '=', only ?? ''))
    .limit(PAGE + 1);
  if (state === 'closed')
    return page
      .where('closed_at', 'is not', null)
      .$if(after !== undefined, (rest) =>
        rest.where(sql<SqlBool>`(closed_at, id) < (select l.closed_at, l.id from leads l where l.id = ${after})`),
      )
      .orderBy('closed_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  return page
    .where('closed_at', 'is', null)
    .$if(after !== undefined, (rest) =>
      rest.where(sql<SqlBool>`(created_at, id) > (select l.created_at, l.id from leads l where l.id = ${after})`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export type LeadRow = Awaited<ReturnType<typeof listLeadPage>>['page'][number];

export async function listLeadPage(db: Db, query: ParsedOf<typeof listLeads>['query']) {
  const rows = await leads(db, query);
  const shown = rows.slice(0, PAGE);
  const forwards = await listForwards(
    db,
    shown.map(({ id }) => id),
  );
  const page = shown.map((row) => ({ ...row, forwards: forwards.filter(({ lead_id }) => lead_id === row.id) }));
  return { page, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** Closes a lead. Closing it twice has no further effect. */
export async function closeLead(tx: Tx, operator: Actor, id: string): Promise<void> {
  if (!(await markLeadClosed(tx, operator.userId, id))) return;
  await recordAuditEntry(tx, {
    by: { id: operator.userId, name: operator.name },
    act: 'lead.closed',
    subject: { kind: 'lead', id },
    before: { state: 'open' },
    after: { state: 'closed' },
  });
}
