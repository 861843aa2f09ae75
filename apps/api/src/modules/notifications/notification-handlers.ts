// Handles the events of other modules: creates notifications and emails, and tells open pages to reload their data.

import { type NoticeKind, notices } from '@rigsouq/contract/notifications/calls';
import type { Change } from '@rigsouq/contract/platform/live';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { handleEvent } from '../../platform/jobs/events.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { stepFacts } from '../../platform/jobs/step-event.ts';
import type { Live } from '../../platform/live/live.ts';
import { lotStepped } from '../auctions/index.ts';
import { listingStepped } from '../catalogue/index.ts';
import { companyStepped } from '../companies/index.ts';
import { enquiryStepped } from '../enquiries/index.ts';
import { inquirySent } from '../leads/index.ts';
import { messageSent } from '../messages/index.ts';
import { orderStepped } from '../orders/index.ts';
import { needPosted, planStepped } from '../procurement/index.ts';
import { bookingStepped } from '../rentals/index.ts';
import { reverseStepped } from '../reverse-auctions/index.ts';
import { rfqStepped } from '../rfqs/index.ts';
import { documentEnding } from '../supplier-lists/index.ts';
import { licenceStepped, reportStepped, reviewStepped } from '../trust/index.ts';
import { bidsPlacedHandler } from './bids-placed-handler.ts';
import { notify } from './notify.ts';

type Deps = { db: Db; live: Live; redis: Redis };

const pages: Record<NoticeKind, Change['what']> = {
  message: 'messages',
  quote: 'quotes',
  inspection: 'inspections',
  booking: 'bookings',
  inquiry: 'inquiries',
  auction: 'auctions',
  need: 'needs',
  plan: 'plans',
  supplier: 'suppliers',
  rfq: 'rfqs',
  order: 'orders',
  review: 'reviews',
  licence: 'licences',
  report: 'reports',
  listing: 'listings',
};

export function notificationHandlers(deps: Deps): JobHandler[] {
  const steps = [
    enquiryStepped,
    bookingStepped,
    lotStepped,
    messageSent,
    inquirySent,
    needPosted,
    planStepped,
    documentEnding,
    rfqStepped,
    reverseStepped,
    orderStepped,
    reviewStepped,
    licenceStepped,
    companyStepped,
    reportStepped,
    listingStepped,
  ];
  return [
    ...steps.map((event) => handleEvent(event, (facts, id) => notifyOfStep(deps, facts, id))),
    bidsPlacedHandler(deps),
  ];
}

async function notifyOfStep({ db, live }: Deps, facts: z.output<typeof stepFacts>, eventId: string): Promise<void> {
  const { what, subjectId, by, tell, except, sides, words, mailedTo } = facts;
  await inTransaction(db, (tx) =>
    notify(tx, { eventId, accountIds: tell, by, except, what, subjectId, words, mailedTo }),
  );
  await live.publish(tell, { what: 'notifications' });
  const { kind } = notices[what];
  await live.publish(sides, { what: pages[kind], id: subjectId });
  // The page of an RFQ shows the status of the order that it led to.
  if (kind === 'order') await live.publish(sides, { what: 'rfqs' });
}
