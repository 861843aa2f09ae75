import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { majorOf } from '@rigsouq/contract/money';
import type { listDeskOrders, readOrderFile } from '@rigsouq/contract/operations/desk-search';
import { orderActions, type readOrder } from '@rigsouq/contract/orders/calls';
import { presentOther, type Side } from '../enquiries/index.ts';
import { nextState } from './order-state.ts';
import type { OrderDetailRow, OrderLine, OrderRow, OrderStep, PartyRow } from './orders.queries.ts';

type Order = AnswerOf<typeof readOrder>;
type Item = Pick<
  Order,
  '_id' | 'number' | 'side' | 'other' | 'title' | 'state' | 'currency' | 'total' | 'dueOn' | 'late' | 'createdAt'
>;

export function presentItem(row: OrderRow, side: Side): Item {
  return {
    _id: row.id,
    number: row.number,
    side,
    other: presentOther(row, side),
    title: row.title,
    state: row.state,
    currency: row.currency,
    total: majorOf(row.total_minor, row.currency),
    dueOn: row.due_on,
    late: row.late,
    createdAt: row.created_at.toISOString(),
  };
}

/** Presents an order in a list of operators: with both companies. */
export function presentDeskItem(row: OrderRow): AnswerOf<typeof listDeskOrders>['orders'][number] {
  const { _id, number, title, state, currency, total, dueOn, late, createdAt } = presentItem(row, 'buyer');
  return { _id, number, title, state, currency, total, dueOn, late, createdAt, ...companiesOf(row) };
}

function companiesOf(row: OrderRow) {
  return {
    buyer: { _id: row.account_id, name: row.buyer_name },
    supplier: { _id: row.supplier_id, name: row.supplier_name },
  };
}

type Parts = { lines: readonly OrderLine[]; steps: readonly OrderStep[]; buyer: PartyRow; supplier: PartyRow };

export function presentOrder(row: OrderDetailRow, side: Side, parts: Parts): Order {
  const can = Object.fromEntries(orderActions.map((act) => [act, nextState(act, side, row.state) !== undefined]));
  return {
    ...presentItem(row, side),
    ...presentTerms(row, parts),
    // Only a user's own side sees the user's name; the other side sees the company.
    history: parts.steps.map((step) => presentStep(step, step.side === side)),
    can: can as Order['can'],
  };
}

/** Presents an order as operators see it: with both companies and the names of all users. */
export function presentOrderFile(row: OrderDetailRow, parts: Parts): AnswerOf<typeof readOrderFile> {
  return {
    ...presentItem(row, 'buyer'),
    ...presentTerms(row, parts),
    history: parts.steps.map((step) => presentStep(step, true)),
    companies: companiesOf(row),
  };
}

function presentTerms(row: OrderDetailRow, { lines, buyer, supplier }: Parts) {
  return {
    rfqId: row.rfq_id,
    rfqNumber: row.rfq_number,
    auctionId: row.auction_id,
    auctionNumber: row.auction_number,
    buyer: presentParty(buyer),
    supplier: presentParty(supplier),
    country: row.country,
    net: majorOf(row.net_minor, row.currency),
    vatRate: Number(row.vat_rate) / 100,
    vat: majorOf(row.vat_minor, row.currency),
    lines: lines.map((line) => presentLine(line, row.currency)),
    deliveredOn: row.delivered_on,
  };
}

function presentStep(step: OrderStep, isNamed: boolean): Order['history'][number] {
  return {
    at: step.at.toISOString(),
    act: step.act,
    by: step.side,
    name: isNamed ? step.name : null,
    note: step.note,
  };
}

function presentParty(row: PartyRow): Order['buyer'] {
  return {
    companyName: row.company_name,
    name: row.contact_name,
    email: row.email,
    phone: row.phone || null,
    address: [row.address, row.city].filter(Boolean).join(', ') || null,
    country: row.country,
    taxId: row.tax_id || null,
  };
}

function presentLine(line: OrderLine, currency: string): Order['lines'][number] {
  return {
    line: Number(line.line),
    description: line.description,
    quantity: Number(line.quantity),
    mode: line.mode,
    from: line.from_day,
    to: line.to_day,
    place: line.place,
    unit: majorOf(line.unit_minor, currency),
    total: majorOf(line.total_minor, currency),
  };
}
