// Approves and rejects licences for an operator. The account is locked first, as in all code that changes its badge.
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { dayTexts } from '../../platform/day-texts.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { changeStanding } from '../identity/index.ts';
import { requireOpened } from './licence-openings.ts';
import { dueReminderStep } from './remind-licences.ts';
import { validateExpiryDay } from './send-licence.ts';
import { licenceStepped } from './trust.events.ts';

type Decision = { accountId: string; expiresOn: string; badge: 'back' | 'as it was' };

export async function approveLicence(tx: Tx, operator: Actor, id: string): Promise<Decision> {
  const licence = await lockLicence(tx, id);
  await validateExpiryDay(tx, licence.expires_on);
  await requireOpened(tx, operator, id);
  const before = await tx
    .updateTable('company_licences')
    .set({ state: 'replaced' })
    .where('account_id', '=', licence.account_id)
    .where('state', '=', 'approved')
    .returning('ran_out_at')
    .executeTakeFirst();
  await tx
    .updateTable('company_licences')
    .set({ state: 'approved', decided_at: sql`now()`, reminded: dueReminderStep(sql`expires_on`) })
    .where('id', '=', id)
    .execute();
  // Only a badge that was lost through the expired licence comes back. A company that was never approved, was rejected or has changed
  // since waits for a decision of its own.
  const back = before?.ran_out_at != null && !licence.approved_at && !licence.rejected_at && !licence.review_since;
  if (back) await changeStanding(tx, licence.account_id, 'approve', null);
  await notifyCompany(tx, operator, licence, 'licence.approved', {});
  return { accountId: licence.account_id, expiresOn: licence.expires_on, badge: back ? 'back' : 'as it was' };
}

export async function rejectLicence(tx: Tx, operator: Actor, id: string, reason: string): Promise<Decision> {
  const licence = await lockLicence(tx, id);
  await tx
    .updateTable('company_licences')
    .set({ state: 'rejected', decided_at: sql`now()`, reason })
    .where('id', '=', id)
    .execute();
  await notifyCompany(tx, operator, licence, 'licence.rejected', { reason });
  return { accountId: licence.account_id, expiresOn: licence.expires_on, badge: 'as it was' };
}

async function lockLicence(tx: Tx, id: string) {
  const found = await tx.selectFrom('company_licences').select('account_id').where('id', '=', id).executeTakeFirst();
  if (!found) fail('licence.unknown');
  const account = await tx
    .selectFrom('accounts')
    .select(['approved_at', 'rejected_at', 'review_since'])
    .where('id', '=', found.account_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const licence = await tx
    .selectFrom('company_licences')
    .select(['id', 'account_id', 'state', sql<string>`expires_on::text`.as('expires_on')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!licence) fail('licence.unknown');
  if (licence.state !== 'waiting') fail('licence.decided');
  return { ...licence, ...account };
}

type LockedLicence = Awaited<ReturnType<typeof lockLicence>>;

async function notifyCompany(
  tx: Tx,
  { userId }: Actor,
  { id, account_id, expires_on }: LockedLicence,
  what: 'licence.approved' | 'licence.rejected',
  words: Record<string, string>,
): Promise<void> {
  await recordEvent(tx, licenceStepped, {
    what,
    subjectId: id,
    by: userId,
    tell: [account_id],
    sides: [account_id],
    words: { ...words, ...dayTexts(expires_on) },
  });
}
