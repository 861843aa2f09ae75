// Says which drafts of listings wait to be completed.
import { sql } from 'kysely';
import { defineTaskSource } from '../tasks/index.ts';

export const listingTasks = defineTaskSource({
  kind: 'listing',
  from: sql`listings l`,
  subject: sql`l.id`,
  listing: sql`l.id`,
  words: { title: sql`l.title` },
  tasks: [
    {
      task: 'listing.finish',
      when: sql`l.status = 'pending'`,
      account: sql`l.account_id`,
      since: sql`l.created_at`,
    },
  ],
});
