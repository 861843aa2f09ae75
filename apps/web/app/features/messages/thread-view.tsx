import { useTranslation } from 'react-i18next';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { ThreadHead } from './thread-head.tsx';
import classes from './thread-panel.module.css';
import type { Thread } from './thread-query.ts';
import { useOutbox } from './use-outbox.ts';

type ThreadViewProps = {
  /** The newest page first, each with its newest message last. */
  pages: readonly Thread[];
  newest: Thread;
  older: boolean;
  loadingOlder: boolean;
  onOlder: () => void;
  /** Whether the last refetch failed, so that the messages may be out of date. */
  lost: boolean;
};

export function ThreadView({ pages, newest, older, loadingOlder, onOlder, lost }: ThreadViewProps) {
  const { t } = useTranslation();
  const { equipment, other, can } = newest;
  const messages = pages.toReversed().flatMap((page) => page.messages);
  const outbox = useOutbox({ equipmentId: equipment._id, otherId: other._id, arrived: messages });
  return (
    <section className={classes.panel} aria-label={t('Conversation with {{company}}', { company: other.companyName })}>
      <ThreadHead equipment={equipment} other={other} lost={lost} />
      <MessageLog
        thread={newest}
        messages={messages}
        waiting={outbox.waiting}
        onRetry={outbox.retry}
        onDrop={outbox.drop}
        older={older}
        loadingOlder={loadingOlder}
        onOlder={onOlder}
      />
      <Composer equipmentId={equipment._id} otherId={other._id} mayWrite={can.write} onSend={outbox.send} />
    </section>
  );
}
