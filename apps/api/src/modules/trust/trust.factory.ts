// Creates completed deals for tests through the API calls of the two sides.

import { acceptQuote, answerQuote, requestQuote } from '@rigsouq/contract/enquiries/quotes';
import { markPaid, markReleased } from '@rigsouq/contract/operations/auction-desk';
import { acceptOrder, closeOrder, deliverOrder } from '@rigsouq/contract/orders/calls';
import { confirmBooking, returnBooking } from '@rigsouq/contract/rentals/calls';
import { type DealKind, writeReview } from '@rigsouq/contract/trust/reviews';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { TestApi } from '../../../test/harness.ts';
import { aLot } from '../auctions/auctions.factory.ts';
import { startLotScheduler } from '../auctions/index.ts';
import { aListing, aRentForm } from '../catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { anOperator } from '../operations/operations.factory.ts';
import { anOrder } from '../orders/orders.factory.ts';
import { aBooking, moveBookingBack } from '../rentals/rentals.factory.ts';

export type Party = { accountId: string; userId: string; email: string; token: string };
export type TestDeal = { kind: DealKind; id: string; buyer: Party; supplier: Party };

export async function aParty(api: TestApi, roles: ('buyer' | 'supplier')[]): Promise<Party> {
  const account = await anAccount(api.parts.db, { roles });
  return { ...account, token: await aSession(api, account.email) };
}

type Sides = { buyer: Party; supplier: Party };

export async function aCompletedOrder(api: TestApi, sides?: Sides): Promise<TestDeal> {
  const { buyer, supplier } = sides ?? {
    buyer: await aParty(api, ['buyer']),
    supplier: await aParty(api, ['supplier']),
  };
  const id = await anOrder(api.parts.db, buyer, supplier.accountId);
  const params = { id };
  await api.call(acceptOrder, { params }, { token: supplier.token });
  const body = { deliveredOn: dayOf(new Date()) };
  await api.call(deliverOrder, { params, body }, { token: buyer.token });
  await api.call(closeOrder, { params }, { token: buyer.token });
  return { kind: 'order', id, buyer, supplier };
}

export async function aCompletedQuote(api: TestApi, { buyer, supplier }: Sides): Promise<TestDeal> {
  const equipmentId = await aListing(api, supplier.token);
  const { _id: id } = (await api.call(requestQuote, { body: { equipmentId } }, { token: buyer.token })).body;
  const price = { price: 80_000, currency: 'USD' };
  const validUntil = daysLater(dayOf(new Date()), 7);
  await api.call(answerQuote, { params: { id }, body: { ...price, validUntil } }, { token: supplier.token });
  await api.call(acceptQuote, { params: { id }, body: price }, { token: buyer.token });
  return { kind: 'quote', id, buyer, supplier };
}

export async function aCompletedRental(api: TestApi, { buyer, supplier }: Sides): Promise<TestDeal> {
  const listing = await aListing(api, supplier.token, aRentForm);
  const id = await aBooking(api, buyer.token, listing);
  await api.call(confirmBooking, { params: { id }, body: {} }, { token: supplier.token });
  await moveBookingBack(api.parts.db, id, 24 * 5);
  await api.call(returnBooking, { params: { id }, body: {} }, { token: supplier.token });
  return { kind: 'booking', id, buyer, supplier };
}

export async function aReleasedSettlement(api: TestApi, { buyer, supplier }: Sides): Promise<TestDeal> {
  const { db } = api.parts;
  const lot = await aLot(db, { seller: supplier, endsIn: -0.01, bids: [{ by: buyer, offer: 12_000 }] });
  const scheduler = startLotScheduler(api.parts);
  const settled = () => db.selectFrom('settlements').select('id').where('lot_id', '=', lot.id).executeTakeFirst();
  const { id } = await vi.waitUntil(settled, { timeout: 5_000 });
  await scheduler.stop();
  const token = await anOperator(api);
  await api.call(markPaid, { params: { id }, body: {} }, { token });
  await api.call(markReleased, { params: { id }, body: {} }, { token });
  return { kind: 'settlement', id, buyer, supplier };
}

export function sendReview(api: TestApi, { kind, id }: TestDeal, { token }: Party, over: Partial<Body> = {}) {
  const body = { stars: 4, text: 'On time, and as agreed.', ...over };
  return api.call(writeReview, { params: { kind, id }, body }, { token });
}
type Body = { stars: number; text: string };

/** Simulates that days have passed for the reviews of a deal. */
export async function moveReviewsBack(api: TestApi, { id }: TestDeal, days: number): Promise<void> {
  await sql`update reviews set publishes_at = publishes_at - ${days} * interval '1 day'
    where deal_id = ${id}`.execute(api.parts.db);
}
