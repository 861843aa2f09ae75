// Says what waits in reverse auctions, and for which side. A supplier learns that another one offers less, and not how much.
import { sql } from 'kysely';
import { defineTaskSource } from '../tasks/index.ts';

const buyer = { account: sql`a.account_id` };
const supplier = { account: sql`s.supplier_id`, partner: sql`a.account_id` };
const untilEnd = { due: sql`s.ends_at`, closes: sql`s.ends_at` };
const proposal = (column: 'proposed_by' | 'proposed_at' | 'total_minor') =>
  sql`(select ${sql.ref(`w.${column}`)} from reverse_awards w where w.auction_id = a.id and w.state = 'proposed')`;

/** Without a supplier in the row it is the buyer's part. */
const forBuyer = sql`s.supplier_id is null`;
const forSupplier = sql`s.supplier_id is not null`;
const isBeaten = sql`exists (select from reverse_suppliers o where o.auction_id = a.id
  and (o.total_minor, o.total_seq) < (s.total_minor, s.total_seq))`;

export const reverseTasks = defineTaskSource({
  kind: 'reverse',
  from: sql`reverse_auctions a
    cross join lateral (
      select null::uuid as supplier_id, null::bigint as total_minor, null::bigint as total_seq, null::timestamptz as ends_at
      union all select supplier_id, total_minor, total_seq, ends_at from reverse_suppliers where auction_id = a.id) s`,
  subject: sql`a.id`,
  words: { title: sql`a.title` },
  tasks: [
    {
      ...supplier,
      task: 'reverse.prepare',
      when: sql`${forSupplier} and a.state = 'scheduled'`,
      since: sql`a.created_at`,
      due: sql`a.starts_at`,
      opens: sql`a.starts_at - interval '3 days'`,
      closes: sql`a.starts_at`,
    },
    {
      ...supplier,
      ...untilEnd,
      task: 'reverse.offer',
      when: sql`${forSupplier} and a.state = 'live' and s.total_minor is null`,
      since: sql`a.starts_at`,
    },
    {
      ...supplier,
      ...untilEnd,
      task: 'reverse.improve',
      when: sql`${forSupplier} and a.state = 'live' and ${isBeaten}`,
      amount: [sql`s.total_minor`, sql`a.currency`],
    },
    { ...buyer, task: 'reverse.award', when: sql`${forBuyer} and a.state = 'ended'`, since: sql`a.closed_at` },
    {
      ...buyer,
      task: 'reverse.approve',
      when: sql`${forBuyer} and a.state = 'approval' and ${proposal('proposed_by')} is not null`,
      since: proposal('proposed_at'),
      amount: [proposal('total_minor'), sql`a.currency`],
      notFor: proposal('proposed_by'),
    },
  ],
});
