import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { keyOf } from '../src/modules/media/index.ts';
import { createPdf } from '../src/platform/pdf/pdf.ts';
import type { Storage } from '../src/platform/storage.ts';
import { demoCompanies } from './companies.ts';

type OwnedRow = { id: string; account_id: string; created_by: string; created_at: Date };

/** Creates a PDF that says that it is made up, stores it like an upload, and returns its media row, which the caller adds. */
export async function createDemoPdf(storage: Storage, owned: OwnedRow, email: string, name: string) {
  const content = await renderPdf(email, name);
  const media = {
    ...owned,
    kind: 'document',
    visibility: 'private',
    mime: 'application/pdf',
    bytes: content.length,
    content_hash: createHash('sha256').update(content).digest('hex'),
    original_name: name,
    sizes: ['full'],
    attached_at: owned.created_at,
  };
  await storage.put(keyOf(media), content, media.mime);
  return media;
}

async function renderPdf(email: string, name: string): Promise<Buffer> {
  const title = name.replace('.pdf', '');
  const company = demoCompanies.find((one) => one.email === email)?.companyName ?? '';
  const { doc, write } = await createPdf('ltr', { Title: title });
  const place = { x: 48, width: 499 };
  const below = write(title, { size: 22, weight: 'bold' }, { ...place, y: 64 });
  write(`${company}\nA made-up document for the demo of Rigsouq.`, { size: 12 }, { ...place, y: below + 16 });
  doc.end();
  return buffer(doc);
}
