import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { useLogout } from '../../shell/use-logout.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import { DeskNav } from './desk-nav.tsx';
import classes from './operator-desk.module.css';
import { ConsoleSearch } from './search/search-box.tsx';
import { LoadingRows } from './states.tsx';
import { useOperatorGate } from './use-operator-gate.ts';

/** Frames every page below /admin. */
export function OperatorDesk() {
  const { t } = useTranslation();
  const { person, rights, refusal } = useOperatorGate();
  if (refusal === 'no operator') return <Refused />;
  return (
    <div className={classes.page}>
      <PageHead title={t('Operations')} indexed={false} />
      {person.isError ? (
        <QueryFailure query={person} fallback={t('Failed to fetch user profile')} />
      ) : refusal === 'no factor' ? (
        <LoginAgain />
      ) : rights.isError ? (
        <QueryFailure query={rights} fallback={t('Failed to fetch your permissions')} />
      ) : rights.data ? (
        <>
          <ConsoleSearch />
          <DeskNav rights={rights.data} />
          <Outlet />
        </>
      ) : (
        <LoadingRows />
      )}
    </div>
  );
}

/** Asks the operator to log in with a code. A session that was opened with a password alone never opens a desk. */
function LoginAgain() {
  const { t } = useTranslation();
  const { leaving, logout } = useLogout();
  return (
    <section className={classes.refused}>
      <h1 className={classes.title}>{t('Log in again with your code')}</h1>
      <p className={classes.lead}>
        {t('Operators log in with a password and a code from their phone. You logged in without a code.')}
      </p>
      <Button color="amber" size="md" disabled={leaving} onClick={logout}>
        {t('Logout')}
      </Button>
    </section>
  );
}

function Refused() {
  const { t } = useTranslation();
  return (
    <section className={classes.refused}>
      <PageHead title={t('Operations')} indexed={false} />
      <h1 className={classes.title}>{t('This page is for Rigsouq operators')}</h1>
      <p className={classes.lead}>{t('You do not have permission to do this.')}</p>
      <Button component={LocalLink} to="/" color="amber" size="md">
        {t('Return to Home')}
      </Button>
    </section>
  );
}
