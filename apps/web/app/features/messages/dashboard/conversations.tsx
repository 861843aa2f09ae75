import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { usePage } from '../../../shared/deals/use-page.ts';
import { ConversationList } from '../../../shared/messages/conversation-list.tsx';
import { type Conversation, conversationsQuery } from '../../../shared/messages/conversations-query.ts';
import type { ViewRole } from '../../../shell/session-rules.ts';
import { PAGE_SIZE } from '../../../ui/page/pager.tsx';
import { Empty, InboxPanel } from './inbox-panel.tsx';

const pagesOf = (all: readonly Conversation[]) => Math.max(1, Math.ceil(all.length / PAGE_SIZE));

/** Lists the conversations of the company by machine. The server returns all of them, so they are split into pages here (R68). */
export function Conversations({ view }: { view: ViewRole }) {
  const { t } = useTranslation();
  const query = useQuery(conversationsQuery);
  const [wanted, setWanted] = usePage();
  const page = Math.min(wanted, pagesOf(query.data ?? []));
  const emptyState = (
    <Empty
      says={t('No messages found.')}
      hint={
        view === 'buyer'
          ? t('Message a supplier from a machine’s page and the conversation will appear here.')
          : t('When a buyer messages you about a machine, the conversation appears here.')
      }
    >
      {view === 'buyer' && (
        <Button component={LocalLink} to="/marketplace" color="amber" size="md" mt={12}>
          {t('Search the marketplace')}
        </Button>
      )}
    </Empty>
  );
  return (
    <InboxPanel
      title={t('Conversations')}
      query={query}
      unread={(all) => all.reduce((sum, { unread }) => sum + unread, 0)}
      failure={t('Failed to fetch messages')}
      empty={(all) => all.length === 0 && emptyState}
      pager={{ page, pages: pagesOf, onPage: setWanted }}
    >
      {(all) => <ConversationList conversations={all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} />}
    </InboxPanel>
  );
}
