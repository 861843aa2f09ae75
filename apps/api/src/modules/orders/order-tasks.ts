// Says what waits in purchase orders, and for which side. A delivery is due at the end of its day in the country of the order.
import { sql } from 'kysely';
import { zoneAt } from '../../platform/place-day.ts';
import { defineTaskSource } from '../tasks/index.ts';

const amount = [sql`o.total_minor`, sql`o.currency`] as const;
const ofBuyer = { account: sql`o.account_id`, partner: sql`o.supplier_id`, amount };
const ofSupplier = { account: sql`o.supplier_id`, partner: sql`o.account_id`, amount };
const due = sql`(o.due_on + 1)::timestamp at time zone ${zoneAt('o.country')}`;

export const orderTasks = defineTaskSource({
  kind: 'order',
  from: sql`orders o`,
  subject: sql`o.id`,
  words: { title: sql`o.title`, number: sql`o.number` },
  tasks: [
    { ...ofSupplier, task: 'order.accept', when: sql`o.state = 'issued'`, since: sql`o.created_at` },
    {
      ...ofSupplier,
      task: 'order.deliver',
      when: sql`o.state = 'accepted'`,
      since: sql`o.updated_at`,
      due,
      opens: sql`${due} - interval '14 days'`,
    },
    {
      ...ofBuyer,
      task: 'order.receive',
      when: sql`o.state = 'accepted'`,
      since: sql`o.updated_at`,
      due,
      opens: sql`${due} - interval '3 days'`,
    },
    { ...ofBuyer, task: 'order.close', when: sql`o.state = 'delivered'`, since: sql`o.updated_at` },
  ],
});
