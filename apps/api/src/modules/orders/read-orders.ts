import type { Actor } from '../../platform/access.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { sideOf } from '../enquiries/index.ts';
import { presentItem, presentOrder } from './orders.presenter.ts';
import {
  type Asked,
  countOrders,
  findOrder,
  findParty,
  linesOf,
  pageOfOrders,
  stepsOf,
  type WholeOrder,
} from './orders.queries.ts';

export async function listOrders(db: Db, actor: Actor, filter: Asked) {
  const [rows, { total }] = await Promise.all([
    pageOfOrders(db, actor.account.id, filter).execute(),
    countOrders(db, actor.account.id, filter).executeTakeFirstOrThrow(),
  ]);
  return { orders: rows.map((row) => presentItem(row, filter.side)), total, pages: Math.ceil(total / filter.limit) };
}

export async function readOrder(db: Db, actor: Actor, id: string) {
  const row = (await findOrder(db, id, actor.account.id)) ?? fail('order.unknown');
  const side = sideOf(actor, row) ?? fail('order.unknown');
  return presentOrder(row, side, await partsOf(db, row));
}

export async function partsOf(db: Db, { id, account_id, supplier_id }: WholeOrder) {
  const [lines, steps, buyer, supplier] = await Promise.all([
    linesOf(db, id),
    stepsOf(db, id),
    findParty(db, account_id),
    findParty(db, supplier_id),
  ]);
  return { lines, steps, buyer, supplier };
}
