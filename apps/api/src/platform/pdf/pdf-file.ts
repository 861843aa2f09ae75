// Serves a PDF to a browser that follows a link and sends no session: anyone with the address may read it for some minutes.

import type { ErrorCode } from '@rigsouq/contract/errors';
import { printedFileLink } from '@rigsouq/contract/files';
import { LINK_MINUTES } from '@rigsouq/contract/media/calls';
import { id, type language } from '@rigsouq/contract/wire';
import { createSemaphore } from '@rigsouq/kernel/semaphore';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { Failure, fail } from '../http/errors.ts';
import { FILE_POLICY } from '../http/response-headers.ts';
import { type AuthSecret, isSigned, sign } from '../signature.ts';

export type PdfLanguage = z.infer<typeof language>;

/** One kind of PDF: its route with `:id`, the file name of a download, and the errors for a wrong address and a full queue. */
export type PdfKind = {
  /** A part of the signed text, so that no signature for another purpose with the same secret is valid here. */
  readonly purpose: string;
  readonly path: `/api/${string}/:id/${string}.pdf`;
  readonly name: string;
  readonly unknown: ErrorCode;
  readonly busy: ErrorCode;
};
type Signed = { id: string; language: PdfLanguage; expires: number };

export function buildPdfAddress(secret: AuthSecret, kind: PdfKind, id: string, language: PdfLanguage): string {
  const expires = Math.floor(Date.now() / 1000) + LINK_MINUTES * 60;
  const signature = sign(secret, signedText(kind, { id, language, expires }));
  return `${kind.path.replace(':id', id)}?language=${language}&expires=${expires}&signature=${signature}`;
}

const link = printedFileLink.extend({ id });

class QueueFull extends Error {}

/** Printing needs CPU time and memory: two PDFs are printed at a time over all kinds, and the rest wait in a short queue. */
const inTurn = createSemaphore({
  capacity: 2,
  queueMax: 50,
  refuse: () => {
    throw new QueueFull();
  },
});

/** `number` is what the user knows the record by. It ends the name of the file; without one a part of the id does. */
type Print = (id: string, language: PdfLanguage) => Promise<{ pdf: AsyncIterable<unknown>; number?: string }>;

export function servePdf(app: FastifyInstance, secret: AuthSecret, kind: PdfKind, print: Print): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(kind.path, async (request, reply) => {
    const asked = link.safeParse({ ...request.query, id: request.params.id });
    if (!asked.success) fail(kind.unknown);
    const { signature, expires, ...subject } = asked.data;
    const signed = { ...subject, expires: Number(expires) };
    check(secret, kind, signed, signature);
    const { bytes, number } = await inTurn(async () => {
      const { pdf, number = signed.id.slice(-8) } = await print(signed.id, signed.language);
      const chunks: Buffer[] = [];
      for await (const chunk of pdf) chunks.push(chunk as Buffer);
      return { bytes: Buffer.concat(chunks), number };
    }).catch((error: unknown) => {
      throw error instanceof QueueFull ? new Failure(kind.busy) : error;
    });
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${kind.name}-${number}-${signed.language}.pdf"`,
        'content-security-policy': FILE_POLICY,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      })
      .send(bytes);
  });
}

/** Checks the signature first: a wrong one must reveal nothing about the record, while an expired one may say so. */
function check(secret: AuthSecret, kind: PdfKind, signed: Signed, signature: string): void {
  if (!isSigned(secret, signedText(kind, signed), signature)) fail(kind.unknown);
  if (signed.expires * 1000 <= Date.now()) fail('media.link_ended');
}

function signedText({ purpose }: PdfKind, { id, language, expires }: Signed): string {
  return `${purpose}\n${id}\n${language}\n${expires}`;
}
