// Notifies suppliers of a new need: those of its category in the buyer's country, verified and newest first. The worker does it, so
// that the buyer does not wait for a search through all suppliers of a country.
import { NEED_RECIPIENTS_MAX } from '@rigsouq/contract/procurement/needs';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { categoryTexts } from './category-texts.ts';
import { needPosted } from './procurement.events.ts';
import { notifySuppliers } from './procurement.jobs.ts';
import { findNeed, listSuppliersForNeed } from './procurement.queries.ts';
import { recordNotifiedSuppliers } from './procurement.store.ts';

/** An account has up to a hundred members, so more accounts per event would mean more notifications than one statement can insert. */
const ACCOUNTS_PER_EVENT = 50;

export function notifySuppliersJob({ db }: { db: Db }): JobHandler {
  return handle(notifySuppliers, ({ needId }) => inTransaction(db, (tx) => notify(tx, needId)));
}

/** Notifies the suppliers and records them in the same transaction, so that a second run finds no supplier left. */
async function notify(tx: Tx, needId: string): Promise<void> {
  const need = await findNeed(tx, needId);
  // The need was deleted in the meantime, its buyer is suspended, or the buyer has no country.
  if (!need?.country) return;
  const found = await listSuppliersForNeed(tx, { ...need, country: need.country }, NEED_RECIPIENTS_MAX);
  const recipients = await recordNotifiedSuppliers(
    tx,
    needId,
    found.map(({ account_id }) => account_id),
  );
  const facts = {
    what: 'need.posted',
    subjectId: needId,
    by: need.created_by,
    words: {
      company: need.company_name || need.contact_name,
      buyer: need.account_id,
      quantity: String(need.quantity),
      ...categoryTexts(need.category),
    },
  } as const;
  for (let at = 0; at < recipients.length; at += ACCOUNTS_PER_EVENT)
    await recordEvent(tx, needPosted, { ...facts, sides: [], tell: recipients.slice(at, at + ACCOUNTS_PER_EVENT) });
}
