import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';
import { stepFacts } from '../../platform/step-event.ts';

/** A lot, a settlement or a bidder registration went a step on. */
export const lotStepped = defineEvent('lot.stepped', stepFacts);

/** Bids were placed in a lot, one or several at once. */
export const bidsPlaced = defineEvent(
  'auction.bids_placed',
  z.object({
    lotId: z.uuid(),
    title: z.string(),
    /** Null in a sealed lot. */
    price: z.int().nullable(),
    /** Who led and leads no more. */
    outbid: z.array(z.uuid()),
    /** Who placed them: they have their receipts. */
    by: z.array(z.uuid()),
  }),
);
