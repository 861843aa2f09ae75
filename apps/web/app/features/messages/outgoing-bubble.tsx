import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './message-bubble.module.css';
import type { OutgoingMessage } from './use-outbox.ts';

type OutgoingBubbleProps = { item: OutgoingMessage; onRetry: () => void; onDrop: () => void };

/** Shows a message that is being sent or that failed. */
export function OutgoingBubble({ item, onRetry, onDrop }: OutgoingBubbleProps) {
  const { t } = useTranslation();
  const { content, attachments, failure } = item;
  return (
    <div className={classes.outgoing}>
      <article className={classes.bubble} data-mine data-failed={failure ? true : undefined}>
        <p dir="auto" className={classes.words}>
          {content}
        </p>
        {attachments.map(({ id, name }) => (
          <p key={id} className={classes.foot}>
            <bdi>{name}</bdi>
          </p>
        ))}
        {!failure && (
          <p className={classes.foot}>
            <IconClock size={16} aria-hidden="true" />
            {t('Sending...')}
          </p>
        )}
      </article>
      {failure && (
        <div role="alert" className={classes.failure}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          <span>{failure}</span>
          <Button variant="default" size="compact-sm" onClick={onRetry}>
            {t('Try again')}
          </Button>
          <Button variant="subtle" color="red" size="compact-sm" onClick={onDrop}>
            {t('Remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
