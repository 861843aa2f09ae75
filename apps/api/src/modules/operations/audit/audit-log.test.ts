import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testParts } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { listHistory, recordAuditEntry } from './audit-log.ts';

let run: Awaited<ReturnType<typeof testParts>>;
const subject = { kind: 'company', id: newId() } as const;
const action = { act: 'company.approved', before: { standing: 'pending' }, after: { standing: 'approved' } };
beforeAll(async () => {
  run = await testParts();
  await inTransaction(run.parts.db, (tx) =>
    recordAuditEntry(tx, { by: { id: null, name: 'command line' }, ...action, subject, reason: 'as it was' }),
  );
});
afterAll(() => run.stop());

it.each([
  `update audit_log set reason = 'as I want it'`,
  `update audit_log set reason = reason where false`,
  'delete from audit_log',
  'truncate audit_log',
  `insert into audit_log (id, operator_name, act, subject_kind, subject_id)
     select id, operator_name, 'other', subject_kind, subject_id from audit_log
     on conflict (id) do update set act = excluded.act`,
])('refuses %s', async (statement) => {
  // The tests connect as the owner of the database, whom no grant restricts.
  await expect(sql.raw(statement).execute(run.parts.db)).rejects.toThrow('The table audit_log is only added to');
  expect(await listHistory(run.parts.db, subject.id)).toEqual([
    {
      at: expect.any(String),
      by: 'command line',
      act: 'company.approved',
      reason: 'as it was',
      changes: [{ what: 'standing', before: 'pending', after: 'approved' }],
    },
  ]);
});
