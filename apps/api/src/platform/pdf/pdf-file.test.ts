import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createApp } from '../http/app.ts';
import { createLog } from '../monitoring/log.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { buildPdfAddress, type PdfKind, servePdf } from './pdf-file.ts';

const secret = { current: 'a secret of this test' };
const id = '019a0000-0000-7000-8000-000000000000';
/** Two PDFs are printed at a time, and fifty wait. */
const ACCEPTED = 52;

it('refuses a PDF with the error of its kind while the queue of all kinds is full', async () => {
  const kind = (name: string, busy: PdfKind['busy']): PdfKind => ({
    purpose: name,
    path: `/api/${name}/:id/file.pdf`,
    name,
    unknown: 'order.unknown',
    busy,
  });
  const [first, second] = [kind('first', 'report.busy'), kind('second', 'server.busy')];
  const app = createApp({ log: createLog('silent'), metrics: createMetrics(), trustProxy: [] });
  const printing = Promise.withResolvers<void>();
  const print = async () => {
    await printing.promise;
    return { pdf: Readable.from([Buffer.from('%PDF')]), number: 'PO-7' };
  };
  for (const one of [first, second]) servePdf(app, secret, one, print);
  const open = (one: PdfKind) => app.inject(buildPdfAddress(secret, one, id, 'en')).then((answer) => answer);

  const accepted = Array.from({ length: ACCEPTED }, () => open(first));
  const refused = await Promise.all([open(first), open(second)]);
  expect(refused.map((answer) => [answer.statusCode, answer.json().code, answer.headers['retry-after']])).toEqual([
    [503, 'report.busy', '5'],
    [503, 'server.busy', '5'],
  ]);
  printing.resolve();
  for (const { statusCode, headers } of await Promise.all(accepted)) {
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="first-PO-7-en.pdf"');
  }
  await app.close();
});
