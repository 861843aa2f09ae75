import { z } from 'zod';
import { defineEvent } from '../../platform/jobs/events.ts';
import { stepFacts } from '../../platform/jobs/step-event.ts';

/** The state of a lot, a settlement or a bidder registration changed. */
export const lotStepped = defineEvent('lot.stepped', stepFacts);

/** One or several bids were placed in a lot. */
export const bidsPlaced = defineEvent(
  'auction.bids_placed',
  z.object({
    lotId: z.uuid(),
    title: z.string(),
    /** Null in a sealed lot. */
    price: z.int().nullable(),
    /** The accounts that led before these bids and do not lead any more. */
    outbid: z.array(z.uuid()),
    /** The accounts that placed the bids; they already have their receipts. */
    by: z.array(z.uuid()),
  }),
);
