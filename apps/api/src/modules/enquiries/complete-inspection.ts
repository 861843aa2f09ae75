// Completes an inspection with a report. Only the two sides see the report and its photos.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { completeInspection as call } from '@rigsouq/contract/enquiries/inspections';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import type { Storage } from '../../platform/storage.ts';
import { attachMedia, storeFile } from '../media/index.ts';
import { findInspection, type Report } from './inspections.queries.ts';
import { setInspection } from './inspections.store.ts';
import { sideOf } from './sides.ts';
import { finishStep, startStep } from './step-inspection.ts';

type Given = ParsedOf<typeof call>['body'];

export async function completeInspection(
  deps: { db: Db; storage: Storage },
  actor: Actor,
  id: string,
  given: Given,
  files: readonly UploadedFile[],
): Promise<void> {
  // Access is checked before files are stored, so that only the supplier's files are stored.
  const row = (await findInspection(deps.db, id, actor.account.id)) ?? fail('inspection.unknown');
  if (sideOf(actor, row) !== 'supplier') fail('deal.state');
  const mediaIds: string[] = [];
  for (const file of files) mediaIds.push((await storeFile(deps, actor, file, { visibility: 'private' })).id);
  await inTransaction(deps.db, (tx) => saveReport(tx, actor, id, given, mediaIds));
}

async function saveReport(tx: Tx, actor: Actor, id: string, given: Given, mediaIds: readonly string[]): Promise<void> {
  const step = await startStep(tx, actor, id, 'complete');
  const { ratings, notes = {}, hours = null, remark = null } = given;
  const filledNotes = Object.fromEntries(Object.entries(notes).filter(([, note]) => note));
  const report: Report = { ratings, notes: filledNotes, hours, remark };
  await attachMedia(tx, actor, mediaIds, { kind: 'image', visibility: 'private' });
  await setInspection(tx, id, {
    status: step.status,
    report: JSON.stringify(report),
    completed_at: step.inspection.now,
  });
  const photos = mediaIds.map((media_id, position) => ({ inspection_id: id, position, media_id }));
  if (photos.length > 0) await tx.insertInto('inspection_photos').values(photos).execute();
  await finishStep(tx, actor, step, 'inspection.completed', { note: given.remark });
}
