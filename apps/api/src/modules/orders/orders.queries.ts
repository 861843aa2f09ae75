import type { modes } from '@rigsouq/contract/rfqs/calls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { zoneAt } from '../../platform/place-day.ts';
import type { CompletedDeal, Side } from '../enquiries/index.ts';
import type { OrderAction, OrderState } from './order-state.ts';

/** A delivery is due at the end of its day in the country of the order `o`. */
export const deliveryDue = sql<Date>`(o.due_on + 1)::timestamp at time zone ${zoneAt('o.country')}`;
export const isLate = sql<boolean>`o.state = 'accepted' and ${deliveryDue} <= now()`;

const columnOf = { buyer: 'o.account_id', supplier: 'o.supplier_id' } as const;

const orders = (db: Db) =>
  db
    .selectFrom('orders as o')
    .innerJoin('accounts as b', 'b.id', 'o.account_id')
    .innerJoin('accounts as s', 's.id', 'o.supplier_id')
    .select(['o.id', 'o.account_id', 'o.supplier_id', 'o.number', 'o.title', 'o.currency', 'o.total_minor'])
    .select(['o.created_at', sql<OrderState>`o.state`.as('state'), sql<string | null>`o.due_on::text`.as('due_on')])
    .select(sql<boolean>`coalesce(${isLate}, false)`.as('late'))
    .select([
      sql<string>`coalesce(b.company_name, b.contact_name)`.as('buyer_name'),
      sql<string>`coalesce(s.company_name, s.contact_name)`.as('supplier_name'),
      sql<boolean>`verified_as('buyer', b.approved_at, b.unreviewed_roles)`.as('buyer_verified'),
      sql<boolean>`verified_as('supplier', s.approved_at, s.unreviewed_roles)`.as('supplier_verified'),
    ]);

/** Reads the orders of all companies. Only calls of operators may use it. */
export const selectAllOrders = orders;

export type OrderRow = Awaited<ReturnType<ReturnType<typeof orders>['executeTakeFirstOrThrow']>>;

export type OrderFilter = { side: Side; state?: OrderState | undefined; page: number; limit: number };

