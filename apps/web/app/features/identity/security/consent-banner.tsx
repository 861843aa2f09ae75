import { Button } from '@mantine/core';
import { giveConsent } from '@rigsouq/contract/legal/consent';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { IconFileCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { toast } from '../../../lib/toast.ts';
import classes from '../../../shared/dashboard/banner.module.css';
import { profileQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import { LegalLinks } from '../../../shared/legal/legal-links.tsx';

/** Asks once for consent to the current version of the terms and the privacy policy (R80). */
export function ConsentBanner() {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const agree = useMutation({
    mutationFn: () => call(giveConsent, { body: { consent: consentFor('registration') } }),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: profileQuery.queryKey });
      await toast({ message: t(message), tone: 'good' });
    },
    onError: (error) =>
      void toast({ message: messageOf(i18n, error, t('Failed to record your consent')), tone: 'bad' }),
  });
  return (
    <section className={classes.banner} aria-label={t('New terms')} data-calm>
      <IconFileCheck size={24} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <div className={classes.text}>
        <p className={classes.title}>{t('Please agree to the current version of our terms.')}</p>
        <LegalLinks act="registration" lead={t('Read before you agree:')} />
      </div>
      <Button variant="default" onClick={() => agree.mutate()} disabled={agree.isPending}>
        {agree.isPending ? t('Saving...') : t('I agree')}
      </Button>
    </section>
  );
}
