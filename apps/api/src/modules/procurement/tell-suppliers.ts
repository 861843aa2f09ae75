// Tells suppliers of a new need: those of its category in the buyer's country, verified and newest first. Done by the worker, because
// looking through a country's suppliers is nothing to wait for.
import { TOLD_OF_NEED_MAX } from '@rigsouq/contract/needs';
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { recordEvent } from '../../platform/events.ts';
import { handle, type JobHandler } from '../../platform/jobs.ts';
import { needPosted } from './procurement.events.ts';
import { tellSuppliers } from './procurement.jobs.ts';
import { categoryWords } from './procurement.letters.ts';
import { findNeed, suppliersOf } from './procurement.queries.ts';
import { noteTold } from './procurement.store.ts';

/** An account has up to a hundred members: with more accounts an event would ring more bells than one statement writes. */
const ACCOUNTS_PER_EVENT = 50;

export function tellingSuppliers({ db }: { db: Db }): JobHandler {
  return handle(tellSuppliers, ({ needId }) => inTransaction(db, (tx) => tell(tx, needId)));
}

/** Whom it tells is noted in the same transaction, so that a second run finds nobody left. */
async function tell(tx: Tx, needId: string): Promise<void> {
  const need = await findNeed(tx, needId);
  // Deleted in the meantime, suspended, or nobody knows where it is wanted.
  if (!need?.country) return;
  const found = await suppliersOf(tx, { ...need, country: need.country }, TOLD_OF_NEED_MAX);
  const told = await noteTold(
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
      ...categoryWords(need.category),
    },
  } as const;
  for (let at = 0; at < told.length; at += ACCOUNTS_PER_EVENT)
    await recordEvent(tx, needPosted, { ...facts, sides: [], tell: told.slice(at, at + ACCOUNTS_PER_EVENT) });
}
