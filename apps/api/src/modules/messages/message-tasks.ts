// Says which conversations have messages that no member of a company has read.
import { sql } from 'kysely';
import { defineTaskSource } from '../tasks/index.ts';

export const messageTasks = defineTaskSource({
  kind: 'message',
  from: sql`threads t join listings l on l.id = t.listing_id`,
  subject: sql`t.id`,
  listing: sql`l.id`,
  words: { title: sql`l.title`, listing: sql`l.id` },
  tasks: [
    {
      task: 'message.read_buyer',
      when: sql`t.buyer_unread > 0`,
      account: sql`t.account_id`,
      partner: sql`t.supplier_id`,
      words: { partner: sql`t.supplier_id` },
    },
    {
      task: 'message.read',
      when: sql`t.supplier_unread > 0`,
      account: sql`t.supplier_id`,
      partner: sql`t.account_id`,
      words: { partner: sql`t.account_id` },
    },
  ],
});
