import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from './matching-machines.module.css';

type RequestQuotationsProps = { from: 'need' | 'project'; id: string; name: string };

/** Links from a need or project to a new request for quotation. */
export function RequestQuotations({ from, id, name }: RequestQuotationsProps) {
  const { t } = useTranslation();
  return (
    <LocalLink
      to={`/procurement/rfq/new?${from}=${id}`}
      className={classes.link ?? ''}
      aria-label={t('Request quotations: {{name}}', { name })}
    >
      {t('Request quotations')}
    </LocalLink>
  );
}
