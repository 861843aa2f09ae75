// Says which inquiries about a machine its supplier has not read.
import { sql } from 'kysely';
import { defineTaskSource } from '../tasks/index.ts';

export const inquiryTasks = defineTaskSource({
  kind: 'inquiry',
  from: sql`sale_inquiries s join listings l on l.id = s.listing_id`,
  subject: sql`s.id`,
  listing: sql`l.id`,
  words: { title: sql`l.title`, person: sql`trim(s.first_name || ' ' || s.last_name)` },
  tasks: [
    {
      task: 'inquiry.answer',
      when: sql`s.read_at is null`,
      account: sql`s.supplier_id`,
      partner: sql`s.account_id`,
      since: sql`s.created_at`,
    },
  ],
});
