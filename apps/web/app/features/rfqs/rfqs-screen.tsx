import { Button } from '@mantine/core';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../lib/api/session.ts';
import { companyQuery } from '../../lib/company-query.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import frame from '../../shared/deals/deal-page.module.css';
import { shownRole } from '../../shell/session-rules.ts';
import { useRequireSignIn } from '../../shell/use-require-session.ts';
import { ViewSelect } from '../../shell/view-select.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { LoadingRows } from '../../ui/states/loading.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import { Invitations } from './invitations.tsx';
import { OwnRfqs } from './own-rfqs.tsx';
import classes from './rfqs-screen.module.css';

/** Lists the requests for quotation of a buyer, or those that a supplier can answer (PR-001). */
export function RfqsScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { role: stored } = useSession();
  const entered = useRequireSignIn(text('Please log in to see requests for quotation.'));
  const company = useQuery({ ...companyQuery, enabled: entered });
  const user = company.data?.user;
  const view = shownRole(query.get('role'), stored, user?.role ?? []);
  const home = view === 'buyer' ? 'role=buyer&tab=procurement&list=rfq' : 'role=supplier';
  return (
    <div className={frame.page}>
      <PageHead title={t('Requests for quotation')} indexed={false} />
      <LocalLink to={`/dashboard?${home}`} className={frame.back ?? ''}>
        <IconArrowLeft size={18} aria-hidden="true" className={frame.arrow} />
        {t('Back to the dashboard')}
      </LocalLink>
      <div className={classes.head}>
        <div>
          <h1 className={frame.title}>{t('Requests for quotation')}</h1>
          <p className={classes.lead}>
            {view === 'buyer'
              ? t('Send one list to many suppliers, open the sealed responses together and award the order.')
              : t('Respond to buyers’ requests. Your response stays sealed until the deadline.')}
          </p>
        </div>
        {user && (
          <div className={classes.actions}>
            <ViewSelect held={user.role} />
            {view === 'buyer' && (
              <Button
                component={LocalLink}
                to="/procurement/rfq/new"
                color="amber"
                leftSection={<IconPlus size={18} aria-hidden="true" />}
              >
                {t('New request')}
              </Button>
            )}
          </div>
        )}
      </div>
      {company.isError ? (
        <QueryFailure query={company} fallback={t('Failed to fetch data')} />
      ) : user ? (
        view === 'buyer' ? (
          <OwnRfqs />
        ) : (
          <Invitations verified={user.isApproved} />
        )
      ) : (
        <LoadingRows />
      )}
    </div>
  );
}
