// An address of a report as PDF that works for a few minutes. It carries no session, so a browser can follow it as a plain download.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LINK_MINUTES } from '@rigsouq/contract/media';
import type { Actor } from '../../platform/access.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { findInspection } from './inspections.queries.ts';

export type ReportLanguage = 'en' | 'ar';
type Signed = { id: string; language: ReportLanguage; expires: number };

export async function linkReport(
  { db, secret }: { db: Db; secret: string },
  actor: Actor,
  id: string,
  language: ReportLanguage,
): Promise<{ url: string }> {
  const row = (await findInspection(db, id, actor.account.id)) ?? fail('inspection.unknown');
  if (!row.report) fail('inspection.no_report');
  const expires = Math.floor(Date.now() / 1000) + LINK_MINUTES * 60;
  const signature = sign(secret, { id, language, expires });
  return { url: `/api/inspections/${id}/report.pdf?language=${language}&expires=${expires}&signature=${signature}` };
}

/** A signature that is not ours says nothing about the inspection; one that has run out may say so. */
export function checkReportLink(secret: string, link: Signed, signature: string, now = Date.now()): void {
  const expected = Buffer.from(sign(secret, link));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) fail('inspection.unknown');
  if (link.expires * 1000 <= now) fail('media.link_ended');
}

/** The purpose stands in the text, so that nothing signed for another one with the same secret is worth anything here. */
function sign(secret: string, { id, language, expires }: Signed): string {
  return createHmac('sha256', secret).update(`inspection report\n${id}\n${language}\n${expires}`).digest('base64url');
}
