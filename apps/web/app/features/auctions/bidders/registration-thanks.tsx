import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedIn, useSession } from '../../../lib/api/session.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from '../../../ui/form-page/thanks-card.module.css';

/** Explains what happens next, in place of the form. */
export function RegistrationThanks({ email }: { email: string }) {
  const { t } = useTranslation();
  const signedIn = isSignedIn(useSession());
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="received" className={classes.card}>
      <IconCircleCheck size={40} stroke={1.5} aria-hidden="true" className={classes.mark} />
      <h2 id="received" ref={title} tabIndex={-1} className={classes.title}>
        {t('Thank you. We have received your registration.')}
      </h2>
      <ol className={classes.steps}>
        <li>{t('We’ve sent a confirmation to {{email}} and will reply there.', { email: `\u2068${email}\u2069` })}</li>
        {!signedIn && (
          <li>{t('Create an account with this email and verify it. We’ll add your limit to that account.')}</li>
        )}
        <li>{t('Until then, you can bid up to $25,000.')}</li>
      </ol>
      <div className={classes.actions}>
        {!signedIn && (
          <Button component={LocalLink} to="/vendoronboarding" color="amber" size="md">
            {t('Create an account')}
          </Button>
        )}
        <Button component={LocalLink} to="/browse-live-auctions" variant="default" size="md">
          {t('Browse live auctions')}
        </Button>
      </div>
    </section>
  );
}
