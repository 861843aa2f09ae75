import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import page from '../deals/deal-page.module.css';

/** Tells a user without the buyer role why this page is empty and how to change that. */
export function BuyersOnly({ title, why }: { title: string; why: string }) {
  const { t } = useTranslation();
  return (
    <section className={page.missing}>
      <PageHead title={title} indexed={false} />
      <h1 className={page.title}>{title}</h1>
      <p className={page.hint}>{why}</p>
      <Button component={LocalLink} to="/settings/company#roles" color="amber" size="md">
        {t('Open your settings')}
      </Button>
    </section>
  );
}
