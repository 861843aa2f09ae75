import { Button } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sendVerificationLink } from '../../../lib/api/send-verification-link.ts';
import classes from '../../../shared/dashboard/banner.module.css';

/**
 * Asks the user to verify the email. Until then the user can browse, save and ask; actions that bind other companies and the approval of
 * the company are not available (R17, R81).
 */
export function VerifyBanner() {
  const { t, i18n } = useTranslation();
  const send = useMutation({ mutationFn: () => sendVerificationLink(i18n) });
  return (
    <section className={classes.banner} aria-label={t('Verify your email')}>
      <IconMailExclamation size={24} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <div className={classes.text}>
        <p className={classes.title}>{t('Your email is not verified yet.')}</p>
        <p>
          {t(
            'Open the link in the email we sent you. Until then you cannot bid, book, respond to requests, publish listings or see contact details, and your company cannot be approved.',
          )}
        </p>
      </div>
      <Button variant="default" onClick={() => send.mutate()} disabled={send.isPending}>
        {send.isPending ? t('Sending...') : t('Send the link again')}
      </Button>
    </section>
  );
}
