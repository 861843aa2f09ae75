// What the other modules tell, and what becomes of it: the bells of the people, their letters, and a word to the open pages.
import type { Change } from '@rigsouq/contract/live';
import { type NoticeKind, notices } from '@rigsouq/contract/notifications';
import type { z } from 'zod';
import { type Db, inTransaction } from '../../platform/db.ts';
import { hear } from '../../platform/events.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Live } from '../../platform/live.ts';
import type { stepFacts } from '../../platform/step-event.ts';
import { enquiryStepped } from '../enquiries/index.ts';
import { inquirySent } from '../leads/index.ts';
import { messageSent } from '../messaging/index.ts';
import { bookingStepped } from '../rentals/index.ts';
import { notify } from './notify.ts';

type Deps = { db: Db; live: Live };

const pages: Record<NoticeKind, Change['what']> = {
  message: 'messages',
  quote: 'quotes',
  inspection: 'inspections',
  booking: 'bookings',
  inquiry: 'inquiries',
};

export function hearing(deps: Deps): JobHandler[] {
  return [enquiryStepped, bookingStepped, messageSent, inquirySent].map((event) =>
    hear(event, (facts, id) => spread(deps, facts, id)),
  );
}

async function spread({ db, live }: Deps, facts: z.output<typeof stepFacts>, eventId: string): Promise<void> {
  const { what, subjectId, by, tell, sides, words, mailedTo } = facts;
  await inTransaction(db, (tx) => notify(tx, { eventId, accountIds: tell, by, what, subjectId, words, mailedTo }));
  await live.tell(tell, { what: 'notifications' });
  await live.tell(sides, { what: pages[notices[what].kind], id: subjectId });
}
