import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { PageHead } from '../page/page-head.tsx';
import classes from './error-screen.module.css';

export function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return <CrashScreen />;
}

/** Also used by pages that find out in the browser that there is nothing to show. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <section className={classes.screen}>
      <PageHead title={t('Page not found')} indexed={false} />
      <h1 className={classes.code}>404</h1>
      <p className={classes.text}>{t('Oops! Page not found')}</p>
      <p className={classes.hint}>{t('The address may be mistyped, or the page has moved.')}</p>
      <Button component={LocalLink} to="/" color="amber" size="md">
        {t('Return to Home')}
      </Button>
    </section>
  );
}

function CrashScreen() {
  const { t } = useTranslation();
  return <FailureScreen message={t('Something went wrong. Please try again later.')} />;
}

/** Shows a failed page with the message of that page. */
export function FailureScreen({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <section className={classes.screen} role="alert">
      <PageHead title={t('Something went wrong')} indexed={false} />
      <h1 className={classes.text}>{message}</h1>
      <Button color="amber" size="md" onClick={() => window.location.reload()}>
        {t('Reload the page')}
      </Button>
    </section>
  );
}
