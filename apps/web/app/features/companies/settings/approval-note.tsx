import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from '../../../shared/dashboard/banner.module.css';

/** Tells a supplier with a verified email that it waits for approval, and what that means for its machines (R31). */
export function ApprovalNote() {
  const { t } = useTranslation();
  return (
    <section className={classes.banner} data-calm aria-label={t('Company verification')}>
      <IconShieldCheck size={24} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <div className={classes.text}>
        <p className={classes.title}>{t('Your company is not verified yet.')}</p>
        <p>
          {t(
            'We’re checking your licence and tax ID and will email you. Until then you can list and sell, but buyers see your machines only if they include unverified suppliers.',
          )}
        </p>
      </div>
      <Button component={LocalLink} to="/settings/licences" variant="default">
        {t('Check your documents')}
      </Button>
    </section>
  );
}
