import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../lib/local-link.tsx';
import page from './deal/deal-page.module.css';
import { PageHead } from './page-head.tsx';

/** To who does not buy: why there is nothing on this page, and what would change it. */
export function BuyersOnly({ title, why }: { title: string; why: string }) {
  const { t } = useTranslation();
  return (
    <section className={page.missing}>
      <PageHead title={title} indexed={false} />
      <h1 className={page.title}>{title}</h1>
      <p className={page.hint}>{why}</p>
      <Button component={LocalLink} to="/dashboard?tab=profile" color="amber" size="md">
        {t('Open your profile')}
      </Button>
    </section>
  );
}
