import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { sendMessage as call } from '@rigsouq/contract/messages/calls';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { findOffer } from '../catalogue/index.ts';
import { companyNameOf } from '../enquiries/index.ts';
import { attachMedia, findMedia } from '../media/index.ts';
import { messageSent } from './messages.events.ts';

const PREVIEW_LENGTH = 140;

type Given = ParsedOf<typeof call>['body'];

/**
 * Sends a message. Any account may start a conversation with the supplier of a machine while it is on offer; the supplier can only answer.
 * With `quiet`, open pages show the message but no notification is created, because another notification reports the same thing.
 */
export async function sendMessage(tx: Tx, actor: Actor, given: Given, { quiet = false } = {}): Promise<string> {
  const { equipmentId, recipientId, content, attachments = [] } = given;
  const offer = (await findOffer(tx, equipmentId)) ?? fail('listing.unknown');
  const bySupplier = actor.account.id === offer.accountId;
  const buyerId = bySupplier ? recipientId : actor.account.id;
  if (!bySupplier && recipientId !== offer.accountId) fail('message.recipient');
  if (buyerId === offer.accountId) fail('message.recipient');
  const mayStart = !bySupplier && offer.open;
  const pair = { listingId: equipmentId, buyerId, supplierId: offer.accountId };
  const thread =
    (await lockThread(tx, { ...pair, mayStart })) ?? fail(bySupplier ? 'message.recipient' : 'listing.state');
  const id = newId();
  const number = Number(thread.messages) + 1;
  await tx
    .insertInto('messages')
    .values({ id, number, thread_id: thread.id, account_id: actor.account.id, created_by: actor.userId, content })
    .execute();
  await attach(tx, actor, id, attachments);
  await tx
    .updateTable('threads')
    .set({
      messages: number,
      last_at: sql`now()`,
      last_words: content.slice(0, PREVIEW_LENGTH),
      // The sender has read all earlier messages.
      ...(bySupplier
        ? { buyer_unread: sql<string>`buyer_unread + 1`, supplier_unread: 0, supplier_read: number }
        : { supplier_unread: sql<string>`supplier_unread + 1`, buyer_unread: 0, buyer_read: number }),
    })
    .where('id', '=', thread.id)
    .execute();
  const other = bySupplier ? buyerId : offer.accountId;
  await recordEvent(tx, messageSent, {
    what: 'message.received',
    subjectId: equipmentId,
    by: actor.userId,
    tell: quiet ? [] : [other],
    sides: [buyerId, offer.accountId],
    words: {
      company: companyNameOf(actor),
      title: offer.title,
      with: actor.account.id,
    },
  });
  return id;
}

type Pair = { listingId: string; buyerId: string; supplierId: string; mayStart: boolean };

/** Locks the thread, so that its messages are numbered one after the other. Creates the thread first if the sender may start it. */
async function lockThread(tx: Tx, { listingId, buyerId, supplierId, mayStart }: Pair) {
  if (mayStart)
    await tx
      .insertInto('threads')
      .values({ id: newId(), listing_id: listingId, account_id: buyerId, supplier_id: supplierId })
      .onConflict((conflict) => conflict.constraint('threads_once').doNothing())
      .execute();
  return tx
    .selectFrom('threads')
    .select(['id', 'messages'])
    .where('listing_id', '=', listingId)
    .where('account_id', '=', buyerId)
    .where('supplier_id', '=', supplierId)
    .forUpdate()
    .executeTakeFirst();
}

async function attach(tx: Tx, actor: Actor, messageId: string, ids: readonly string[]): Promise<void> {
  for (const [position, id] of [...new Set(ids)].entries()) {
    const media = await findMedia(tx, id);
    if (!media) fail('media.unknown');
    await attachMedia(tx, actor, [id], media);
    await tx.insertInto('message_attachments').values({ message_id: messageId, media_id: id, position }).execute();
  }
}
