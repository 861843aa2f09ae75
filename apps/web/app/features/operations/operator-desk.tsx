import { LoadingRows } from '../../ui/states/loading.tsx';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import { Button } from '@mantine/core';
import { IconExternalLink, IconMenu2, IconSearch, IconSettings } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { Logo } from '../../shell/logo.tsx';
import { useLogout } from '../../shell/use-logout.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import classes from './operator-desk.module.css';
import { RAIL_ID, Rail } from './rail/rail.tsx';
import { ConsoleSearch } from './search/search-box.tsx';
import { useOperatorGate } from './use-operator-gate.ts';

/** Frames every page below /admin: a bar with the search, the rail with the desks of this operator, and the page. */
export function OperatorDesk() {
  const { t } = useTranslation();
  const { person, rights, refusal } = useOperatorGate();
  if (refusal === 'no operator') return <Refused />;
  const allowed = refusal === undefined && rights.data;
  return (
    <div className={classes.shell}>
      <Bar menu={allowed !== undefined && allowed !== false}>{allowed && <ConsoleSearch />}</Bar>
      {allowed && (
        <Rail rights={allowed}>
          <AccountLinks />
        </Rail>
      )}
      <main id="main" tabIndex={-1} className={classes.main}>
        <PageHead title={t('Operations')} indexed={false} />
        {person.isError ? (
          <QueryFailure query={person} fallback={t('Failed to fetch user profile')} />
        ) : refusal === 'no factor' ? (
          <LoginAgain />
        ) : rights.isError ? (
          <QueryFailure query={rights} fallback={t('Failed to fetch your permissions')} />
        ) : allowed ? (
          <Outlet />
        ) : (
          <LoadingRows />
        )}
      </main>
    </div>
  );
}

function Bar({ menu, children }: { menu: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <header className={classes.bar}>
      {menu && (
        <button type="button" popoverTarget={RAIL_ID} className={classes.menu} aria-label={t('Open menu')}>
          <IconMenu2 size={22} aria-hidden="true" />
        </button>
      )}
      <Logo to="/admin" label={`${t('Rigsouq')} ${t('Operations')}`} />
      <span className={classes.word}>{t('Operations')}</span>
      <div className={classes.search}>{children}</div>
      {menu && (
        <LocalLink to="/admin/search" className={`${classes.icon} ${classes.narrow}`} aria-label={t('Search')}>
          <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        </LocalLink>
      )}
      <div className={classes.account} data-in-menu={menu || undefined}>
        <AccountLinks />
      </div>
    </header>
  );
}

function AccountLinks() {
  const { t } = useTranslation();
  const { leaving, logout } = useLogout();
  return (
    <>
      <LocalLink to="/" className={classes.icon} aria-label={t('Open the site')} title={t('Open the site')}>
        <IconExternalLink size={20} stroke={1.75} aria-hidden="true" />
      </LocalLink>
      <LocalLink to="/settings" className={classes.icon} aria-label={t('Settings')} title={t('Settings')}>
        <IconSettings size={20} stroke={1.75} aria-hidden="true" />
      </LocalLink>
      <LanguageSwitch />
      <Button variant="default" size="sm" onClick={logout} disabled={leaving}>
        {leaving ? t('Logging out...') : t('Logout')}
      </Button>
    </>
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
    <div className={classes.shell}>
      <Bar menu={false}>{null}</Bar>
      <main id="main" tabIndex={-1} className={classes.main}>
        <section className={classes.refused}>
          <PageHead title={t('Operations')} indexed={false} />
          <h1 className={classes.title}>{t('This page is for Rigsouq operators')}</h1>
          <p className={classes.lead}>{t('You do not have permission to do this.')}</p>
          <Button component={LocalLink} to="/" color="amber" size="md">
            {t('Return to Home')}
          </Button>
        </section>
      </main>
    </div>
  );
}
