// Changes the status of a quote. Each function locks it, checks the transition table, writes, and records the step and the event.
import { majorOf, minorOf } from '@rigsouq/contract/money';
import type { NoticeType } from '@rigsouq/contract/notifications/calls';
import { DAY_MS, startOfDay } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { addJob, handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { companyNameOf } from './company-name-of.ts';
import { enquiryStepped } from './enquiries.events.ts';
import { expireQuote } from './enquiries.jobs.ts';
import { type QuoteAction, statusAfter } from './quote-state.ts';
import { addStep, type LockedQuote, lockQuote, setQuote } from './quotes.store.ts';
import { otherAccount, type Side, sideOf } from './sides.ts';

type Answer = { price: number; currency: string; validUntil: string; note?: string | undefined };

export async function answerQuote(tx: Tx, actor: Actor, id: string, given: Answer): Promise<void> {
  const { quote, side, status } = await startStep(tx, actor, id, 'quote');
  const price = minorOf(given.price, given.currency) ?? fail('listing.price_digits');
  const lastDay = startOfDay(given.validUntil, quote.country) ?? fail('quote.valid_until');
  // A quote is valid until the end of its last day in the machine's country.
  const validUntil = new Date(lastDay.getTime() + DAY_MS);
  const { seconds } = await tx
    .selectNoFrom(sql<number>`extract(epoch from ${validUntil}::timestamptz - now())::float8`.as('seconds'))
    .executeTakeFirstOrThrow();
  if (seconds <= 0 || seconds > 366 * 86_400) fail('quote.valid_until');
  await setQuote(tx, id, { status, price_minor: price, currency: given.currency, valid_until: validUntil });
  await addJob(tx, expireQuote, { id }, { afterSeconds: Math.ceil(seconds) });
  const { currency, note } = given;
  await finishStep(tx, actor, quote, { act: 'quote', side, status, what: 'quote.quoted' }, { note, price, currency });
}

export async function declineQuote(tx: Tx, actor: Actor, id: string, note: string | undefined): Promise<void> {
  const { quote, side, status } = await startStep(tx, actor, id, 'decline');
  await setQuote(tx, id, { status });
  await finishStep(tx, actor, quote, { act: 'decline', side, status, what: 'quote.declined' }, { note });
}

export async function rejectQuote(tx: Tx, actor: Actor, id: string, note: string | undefined): Promise<void> {
  const { quote, side, status } = await startStep(tx, actor, id, 'reject');
  await setQuote(tx, id, { status });
  await finishStep(tx, actor, quote, { act: 'reject', side, status, what: 'quote.rejected' }, { note });
}

/** Accepts a quote at the price that the buyer saw. Fails if the price has changed or the quote has expired by the database's clock. */
export async function acceptQuote(
  tx: Tx,
  actor: Actor,
  id: string,
  seen: { price: number; currency: string },
): Promise<void> {
  const { quote, side, status } = await startStep(tx, actor, id, 'accept');
  if (quote.ran_out) fail('quote.expired');
  const price = majorOf(quote.price_minor, quote.currency);
  if (price !== seen.price || quote.currency !== seen.currency) fail('quote.changed');
  await setQuote(tx, id, { status });
  const { price_minor, currency } = quote;
  await finishStep(
    tx,
    actor,
    quote,
    { act: 'accept', side, status, what: 'quote.accepted' },
    { price: price_minor, currency },
  );
}

/** Expires a quote at its end. A quote that was answered again or closed in the meantime stays unchanged. */
export function expireQuoteJob({ db }: { db: Db }): JobHandler {
  return handle(expireQuote, ({ id }) =>
    inTransaction(db, async (tx) => {
      const quote = await lockQuote(tx, id);
      const status = quote?.ran_out ? statusAfter('expire', 'clock', quote.status) : undefined;
      if (!quote || !status) return;
      await setQuote(tx, id, { status });
      await addStep(tx, { subjectId: id, act: 'expire', side: 'clock', userId: null, status });
      const sides = [quote.account_id, quote.supplier_id];
      const words = { title: quote.title };
      await recordEvent(tx, enquiryStepped, {
        what: 'quote.expired',
        subjectId: id,
        by: null,
        tell: sides,
        sides,
        words,
      });
    }),
  );
}

async function startStep(tx: Tx, actor: Actor, id: string, act: QuoteAction) {
  const quote = await lockQuote(tx, id);
  const side = quote && sideOf(actor, quote);
  if (!side) fail('quote.unknown');
  const status = statusAfter(act, side, quote.status) ?? fail('deal.state');
  return { quote, side, status };
}

type FinishedStep = { act: QuoteAction; side: Side; status: string; what: NoticeType };

async function finishStep(
  tx: Tx,
  actor: Actor,
  quote: LockedQuote,
  finished: FinishedStep,
  facts: Record<string, unknown>,
) {
  const { act, side, status, what } = finished;
  await addStep(tx, { subjectId: quote.id, act, side, userId: actor.userId, status, facts });
  await recordEvent(tx, enquiryStepped, {
    what,
    subjectId: quote.id,
    by: actor.userId,
    tell: [otherAccount(side, quote)],
    sides: [quote.account_id, quote.supplier_id],
    words: { company: companyNameOf(actor), title: quote.title },
  });
}
