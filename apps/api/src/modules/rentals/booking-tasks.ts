// Says what waits in bookings, and for which side. A handover and a return are shown three days ahead.
import { sql } from 'kysely';
import { defineTaskSource } from '../tasks/index.ts';

const ofBuyer = { account: sql`b.account_id`, partner: sql`b.supplier_id`, since: sql`b.updated_at` };
const ofSupplier = { account: sql`b.supplier_id`, partner: sql`b.account_id`, since: sql`b.updated_at` };
const beforeStart = {
  when: sql`b.status = 'Confirmed'`,
  due: sql`b.starts_at`,
  opens: sql`b.starts_at - interval '3 days'`,
  closes: sql`b.starts_at`,
};

export const bookingTasks = defineTaskSource({
  kind: 'booking',
  from: sql`bookings b join listings l on l.id = b.listing_id`,
  subject: sql`b.id`,
  listing: sql`l.id`,
  words: { title: sql`l.title` },
  tasks: [
    {
      ...ofSupplier,
      task: 'booking.answer',
      when: sql`b.status = 'Requested'`,
      due: sql`b.lapses_at`,
      closes: sql`b.lapses_at`,
      amount: [sql`b.cost_minor`, sql`b.currency`],
    },
    { ...ofBuyer, ...beforeStart, task: 'booking.receive' },
    { ...ofSupplier, ...beforeStart, task: 'booking.hand_over' },
    {
      ...ofBuyer,
      task: 'booking.give_back',
      when: sql`b.status = 'Active' and b.off_hired_at is null`,
      due: sql`b.ends_at`,
      opens: sql`b.ends_at - interval '3 days'`,
    },
    {
      ...ofSupplier,
      task: 'booking.take_back',
      when: sql`b.status = 'Active'`,
      due: sql`coalesce(b.off_hired_at, b.ends_at)`,
      opens: sql`coalesce(b.off_hired_at, b.ends_at - interval '3 days')`,
    },
  ],
});
