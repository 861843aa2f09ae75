import { readRequest } from '@rigsouq/contract/leads/forwards';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { RequestCard } from '../../../shared/leads/requests/request-card.tsx';
import { LinkPage } from './link-page.tsx';

const read = (token: string) => call(readRequest, { body: { token } });

/** Shows visitors the state of the request that they sent without an account. */
export function FollowRequestScreen() {
  const { t } = useTranslation();
  return (
    <LinkPage title={t('Your request')} read={read}>
      {(request) => <RequestCard request={request} />}
    </LinkPage>
  );
}
