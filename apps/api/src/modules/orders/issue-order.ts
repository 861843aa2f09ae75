// Issues a purchase order for an award. It runs in the transaction of the award, so that either both are stored or neither is.
import { majorOf } from '@rigsouq/contract/money';
import type { modes } from '@rigsouq/contract/rfqs/calls';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { companyNameOf } from '../enquiries/index.ts';
import { nextNumber } from './next-number.ts';
import { dueOn, mainCategory, netOf, vatOf, vatRateOn } from './order-rules.ts';
import { orderStepped } from './orders.events.ts';
import { addStep, readTaxAndExchangeRates } from './orders.store.ts';

export type OrderedLine = {
  description: string;
  category: string;
  quantity: number;
  mode: (typeof modes)[number];
  from: string | null;
  to: string | null;
  place: string;
  /** Price of one piece, in minor units. */
  unit: number;
  leadDays: number;
  /** Line number in the request for quotation. It is left out when the order does not come from a request. */
  rfqLine?: number;
};
export type NewOrder = {
  supplierId: string;
  rfqId: string | null;
  /** The reverse auction in which the supplier won the order. */
  auctionId?: string | null;
  title: string;
  currency: string;
  /** Country of delivery. It decides the VAT rate. */
  country: string;
  lines: readonly OrderedLine[];
  /** Net amount of the lines at the first offers, in minor units of the currency. It is null or left out when there was no first offer. */
  firstNet?: number | null;
  /** Times at which offers were requested and opened. It is left out when the buyer ordered without asking for offers. */
  asked?: { publishedAt: Date | null; openedAt: Date | null };
};

export async function issueOrder(tx: Tx, actor: Actor, order: NewOrder): Promise<string> {
  const { supplierId, rfqId, auctionId = null, title, currency, country, lines, firstNet, asked } = order;
  const net = netOf(lines) ?? fail('rfq.offer');
  const { today, usd, vat } = await readTaxAndExchangeRates(tx, country, currency);
  const rate = vatRateOn(vat, country, today);
  const tax = vatOf(net, rate);
  const id = newId();
  const number = await nextNumber(tx, actor.account.id, 'PO');
  await tx
    .insertInto('orders')
    .values({
      id,
      account_id: actor.account.id,
      supplier_id: supplierId,
      created_by: actor.userId,
      number,
      rfq_id: rfqId,
      auction_id: auctionId,
      title,
      currency,
      country,
      net_minor: net,
      first_net_minor: firstNet ?? null,
      vat_rate: rate,
      vat_minor: tax,
      total_minor: net + tax,
      net_usd: majorOf(net, currency) * usd,
      category: mainCategory(lines),
      published_at: asked?.publishedAt ?? null,
      opened_at: asked?.openedAt ?? null,
      due_on: dueOn(lines, today),
    })
    .execute();
  await tx
    .insertInto('order_lines')
    .values(
      lines.map(({ leadDays: _, unit, quantity, from, to, rfqLine, ...line }, at) => ({
        ...line,
        order_id: id,
        line: at + 1,
        rfq_line: rfqLine ?? null,
        quantity,
        from_day: from,
        to_day: to,
        unit_minor: unit,
        total_minor: unit * quantity,
      })),
    )
    .execute();
  await addStep(tx, { orderId: id, act: 'issue', side: 'buyer', userId: actor.userId });
  await recordEvent(tx, orderStepped, {
    what: 'order.issued',
    subjectId: id,
    by: actor.userId,
    tell: [supplierId],
    sides: [actor.account.id, supplierId],
    words: { company: companyNameOf(actor), title, number },
  });
  return id;
}
