// Parses the lines of a log and their secrets. Text in any other form is not a valid line.
import { z } from 'zod';
import { lineFields, parseAs } from '../../../platform/batches/verify-log.ts';

const moment = z.int().min(0);
const amount = z.int().min(1);
const salt = z.string();
const head = lineFields('auction');

const openLine = z.strictObject({
  ...head,
  act: z.literal('open'),
  currency: z.string().length(3),
  decrement: amount,
  overtimeMinutes: amount,
  overtimeRanks: amount,
  startsAt: moment,
  endsAt: moment,
  stands: z.array(z.string()),
});
const offerLine = z.strictObject({ ...head, act: z.literal('offer'), endsAt: moment, extended: z.boolean() });
const closeLine = z.strictObject({ ...head, act: z.literal('close'), endsAt: moment });
const cancelLine = z.strictObject({ ...head, act: z.literal('cancel') });
const line = z.discriminatedUnion('act', [openLine, offerLine, closeLine, cancelLine]);

export type OpenLine = z.output<typeof openLine>;
export type OfferLine = z.output<typeof offerLine>;
export type CloseLine = z.output<typeof closeLine>;

export const openSecret = z.strictObject({
  buyer: z.uuid(),
  ceiling: amount.nullable(),
  lines: z.array(z.strictObject({ line: amount, quantity: amount })),
  stands: z.array(z.string()),
  salt,
});
export const offerSecret = z.strictObject({
  supplier: z.uuid(),
  number: amount,
  units: z.array(amount),
  total: amount,
  salt,
});
export const closeSecret = z.strictObject({ ranks: z.array(amount), salt });

export function parseLine(text: string): z.output<typeof line> | undefined {
  return parseAs(line, text);
}
