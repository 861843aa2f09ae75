// Says what waits in auctions. The amount of an outbid bidder is their own maximum: it changes only when they bid, so that a bid of another bidder
// changes two rows and not the rows of all bidders.
import { sql } from 'kysely';
import { defineTaskSource } from '../tasks/index.ts';

export const lotTasks = defineTaskSource({
  kind: 'lot',
  from: sql`lots l join consignments c on c.id = l.id join lot_bidders b on b.lot_id = l.id`,
  subject: sql`l.id`,
  words: { title: sql`c.title` },
  tasks: [
    {
      task: 'lot.outbid',
      when: sql`l.state = 'live' and l.kind <> 'sealed' and b.account_id is distinct from l.leader_id`,
      account: sql`b.account_id`,
      due: sql`l.ends_at`,
      closes: sql`l.ends_at`,
      amount: [sql`b.maximum * 100`, sql`'USD'`],
    },
  ],
});

const lastBid = sql`(select g.id from lot_log g where g.lot_id = s.lot_id and g.account_id = s.account_id and g.act = 'bid'
  order by g.seq desc limit 1)`;
const settlement = {
  account: sql`s.account_id`,
  since: sql`s.updated_at`,
  due: sql`s.due_at`,
  amount: [sql`s.price * 100`, sql`'USD'`],
} as const;

export const settlementTasks = defineTaskSource({
  kind: 'settlement',
  from: sql`settlements s join lots l on l.id = s.lot_id join consignments c on c.id = l.id`,
  subject: sql`s.lot_id`,
  words: { title: sql`c.title`, bid: lastBid },
  tasks: [
    // Buyer and seller know each other as soon as the buyer has to pay.
    { ...settlement, task: 'settlement.pay', when: sql`s.state = 'awaiting_payment'`, partner: sql`l.account_id` },
    { ...settlement, task: 'settlement.accept', when: sql`s.state = 'offered'`, closes: sql`s.due_at` },
  ],
});
