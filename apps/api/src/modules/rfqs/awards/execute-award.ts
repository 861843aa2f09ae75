// Turns an award into orders, one for each supplier and currency, in the transaction that decides it. Winners are notified of their orders.
// The other suppliers learn only that they lost, and no supplier learns anything about another.

import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { companyNameOf } from '../../enquiries/index.ts';
import { issueOrder, type OrderedLine } from '../../orders/index.ts';
import { recordFacts, type SupplierFact } from '../../supplier-lists/index.ts';
import { computeFirstNet } from '../answers/first-offer-rules.ts';
import { listFirstOffers } from '../answers/first-offers.ts';
import { computePriceNearness } from '../comparison/compare-rules.ts';
import type { RfqState } from '../rfq-state.ts';
import { recordStep } from '../rfqs.events.ts';
import { type LockedRfq, setRfq } from '../rfqs.store.ts';
import type { ComparedOffer, LoadedComparison } from './awards.queries.ts';

type Chosen = { offer: ComparedOffer; quantity: number };
type Award = { rfq: LockedRfq; loaded: LoadedComparison; chosen: readonly Chosen[]; state: RfqState };

export async function executeAward(tx: Tx, actor: Actor, { rfq, loaded, chosen, state }: Award): Promise<void> {
  await setRfq(tx, rfq.id, { state, awarded_at: rfq.now });
  const { id: rfqId, title, country } = rfq;
  const first = await listFirstOffers(tx, rfqId);
  const asked = { publishedAt: rfq.published_at, openedAt: rfq.opened_at };
  for (const { supplierId, currency, own } of ordersOf(chosen)) {
    const lines = own.map((one) => orderedLine(one, loaded));
    const firstNet = computeFirstNet(own.map(toPlaced), first, currency, loaded.rates);
    await issueOrder(tx, actor, { supplierId, rfqId, title, currency, country, lines, firstNet, asked });
  }
  const winners = new Set(chosen.map(({ offer }) => offer.supplierId));
  await recordFacts(tx, ...factsOf(loaded, winners));
  await recordStep(tx, {
    what: 'rfq.lost',
    rfqId,
    by: actor.userId,
    // Losers are notified once, when the first lines are awarded.
    tell: rfq.awarded ? [] : (await listAnsweringSuppliers(tx, rfqId)).filter((supplierId) => !winners.has(supplierId)),
    showTo: [actor.account.id, ...winners],
    words: { company: companyNameOf(actor), title },
  });
}

/** Groups the chosen offers by supplier and currency, sorted by line, so that order numbers follow the lines of the request. */
function ordersOf(chosen: readonly Chosen[]) {
  const inOrder = chosen.toSorted((one, two) => one.offer.line - two.offer.line);
  const bySupplier = Map.groupBy(inOrder, ({ offer }) => offer.supplierId);
  return [...bySupplier].flatMap(([supplierId, all]) =>
    [...Map.groupBy(all, ({ offer }) => offer.currency)].map(([currency, own]) => ({ supplierId, currency, own })),
  );
}

const toPlaced = ({ offer: { line, mode, price }, quantity }: Chosen) => ({ line, mode, price, quantity });

/** Builds the line of the order from the offer and the requested line. */
function orderedLine({ offer, quantity }: Chosen, { lines }: LoadedComparison): OrderedLine {
  const asked = lines.find(({ line }) => line === offer.line);
  const rental = offer.mode === 'rent';
  return {
    description: [offer.offered, asked?.specification].filter(Boolean).join('\n'),
    category: asked?.category ?? 'other',
    quantity,
    mode: offer.mode,
    from: rental ? (asked?.from ?? null) : null,
    to: rental ? (asked?.to ?? null) : null,
    place: asked?.place ?? '',
    unit: offer.price,
    leadDays: offer.leadDays,
    rfqLine: offer.line,
  };
}

/** Returns the facts for the scorecards. They are recorded at the award and not at the opening, so that they do not affect this comparison. */
function factsOf({ rfq, lines, opened, compared }: LoadedComparison, winners: ReadonlySet<string>): SupplierFact[] {
  const near = computePriceNearness(lines, compared);
  return opened.flatMap(({ id, supplier_id: supplierId }) => {
    const about = { accountId: rfq.account_id, supplierId, subjectId: rfq.id };
    const value = near.get(id);
    return [
      ...(value === undefined ? [] : [{ ...about, kind: 'priced' as const, value }]),
      ...(winners.has(supplierId) ? [{ ...about, kind: 'won' as const }] : []),
    ];
  });
}

/** Lists all suppliers with an answer, also those who did not confirm the last version: the end concerns every supplier that took part. */
export async function listAnsweringSuppliers(tx: Tx, rfqId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('rfq_answers')
    .select('supplier_id')
    .where('rfq_id', '=', rfqId)
    .where('withdrawn', '=', false)
    .execute();
  return rows.map(({ supplier_id }) => supplier_id);
}
