// A request that is decided by a reverse auction: who enters it and with what, and what becomes of the request. The auction itself is in the
// module `reverse-auctions`, which calls these in its own transactions.
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { nameOf } from '../enquiries/index.ts';
import { blockedBy } from '../suppliers/index.ts';
import { type ComparedOffer, findToCompare, frozenRates, type Loaded, loadComparison } from './awards.queries.ts';
import { beginAsBuyer } from './begin-act.ts';
import { answered } from './carry-out-award.ts';
import { recordStep } from './rfqs.events.ts';
import { setRfq } from './rfqs.store.ts';

/** What a supplier stands with: the price of a piece for every line, in minor units of the request's currency. */
export type Entrant = { supplierId: string; units: number[]; leadDays: number };

/**
 * The request goes into an auction. In it are those whose answer has a price for every line, as the first option and for what was asked
 * for, is valid today, and whom the buyer has not blocked since; the earliest answer first.
 */
export async function enterAuction(tx: Tx, actor: Actor, id: string) {
  const { state } = await beginAsBuyer(tx, actor, id, 'auction');
  const found = (await findToCompare(tx, id, actor.account.id)) ?? fail('rfq.unknown');
  const { rfq, lines, opened, compared } = await loadComparison(tx, found);
  const suppliers = opened.map(({ supplier_id }) => supplier_id);
  const blocked = await blockedBy(tx, actor.account.id, suppliers);
  const entrants = suppliers
    .filter((supplierId) => !blocked.includes(supplierId))
    .flatMap((supplierId) => entrantOf(supplierId, lines, compared, rfq.today));
  await setRfq(tx, id, { state });
  const { title, description, currency, country } = rfq;
  return { rfqId: id, title, description, currency, country, lines, entrants };
}

function entrantOf(
  supplierId: string,
  lines: Loaded['lines'],
  compared: readonly ComparedOffer[],
  today: string,
): Entrant[] {
  const own = lines.flatMap(({ line, mode }) => {
    return compared.filter((offer) => offer.supplierId === supplierId && isFor(offer, line, mode, today));
  });
  const total = own.reduce((sum, offer) => sum + offer.total, 0);
  if (own.length !== lines.length || !Number.isSafeInteger(total)) return [];
  return [{ supplierId, units: own.map(({ unit }) => unit), leadDays: Math.max(...own.map((one) => one.leadDays)) }];
}

function isFor(offer: ComparedOffer, line: number, mode: ComparedOffer['mode'], today: string): boolean {
  return offer.line === line && offer.option === 1 && offer.mode === mode && offer.validUntil >= today;
}

/** The auction came to nothing: the answers are compared as before. */
export async function leaveAuction(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { state } = await beginAsBuyer(tx, actor, id, 'auctionOver');
  await setRfq(tx, id, { state });
}

/** The auction was awarded, and with it the request. Who was in it hears of it there, the others that it is not theirs. */
export async function awardByAuction(tx: Tx, actor: Actor, id: string, entrants: readonly string[]): Promise<void> {
  const { rfq, state } = await beginAsBuyer(tx, actor, id, 'auctionAward');
  await setRfq(tx, id, { state, awarded_at: rfq.now });
  await recordStep(tx, {
    what: 'rfq.lost',
    rfqId: id,
    by: actor.userId,
    tell: (await answered(tx, id)).filter((supplierId) => !entrants.includes(supplierId)),
    showTo: [actor.account.id, ...entrants],
    words: { company: nameOf(actor), title: rfq.title },
  });
}

/** What the supplier offers for each line of the request, in its own words. */
export async function offeredFor(tx: Tx, id: string, supplierId: string): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('opened_offers')
    .select(['line', 'offered'])
    .where('rfq_id', '=', id)
    .where('supplier_id', '=', supplierId)
    .where('option', '=', '1')
    .execute();
  return new Map(rows.map(({ line, offered }) => [Number(line), offered ?? '']));
}

/** US dollars for one of the currency, as frozen with the opening. */
export async function frozenRate(tx: Tx, id: string, currency: string): Promise<number> {
  return (await frozenRates(tx, id)).get(currency) ?? 1;
}
