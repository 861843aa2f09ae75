import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { MESSAGES_PAGE, type readThread as readCall, type userConversations } from '@rigsouq/contract/messages/calls';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { findOffer } from '../catalogue/index.ts';
import { type Side, sideOf } from '../enquiries/index.ts';
import { type MachinePhoto, mainPhotos } from '../machines/index.ts';
import { createPrivateUrl, presentSizes } from '../media/index.ts';
import {
  findAttachment,
  findSupplier,
  findThread,
  listAttachments,
  listMessages,
  listThreads,
  type MessageRow,
  type ThreadRow,
} from './threads.queries.ts';

export async function listConversations(db: Db, actor: Actor): Promise<AnswerOf<typeof userConversations>> {
  const rows = await listThreads(db, actor.account.id);
  return rows.map((row) => {
    const side = sideOf(actor, row) ?? 'buyer';
    const other = otherOf(row, side);
    const unread = unreadOf(row, side);
    return {
      _id: row.id,
      equipment: { _id: row.listing_id },
      equipmentTitle: row.title,
      otherId: other.id,
      otherUserName: other.name,
      otherUserCompany: other.company,
      lastMessage: row.last_words,
      createdAt: row.last_at.toISOString(),
      isRead: unread === 0,
      unread,
    };
  });
}

type ThreadQuery = { equipmentId: string; with?: string | undefined; before?: number | undefined };

type Thread = AnswerOf<typeof readCall>;

export async function readThread(db: Db, actor: Actor, query: ThreadQuery): Promise<Thread> {
  const row = await findThread(db, actor.account.id, query.equipmentId, query.with);
  if (!row) return emptyThread(db, actor, query);
  const side = sideOf(actor, row) ?? fail('message.thread');
  const [found, photos, offer] = await Promise.all([
    listMessages(db, row.id, query.before),
    mainPhotos(db, [row]),
    findOffer(db, row.listing_id),
  ]);
  const shown = found.slice(0, MESSAGES_PAGE).toReversed();
  const attachments = await listAttachments(
    db,
    shown.map(({ id }) => id),
  );
  const photo = photos.get(row.machine_id);
  const other = otherOf(row, side);
  return {
    equipment: { _id: row.listing_id, title: row.title, image: thumbOf(photo), open: offer?.open ?? false },
    other: { _id: other.id, companyName: other.company || other.name, verified: other.verified },
    messages: shown.map((message) => presentMessage(message, actor, attachments)),
    more: found.length > MESSAGES_PAGE,
    unread: unreadOf(row, side),
    readByOther: Number(side === 'buyer' ? row.supplier_read : row.buyer_read),
    // Both sides may still write about a sold or withdrawn listing, but not about one that was taken down.
    can: { write: offer !== undefined },
  };
}

/** Returns an empty thread to an account that may start it: any account but the supplier's own, while the machine is on offer. */
async function emptyThread(db: Db, actor: Actor, query: ThreadQuery): Promise<Thread> {
  const offer = await findOffer(db, query.equipmentId);
  const toSupplier = offer && (query.with ?? offer.accountId) === offer.accountId;
  if (!toSupplier || !offer.open || offer.accountId === actor.account.id) fail('message.thread');
  const [supplier, photos] = await Promise.all([
    findSupplier(db, offer.accountId),
    mainPhotos(db, [{ machine_id: offer.machineId }]),
  ]);
  return {
    equipment: { _id: offer.id, title: offer.title, image: thumbOf(photos.get(offer.machineId)), open: true },
    other: { _id: offer.accountId, companyName: supplier.company || supplier.name, verified: supplier.verified },
    messages: [],
    more: false,
    unread: 0,
    readByOther: 0,
    can: { write: true },
  };
}

function thumbOf(photo: MachinePhoto | undefined): string | null {
  return (photo && presentSizes(photo)?.thumb) ?? null;
}

type Attachments = Awaited<ReturnType<typeof listAttachments>>;

function presentMessage(message: MessageRow, actor: Actor, attachments: Attachments) {
  const mine = message.account_id === actor.account.id;
  const takenDown = message.taken_down_at !== null;
  return {
    _id: message.id,
    number: Number(message.number),
    content: takenDown ? '' : message.content,
    takenDown,
    mine,
    name: mine ? message.name : null,
    createdAt: message.created_at.toISOString(),
    attachments: attachments
      .filter(({ message_id }) => !takenDown && message_id === message.id)
      .map((media) => ({ _id: media.id, name: media.original_name, kind: media.kind, sizes: presentSizes(media) })),
  };
}

/** Returns a link to a private attachment. Only the two sides of its conversation may open it. */
export async function linkAttachment({ db, secret }: { db: Db; secret: AuthSecret }, actor: Actor, mediaId: string) {
  const found = await findAttachment(db, actor.account.id, mediaId);
  if (!found) fail('media.unknown');
  return { url: createPrivateUrl(secret, mediaId) };
}

function otherOf(row: ThreadRow, side: Side) {
  return side === 'buyer'
    ? { id: row.supplier_id, name: row.supplier_name, company: row.supplier_company, verified: row.supplier_verified }
    : { id: row.account_id, name: row.buyer_name, company: row.buyer_company, verified: row.buyer_verified };
}

function unreadOf(row: ThreadRow, side: Side): number {
  return Number(side === 'buyer' ? row.buyer_unread : row.supplier_unread);
}
