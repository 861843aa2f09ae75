// Sends a message. It is loaded only when the user sends, because most visitors of a machine do not need it.
import { sendMessage } from '@rigsouq/contract/messages/calls';
import type { i18n } from 'i18next';
import { call } from '../../../../lib/api/api.ts';
import { messageOf } from '../../../../lib/api/call-error.ts';
import { text } from '../../../../lib/i18n/i18n.ts';

type MessageBody = { equipmentId: string; recipientId: string; content: string };

export async function submitMessage(i18n: i18n, body: MessageBody): Promise<{ done: boolean; message: string }> {
  try {
    await call(sendMessage, { body });
    return { done: true, message: i18n.t(sendMessage.message) };
  } catch (error) {
    return { done: false, message: messageOf(i18n, error, text('Failed to send message. Please try again.')) };
  }
}
