// Calls of conversations. A machine and two accounts have one thread.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { multiLine } from '../leads/contact.ts';
import { created, done, id, instant } from '../wire.ts';

export const MESSAGE_MAX = 4_000;
export const ATTACHMENTS_MAX = 5;
export const MESSAGES_PAGE = 50;

export const messageTexts = { empty: 'Please enter a message before sending.' } as const;

export const sendMessage = endpoint({
  method: 'POST',
  path: '/message/send',
  access: 'member',
  summary: 'Send a message about a machine to the other side',
  message: 'Message sent successfully!',
  once: true,
  body: z.object({
    equipmentId: id,
    recipientId: id.describe('Id of the other account'),
    content: multiLine.trim().min(1, messageTexts.empty).max(MESSAGE_MAX),
    attachments: z.array(id).max(ATTACHMENTS_MAX).optional().describe('Ids of files uploaded with POST /media'),
  }),
  answer: created,
  errors: ['listing.unknown', 'listing.state', 'message.recipient', 'media.unknown'],
  limits: [
    { by: 'account', max: 60, seconds: 60 },
    { by: 'account', max: 1_000, seconds: 86_400 },
  ],
});

/** Lists the latest conversation first (R68: an array, paged on the screen). */
export const userConversations = endpoint({
  method: 'GET',
  path: '/message/user-conversations',
  access: 'member',
  summary: 'List the conversations of the account, latest first',
  answer: z.array(
    z.object({
      _id: id,
      equipment: z.object({ _id: id }),
      equipmentTitle: z.string(),
      otherId: id,
      otherUserName: z.string(),
      otherUserCompany: z.string().nullable(),
      lastMessage: z.string(),
      createdAt: instant.describe('Time of the last message'),
      isRead: z.boolean(),
      unread: z.int(),
    }),
  ),
});

const attachment = z.object({
  _id: id,
  name: z.string(),
  kind: z.enum(['image', 'document']),
  sizes: z.object({ full: z.string(), card: z.string(), thumb: z.string() }).nullable(),
});

const thread = { params: z.object({ equipmentId: id }), access: 'member', errors: ['message.thread'] } as const;
/** Selects the conversation, because a supplier can have several about one machine. */
const otherAccount = id
  .optional()
  .describe('Id of the other account; without it, the latest conversation about the machine');

export const readThread = endpoint({
  ...thread,
  method: 'GET',
  path: '/message/thread/:equipmentId',
  summary: 'Read a conversation, newest messages last; `before` pages back; empty if not started',
  query: z.object({ with: otherAccount, before: z.coerce.number().int().min(1).optional() }),
  answer: z.object({
    equipment: z.object({ _id: id, title: z.string(), image: z.string().nullable(), open: z.boolean() }),
    other: z.object({ _id: id, companyName: z.string(), verified: z.boolean() }),
    messages: z.array(
      z.object({
        _id: id,
        number: z.int().describe('Number of the message within the conversation'),
        content: z.string(),
        takenDown: z.boolean().describe('True if an operator took the message down; its content is then empty'),
        mine: z.boolean(),
        name: z
          .string()
          .nullable()
          .describe('Member of the account who wrote the message; null for messages of the other side'),
        createdAt: instant,
        attachments: z.array(attachment),
      }),
    ),
    more: z.boolean(),
    unread: z.int(),
    /** Number of the last message that the other side has read. */
    readByOther: z.int(),
    can: z.object({ write: z.boolean() }),
  }),
});

export const markThreadRead = endpoint({
  ...thread,
  method: 'POST',
  path: '/message/thread/:equipmentId/read',
  summary: 'Mark the messages up to this one as read by the account',
  message: 'Marked as read',
  body: z.object({ with: otherAccount, upTo: z.int().min(1) }),
  answer: done,
  limits: [{ by: 'account', max: 600, seconds: 60 }],
});

export const linkAttachment = endpoint({
  method: 'GET',
  path: '/message/attachments/:id/link',
  access: 'member',
  summary: 'Get the URL of a document in a conversation of the account, valid for five minutes',
  params: z.object({ id }),
  answer: z.object({ url: z.string() }),
  errors: ['media.unknown'],
  limits: [{ by: 'account', max: 120, seconds: 60 }],
});
