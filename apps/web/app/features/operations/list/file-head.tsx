import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from './desk-file.module.css';

/** Shows the title of the open item with its state, and a link to its page. */
export function FileHead({ title, page, children }: { title: string; page: string; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={classes.head}>
      <h2 className={classes.title}>
        <bdi>{title}</bdi>
      </h2>
      {children}
      <LocalLink to={page} className={classes.page}>
        {t('Open the page')}
      </LocalLink>
    </div>
  );
}
