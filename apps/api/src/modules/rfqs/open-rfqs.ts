// The opening. A job asks for what has reached its deadline: at that very time, and every minute for whatever was missed. Each request is
// opened in a transaction of its own, under its lock and by the database's clock: several workers at once, or one twice, open it once.
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { handle, type JobHandler } from '../../platform/jobs.ts';
import { noteFact } from '../suppliers/index.ts';
import { freezeRates } from './freeze-rates.ts';
import { after } from './rfq-state.ts';
import { recordStep } from './rfqs.events.ts';
import { openDue } from './rfqs.jobs.ts';
import { dueRfqs } from './rfqs.queries.ts';
import { lockRfq, setRfq } from './rfqs.store.ts';

const BATCH = 500;

export function openingRfqs({ db }: { db: Db }): JobHandler {
  return handle(
    openDue,
    async (_, log) => {
      let failed: unknown;
      for (let last = '', ids = await dueRfqs(db, BATCH); ids.length; ids = await dueRfqs(db, BATCH, last)) {
        for (const id of ids)
          await inTransaction(db, (tx) => openRfq(tx, id)).catch((error: unknown) => {
            failed = error;
            log.error({ err: error, rfqId: id }, 'the deadline of a request has passed and it could not be opened');
          });
        last = ids.at(-1) ?? '';
      }
      if (failed) throw failed;
    },
    { every: '* * * * *' },
  );
}

/** Whoever answers holds the row until the answer is written, so that all that were accepted are there by now. */
export async function openRfq(tx: Tx, id: string): Promise<void> {
  const rfq = await lockRfq(tx, id);
  const state = rfq && after(rfq.two_envelopes ? 'openTechnical' : 'open', 'clock', rfq);
  if (!state) return;
  await setRfq(tx, id, { state, opened_at: state === 'opened' ? rfq.now : null });
  if (state === 'opened') await freezeRates(tx, id);
  await noteWhoAnswered(tx, rfq);
  await recordStep(tx, {
    what: 'rfq.opened',
    rfqId: id,
    by: null,
    tell: [rfq.account_id],
    showTo: await whoAnswered(tx, id),
    words: { title: rfq.title },
  });
}

/** For the scorecards: of those who were invited, who answered what was asked for in the end. One that was called off counts for nobody. */
async function noteWhoAnswered(tx: Tx, { id, account_id }: { id: string; account_id: string }): Promise<void> {
  const invited = await tx
    .selectFrom('rfq_suppliers')
    .select('supplier_id')
    .where('rfq_id', '=', id)
    .where('invited', '=', true)
    .execute();
  const answered = new Set(await whoAnswered(tx, id));
  const about = { accountId: account_id, subjectId: id };
  await noteFact(
    tx,
    ...invited.flatMap(({ supplier_id: supplierId }) => [
      { ...about, supplierId, kind: 'invited' as const },
      ...(answered.has(supplierId) ? [{ ...about, supplierId, kind: 'answered' as const }] : []),
    ]),
  );
}

async function whoAnswered(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.selectFrom('opened_answers').select('supplier_id').where('rfq_id', '=', id).execute();
  return rows.flatMap(({ supplier_id }) => supplier_id ?? []);
}
