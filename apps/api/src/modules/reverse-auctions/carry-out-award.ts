// An award becomes an order by the winner's last offer, in the transaction that decides it. The winner hears of its order, the others only
// that it is not theirs, and nobody of anybody else.
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { readAs } from '../../platform/log-proof.ts';
import { nameOf } from '../enquiries/index.ts';
import { issueOrder, type OrderedLine } from '../orders/index.ts';
import { awardByAuction, offeredFor } from '../rfqs/index.ts';
import { type Fact, noteFact } from '../suppliers/index.ts';
import { recordStep } from './reverse-auctions.events.ts';
import { linesOf } from './reverse-auctions.queries.ts';
import { type LockedAuction, setAuction } from './reverse-auctions.store.ts';
import { offerSecret, openSecret } from './reverse-log-lines.ts';
import { ranksOf } from './reverse-rules.ts';

export async function carryOut(tx: Tx, actor: Actor, auction: LockedAuction, winnerId: string): Promise<void> {
  const { id, rfqId, title, currency, country, seats, contest } = auction;
  await setAuction(tx, id, { state: 'awarded' });
  const lines = await orderedLines(tx, auction, winnerId);
  const about = {
    supplierId: winnerId,
    rfqId,
    auctionId: id,
    title,
    currency,
    country,
    firstNet: await firstSum(tx, id),
  };
  await issueOrder(tx, actor, { ...about, lines });
  if (rfqId) await awardByAuction(tx, actor, rfqId, [...seats.keys()]);
  await noteFact(tx, ...factsOf(auction, winnerId));
  const lost = [...contest.standings.keys()].filter((supplierId) => supplierId !== winnerId);
  await recordStep(tx, {
    what: 'reverse.lost',
    auctionId: id,
    by: actor.userId,
    tell: lost,
    showTo: [actor.account.id, ...[...seats.keys()].filter((supplierId) => !lost.includes(supplierId))],
    words: { company: nameOf(actor), title },
  });
}

/** What is bought is what was asked for, and where it was offered in answer to a request, what was offered there. */
async function orderedLines(tx: Tx, { id, rfqId }: LockedAuction, winnerId: string): Promise<OrderedLine[]> {
  const { units, lead_days } = await tx
    .selectFrom('reverse_suppliers')
    .select(['units', 'lead_days'])
    .where('auction_id', '=', id)
    .where('supplier_id', '=', winnerId)
    .executeTakeFirstOrThrow();
  const offered = rfqId ? await offeredFor(tx, rfqId, winnerId) : new Map<number, string>();
  return (await linesOf(tx, id)).map(({ line, specification, ...asked }, at) => ({
    ...asked,
    description: [offered.get(line), specification].filter(Boolean).join('\n'),
    unit: Number(units?.[at]),
    leadDays: Number(lead_days),
  }));
}

/** What was offered first of all, by anybody: what the order saves is measured by it. */
async function firstSum(tx: Tx, id: string): Promise<number | null> {
  const [opening, offer] = await tx
    .selectFrom('reverse_log')
    .select(['secret', 'total_minor'])
    .where('auction_id', '=', id)
    .where('seq', '<=', '2')
    .orderBy('seq')
    .execute();
  const [stand] = readAs(openSecret, opening?.secret ?? '')?.stands ?? [];
  return stand ? (readAs(offerSecret, stand)?.total ?? null) : Number(offer?.total_minor);
}

/** Noted of the request where it came from one, as its award would. */
function factsOf({ id, rfqId, accountId, contest }: LockedAuction, winnerId: string): Fact[] {
  const subjectId = rfqId ?? id;
  const order = ranksOf(contest.standings);
  const best = contest.standings.get(order[0] ?? '')?.total ?? 0;
  const priced = order.map((supplierId): Fact => {
    const near = best / (contest.standings.get(supplierId)?.total ?? best);
    return { accountId, supplierId, subjectId, kind: 'priced', value: Math.round(near * 100) };
  });
  // Who alone offered is neither near nor far.
  return [...(priced.length > 1 ? priced : []), { accountId, supplierId: winnerId, subjectId, kind: 'won' }];
}
