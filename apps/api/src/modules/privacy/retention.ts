// Deletes what has reached the end of its time. The periods are in the contract, because the privacy policy prints them.
import { retentionDays } from '@rigsouq/contract/privacy/retention';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage.ts';
import type { Table } from './data-map.ts';
import { deleteOldExports } from './exports.ts';
import { enforceRetention } from './privacy.jobs.ts';

type Rule = { table: Table; from: string; days: number; only?: RawBuilder<unknown> };

const rules: readonly Rule[] = [
  // Expired sessions are refused in any case. Their rows contain addresses and devices, which are not needed any more.
  { table: 'auth_sessions', from: 'expires_at', days: retentionDays.sessions },
  { table: 'security_events', from: 'occurred_at', days: retentionDays.securityEvents },
  { table: 'invitations', from: 'expires_at', days: retentionDays.invitations },
  { table: 'notifications', from: 'created_at', days: retentionDays.notifications },
  { table: 'contact_reveals', from: 'created_at', days: retentionDays.contactReveals },
  { table: 'import_runs', from: 'updated_at', days: retentionDays.importRows },
  {
    table: 'leads',
    from: 'closed_at',
    days: retentionDays.closedLeads,
    only: sql`not exists (select from directory_entries e where e.lead_id = t.id)`,
  },
  { table: 'contact_messages', from: 'created_at', days: retentionDays.contactMessages },
  { table: 'sale_inquiries', from: 'created_at', days: retentionDays.contactMessages },
  // The charts show thirty days.
  { table: 'listing_views', from: 'day', days: 60 },
];

export function enforceRetentionJob(deps: { db: Db; storage: Storage }): JobHandler {
  return handle(
    enforceRetention,
    async () => {
      await deleteOldExports(deps);
      for (const rule of rules) await deleteOldRows(deps.db, rule);
    },
    { every: '40 2 * * *' },
  );
}

function deleteOldRows(db: Db, { table, from, days, only = sql`true` }: Rule): Promise<void> {
  const old = sql`${sql.ref(`t.${from}`)} < now() - ${days} * interval '1 day' and ${only}`;
  return deleteInBatches(async (size) => {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid in
      (select t.ctid from ${sql.table(table)} as t where ${old} limit ${size})`.execute(db);
    return { numDeletedRows: numAffectedRows };
  });
}
