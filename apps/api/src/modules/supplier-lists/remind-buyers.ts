// Reminds buyers of documents that expire: 60, 30 and 7 days before and on the day, by the database's clock. The reminder step is stored
// in the same transaction as the event, so each reminder is sent once, however many workers run this.
import { REMINDER_DAYS } from '@rigsouq/contract/supplier-lists/calls';
import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { dayTexts } from '../../platform/day-texts.ts';
import { gulfToday } from '../../platform/gulf-today.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { documentEnding } from './supplier-lists.events.ts';
import { remindBuyers } from './supplier-lists.jobs.ts';
import { documentTexts } from './supplier-texts.ts';

const BATCH_SIZE = 100;

/** Returns SQL for the latest reminder step that a document has reached, in days before its expiry, or null before the first step. */
export function dueReminderStep(expiry: RawBuilder<Date | null>): RawBuilder<number | null> {
  const steps = sql.join(REMINDER_DAYS.map((days) => sql.lit(days)));
  return sql<
    number | null
  >`(select min(step) from unnest(array[${steps}]) step where step >= ${expiry} - ${gulfToday})`;
}

export function remindBuyersJob({ db }: { db: Db }): JobHandler {
  return handle(
    remindBuyers,
    async () => {
      let more = true;
      while (more) more = await inTransaction(db, remindBatch);
    },
    // The first run is at eight in the morning in the Gulf (04:00 UTC). The later runs catch up if no worker was running at eight.
    { every: '0 4-16 * * *' },
  );
}

/** Sends one batch of reminders and returns false when none is left. Rows that another worker has locked are skipped. */
async function remindBatch(tx: Tx): Promise<boolean> {
  const step = dueReminderStep(sql<Date | null>`d.expires_on`);
  const due = await tx
    .selectFrom('supplier_documents as d')
    .innerJoin('accounts as b', (on) => on.onRef('b.id', '=', 'd.account_id').on('b.suspended_at', 'is', null))
    .innerJoin('accounts as s', (on) => on.onRef('s.id', '=', 'd.supplier_id').on('s.suspended_at', 'is', null))
    .select(['d.id', 'd.account_id', 'd.supplier_id', 'd.kind', step.as('step')])
    .select(sql<string>`coalesce(nullif(s.company_name, ''), s.contact_name)`.as('company'))
    .select([sql<string>`d.expires_on::text`.as('day'), sql<boolean>`d.expires_on < ${gulfToday}`.as('over')])
    .where('d.expires_on', 'is not', null)
    .where(sql<boolean>`d.reminded is distinct from 0`)
    .where(sql<boolean>`d.expires_on <= ${gulfToday} + ${Math.max(...REMINDER_DAYS)}::int`)
    .where(sql<boolean>`(d.reminded is null or d.reminded > ${step})`)
    .orderBy('d.expires_on')
    .orderBy('d.id')
    .limit(BATCH_SIZE)
    .forUpdate('d')
    .skipLocked()
    .execute();
  for (const { id, account_id, supplier_id, kind, company, day, over, step: reached } of due) {
    await tx.updateTable('supplier_documents').set({ reminded: reached }).where('id', '=', id).execute();
    await recordEvent(tx, documentEnding, {
      what: over ? 'supplier.document_ended' : 'supplier.document_ending',
      subjectId: supplier_id,
      by: null,
      tell: [account_id],
      sides: [],
      words: { company, ...documentTexts(kind), ...dayTexts(day) },
    });
  }
  return due.length > 0;
}
