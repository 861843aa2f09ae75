import { type NoticeType, noticeTypes } from '@rigsouq/contract/notifications/calls';
import { z } from 'zod';
import type { Tx } from '../database/db.ts';
import { type Event, recordEvent } from './events.ts';

/** The facts of an event that reports a step of a deal. They hold everything that a handler needs, as it was at that time. */
export const stepFacts = z.object({
  what: z.enum(noticeTypes),
  subjectId: z.uuid(),
  /** The user who acted; null means a scheduler. */
  by: z.uuid().nullable(),
  /** The accounts that are notified. */
  tell: z.array(z.uuid()),
  /** Members of these accounts who do not want this notification. */
  except: z.array(z.uuid()).optional(),
  /** The accounts whose open pages show the change. */
  sides: z.array(z.uuid()),
  words: z.record(z.string(), z.string()),
  /** An email address that gets its own email about the step and must not get a second one. */
  mailedTo: z.string().optional(),
});

/** An account has up to a hundred members: with more accounts an event would create more notifications than one statement inserts. */
const ACCOUNTS_PER_EVENT = 50;

type Step = {
  what: NoticeType;
  subjectId: string;
  by: string | null;
  tell: readonly string[];
  /** Accounts that get no notification but whose open pages show the change. */
  showTo?: readonly string[];
  /** The words never contain a price: everyone who may read the subject reads its events, notifications and emails. */
  words: Record<string, string>;
};

/** Records a step that is announced to many accounts. */
export async function recordSteps(tx: Tx, event: Event<typeof stepFacts>, step: Step): Promise<void> {
  const { what, subjectId, by, tell, showTo = [], words } = step;
  const facts = { what, subjectId, by, words };
  if (tell.length === 0 && showTo.length > 0) await recordEvent(tx, event, { ...facts, tell: [], sides: [...showTo] });
  for (let at = 0; at < tell.length; at += ACCOUNTS_PER_EVENT) {
    const some = tell.slice(at, at + ACCOUNTS_PER_EVENT);
    await recordEvent(tx, event, { ...facts, tell: some, sides: at ? some : [...some, ...showTo] });
  }
}
