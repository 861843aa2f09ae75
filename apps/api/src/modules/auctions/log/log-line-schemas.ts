// The schemas that log lines and their secrets must match when they are read back; anything else is rejected.
import { z } from 'zod';
import { lineFields, parseAs } from '../../../platform/batches/verify-log.ts';

const moment = z.int().min(0);
const amount = z.int().min(1);
const head = lineFields('lot');

const rules = z.strictObject({
  version: z.int().min(1),
  increments: z.array(z.tuple([z.int().min(0), amount])).min(1),
  softCloseMinutes: z.strictObject({ online: z.int().min(0), live: z.int().min(0), sealed: z.int().min(0) }),
  maxExtensionMinutes: z.int().min(0),
});
const openLine = z.strictObject({
  ...head,
  act: z.literal('open'),
  kind: z.enum(['online', 'live', 'sealed']),
  startPrice: amount,
  startsAt: moment,
  endsAt: moment,
  rules: rules.optional(),
});
const bidLine = z.strictObject({
  ...head,
  act: z.literal('bid'),
  bidder: z.int().min(1),
  offer: amount,
  price: amount.nullable(),
  leader: z.int().min(1).nullable(),
  endsAt: moment,
  extended: z.boolean(),
});
const closeLine = z.strictObject({
  ...head,
  act: z.literal('close'),
  result: z.enum(['sold', 'passed']),
  price: amount.nullable(),
  winner: z.int().min(1).nullable(),
});
const cancelLine = z.strictObject({ ...head, act: z.literal('cancel') });
const line = z.discriminatedUnion('act', [openLine, bidLine, closeLine, cancelLine]);

export type OpenLine = z.output<typeof openLine>;
export type BidLine = z.output<typeof bidLine>;
export type CloseLine = z.output<typeof closeLine>;

export const openSecret = z.strictObject({ reserve: amount, seller: z.uuid(), salt: z.string() });
export const bidSecret = z.strictObject({ account: z.uuid(), max: amount.nullable(), salt: z.string() });
export type BidSecret = z.output<typeof bidSecret>;

export function parseLogLine(text: string): z.output<typeof line> | undefined {
  return parseAs(line, text);
}
