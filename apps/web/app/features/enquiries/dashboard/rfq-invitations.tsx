import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { PagedList } from '../../../shared/deals/paged-list.tsx';
import { invitationsPage } from '../../../shared/rfqs/rfq-queries.ts';
import { InvitationRows } from '../../../shared/rfqs/rfq-rows.tsx';

/** Lists the requests that this supplier is invited to quote. Requests that are open to all are on the page of requests. */
export function RfqInvitations() {
  const { t } = useTranslation();
  return (
    <PagedList
      label={t('Invitations')}
      query={(page) => invitationsPage('mine', '', page)}
      empty={t('No invitations yet.')}
      failed={t('Failed to fetch the requests')}
      hint={
        <Button component={LocalLink} to="/procurement/rfq?role=supplier&view=open" variant="default">
          {t('See open requests')}
        </Button>
      }
    >
      {(rfqs) => <InvitationRows rfqs={rfqs} />}
    </PagedList>
  );
}
