import { Button } from '@mantine/core';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../lib/api/session.ts';
import { companyQuery } from '../../lib/company-query.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import frame from '../../shared/deals/deal-page.module.css';
import { InvitedAuctions } from '../../shared/reverse-auctions/invited-auctions.tsx';
import { shownRole } from '../../shell/session-rules.ts';
import { useRequireSignIn } from '../../shell/use-require-session.ts';
import { ViewSelect } from '../../shell/view-select.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { LoadingRows } from '../../ui/states/loading.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import { LOG_IN_FIRST } from './auction-query.ts';
import classes from './auctions-screen.module.css';
import { OwnAuctions } from './own-auctions.tsx';

/** Lists the reverse auctions of a buyer, or those that a supplier is invited to (PR-008). */
export function AuctionsScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { role: stored } = useSession();
  const entered = useRequireSignIn(LOG_IN_FIRST);
  const company = useQuery({ ...companyQuery, enabled: entered });
  const user = company.data?.user;
  const view = shownRole(query.get('role'), stored, user?.role ?? []);
  const home =
    view === 'buyer' ? 'role=buyer&tab=procurement&list=auctions' : 'role=supplier&tab=inquiries&list=auctions';
  return (
    <div className={frame.page}>
      <PageHead title={t('Reverse auctions')} indexed={false} />
      <LocalLink to={`/dashboard?${home}`} className={frame.back ?? ''}>
        <IconArrowLeft size={18} aria-hidden="true" className={frame.arrow} />
        {t('Back to the dashboard')}
      </LocalLink>
      <div className={classes.head}>
        <div>
          <h1 className={frame.title}>{t('Reverse auctions')}</h1>
          <p className={classes.lead}>
            {view === 'buyer'
              ? t('Suppliers compete for your order by lowering their prices. Each sees only its own rank.')
              : t(
                  'Compete live for an order by lowering your price. You see your own rank; other suppliers never see your price.',
                )}
          </p>
        </div>
        {user && (
          <div className={classes.actions}>
            <ViewSelect held={user.role} />
            {view === 'buyer' && (
              <Button
                component={LocalLink}
                to="/procurement/auctions/new"
                color="amber"
                leftSection={<IconPlus size={18} aria-hidden="true" />}
              >
                {t('New reverse auction')}
              </Button>
            )}
          </div>
        )}
      </div>
      {company.isError ? (
        <QueryFailure query={company} fallback={t('Failed to fetch data')} />
      ) : user ? (
        view === 'buyer' ? (
          <OwnAuctions />
        ) : (
          <InvitedAuctions />
        )
      ) : (
        <LoadingRows />
      )}
    </div>
  );
}
