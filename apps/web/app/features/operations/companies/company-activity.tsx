import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { SecurityEventList } from '../../../shared/identity/security-event-list.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { companyEventsQuery } from '../operations-queries.ts';
import classes from './company-activity.module.css';

/** Shows the security events of a company, because a member who asks for help may have lost access to the account. */
export function CompanyActivity({ id }: { id: string }) {
  const { t } = useTranslation();
  const events = useInfiniteQuery(companyEventsQuery(id));
  return (
    <DealPanel title={t('Security activity')}>
      {events.data ? (
        <div className={classes.list}>
          <SecurityEventList query={events} />
        </div>
      ) : events.isError ? (
        <QueryFailure query={events} fallback={t('Failed to fetch the security activity')} />
      ) : (
        <LoadingRows rows={3} />
      )}
    </DealPanel>
  );
}
