import { whats } from '@rigsouq/contract/notifications';
import { z } from 'zod';

/** A deal went a step on. Everything that a hearer needs, as it was then. */
export const stepFacts = z.object({
  what: z.enum(whats),
  subjectId: z.uuid(),
  /** The person who did it; null is the clock. */
  by: z.uuid().nullable(),
  /** The accounts that are told. */
  tell: z.array(z.uuid()),
  /** The accounts whose open pages show it. */
  sides: z.array(z.uuid()),
  words: z.record(z.string(), z.string()),
  /** An address that gets a letter of its own about it, and no second one. */
  mailedTo: z.string().optional(),
});
