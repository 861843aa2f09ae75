import { useTranslation } from 'react-i18next';
import { PagedList } from '../deals/paged-list.tsx';
import { reverseInvitationsPage } from './reverse-queries.ts';
import { ReverseInvitationRows } from './reverse-rows.tsx';

/** Lists the reverse auctions that a supplier is invited to, with its own state, rank and time and nothing about others (PR-009). */
export function InvitedAuctions() {
  const { t } = useTranslation();
  return (
    <PagedList
      label={t('Reverse auctions')}
      query={reverseInvitationsPage}
      empty={t('No auctions yet.')}
      failed={t('Failed to fetch the auctions')}
      hint={<p>{t('Invitations to reverse auctions appear here and in your notifications.')}</p>}
    >
      {(auctions) => <ReverseInvitationRows auctions={auctions} />}
    </PagedList>
  );
}
