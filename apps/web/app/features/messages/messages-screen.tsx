// Shows one conversation, with the list of all conversations beside it on wide screens.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { text } from '../../lib/i18n/i18n.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { ConversationList } from '../../shared/messages/conversation-list.tsx';
import { conversationsQuery } from '../../shared/messages/conversations-query.ts';
import { useRequireSignIn } from '../../shell/use-require-session.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import classes from './messages-screen.module.css';
import { ThreadPanel } from './thread-panel.tsx';

type MessagesScreenProps = { equipmentId: string; other: string | undefined };

export function MessagesScreen({ equipmentId, other }: MessagesScreenProps) {
  const { t } = useTranslation();
  const entered = useRequireSignIn(text('Please log in to send a message.'));
  return (
    <div className={classes.page}>
      <PageHead title={t('Messages')} indexed={false} />
      <nav aria-label={t('Conversations')} className={classes.side}>
        <h2 className={classes.heading}>
          <LocalLink to="/dashboard?tab=messages" className={classes.all}>
            {t('Conversations')}
          </LocalLink>
        </h2>
        <div className={classes.others}>{entered && <Others current={`${equipmentId} ${other}`} />}</div>
      </nav>
      <ThreadPanel key={equipmentId} equipmentId={equipmentId} other={other} entered={entered} />
    </div>
  );
}

/** Lists the other conversations. A failure shows nothing here, because the conversation itself matters more. */
function Others({ current }: { current: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(conversationsQuery);
  if (data?.length === 0) return <p className={classes.none}>{t('No messages yet')}</p>;
  return data ? <ConversationList conversations={data} current={current} /> : null;
}
