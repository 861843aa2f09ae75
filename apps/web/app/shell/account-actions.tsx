import { Button } from '@mantine/core';
import { IconBellOff, IconSettings } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedIn, useSession } from '../lib/api/session.ts';
import { LocalLink } from '../lib/i18n/local-link.tsx';
import { lazyPart } from '../lib/lazy/lazy-part.tsx';
import classes from './account-actions.module.css';
import { useLoginModal } from './login/login-modal-provider.tsx';
import { homePath } from './session-rules.ts';
import { useLogout } from './use-logout.ts';

/** Loaded only for signed-in users. */
const Bell = lazyPart(async () => (await import('./bell/bell.tsx')).Bell, {
  waiting: <span className={classes.bell} />,
  Failure: BellFailure,
});

/** The link works without the count, so a count that cannot be loaded is left out. */
const TaskCount = lazyPart(async () => (await import('./tasks/task-count.tsx')).TaskCount, {
  waiting: null,
  Failure: () => null,
});

/** Shows Login and Sign Up to a visitor, and Dashboard, Settings and Logout to a signed-in user. */
export function AccountActions({ wide = false, onLogin }: { wide?: boolean; onLogin?: () => void }) {
  const session = useSession();
  return (
    <div className={classes.actions} data-wide={wide || undefined}>
      {isSignedIn(session) ? <SignedIn role={session.role ?? 'buyer'} wide={wide} /> : <SignedOut onLogin={onLogin} />}
    </div>
  );
}

function SignedOut({ onLogin }: { onLogin: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { openLogin } = useLoginModal();

  function askForLogin() {
    onLogin?.();
    openLogin();
  }

  return (
    <div className={classes.visitor}>
      <Button variant="default" onClick={askForLogin}>
        {t('Login')}
      </Button>
      <Button component={LocalLink} to="/vendoronboarding" color="ink" className={classes.second}>
        {t('Sign Up')}
      </Button>
    </div>
  );
}

function SignedIn({ role, wide }: { role: string; wide: boolean }) {
  const { t } = useTranslation();
  const { logout, leaving } = useLogout();
  const countId = useId();
  return (
    <>
      {!wide && (
        <>
          <Bell />
          <LocalLink to="/settings" aria-label={t('Settings')} title={t('Settings')} className={classes.settings}>
            <IconSettings size={22} stroke={1.75} aria-hidden="true" />
          </LocalLink>
        </>
      )}
      <span className={classes.home}>
        <Button component={LocalLink} to={homePath(role)} color="ink" aria-describedby={countId}>
          {t('Dashboard')}
        </Button>
        {!wide && <TaskCount id={countId} />}
      </span>
      {wide && (
        <Button component={LocalLink} to="/settings" variant="default">
          {t('Settings')}
        </Button>
      )}
      <Button variant="default" onClick={logout} disabled={leaving} className={classes.second}>
        {leaving ? t('Logging out...') : t('Logout')}
      </Button>
    </>
  );
}

/** A message has no room in the header. */
function BellFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const label = t('Load notifications again');
  return (
    <Button variant="default" px={8} aria-label={label} title={label} onClick={onRetry}>
      <IconBellOff size={22} stroke={1.75} aria-hidden="true" />
    </Button>
  );
}
