import type { myConsignments, readConsignment as readCall } from '@rigsouq/contract/auctions/consignments';
import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { listLots } from '@rigsouq/contract/operations/auction-desk';
import { databaseNow } from '../../../platform/database/database-clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { mainPhotos, photosOf } from '../../machines/index.ts';
import { findSettlement } from '../settlements/read-settlement.ts';
import {
  presentConsignment,
  presentConsignmentItem,
  presentLotForDecision,
  presentLotForDesk,
} from './consignments.presenter.ts';
import {
  DESK_PAGE,
  findBuyerContact,
  findConsignment,
  findConsignmentForDesk,
  pageOfConsignments,
  pageOfLotsForDesk,
} from './consignments.queries.ts';

export async function listMyConsignments(
  db: Db,
  actor: Actor,
  query: ParsedOf<typeof myConsignments>['query'],
): Promise<AnswerOf<typeof myConsignments>> {
  const { rows, total, pages } = await pageOfConsignments(db, actor.account.id, query);
  const photos = await mainPhotos(db, rows);
  return { data: rows.map((row) => presentConsignmentItem(row, photos)), total, pages };
}

export async function readConsignment(db: Db, actor: Actor, id: string): Promise<AnswerOf<typeof readCall>> {
  const row = (await findConsignment(db, id, actor.account.id)) ?? fail('consignment.unknown');
  const [photos, found] = await Promise.all([
    photosOf(db, [row.machine_id]),
    row.state === 'sold' ? findSettlement(db, id) : null,
  ]);
  // The seller sees the buyer only after an agreed sale, not a bidder with an open second chance or one who did not pay.
  const buyer = found?.agreed ? await findBuyerContact(db, id, found.buyerId) : undefined;
  const seller = row.seller_id === actor.account.id;
  return presentConsignment(row, { photos, buyer, settlement: found?.settlement ?? null, seller });
}

export async function listLotsForDesk(
  db: Db,
  { state, after }: ParsedOf<typeof listLots>['query'],
): Promise<AnswerOf<typeof listLots>> {
  const rows = await pageOfLotsForDesk(db, state, after);
  const page = rows.slice(0, DESK_PAGE);
  const next = rows.length > DESK_PAGE ? (page.at(-1)?.id ?? null) : null;
  const photos = await mainPhotos(db, page);
  return {
    lots: page.map((row) => presentLotForDesk(row, photos)),
    next,
    now: (await databaseNow(db)).toISOString(),
  };
}

/** Reads what the desk of auctions needs to decide on a lot. */
export async function readLotForDecision(db: Db, id: string) {
  const row = (await findConsignmentForDesk(db, id)) ?? fail('consignment.unknown');
  return presentLotForDecision(row, await photosOf(db, [row.machine_id]));
}
