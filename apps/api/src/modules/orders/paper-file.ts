// Serves the PDF of an order through a signed link that works for a few minutes.

import { orderFile } from '@rigsouq/contract/files';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../platform/access.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type PaperKind, type PaperLanguage, paperAddress, servePaper } from '../../platform/paper-file.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { writeOrder } from './order-paper.ts';
import { presentOrder } from './orders.presenter.ts';
import { findOrder, findOrdered } from './orders.queries.ts';
import { partsOf } from './read-orders.ts';

const orderPdf: PaperKind = {
  purpose: 'purchase order',
  path: orderFile.path,
  name: 'purchase-order',
  unknown: 'order.unknown',
};

type Deps = { db: Db; secret: AuthSecret };

export async function linkPaper({ db, secret }: Deps, actor: Actor, id: string, language: PaperLanguage) {
  if (!(await findOrder(db, id, actor.account.id))) fail('order.unknown');
  return { url: paperAddress(secret, orderPdf, id, language) };
}

export function orderFiles(app: FastifyInstance, { db, secret }: Deps): void {
  servePaper(app, secret, orderPdf, async (id, language) => {
    const row = (await findOrdered(db, id)) ?? fail('order.unknown');
    // The PDF is the same for both sides.
    return writeOrder(presentOrder(row, 'buyer', await partsOf(db, row)), language);
  });
}
