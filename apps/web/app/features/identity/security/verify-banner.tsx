import { Button } from '@mantine/core';
import { resendVerification } from '@rigsouq/contract/companies/registration';
import { IconMailExclamation } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import classes from '../../../shared/dashboard/banner.module.css';

/**
 * Asks the user to verify the email. Until then the user can browse, save and ask; actions that bind other companies and the approval of
 * the company are not available (R17).
 */
export function VerifyBanner() {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const resend = useMutation({
    mutationFn: () => call(resendVerification, { body: { language } }),
    onSuccess: () => void toast({ message: t(resendVerification.message), tone: 'good' }),
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to send the link')), tone: 'bad' }),
  });
  return (
    <section className={classes.banner} aria-label={t('Verify your email')}>
      <IconMailExclamation size={24} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <div className={classes.text}>
        <p className={classes.title}>{t('Your email is not verified yet.')}</p>
        <p>
          {t(
            'Open the link in the email we sent you. Until then you cannot bid, book, respond to requests or see contact details, and your company cannot be approved.',
          )}
        </p>
      </div>
      <Button variant="default" onClick={() => resend.mutate()} disabled={resend.isPending}>
        {resend.isPending ? t('Sending...') : t('Resend link')}
      </Button>
    </section>
  );
}