export function selectOrders(db: Db, accountId: string, { side, state, page, limit }: OrderFilter) {
  return orders(db)
    .where(columnOf[side], '=', accountId)
    .$if(state !== undefined, (query) => query.where('o.state', '=', state ?? ''))
    .orderBy('o.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
}

export function countOrders(db: Db, accountId: string, { side, state }: OrderFilter) {
  return db
    .selectFrom('orders as o')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(columnOf[side], '=', accountId)
    .$if(state !== undefined, (query) => query.where('o.state', '=', state ?? ''));
}

const orderDetails = (db: Db) =>
  orders(db)
    .leftJoin('rfqs as r', 'r.id', 'o.rfq_id')
    .leftJoin('reverse_auctions as u', 'u.id', 'o.auction_id')
    .select(['o.auction_id', 'u.number as auction_number'])
    .select(['o.rfq_id', 'r.number as rfq_number', 'o.country', 'o.net_minor', 'o.vat_rate', 'o.vat_minor'])
    .select(sql<string | null>`o.delivered_on::text`.as('delivered_on'));

export type OrderDetailRow = Awaited<ReturnType<ReturnType<typeof orderDetails>['executeTakeFirstOrThrow']>>;

/** Finds an order only for its buyer and its supplier. */
export function findOrder(db: Db, id: string, accountId: string) {
  return orderDetails(db)
    .where('o.id', '=', id)
    .where((eb) => eb.or([eb('o.account_id', '=', accountId), eb('o.supplier_id', '=', accountId)]))
    .executeTakeFirst();
}

/** Finds an order without checking the account: for a signed link, which was issued to one of the two sides, and for operators. */
export function findOrderById(db: Db, id: string) {
  return orderDetails(db).where('o.id', '=', id).executeTakeFirst();
}

export function listOrderLines(db: Db, orderId: string) {
  return db
    .selectFrom('order_lines')
    .select(['line', 'description', 'quantity', 'place', 'unit_minor', 'total_minor'])
    .select(sql<(typeof modes)[number]>`mode`.as('mode'))
    .select([sql<string | null>`from_day::text`.as('from_day'), sql<string | null>`to_day::text`.as('to_day')])
    .where('order_id', '=', orderId)
    .orderBy('line')
    .execute();
}

export type OrderLine = Awaited<ReturnType<typeof listOrderLines>>[number];

export function listOrderSteps(db: Db, orderId: string) {
  return db
    .selectFrom('order_steps as s')
    .innerJoin('auth_users as u', 'u.id', 's.user_id')
    .select(['s.note', 's.at', 'u.name'])
    .select([sql<OrderAction | 'issue'>`s.act`.as('act'), sql<Side>`s.side`.as('side')])
    .where('s.order_id', '=', orderId)
    .orderBy('s.at')
    .orderBy('s.id')
    .execute();
}

export type OrderStep = Awaited<ReturnType<typeof listOrderSteps>>[number];

/** Reads the name and contact details of a company. The other side of an order may see them even after the company is suspended. */
export function findParty(db: Db, accountId: string) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('members as m', (on) => on.onRef('m.account_id', '=', 'a.id').on('m.position', '=', 'owner'))
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .leftJoin('company_profiles as p', 'p.account_id', 'a.id')
    .select(['a.contact_name', 'a.city', 'a.country', 'p.phone', 'p.address', 'p.tax_id'])
    .select([
      sql<string>`coalesce(a.company_name, a.contact_name)`.as('company_name'),
      sql<string>`coalesce(nullif(p.business_email, ''), u.email)`.as('email'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export type PartyRow = Awaited<ReturnType<typeof findParty>>;

/** Returns the order of a reverse auction if the account is one of its two sides, otherwise null. */
export async function findOrderOfAuction(db: Db, auctionId: string, accountId: string) {
  const order = await db
    .selectFrom('orders as o')
    .select(['o.id', 'o.number', 'o.state'])
    .where('o.auction_id', '=', auctionId)
    .where((eb) => eb.or([eb('o.account_id', '=', accountId), eb('o.supplier_id', '=', accountId)]))
    .executeTakeFirst();
  return order ? { _id: order.id, number: order.number, state: order.state } : null;
}

/** Lists the orders of a request for quotation in which the account is one of the two sides. */
export function listOrdersOfRfq(db: Db, rfqId: string, accountId: string) {
  return orders(db)
    .where('o.rfq_id', '=', rfqId)
    .where((eb) => eb.or([eb('o.account_id', '=', accountId), eb('o.supplier_id', '=', accountId)]))
    .orderBy('o.id')
    .execute();
}

/** Lists which lines of a request for quotation were ordered, with the state of each order. */
export function listOrderedLinesOfRfq(db: Db, rfqId: string) {
  return db
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select(['o.supplier_id as supplierId', 'o.currency', sql<OrderState>`o.state`.as('state')])
    .select([sql<number>`l.rfq_line::int`.as('line'), sql<number>`l.quantity::int`.as('quantity')])
    .select(sql<number>`l.unit_minor::float8`.as('unit'))
    .where('o.rfq_id', '=', rfqId)
    .where('l.rfq_line', 'is not', null)
    .execute();
}

/** Finds an order as a completed deal. An order is completed when the buyer has closed it. */
export async function findClosedOrder(db: Db, id: string): Promise<CompletedDeal | undefined> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('order_steps as s', (on) => on.onRef('s.order_id', '=', 'o.id').on('s.act', '=', 'close'))
    .select(['o.account_id', 'o.supplier_id', 'o.title', 's.at as completed_at'])
    .where('o.id', '=', id)
    .where('o.state', '=', 'closed')
    .executeTakeFirst();
  const page = `procurement/orders/${id}`;
  return row && { ...row, pages: { buyer: page, supplier: page } };
}
