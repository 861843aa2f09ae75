import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import classes from './not-bookable.module.css';

/** Says that a machine cannot be booked, because it is unknown, for sale or off the market. */
export function NotBookable({ title, line }: { title: string; line: string }) {
  const { t } = useTranslation();
  return (
    <section className={classes.screen}>
      <PageHead title={title} indexed={false} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.line}>{line}</p>
      <Button component={LocalLink} to="/rentals" color="amber" size="md">
        {t('See machines for rent')}
      </Button>
    </section>
  );
}
