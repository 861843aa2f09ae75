// Sends messages and shows them immediately. A message that could not be sent stays until the user retries or removes it. Each has an idempotency
// key, so that a retry after a lost answer does not write it twice.
import { sendMessage } from '@rigsouq/contract/messages/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import type { Message } from './thread-query.ts';
import type { AttachedFile } from './use-attachments.ts';

export type OutgoingMessage = {
  readonly key: string;
  readonly content: string;
  readonly attachments: readonly AttachedFile[];
  readonly at: string;
  /** The reason why it could not be sent. */
  readonly failure?: string | undefined;
  /** The id of the message, known once the server has stored it. */
  readonly id?: string;
};

type OutboxProps = { equipmentId: string; otherId: string; arrived: readonly Message[] };

export function useOutbox({ equipmentId, otherId, arrived }: OutboxProps) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [items, setItems] = useState<readonly OutgoingMessage[]>([]);
  // Messages are sent one after the other, so that they keep the order in which they were written.
  const queueEnd = useRef<Promise<void>>(Promise.resolve());

  const change = (key: string, to: Partial<OutgoingMessage>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...to } : item)));
  const drop = (key: string) => setItems((all) => all.filter((item) => item.key !== key));

  async function deliver({ key, content, attachments }: OutgoingMessage): Promise<void> {
    const ids = attachments.map(({ id }) => id);
    const body = { equipmentId, recipientId: otherId, content, ...(ids.length > 0 && { attachments: ids }) };
    try {
      const { _id } = await call(sendMessage, { body }, { idempotencyKey: key });
      change(key, { id: _id });
      await client.invalidateQueries({ queryKey: ['messages'] });
      drop(key);
    } catch (error) {
      change(key, { failure: messageOf(i18n, error, t('Failed to send message. Please try again.')) });
    }
  }

  function queue(item: OutgoingMessage): void {
    queueEnd.current = queueEnd.current.then(() => deliver(item));
  }

  function send(content: string, attachments: readonly AttachedFile[]): void {
    const item = { key: crypto.randomUUID(), content, attachments, at: new Date().toISOString() };
    setItems((all) => [...all, item]);
    queue(item);
  }

  function retry(key: string): void {
    const item = items.find((one) => one.key === key);
    if (!item) return;
    change(key, { failure: undefined });
    queue(item);
  }

  // The event stream may deliver a message before the answer to its own call arrives.
  const arrivedIds = new Set(arrived.map(({ _id }) => _id));
  return { waiting: items.filter(({ id }) => !id || !arrivedIds.has(id)), send, retry, drop };
}
