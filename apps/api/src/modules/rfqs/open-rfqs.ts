// Opens requests at their deadline. The job runs at each deadline, and every minute for deadlines that were missed. Each request is opened
// in its own transaction, under its row lock and by the database's clock, so several workers or repeated runs open it once.
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { recordFacts } from '../supplier-lists/index.ts';
import { freezeRates } from './answers/freeze-rates.ts';
import { nextState } from './rfq-state.ts';
import { recordStep } from './rfqs.events.ts';
import { openDueRfqs } from './rfqs.jobs.ts';
import { listDueRfqs } from './rfqs.queries.ts';
import { lockRfq, setRfq } from './rfqs.store.ts';

const BATCH = 500;

export function openDueRfqsJob({ db }: { db: Db }): JobHandler {
  return handle(
    openDueRfqs,
    async (_, log) => {
      let failed: unknown;
      for (let last = '', ids = await listDueRfqs(db, BATCH); ids.length; ids = await listDueRfqs(db, BATCH, last)) {
        for (const id of ids)
          await inTransaction(db, (tx) => openRfq(tx, id)).catch((error: unknown) => {
            failed = error;
            log.error({ err: error, rfqId: id }, 'opening of a due rfq failed');
          });
        last = ids.at(-1) ?? '';
      }
      if (failed) throw failed;
    },
    { every: '* * * * *' },
  );
}

/** Opens a due request. A supplier's transaction locks the row FOR SHARE until its commit, so every accepted answer is visible here. */
export async function openRfq(tx: Tx, id: string): Promise<void> {
  const rfq = await lockRfq(tx, id);
  const state = rfq && nextState(rfq.two_envelopes ? 'openTechnical' : 'open', 'clock', rfq);
  if (!state) return;
  await setRfq(tx, id, { state, opened_at: state === 'opened' ? rfq.now : null });
  if (state === 'opened') await freezeRates(tx, id);
  await recordInvitationFacts(tx, rfq);
  await recordStep(tx, {
    what: 'rfq.opened',
    rfqId: id,
    by: null,
    tell: [rfq.account_id],
    showTo: await listOpenedSuppliers(tx, id),
    words: { title: rfq.title },
  });
}

/** Records for the scorecards which invited suppliers answered the last version. Cancelled requests are never opened and do not count. */
async function recordInvitationFacts(tx: Tx, { id, account_id }: { id: string; account_id: string }): Promise<void> {
  const invited = await tx
    .selectFrom('rfq_suppliers')
    .select('supplier_id')
    .where('rfq_id', '=', id)
    .where('invited', '=', true)
    .execute();
  const answered = new Set(await listOpenedSuppliers(tx, id));
  const about = { accountId: account_id, subjectId: id };
  await recordFacts(
    tx,
    ...invited.flatMap(({ supplier_id: supplierId }) => [
      { ...about, supplierId, kind: 'invited' as const },
      ...(answered.has(supplierId) ? [{ ...about, supplierId, kind: 'answered' as const }] : []),
    ]),
  );
}

async function listOpenedSuppliers(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.selectFrom('opened_answers').select('supplier_id').where('rfq_id', '=', id).execute();
  return rows.flatMap(({ supplier_id }) => supplier_id ?? []);
}
