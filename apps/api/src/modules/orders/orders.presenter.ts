import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { majorOf } from '@rigsouq/contract/money';
import { orderActions, type readOrder } from '@rigsouq/contract/orders/calls';
import { presentOther, type Side } from '../enquiries/index.ts';
import { nextState } from './order-state.ts';
import type { OrderDetailRow, OrderLine, OrderRow, OrderStep, PartyRow } from './orders.queries.ts';

type Order = AnswerOf<typeof readOrder>;
type Item = Pick<
  Order,
  '_id' | 'number' | 'side' | 'other' | 'title' | 'state' | 'currency' | 'total' | 'dueOn' | 'createdAt'
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
    createdAt: row.created_at.toISOString(),
  };
}

type Parts = { lines: readonly OrderLine[]; steps: readonly OrderStep[]; buyer: PartyRow; supplier: PartyRow };

export function presentOrder(row: OrderDetailRow, side: Side, { lines, steps, buyer, supplier }: Parts): Order {
  const can = Object.fromEntries(orderActions.map((act) => [act, nextState(act, side, row.state) !== undefined]));
  return {
    ...presentItem(row, side),
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
    // Only a user's own side sees the user's name; the other side sees the company.
    history: steps.map((step) => ({
      at: step.at.toISOString(),
      act: step.act,
      by: step.side,
      name: step.side === side ? step.name : null,
      note: step.note,
    })),
    can: can as Order['can'],
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
