// Serves the report of an inspection as PDF by a signed link that works for a few minutes.

import { inspectionReportFile } from '@rigsouq/contract/files';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../platform/access.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type PaperKind, type PaperLanguage, paperAddress, servePaper } from '../../platform/paper-file.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import type { Storage } from '../../platform/storage.ts';
import { forPaper } from '../media/index.ts';
import { findInspection, findReported, photoIdsOf } from './inspections.queries.ts';
import { type PaperPhoto, writeReport } from './report-paper.ts';

const report: PaperKind = {
  purpose: 'inspection report',
  path: inspectionReportFile.path,
  name: 'inspection',
  unknown: 'inspection.unknown',
};

export async function linkReport(
  { db, secret }: { db: Db; secret: AuthSecret },
  actor: Actor,
  id: string,
  language: PaperLanguage,
): Promise<{ url: string }> {
  const row = (await findInspection(db, id, actor.account.id)) ?? fail('inspection.unknown');
  if (!row.report) fail('inspection.no_report');
  return { url: paperAddress(secret, report, id, language) };
}

export function reportFiles(app: FastifyInstance, deps: { db: Db; storage: Storage; secret: AuthSecret }): void {
  servePaper(app, deps.secret, report, async (id, language) => {
    const row = (await findReported(deps.db, id)) ?? fail('inspection.unknown');
    const photos: PaperPhoto[] = [];
    // Photos are decoded one after the other, because decoding needs much memory.
    for (const mediaId of await photoIdsOf(deps.db, id)) {
      const photo = await forPaper(deps, mediaId);
      if (photo) photos.push(photo);
    }
    return writeReport(row, language, photos);
  });
}
