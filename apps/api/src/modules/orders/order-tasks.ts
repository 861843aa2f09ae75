// Says what waits in purchase orders, and for which side.
import { sql } from 'kysely';
import { defineTaskSource } from '../tasks/index.ts';
import { deliveryDue as due } from './orders.queries.ts';

const amount = [sql`o.total_minor`, sql`o.currency`] as const;
const ofBuyer = { account: sql`o.account_id`, partner: sql`o.supplier_id`, amount };
const ofSupplier = { account: sql`o.supplier_id`, partner: sql`o.account_id`, amount };

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
