import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import { majorOf } from '@rigsouq/contract/money';
import type {
  listReverseInvitations as invitations,
  listReverseAuctions as list,
  readReverseAuction as read,
} from '@rigsouq/contract/reverse-auctions/calls';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { findOrderOfAuction } from '../orders/index.ts';
import { findApprovalLimit, mayDecide } from '../rfqs/index.ts';
import { buyerCan } from './reverse-auctions.policy.ts';
import * as present from './reverse-auctions.presenter.ts';
import * as queries from './reverse-auctions.queries.ts';
import { countAuctions, countInvitations, selectAuctions, selectInvitations } from './reverse-lists.queries.ts';
import { maxNextTotal } from './reverse-rules.ts';

type Auction = AnswerOf<typeof read>;

export async function listAuctions(db: Db, { account }: Actor, query: ParsedOf<typeof list>['query']) {
  const [rows, total] = await Promise.all([
    selectAuctions(db, account.id, query).execute(),
    countAuctions(db, account.id, query),
  ]);
  return { auctions: rows.map(present.presentItem), total, pages: Math.ceil(total / query.limit) };
}

export async function listInvitations(db: Db, { account }: Actor, query: ParsedOf<typeof invitations>['query']) {
  const [rows, total] = await Promise.all([
    selectInvitations(db, account.id, query).execute(),
    countInvitations(db, account.id),
  ]);
  return { auctions: rows.map(present.presentInvitation), total, pages: Math.ceil(total / query.limit) };
}

export async function readAuction(db: Db, actor: Actor, id: string): Promise<Auction> {
  const row = await findForSide(db, actor, id);
  return row.account_id === actor.account.id ? readAsBuyer(db, actor, row) : readAsSupplier(db, actor, row);
}

/** Finds an auction for its buyer or an invited supplier. For all other accounts it is unknown. */
export async function findForSide(db: Db, { account }: Actor, id: string): Promise<queries.AuctionRow> {
  const row = (await queries.findAuction(db, id, account.id)) ?? fail('reverse.unknown');
  const side = row.account_id === account.id ? 'buyer' : 'supplier';
  if (!account.roles.includes(side)) fail('reverse.unknown');
  return row;
}

async function readAsBuyer(db: Db, actor: Actor, row: queries.AuctionRow): Promise<Auction> {
  const [lines, seats, recent, award, approvalLimit, order] = await Promise.all([
    queries.listLines(db, row.id),
    queries.listSeats(db, row.id),
    queries.listRecentOffers(db, row.id),
    queries.findLastAward(db, row.id),
    findApprovalLimit(db, actor.account.id),
    findOrderOfAuction(db, row.id, actor.account.id),
  ]);
  const decides = award?.state === 'proposed' && mayDecide(actor, award.proposed_by);
  const offers = seats.some(({ total_minor }) => total_minor !== null);
  return {
    ...present.presentAuction(row, lines),
    side: 'buyer',
    suppliers: present.presentSeats(row, lines, seats),
    recent: present.presentRecent(row, recent),
    award: award ? present.presentAward(award, row, actor.userId) : null,
    approvalLimit,
    order,
    can: buyerCan({ state: present.stateOf(row), offers, decides }),
  };
}

async function readAsSupplier(db: Db, actor: Actor, row: queries.AuctionRow): Promise<Auction> {
  const supplierId = actor.account.id;
  const [lines, offers, opening, order] = await Promise.all([
    queries.listLines(db, row.id),
    queries.listOwnOffers(db, row.id, supplierId),
    row.rfq_id ? queries.findOpening(db, row.id) : null,
    findOrderOfAuction(db, row.id, supplierId),
  ]);
  if (!row.seen_at) await markSeen(db, row.id, supplierId);
  const own = present.presentStand(row);
  const maxTotal = maxTotalFor(row, supplierId);
  const open = own.state === 'scheduled' || own.state === 'live';
  return {
    ...present.presentAuction(row, lines),
    // Length and hash change with every offer, so they would reveal the offers of others.
    ...(open && { length: null, hash: null }),
    ...own,
    side: 'supplier',
    buyer: present.buyerOf(row),
    total: majorOf(row.total_minor, row.currency),
    most: open ? majorOf(maxTotal, row.currency) : null,
    own: present.presentUnits(lines, row.units, row.currency),
    mine: present.presentMine(row, offers, opening, { placed: !open }),
    order,
    can: { offer: own.state === 'live' && maxTotal > 0 },
  };
}

/** Returns the highest total of the supplier's next offer. The rules need only the supplier's own standing for it. */
function maxTotalFor(row: queries.AuctionRow, supplierId: string): number {
  const { ceiling_minor, decrement, total_minor } = row;
  const ceiling = ceiling_minor === null ? null : Number(ceiling_minor);
  const standings = new Map(total_minor === null ? [] : [[supplierId, { total: Number(total_minor), place: 0 }]]);
  return maxNextTotal({ ceiling, decrement: Number(decrement), standings }, supplierId);
}

/** Records that the supplier has read the invitation. The buyer sees this. */
function markSeen(db: Db, auctionId: string, supplierId: string): Promise<unknown> {
  return inTransaction(db, (tx) =>
    tx
      .updateTable('reverse_suppliers')
      .set({ seen_at: sql`now()` })
      .where('auction_id', '=', auctionId)
      .where('supplier_id', '=', supplierId)
      .where('seen_at', 'is', null)
      .execute(),
  );
}
