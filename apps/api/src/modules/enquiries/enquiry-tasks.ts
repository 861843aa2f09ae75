// Says what waits in quotes and inspections, and for which side.
import { sql } from 'kysely';
import { defineTaskSource } from '../tasks/index.ts';

export const quoteTasks = defineTaskSource({
  kind: 'quote',
  from: sql`quotes q join listings l on l.id = q.listing_id`,
  subject: sql`q.id`,
  listing: sql`l.id`,
  words: { title: sql`l.title` },
  tasks: [
    {
      task: 'quote.answer',
      when: sql`q.status = 'Requested'`,
      account: sql`q.supplier_id`,
      partner: sql`q.account_id`,
      since: sql`q.created_at`,
    },
    {
      task: 'quote.decide',
      when: sql`q.status = 'Quoted'`,
      account: sql`q.account_id`,
      partner: sql`q.supplier_id`,
      since: sql`q.updated_at`,
      due: sql`q.valid_until`,
      closes: sql`q.valid_until`,
      amount: [sql`q.price_minor`, sql`q.currency`],
    },
  ],
});

const inspection = { due: sql`i.meets_at`, since: sql`i.updated_at` };
const ofBuyer = { ...inspection, account: sql`i.account_id`, partner: sql`i.supplier_id` };
const ofSupplier = { ...inspection, account: sql`i.supplier_id`, partner: sql`i.account_id` };

export const inspectionTasks = defineTaskSource({
  kind: 'inspection',
  from: sql`inspections i join listings l on l.id = i.listing_id`,
  subject: sql`i.id`,
  listing: sql`l.id`,
  words: { title: sql`l.title` },
  tasks: [
    { ...ofSupplier, task: 'inspection.answer', when: sql`i.status = 'Requested' and i.proposed_by = 'buyer'` },
    { ...ofBuyer, task: 'inspection.answer_buyer', when: sql`i.status = 'Requested' and i.proposed_by = 'supplier'` },
    {
      ...ofBuyer,
      task: 'inspection.attend',
      when: sql`i.status = 'Confirmed'`,
      opens: sql`i.meets_at - interval '3 days'`,
      closes: sql`i.meets_at`,
    },
    {
      ...ofSupplier,
      task: 'inspection.report',
      when: sql`i.status = 'Confirmed'`,
      opens: sql`i.meets_at - interval '3 days'`,
    },
  ],
});
