// Moves a request into a reverse auction and back, and awards it when the auction is awarded. The auction itself is in the module
// `reverse-auctions`, which calls these functions in its own transactions.

import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { companyNameOf } from '../enquiries/index.ts';
import { listBlockedSuppliers } from '../supplier-lists/index.ts';
import {
  type ComparedOffer,
  findFrozenRates,
  findRfqToCompare,
  type LoadedComparison,
  loadComparison,
} from './awards/awards.queries.ts';
import { listAnsweringSuppliers } from './awards/execute-award.ts';
import { recordStep } from './rfqs.events.ts';
import { setRfq } from './rfqs.store.ts';
import { startBuyerAction } from './start-action.ts';

/** A supplier that enters the auction. `units` holds the price of one piece for every line, in minor units of the request's currency. */
export type AuctionEntrant = { supplierId: string; units: number[]; leadDays: number };

/**
 * Moves the request into an auction and returns its entrants, the earliest answer first. A supplier enters if its answer is valid today and
 * has, as first option, a price for every line in the requested mode, and if the buyer has not blocked the supplier since.
 */
export async function enterAuction(tx: Tx, actor: Actor, id: string) {
  const { state } = await startBuyerAction(tx, actor, id, 'auction');
  const found = (await findRfqToCompare(tx, id, actor.account.id)) ?? fail('rfq.unknown');
  const { rfq, lines, opened, compared } = await loadComparison(tx, found);
  const suppliers = opened.map(({ supplier_id }) => supplier_id);
  const blocked = await listBlockedSuppliers(tx, actor.account.id, suppliers);
  const entrants = suppliers
    .filter((supplierId) => !blocked.includes(supplierId))
    .flatMap((supplierId) => entrantOf(supplierId, lines, compared, rfq.today));
  await setRfq(tx, id, { state });
  const { title, description, currency, country } = rfq;
  return { rfqId: id, title, description, currency, country, lines, entrants };
}

function entrantOf(
  supplierId: string,
  lines: LoadedComparison['lines'],
  compared: readonly ComparedOffer[],
  today: string,
): AuctionEntrant[] {
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

/** Returns the request to the comparison of answers after an auction without a result. */
export async function leaveAuction(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { state } = await startBuyerAction(tx, actor, id, 'auctionOver');
  await setRfq(tx, id, { state });
}

/** Marks the request as awarded by the auction. The auction notifies its entrants; all other suppliers that answered learn that they lost. */
export async function awardByAuction(tx: Tx, actor: Actor, id: string, entrants: readonly string[]): Promise<void> {
  const { rfq, state } = await startBuyerAction(tx, actor, id, 'auctionAward');
  await setRfq(tx, id, { state, awarded_at: rfq.now });
  await recordStep(tx, {
    what: 'rfq.lost',
    rfqId: id,
    by: actor.userId,
    tell: (await listAnsweringSuppliers(tx, id)).filter((supplierId) => !entrants.includes(supplierId)),
    showTo: [actor.account.id, ...entrants],
    words: { company: companyNameOf(actor), title: rfq.title },
  });
}

/** Returns the supplier's own description of what it offers, by line number. */
export async function listOfferedTexts(tx: Tx, id: string, supplierId: string): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('opened_offers')
    .select(['line', 'offered'])
    .where('rfq_id', '=', id)
    .where('supplier_id', '=', supplierId)
    .where('option', '=', '1')
    .execute();
  return new Map(rows.map(({ line, offered }) => [Number(line), offered ?? '']));
}

/** Returns the US dollars for one unit of the currency, as frozen at the opening. */
export async function findFrozenRate(tx: Tx, id: string, currency: string): Promise<number> {
  return (await findFrozenRates(tx, id)).get(currency) ?? 1;
}
