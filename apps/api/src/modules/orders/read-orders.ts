import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { sideOf } from '../enquiries/index.ts';
import { presentItem, presentOrder, presentOrderFile } from './orders.presenter.ts';
import {
  countOrders,
  findOrder,
  findOrderById,
  findParty,
  listOrderLines,
  listOrderSteps,
  type OrderDetailRow,
  type OrderFilter,
  selectOrders,
} from './orders.queries.ts';

export async function listOrders(db: Db, actor: Actor, filter: OrderFilter) {
  const [rows, { total }] = await Promise.all([
    selectOrders(db, actor.account.id, filter).execute(),
    countOrders(db, actor.account.id, filter).executeTakeFirstOrThrow(),
  ]);
  return { orders: rows.map((row) => presentItem(row, filter.side)), total, pages: Math.ceil(total / filter.limit) };
}

export async function readOrder(db: Db, actor: Actor, id: string) {
  const row = (await findOrder(db, id, actor.account.id)) ?? fail('order.unknown');
  const side = sideOf(actor, row) ?? fail('order.unknown');
  return presentOrder(row, side, await readOrderParts(db, row));
}

/** Reads an order of any company. Only calls of operators may use it. */
export async function readOrderFile(db: Db, id: string) {
  const row = (await findOrderById(db, id)) ?? fail('order.unknown');
  return presentOrderFile(row, await readOrderParts(db, row));
}

export async function readOrderParts(db: Db, { id, account_id, supplier_id }: OrderDetailRow) {
  const [lines, steps, buyer, supplier] = await Promise.all([
    listOrderLines(db, id),
    listOrderSteps(db, id),
    findParty(db, account_id),
    findParty(db, supplier_id),
  ]);
  return { lines, steps, buyer, supplier };
}
