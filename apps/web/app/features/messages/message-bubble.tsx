import { IconCheck, IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../lib/format/format.ts';
import { formatTime } from '../../lib/format/time.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { ReportButton } from '../../shared/trust/report/report-button.tsx';
import { AttachmentList } from './attachment-list.tsx';
import classes from './message-bubble.module.css';
import type { Message } from './thread-query.ts';

export function MessageBubble({ message, seen }: { message: Message; seen: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, content, takenDown, mine, createdAt, attachments } = message;
  return (
    <article className={classes.bubble} data-mine={mine || undefined}>
      <p dir="auto" className={classes.words}>
        {takenDown ? t('This message was taken down.') : content}
      </p>
      <AttachmentList attachments={attachments} />
      <p className={classes.foot}>
        <time dateTime={createdAt} title={formatInstant(createdAt, language)}>
          {formatTime(createdAt, language)}
        </time>
        {!mine && !takenDown && <ReportButton kind="message" id={_id} about={content.slice(0, 60)} />}
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
