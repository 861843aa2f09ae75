import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { listInvitations as invitations, listRfqs as list, readRfq as read } from '@rigsouq/contract/rfqs/calls';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { createPrivateUrl } from '../media/index.ts';
import { listOrderedLinesOfRfq, listOrdersOfRfq } from '../orders/index.ts';
import { listRemainingLines } from './awards/award-rules.ts';
import {
  countOpenRfqs,
  countOwnInvitations,
  countRfqs,
  loadInvitations,
  selectInvitationIds,
  selectOpenRfqIds,
  selectRfqs,
} from './rfq-lists.queries.ts';
import { buyerCan, maySee, supplierCan } from './rfqs.policy.ts';
import {
  presentInvitation,
  presentItem,
  presentOwnAnswer,
  presentRequest,
  presentRfqSupplier,
} from './rfqs.presenter.ts';
import * as queries from './rfqs.queries.ts';

type Deps = { db: Db; secret: AuthSecret };
type RfqView = AnswerOf<typeof read>;

export async function listRfqs(db: Db, { account }: Actor, wanted: ParsedOf<typeof list>['query']) {
  const [rows, total] = await Promise.all([
    selectRfqs(db, account.id, wanted).execute(),
    countRfqs(db, account.id, wanted),
  ]);
  return { rfqs: rows.map(presentItem), total, pages: Math.ceil(total / wanted.limit) };
}

export async function listInvitations(db: Db, { account }: Actor, asked: ParsedOf<typeof invitations>['query']) {
  const { view, ...page } = asked;
  const { ids, total } =
    view === 'mine' ? await listOwnIds(db, account.id, page) : await listOpenIds(db, account, page);
  const rows = await loadInvitations(db, account.id, ids);
  return { rfqs: rows.map(presentInvitation), total, pages: Math.ceil(total / asked.limit) };
}

type Asked = { page: number; limit: number; category?: string | undefined };

/** Lists requests that can still be answered first, nearest deadline first, then the requests past their deadline, latest first. */
async function listOwnIds(db: Db, supplierId: string, asked: Asked) {
  const { total, ahead, now } = await countOwnInvitations(db, supplierId, asked);
  const offset = (asked.page - 1) * asked.limit;
  const some = (part: { ahead: boolean; limit: number; offset: number }) =>
    selectInvitationIds(db, supplierId, asked, { now, ...part }).execute();
  const first = offset < ahead ? await some({ ahead: true, limit: asked.limit, offset }) : [];
  const room = asked.limit - first.length;
  const rest = room > 0 ? await some({ ahead: false, limit: room, offset: Math.max(0, offset - ahead) }) : [];
  return { ids: [...first, ...rest].map(({ id }) => id), total };
}

async function listOpenIds(db: Db, account: Actor['account'], asked: Asked) {
  if (!account.verifiedSupplier) return { ids: [], total: 0 };
  const [rows, total] = await Promise.all([
    selectOpenRfqIds(db, account.id, asked).execute(),
    countOpenRfqs(db, account.id, asked),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

export async function readRfq(deps: Deps, actor: Actor, id: string): Promise<RfqView> {
  const row = (await queries.findRfq(deps.db, id, actor.account.id)) ?? fail('rfq.unknown');
  if (row.account_id === actor.account.id) return readAsBuyer(deps, actor, row);
  const viewer = { verified: actor.account.verifiedSupplier, blocked: row.blocked, onList: row.seat !== null };
  const sells = actor.account.roles.includes('supplier');
  if (!sells || !maySee(row, viewer)) fail('rfq.unknown');
  return readAsSupplier(deps, actor, row);
}

async function readAsBuyer({ db, secret }: Deps, actor: Actor, row: queries.RfqRow): Promise<RfqView> {
  const [lines, lastLine, files, questions, versions, suppliers, orders, ordered, proposedBy] = await Promise.all([
    queries.listLines(db, row.id, row.version),
    queries.findLastLine(db, row.id),
    queries.listFiles(db, row.id, null),
    queries.listQuestions(db, row.id, null),
    queries.listVersions(db, row.id),
    queries.listRfqSuppliers(db, row.id),
    listOrdersOfRfq(db, row.id, actor.account.id),
    row.awarded ? listOrderedLinesOfRfq(db, row.id) : [],
    queries.findProposer(db, row.id),
  ]);
  const left = row.awarded ? listRemainingLines(lines, ordered, true).filter(({ quantity }) => quantity > 0) : [];
  return {
    ...presentRequest(row, {
      lines,
      files,
      questions,
      versions,
      addressOf: (media) => createPrivateUrl(secret, media),
    }),
    side: 'buyer',
    needId: row.need_id,
    projectId: row.project_id,
    lastLine,
    auctionId: row.auction_id,
    suppliers: suppliers.map((supplier) => presentRfqSupplier(row, supplier)),
    answers: suppliers.filter((supplier) => supplier.answer_version !== null && !supplier.withdrawn).length,
    weights: { price: Number(row.weight_price), lead: Number(row.weight_lead), score: Number(row.weight_score) },
    orders: orders.map(({ id, number, supplier_name, state }) => ({
      _id: id,
      number,
      companyName: supplier_name,
      state,
    })),
    anew: left.map(({ line, quantity }) => ({ line, quantity })),
    can: buyerCan(actor, row, { proposedBy, freed: left.length > 0 }),
  };
}

async function readAsSupplier({ db, secret }: Deps, actor: Actor, row: queries.RfqRow): Promise<RfqView> {
  const [lines, files, questions, versions, offers, orders] = await Promise.all([
    queries.listLines(db, row.id, row.version),
    queries.listFiles(db, row.id, row.version),
    queries.listQuestions(db, row.id, actor.account.id),
    queries.listVersions(db, row.id),
    row.answer_id ? queries.listOffers(db, row.answer_id) : [],
    listOrdersOfRfq(db, row.id, actor.account.id),
  ]);
  if (row.seat && !row.seen_at) await noteSeen(db, row.id, actor.account.id);
  const answer =
    row.answer_version === null ? null : { version: row.answer_version, withdrawn: row.withdrawn ?? false };
  return {
    ...presentRequest(row, {
      lines,
      files,
      questions,
      versions,
      addressOf: (media) => createPrivateUrl(secret, media),
    }),
    ...presentOwnAnswer(row, offers),
    side: 'supplier',
    orders: orders.map(({ id, number, state }) => ({ _id: id, number, state })),
    can: supplierCan(row, { answer, version: row.version }),
  };
}

/** Records that the supplier has read the request. The buyer sees this. */
function noteSeen(db: Db, rfqId: string, supplierId: string): Promise<unknown> {
  return inTransaction(db, (tx) =>
    tx
      .updateTable('rfq_suppliers')
      .set({ seen_at: sql`now()` })
      .where('rfq_id', '=', rfqId)
      .where('supplier_id', '=', supplierId)
      .where('seen_at', 'is', null)
      .execute(),
  );
}
