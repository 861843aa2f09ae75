import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatLocalDay } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { MessageBubble } from './message-bubble.tsx';
import classes from './message-log.module.css';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { type ConversationDay, daysOf, findLastSeen } from './thread-days.ts';
import type { Message, Thread } from './thread-query.ts';
import { useMarkRead } from './use-mark-read.ts';
import type { OutgoingMessage } from './use-outbox.ts';
import { useScrollPosition } from './use-scroll-position.ts';

type MessageLogProps = {
  thread: Thread;
  messages: readonly Message[];
  waiting: readonly OutgoingMessage[];
  onRetry: (key: string) => void;
  onDrop: (key: string) => void;
  older: boolean;
  loadingOlder: boolean;
  onOlder: () => void;
};

export function MessageLog(props: MessageLogProps) {
  const { thread, messages, waiting, onRetry, onDrop, older, loadingOlder, onOlder } = props;
  const { t } = useTranslation();
  const last = messages.at(-1);
  const place = useScrollPosition({
    first: messages[0]?.number ?? 0,
    last: waiting.at(-1)?.key ?? last?._id ?? '',
    own: waiting.length > 0,
  });
  useMarkRead({ thread, upTo: last?.number ?? 0, atEnd: place.atEnd });
  const seen = findLastSeen(messages, thread.readByOther);
  return (
    <div className={classes.frame}>
      <div
        ref={place.box}
        onScroll={place.onScroll}
        role="log"
        aria-label={t('Messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        className={classes.log}
      >
        {older && (
          <Button variant="default" size="sm" className={classes.older} onClick={onOlder} disabled={loadingOlder}>
            {loadingOlder ? t('Loading...') : t('Show older messages')}
          </Button>
        )}
        {messages.length === 0 && waiting.length === 0 && (
          <p className={classes.empty}>
            {t('No messages yet')}
            <span className={classes.hint}>
              {t('Ask {{company}} about the machine. Their reply will appear here.', {
                company: thread.other.companyName,
              })}
            </span>
          </p>
        )}
        {daysOf(messages).map((day) => (
          <OneDay key={day.key} day={day} other={thread.other.companyName} seen={seen} />
        ))}
        {waiting.map((item) => (
          <OutgoingBubble
            key={item.key}
            item={item}
            onRetry={() => onRetry(item.key)}
            onDrop={() => onDrop(item.key)}
          />
        ))}
      </div>
      {!place.atEnd && thread.unread > 0 && (
        <Button
          color="ink"
          size="xs"
          leftSection={<IconArrowDown size={16} aria-hidden="true" />}
          className={classes.news}
          onClick={place.toEnd}
        >
          {t('New messages')}
        </Button>
      )}
    </div>
  );
}

function OneDay({ day, other, seen }: { day: ConversationDay; other: string; seen: string | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const named = formatLocalDay(day.first, language);
  return (
    <section aria-label={named.day} className={classes.day}>
      <p className={classes.date}>
        {named.day} · <bdi>{named.zone}</bdi>
      </p>
      {day.turns.map((turn) => (
        <div key={turn.key} className={classes.turn} data-mine={turn.mine || undefined}>
          <p className={classes.name}>
            <bdi>{turn.mine ? (turn.name ?? t('You')) : other || t('Unknown User')}</bdi>
          </p>
          {turn.messages.map((message) => (
            <MessageBubble key={message._id} message={message} seen={message._id === seen} />
          ))}
        </div>
      ))}
    </section>
  );
}
