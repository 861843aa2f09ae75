// Turns an award into an order at the winner's last offer, in the transaction of the decision. The winner is notified of its order and the
// other bidders only that they lost. No supplier learns anything about another one.

import { parseAs } from '../../../platform/batches/verify-log.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { companyNameOf } from '../../enquiries/index.ts';
import { issueOrder, type OrderedLine } from '../../orders/index.ts';
import { awardByAuction, listOfferedTexts } from '../../rfqs/index.ts';
import { recordFacts, type SupplierFact } from '../../supplier-lists/index.ts';
import { offerSecret, openSecret } from '../log/reverse-log-lines.ts';
import { recordStep } from '../reverse-auctions.events.ts';
import { listLines } from '../reverse-auctions.queries.ts';
import { type LockedAuction, updateAuction } from '../reverse-auctions.store.ts';
import { ranksOf } from '../reverse-rules.ts';

export async function executeAward(tx: Tx, actor: Actor, auction: LockedAuction, winnerId: string): Promise<void> {
  const { id, rfqId, title, currency, country, seats, contest } = auction;
  await updateAuction(tx, id, { state: 'awarded' });
  const lines = await orderedLines(tx, auction, winnerId);
  const order = {
    supplierId: winnerId,
    rfqId,
    auctionId: id,
    title,
    currency,
    country,
    firstNet: await readFirstTotal(tx, id),
  };
  await issueOrder(tx, actor, { ...order, lines });
  if (rfqId) await awardByAuction(tx, actor, rfqId, [...seats.keys()]);
  await recordFacts(tx, ...factsOf(auction, winnerId));
  const lost = [...contest.standings.keys()].filter((supplierId) => supplierId !== winnerId);
  await recordStep(tx, {
    what: 'reverse.lost',
    auctionId: id,
    by: actor.userId,
    tell: lost,
    showTo: [actor.account.id, ...[...seats.keys()].filter((supplierId) => !lost.includes(supplierId))],
    words: { company: companyNameOf(actor), title },
  });
}

/** Builds the lines of the order from the requested lines and, for an auction from a request, the offered models. */
async function orderedLines(tx: Tx, { id, rfqId }: LockedAuction, winnerId: string): Promise<OrderedLine[]> {
  const { units, lead_days } = await tx
    .selectFrom('reverse_suppliers')
    .select(['units', 'lead_days'])
    .where('auction_id', '=', id)
    .where('supplier_id', '=', winnerId)
    .executeTakeFirstOrThrow();
  const offered = rfqId ? await listOfferedTexts(tx, rfqId, winnerId) : new Map<number, string>();
  return (await listLines(tx, id)).map(({ line, specification, ...requested }, at) => ({
    ...requested,
    description: [offered.get(line), specification].filter(Boolean).join('\n'),
    unit: Number(units?.[at]),
    leadDays: Number(lead_days),
  }));
}

/** Returns the total of the very first offer of all suppliers. The savings of the order are measured against it. */
async function readFirstTotal(tx: Tx, id: string): Promise<number | null> {
  const [opening, offer] = await tx
    .selectFrom('reverse_log')
    .select(['secret', 'total_minor'])
    .where('auction_id', '=', id)
    .where('seq', '<=', '2')
    .orderBy('seq')
    .execute();
  const [initialOffer] = parseAs(openSecret, opening?.secret ?? '')?.stands ?? [];
  return initialOffer ? (parseAs(offerSecret, initialOffer)?.total ?? null) : Number(offer?.total_minor);
}

/** Builds the scorecard facts. Their subject is the request, if the auction came from one, as in an award of the request. */
function factsOf({ id, rfqId, accountId, contest }: LockedAuction, winnerId: string): SupplierFact[] {
  const subjectId = rfqId ?? id;
  const ranked = ranksOf(contest.standings);
  const best = contest.standings.get(ranked[0] ?? '')?.total ?? 0;
  const priced = ranked.map((supplierId): SupplierFact => {
    const nearness = best / (contest.standings.get(supplierId)?.total ?? best);
    return { accountId, supplierId, subjectId, kind: 'priced', value: Math.round(nearness * 100) };
  });
  // A single offer has no other price to compare with, so it gets no 'priced' fact.
  return [...(priced.length > 1 ? priced : []), { accountId, supplierId: winnerId, subjectId, kind: 'won' }];
}
