import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { serviceRequestsPage } from '../../../shared/dashboard/list-queries.ts';
import { PagedList } from '../../../shared/deals/paged-list.tsx';
import classes from '../../../shared/leads/requests/request-card.module.css';
import { RequestCard } from '../../../shared/leads/requests/request-card.tsx';

/** Lists the service and expert requests that members of the company sent while they were logged in. */
export function ServiceRequestList({ label }: { label: string }) {
  const { t } = useTranslation();
  return (
    <PagedList
      label={label}
      query={serviceRequestsPage}
      empty={t('No service requests yet.')}
      failed={t('Failed to fetch the requests')}
      hint={
        <Button component={LocalLink} to="/post-service-request" color="amber" size="md">
          {t('Post a Service Request')}
        </Button>
      }
    >
      {(requests) => (
        <div className={classes.cards}>
          {requests.map((request) => (
            <RequestCard key={request._id} request={request} />
          ))}
        </div>
      )}
    </PagedList>
  );
}
