import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './pager.module.css';

/** The number of items on one page of every dashboard list. */
export const PAGE_SIZE = 20;

type PagerProps = { page: number; pages: number; onPage: (page: number) => void; label: string };

export function Pager({ page, pages, onPage, label }: PagerProps) {
  const { t } = useTranslation();
  const go = (to: number) => {
    if (to >= 1 && to <= pages) onPage(to);
  };
  return (
    <nav className={classes.pager} aria-label={label}>
      <Button variant="default" size="sm" onClick={() => go(page - 1)} disabled={page <= 1}>
        {t('Previous')}
      </Button>
      <span className={classes.place}>{t('Page {{page}} of {{pages}}', { page, pages })}</span>
      <Button variant="default" size="sm" onClick={() => go(page + 1)} disabled={page >= pages}>
        {t('Next')}
      </Button>
    </nav>
  );
}
