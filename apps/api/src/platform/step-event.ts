import { type What, whats } from '@rigsouq/contract/notifications';
import { z } from 'zod';
import type { Tx } from './db.ts';
import { type Event, recordEvent } from './events.ts';

/** A deal went a step on. Everything that a hearer needs, as it was then. */
export const stepFacts = z.object({
  what: z.enum(whats),
  subjectId: z.uuid(),
  /** The person who did it; null is the clock. */
  by: z.uuid().nullable(),
  /** The accounts that are told. */
  tell: z.array(z.uuid()),
  /** Members of these who do not want to hear of it. */
  except: z.array(z.uuid()).optional(),
  /** The accounts whose open pages show it. */
  sides: z.array(z.uuid()),
  words: z.record(z.string(), z.string()),
  /** An address that gets a letter of its own about it, and no second one. */
  mailedTo: z.string().optional(),
});

/** An account has up to a hundred members: with more accounts an event would ring more bells than one statement writes. */
const ACCOUNTS_PER_EVENT = 50;

type Told = {
  what: What;
  subjectId: string;
  by: string | null;
  tell: readonly string[];
  /** Accounts that are told nothing and whose open pages show it. */
  showTo?: readonly string[];
  /** Never a price: events, bells and letters are read by whoever may read what they are about. */
  words: Record<string, string>;
};

/** A step that is told to many accounts at once. */
export async function recordSteps(tx: Tx, event: Event<typeof stepFacts>, told: Told): Promise<void> {
  const { what, subjectId, by, tell, showTo = [], words } = told;
  const facts = { what, subjectId, by, words };
  if (tell.length === 0 && showTo.length > 0) await recordEvent(tx, event, { ...facts, tell: [], sides: [...showTo] });
  for (let at = 0; at < tell.length; at += ACCOUNTS_PER_EVENT) {
    const some = tell.slice(at, at + ACCOUNTS_PER_EVENT);
    await recordEvent(tx, event, { ...facts, tell: some, sides: at ? some : [...some, ...showTo] });
  }
}
