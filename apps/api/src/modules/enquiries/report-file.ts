// The report as PDF, for a browser that follows a link and sends no session: who has the address may read it, for some minutes.
import { language } from '@rigsouq/contract/wire';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage.ts';
import { turnstile } from '../../platform/turnstile.ts';
import { forPaper } from '../media/index.ts';
import { findReported, photoIdsOf } from './inspections.queries.ts';
import { checkReportLink, type ReportLanguage } from './report-link.ts';
import { type PaperPhoto, writeReport } from './report-paper.ts';

type Deps = { db: Db; storage: Storage; secret: string };

const link = z.object({
  id: z.uuid(),
  language,
  expires: z
    .string()
    .regex(/^\d{10}$/)
    .transform(Number),
  signature: z.string().max(100),
});

const inTurn = turnstile({ room: 2, inLine: 50, busy: 'report.busy' });

export function reportFiles(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/api/inspections/:id/report.pdf',
    async (request, reply) => {
      const asked = link.safeParse({ ...request.query, id: request.params.id });
      if (!asked.success) fail('inspection.unknown');
      const { signature, ...signed } = asked.data;
      checkReportLink(deps.secret, signed, signature);
      const bytes = await inTurn(() => print(deps, signed.id, signed.language));
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="inspection-${signed.id.slice(-8)}-${signed.language}.pdf"`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
          'referrer-policy': 'no-referrer',
        })
        .send(bytes);
    },
  );
}

async function print({ db, storage }: Deps, id: string, asked: ReportLanguage): Promise<Buffer> {
  const row = (await findReported(db, id)) ?? fail('inspection.unknown');
  const photos: PaperPhoto[] = [];
  // One after the other: decoding pictures is what takes memory.
  for (const mediaId of await photoIdsOf(db, id)) {
    const photo = await forPaper({ db, storage }, mediaId);
    if (photo) photos.push(photo);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of await writeReport(row, asked, photos)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
