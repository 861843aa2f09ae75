// Serves the report of an inspection as PDF by a signed link that works for a few minutes.

import { inspectionReportFile } from '@rigsouq/contract/files';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { buildPdfAddress, type PdfKind, type PdfLanguage, servePdf } from '../../platform/pdf/pdf-file.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import type { Storage } from '../../platform/storage.ts';
import { loadPictureForPdf } from '../media/index.ts';
import { findCompletedInspection, findInspection, photoIdsOf } from './inspections.queries.ts';
import { createReportPdf, type PdfPhoto } from './report-pdf.ts';

const report: PdfKind = {
  purpose: 'inspection report',
  path: inspectionReportFile.path,
  name: 'inspection',
  unknown: 'inspection.unknown',
  busy: 'report.busy',
};

export async function linkReport(
  { db, secret }: { db: Db; secret: AuthSecret },
  actor: Actor,
  id: string,
  language: PdfLanguage,
): Promise<{ url: string }> {
  const row = (await findInspection(db, id, actor.account.id)) ?? fail('inspection.unknown');
  if (!row.report) fail('inspection.no_report');
  return { url: buildPdfAddress(secret, report, id, language) };
}

export function serveReportFiles(app: FastifyInstance, deps: { db: Db; storage: Storage; secret: AuthSecret }): void {
  servePdf(app, deps.secret, report, async (id, language) => {
    const row = (await findCompletedInspection(deps.db, id)) ?? fail('inspection.unknown');
    const photos: PdfPhoto[] = [];
    // Photos are decoded one after the other, because decoding needs much memory.
    for (const mediaId of await photoIdsOf(deps.db, id)) {
      const photo = await loadPictureForPdf(deps, mediaId);
      if (photo) photos.push(photo);
    }
    return { pdf: await createReportPdf(row, language, photos) };
  });
}
