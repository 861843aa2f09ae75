// Says what waits in requests for quotation, and for which side.
import { sql } from 'kysely';
import { defineTaskSource } from '../tasks/index.ts';

const buyer = { account: sql`r.account_id` };
const untilDeadline = { due: sql`r.deadline`, closes: sql`r.deadline` };
const proposal = (column: 'proposed_by' | 'proposed_at' | 'total_minor') =>
  sql`(select ${sql.ref(`w.${column}`)} from rfq_awards w where w.rfq_id = r.id and w.state = 'proposed')`;
const firstQuestion = sql`(select min(q.asked_at) from rfq_questions q where q.rfq_id = r.id and q.answer is null)`;

/** Without a supplier in the row it is the buyer's part. */
const forBuyer = sql`s.supplier_id is null`;
const forSupplier = sql`s.supplier_id is not null and r.state = 'open'`;
const supplier = { account: sql`s.supplier_id`, partner: sql`r.account_id`, ...untilDeadline };

export const rfqTasks = defineTaskSource({
  kind: 'rfq',
  from: sql`rfqs r
    cross join lateral (
      select null::uuid as supplier_id, false as invited, null::timestamptz as declined_at, null::timestamptz as created_at
      union all select supplier_id, invited, declined_at, created_at from rfq_suppliers where rfq_id = r.id) s
    left join rfq_answers a on a.rfq_id = r.id and a.supplier_id = s.supplier_id`,
  subject: sql`r.id`,
  words: { title: sql`r.title` },
  tasks: [
    { ...buyer, task: 'rfq.finish', when: sql`${forBuyer} and r.state = 'draft'`, since: sql`r.created_at` },
    {
      ...buyer,
      ...untilDeadline,
      task: 'rfq.reply',
      when: sql`${forBuyer} and r.state = 'open' and ${firstQuestion} is not null`,
      since: firstQuestion,
    },
    { ...buyer, task: 'rfq.judge', when: sql`${forBuyer} and r.state = 'technical'`, since: sql`r.deadline` },
    { ...buyer, task: 'rfq.award', when: sql`${forBuyer} and r.state = 'opened'`, since: sql`r.opened_at` },
    {
      ...buyer,
      task: 'rfq.approve',
      when: sql`${forBuyer} and r.state = 'approval' and ${proposal('proposed_by')} is not null`,
      since: proposal('proposed_at'),
      amount: [proposal('total_minor'), sql`r.currency`],
      notFor: proposal('proposed_by'),
    },
    {
      ...supplier,
      task: 'rfq.answer',
      when: sql`${forSupplier} and s.invited and s.declined_at is null and a.id is null`,
      since: sql`s.created_at`,
    },
    { ...supplier, task: 'rfq.confirm', when: sql`${forSupplier} and not a.withdrawn and a.version < r.version` },
  ],
});
