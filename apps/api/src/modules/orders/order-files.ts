// Serves the PDF of an order through a signed link that works for a few minutes.

import { orderFile } from '@rigsouq/contract/files';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { buildPdfAddress, type PdfKind, type PdfLanguage, servePdf } from '../../platform/pdf/pdf-file.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { createOrderPdf } from './order-pdf.ts';
import { presentOrder } from './orders.presenter.ts';
import { findOrder, findOrderById } from './orders.queries.ts';
import { readOrderParts } from './read-orders.ts';

const orderPdf: PdfKind = {
  purpose: 'purchase order',
  path: orderFile.path,
  name: 'purchase-order',
  unknown: 'order.unknown',
  busy: 'report.busy',
};

type Deps = { db: Db; secret: AuthSecret };

export async function createOrderPdfLink({ db, secret }: Deps, actor: Actor, id: string, language: PdfLanguage) {
  if (!(await findOrder(db, id, actor.account.id))) fail('order.unknown');
  return { url: buildPdfAddress(secret, orderPdf, id, language) };
}

export function serveOrderFiles(app: FastifyInstance, { db, secret }: Deps): void {
  servePdf(app, secret, orderPdf, async (id, language) => {
    const row = (await findOrderById(db, id)) ?? fail('order.unknown');
    // The PDF is the same for both sides.
    const order = presentOrder(row, 'buyer', await readOrderParts(db, row));
    return { pdf: await createOrderPdf(order, language), number: row.number };
  });
}
