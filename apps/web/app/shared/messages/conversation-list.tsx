import { useTranslation } from 'react-i18next';
import { formatInstant, formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import classes from './conversation-list.module.css';
import type { Conversation } from './conversations-query.ts';

type ConversationListProps = {
  conversations: readonly Conversation[];
  /** The key of the open conversation. */
  current?: string | undefined;
};

export function ConversationList({ conversations, current }: ConversationListProps) {
  return (
    <ul className={classes.list}>
      {conversations.map((conversation) => (
        <li key={conversation._id}>
          <Row conversation={conversation} open={keyOf(conversation) === current} />
        </li>
      ))}
    </ul>
  );
}

/** Returns the key of a conversation. There is one conversation for each machine and other company. */
function keyOf({ equipment, otherId }: Pick<Conversation, 'equipment' | 'otherId'>): string {
  return `${equipment._id} ${otherId}`;
}

function Row({ conversation, open }: { conversation: Conversation; open: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { equipment, otherId, equipmentTitle, otherUserName, otherUserCompany, lastMessage, createdAt } = conversation;
  const { isRead, unread } = conversation;
  return (
    <LocalLink
      to={`/messages/${equipment._id}?with=${otherId}`}
      className={classes.row}
      aria-current={open ? 'page' : undefined}
      data-unread={!isRead || undefined}
    >
      <span className={classes.top}>
        <bdi className={classes.who}>{otherUserCompany || otherUserName || t('Unknown User')}</bdi>
        {isRead ? (
          <Badge tone="gray">{t('Read')}</Badge>
        ) : (
          <Badge tone="blue">{unread > 1 ? `${t('Unread')} · ${formatNumber(unread, language)}` : t('Unread')}</Badge>
        )}
      </span>
      <bdi className={classes.machine}>{equipmentTitle || t('Unknown Equipment')}</bdi>
      <span className={classes.words} dir="auto">
        {lastMessage || t('No messages yet')}
      </span>
      <span className={classes.time}>
        {Number.isNaN(Date.parse(createdAt)) ? (
          t('Unknown Date')
        ) : (
          <time dateTime={createdAt}>{formatInstant(createdAt, language)}</time>
        )}
      </span>
    </LocalLink>
  );
}
