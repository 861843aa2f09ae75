import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { mainPhotos } from '../machines/index.ts';
import { createPrivateUrl } from '../media/index.ts';
import { presentInspection, presentReport } from './inspections.presenter.ts';
import { findInspection, findInspections, photoIdsOf } from './inspections.queries.ts';
import { presentStep } from './quotes.presenter.ts';
import { listSteps } from './quotes.queries.ts';
import { type Side, sideOf } from './sides.ts';

export async function listInspections(db: Db, actor: Actor, side: Side, query: { page: number; limit: number }) {
  const { rows, total, pages } = await findInspections(db, actor.account.id, side, query);
  const photos = await mainPhotos(db, rows);
  return { inspections: rows.map((row) => presentInspection(row, side, photos)), total, pages };
}

export async function readInspection({ db, secret }: { db: Db; secret: AuthSecret }, actor: Actor, id: string) {
  const row = (await findInspection(db, id, actor.account.id)) ?? fail('inspection.unknown');
  const side = sideOf(actor, row) ?? fail('inspection.unknown');
  const [main, steps, photoIds] = await Promise.all([mainPhotos(db, [row]), listSteps(db, id), photoIdsOf(db, id)]);
  return {
    ...presentInspection(row, side, main),
    location: row.location,
    country: row.country,
    notes: row.notes,
    report: presentReport(
      row,
      photoIds.map((mediaId) => createPrivateUrl(secret, mediaId)),
    ),
    history: steps.map((step) => presentStep(step, side)),
  };
}
