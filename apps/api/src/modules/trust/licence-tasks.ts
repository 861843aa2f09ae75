// Says which companies must send a trade licence: the approved one ends within 60 days or has ended, or the last one was not approved.
import { LICENCE_REMINDERS } from '@rigsouq/contract/trust/licences';
import { sql } from 'kysely';
import { defineTaskSource } from '../tasks/index.ts';

const end = sql`(l.expires_on + 1)::timestamp at time zone 'Asia/Dubai'`;
const isLast = sql`not exists (select from company_licences o where o.account_id = l.account_id and o.id > l.id)`;

export const licenceTasks = defineTaskSource({
  kind: 'licence',
  from: sql`company_licences l`,
  subject: sql`l.account_id`,
  words: {},
  tasks: [
    {
      task: 'licence.renew',
      when: sql`l.state = 'approved' and ${isLast}`,
      account: sql`l.account_id`,
      since: sql`l.created_at`,
      due: end,
      opens: sql`${end} - ${Math.max(...LICENCE_REMINDERS)}::int * interval '1 day'`,
    },
    {
      task: 'licence.resend',
      when: sql`l.state = 'rejected' and ${isLast}`,
      account: sql`l.account_id`,
      since: sql`l.decided_at`,
    },
  ],
});
