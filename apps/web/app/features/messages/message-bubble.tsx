import { IconCheck, IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { AttachmentList } from './attachment-list.tsx';
import classes from './message-bubble.module.css';
import type { Message } from './thread-query.ts';

export function MessageBubble({ message, seen }: { message: Message; seen: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { content, mine, createdAt, attachments } = message;
  return (
    <article className={classes.bubble} data-mine={mine || undefined}>
      <p dir="auto" className={classes.words}>
        {content}
      </p>
      <AttachmentList attachments={attachments} />
      <p className={classes.foot}>
        <time dateTime={createdAt} title={formatInstant(createdAt, language)}>
          {formatTime(createdAt, language)}
        </time>
        {mine &&
          (seen ? (
            <span className={classes.seen}>
              <IconChecks size={16} aria-hidden="true" />
              {t('Seen')}
            </span>
          ) : (
            <IconCheck size={16} aria-hidden="true" />
          ))}
      </p>
    </article>
  );
}
